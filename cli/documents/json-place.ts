import { keysOf } from '@conforme/proto/schema/pointer';

// Where in JSON text a pointer leads: the reader of requests records no places, and only a refused request needs one.

export interface Place {
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\]|\\.)*"/sy;
const SCALAR = /[^\s,\]}]+/y;

/**
 * The member or item a pointer (RFC 6901) names, or as much of its way as there is: a field that is missing belongs into
 * the object that stands there.
 * @param text JSON that was read before
 */
export function placeOf(text: string, pointer: string): Place {
  const walk = new Walk(text);
  for (const key of keysOf(pointer)) if (!walk.into(key)) break;
  return positionOf(text, walk.found);
}

/** Line and column of an offset, both from 1. */
export function positionOf(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/** Stands at a value; `found` is where what names it begins. */
class Walk {
  readonly #text: string;
  #at: number;
  found: number;

  constructor(text: string) {
    this.#text = text;
    this.#at = this.#past(SPACE, 0);
    this.found = this.#at;
  }

  /** Goes to a member or an item of the value; stays where it is when there is none. */
  into(step: string): boolean {
    const opening = this.#text[this.#at];
    const isObject = opening === '{';
    if (!isObject && opening !== '[') return false;
    let match: { readonly found: number; readonly at: number } | null = null;
    for (const each of this.#parts(isObject)) if (each.name === step) match = each;
    if (!match) return false;
    this.#at = match.at;
    this.found = match.found;
    return true;
  }

  /** Of a name that is given twice the last counts, as for the reader. */
  *#parts(
    isObject: boolean,
  ): Generator<{ readonly name: string; readonly found: number; readonly at: number }> {
    let at = this.#past(SPACE, this.#at + 1);
    for (let index = 0; at < this.#text.length && !'}]'.includes(this.#text[at]!); index++) {
      const found = at;
      let name = String(index);
      if (isObject) {
        const end = this.#past(STRING, at);
        name = JSON.parse(this.#text.slice(at, end)) as string;
        at = this.#past(SPACE, this.#past(SPACE, end) + 1);
      }
      yield { name, found, at };
      at = this.#past(SPACE, this.#beyond(at));
      if (this.#text[at] === ',') at = this.#past(SPACE, at + 1);
    }
  }

  /** Behind the value that begins here. */
  #beyond(from: number): number {
    if (this.#text[from] === '"') return this.#past(STRING, from);
    if (!'{['.includes(this.#text[from]!)) return this.#past(SCALAR, from);
    let depth = 0;
    for (let at = from; at < this.#text.length;) {
      const character = this.#text[at]!;
      if (character === '"') {
        at = this.#past(STRING, at);
        continue;
      }
      if ('{['.includes(character)) depth++;
      if ('}]'.includes(character) && --depth === 0) return at + 1;
      at++;
    }
    return this.#text.length;
  }

  #past(pattern: RegExp, from: number): number {
    pattern.lastIndex = from;
    return pattern.test(this.#text) ? pattern.lastIndex : Math.max(from + 1, 0);
  }
}
