import type { Tree } from '@conforme/engine/xml';
import type { Compiled } from './compile.ts';
import type { FindingKind } from './finding.ts';
import type { CompiledSimple } from './simple.ts';
import { list, Telling } from './telling.ts';
import type { Wanted } from './telling.ts';

/** Where in a content model the validator stands: the state, and how often its element has come. */
export interface Place {
  readonly type: number;
  readonly state: number;
  readonly count: number;
}

/** Turns what the validator met into faults; nothing here runs on a valid document. */
export class Reporter extends Telling {
  readonly #schema: Compiled;

  constructor(schema: Compiled, tree: Tree, most: number) {
    super(schema.prefixes, tree, most);
    this.#schema = schema;
  }

  root(node: number): void {
    this.add('root', node, () => {
      const expected = Object.keys(this.#schema.table.roots);
      const actual = this.label(node);
      return { expected, actual, path: '', names: [actual, list(expected)] };
    });
  }

  /** `next` is the particle of the child in this type, or -1 when the type has none of that name. */
  misplaced(node: number, parent: number, place: Place, next: number): void {
    const { max, label } = this.#schema.particles;
    const { state, type } = place;
    if (next < 0) this.#wrong('unknown', node, parent, place, list);
    else if (next === state) this.#wrong('repeated', node, parent, place, () => String(max[state]));
    else if (this.#isChoice(type)) this.#wrong('alternative', node, parent, place, () => label[state]!);
    else if (next < state) this.#wrong('misplaced', node, parent, place, () => label[state]!);
    else this.missing(node, parent, place);
  }

  #wrong(
    kind: FindingKind,
    node: number,
    parent: number,
    place: Place,
    last: (expected: readonly string[]) => string,
  ): void {
    this.add(kind, node, () => {
      const expected = this.#expected(place);
      const actual = this.label(node);
      return { expected, actual, names: [actual, this.label(parent), last(expected)] };
    });
  }

  /**
   * An element that had to come before `node`, or, when `node` is the parent itself, before its end: the one of the state
   * when it came too seldom, else the required one that bounds what may follow.
   */
  missing(node: number, parent: number, place: Place): void {
    this.add('missing', node, () => {
      const { min, reach, label } = this.#schema.particles;
      const { state, count, type } = place;
      const expected = this.#expected(place);
      const actual = node === parent ? '' : this.label(node);
      const container = this.label(parent);
      const required = label[count < min[state]! ? state : reach[state]!]!;
      const path = this.path(parent);
      return this.#isChoice(type)
        ? { expected, actual, path, names: [list(expected), container] }
        : { expected, actual, path: `${path}/${required}`, names: [required, container] };
    });
  }

  text(node: number, textNode: number, type: number): void {
    this.strayText(node, textNode, () =>
      this.#expected({ type, state: this.#schema.start[type]!, count: 0 }),
    );
  }

  value(node: number, simple: CompiledSimple): void {
    this.refusedValue(node, () => wanted(simple));
  }

  attributeValue(node: number, simple: CompiledSimple): void {
    this.refusedAttributeValue(node, () => wanted(simple));
  }

  #isChoice(type: number): boolean {
    return this.#schema.table.types[this.#schema.typeNames[type]!]?.model === 'choice';
  }

  /** Names that may stand next. */
  #expected({ state, count }: Place): string[] {
    const { label, min, max, reach } = this.#schema.particles;
    const expected = count < max[state]! ? [label[state]!] : [];
    if (count >= min[state]!) for (let p = state + 1; p <= reach[state]!; p++) expected.push(label[p]!);
    return expected;
  }
}

function wanted({ facets, builtIn }: CompiledSimple): Wanted {
  return { expected: facets?.enumeration ? [...facets.enumeration] : [builtIn], said: builtIn };
}
