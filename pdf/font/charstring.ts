/** Deepest nesting of subroutines (Adobe Technical Note 5177, appendix B). */
const MOST_CALLS = 10;
const MOST_STEPS = 10_000;

/** Operators that may carry the width before their own operands, and how many of those they take. */
const STEMS = new Set([1, 3, 18, 23, 19, 20]);
const MOVES: Readonly<Record<number, number>> = { 4: 1, 21: 2, 22: 1 };
const END = 14;
const CALL_LOCAL = 10;
const CALL_GLOBAL = 29;
const RETURN = 11;

/** Runs the beginning of Type 2 charstrings, up to the operator that says whether a width came first. */
export class Charstrings {
  readonly #subrs: readonly Buffer[];
  readonly #globals: readonly Buffer[];
  #stack: number[] = [];
  #steps = 0;

  constructor(subrs: readonly Buffer[], globals: readonly Buffer[]) {
    this.#subrs = subrs;
    this.#globals = globals;
  }

  /** The width as a difference from the nominal width; null when the glyph has the default width. */
  width(charstring: Buffer): number | null {
    this.#stack = [];
    const found = this.#run(charstring, 0);
    if (found === undefined) throw new Error('a glyph is never ended');
    return found;
  }

  #run(code: Buffer, depth: number): number | null | undefined {
    if (depth > MOST_CALLS) throw new Error('subroutines are nested too deep');
    for (let at = 0; at < code.length;) {
      if (++this.#steps > MOST_STEPS) throw new Error('a glyph is too long');
      const byte = code[at]!;
      if (byte >= 32 || byte === 28) {
        at += this.#push(code, at);
        continue;
      }
      at++;
      if (byte === RETURN) return undefined;
      if (byte !== CALL_LOCAL && byte !== CALL_GLOBAL) return this.#widthBefore(byte);
      const found = this.#run(this.#subroutine(byte === CALL_LOCAL ? this.#subrs : this.#globals), depth + 1);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #subroutine(list: readonly Buffer[]): Buffer {
    const bias = list.length < 1240 ? 107 : list.length < 33900 ? 1131 : 32768;
    const subroutine = list[(this.#stack.pop() ?? Number.NaN) + bias];
    if (!subroutine) throw new Error('a subroutine is missing');
    return subroutine;
  }

  #widthBefore(operator: number): number | null {
    const count = this.#stack.length;
    if (STEMS.has(operator)) return count % 2 === 1 ? this.#stack[0]! : null;
    if (operator === END) return count === 1 || count === 5 ? this.#stack[0]! : null;
    const takes = MOVES[operator];
    // Some programs begin with a line; viewers draw it from the origin, with the default width.
    if (takes === undefined) return null;
    return count > takes ? this.#stack[0]! : null;
  }

  #push(code: Buffer, at: number): number {
    const byte = code[at]!;
    if (byte === 28) return this.#put(code.readInt16BE(at + 1), 3);
    if (byte <= 246) return this.#put(byte - 139, 1);
    if (byte <= 250) return this.#put((byte - 247) * 256 + code[at + 1]! + 108, 2);
    if (byte <= 254) return this.#put(-(byte - 251) * 256 - code[at + 1]! - 108, 2);
    return this.#put(code.readInt32BE(at + 1) / 65536, 5);
  }

  #put(value: number, length: number): number {
    this.#stack.push(value);
    return length;
  }
}

/** The length of the number a charstring begins with. @throws Error when that number is the number of a subroutine. */
export function firstOperand(code: Buffer): number {
  const byte = code[0] ?? 0;
  const length = byte === 28 ? 3 : byte === 255 ? 5 : byte >= 247 ? 2 : byte >= 32 ? 1 : 0;
  const next = code[length];
  if (length === 0 || next === CALL_LOCAL || next === CALL_GLOBAL)
    throw new Error('the width of a glyph stands in a subroutine');
  return length;
}
