/** 1-based line and column (in characters) of a place in the source text. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

const LINE_FEED = 0x0a;
const RETURN = 0x0d;

/**
 * Places in UTF-8 text, whose lines end as XML 1.0, 2.11, has it: with CR LF, LF or CR alone. Keeps the last one that was found and counts
 * on from there, so that a thousand findings on one huge line cost one pass over it, not a thousand. Ends of lines are looked for by the
 * runtime, in half the time.
 */
export class Positions {
  readonly #bytes: Uint8Array;
  #offset = 0;
  #line = 1;
  #column = 1;
  /** Where that line ends. */
  #end: number;
  /** The first carriage return that is not behind the line. */
  #return = -1;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#end = this.#endFrom(0);
  }

  at(offset: number): Position {
    if (offset < this.#offset) this.#restart();
    let start = this.#offset;
    let column = this.#column;
    for (; this.#end < offset; this.#end = this.#endFrom(start)) {
      this.#line++;
      start = this.#end + 1;
      column = 1;
    }
    for (let i = start; i < offset; i++) if ((this.#bytes[i]! & 0xc0) !== 0x80) column++;
    this.#offset = offset;
    this.#column = column;
    return { line: this.#line, column };
  }

  #endFrom(offset: number): number {
    const feed = this.#next(LINE_FEED, offset);
    if (this.#return < offset) this.#return = this.#next(RETURN, offset);
    return this.#return + 1 < feed ? this.#return : feed;
  }

  #next(byte: number, offset: number): number {
    const found = this.#bytes.indexOf(byte, offset);
    return found < 0 ? Infinity : found;
  }

  #restart(): void {
    this.#offset = 0;
    this.#line = 1;
    this.#column = 1;
    this.#return = -1;
    this.#end = this.#endFrom(0);
  }
}

export function positionAt(bytes: Uint8Array, offset: number): Position {
  return new Positions(bytes).at(offset);
}
