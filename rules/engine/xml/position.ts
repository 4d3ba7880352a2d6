/** 1-based line and column (in characters) of a place in the source text. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

const LINE_FEED = 0x0a;

/**
 * Places in UTF-8 text. Remembers the last one asked for and counts on from there, so that a thousand findings on one
 * huge line cost one pass over it, not a thousand.
 */
export class Positions {
  readonly #bytes: Uint8Array;
  #offset = 0;
  #line = 1;
  #column = 1;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  at(offset: number): Position {
    if (offset < this.#offset) this.#restart();
    const bytes = this.#bytes;
    let line = this.#line;
    let start = this.#offset;
    for (let i = start; i < offset; i++)
      if (bytes[i] === LINE_FEED) {
        line++;
        start = i + 1;
      }
    let column = line === this.#line ? this.#column : 1;
    for (let i = start; i < offset; i++) if ((bytes[i]! & 0xc0) !== 0x80) column++;
    this.#offset = offset;
    this.#line = line;
    this.#column = column;
    return { line, column };
  }

  #restart(): void {
    this.#offset = 0;
    this.#line = 1;
    this.#column = 1;
  }
}

export function positionAt(bytes: Uint8Array, offset: number): Position {
  return new Positions(bytes).at(offset);
}
