import type { Refusal, Simple } from './simple.ts';

/** The values of xs:ID in a document, and of xs:IDREF with where they stand (Part 1, 3.15.4). */
export class Identities {
  readonly #ids = new Set<string>();
  readonly #references: [value: string, node: number, simple: Simple][] = [];

  /** Null for a value that may stand there, as far as is known before the end. */
  refuse(node: number, text: string, simple: Simple): Refusal | null {
    if (simple.identity === 'ID') {
      if (this.#ids.has(text)) return refusal(simple);
      this.#ids.add(text);
    } else for (const value of text.split(' ')) this.#references.push([value, node, simple]);
    return null;
  }

  /** At the end of the document: what refers to nothing. */
  unmet(report: (node: number, refused: Refusal) => void): void {
    for (const [value, node, simple] of this.#references)
      if (!this.#ids.has(value)) report(node, refusal(simple));
  }
}

const refusal = ({ builtIn }: Simple): Refusal => ({ type: builtIn, facet: null, enumeration: [] });
