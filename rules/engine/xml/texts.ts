import { decodeText } from './text.ts';

const SLOTS = 2048;
/** Bytes of a short text: three words. Codes, units, rates and most amounts are no longer. */
export const SHORT = 12;
const WORD = 4;
/** Keeps the bytes of a word that belong to a text; index is how many do. */
const BYTES = Int32Array.of(0, 0xff, 0xffff, 0xffffff, -1);

/** For each slot the three words of a text, which tell its length, too: no text holds the byte 0. */
const table = new Int32Array(SLOTS * 3);
const cachedTexts: string[] = Array.from({ length: SLOTS }, () => '');

/** Longer than the longest text of a usual invoice, and short enough for the collector to treat as any other string. */
const CHUNK_BITS = 16;
const CHUNK = 1 << CHUNK_BITS;

/** Texts that are decoded one by one: for so few a piece does not pay. */
const SINGLE = 16;

const AMPERSAND = 0x26;
const RETURN = 0x0d;

/** Copied for the reason `ByNode` has. */
const NO_CHUNKS: string[] = [];

/** The texts of one document, read from its bytes when asked for. */
export class Texts {
  readonly #bytes: Buffer;
  readonly #view: DataView;
  readonly #chunks: string[] = NO_CHUNKS.slice();
  #left = SINGLE;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  /** The text or attribute value in these bytes. */
  read(from: number, to: number): string {
    if (to - from <= SHORT && from + SHORT <= this.#bytes.length) return this.#short(from, to);
    return this.#cut(from, to);
  }

  /**
   * Invoices say `EUR`, `C62` and `20.00` on every line: each is made once, and so is what JavaScript finds out about a string to look
   * it up. The same bytes are the same text in every document.
   */
  #short(from: number, to: number): string {
    const view = this.#view;
    const length = to - from;
    const a = view.getInt32(from, true) & BYTES[length > WORD ? WORD : length]!;
    const b = length > WORD ? view.getInt32(from + WORD, true) & BYTES[length > 8 ? WORD : length - 4]! : 0;
    const c = length > 8 ? view.getInt32(from + 8, true) & BYTES[length - 8]! : 0;
    const mixed = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35);
    const slot = (mixed ^ (mixed >>> 15)) & (SLOTS - 1);
    const at = slot * 3;
    if (table[at] === a && table[at + 1] === b && table[at + 2] === c) return cachedTexts[slot]!;
    const text = this.#cut(from, to);
    table[at] = a;
    table[at + 1] = b;
    table[at + 2] = c;
    return (cachedTexts[slot] = text);
  }

  /** Cut from a piece of the document read as Latin-1 where it is ASCII: a cut stays in JavaScript, decoding leaves it each time. */
  #cut(from: number, to: number): string {
    const bytes = this.#bytes;
    for (let i = from; i < to; i++) {
      const c = bytes[i]!;
      if (c >= 0x80 || c === RETURN || c === AMPERSAND) return decodeText(bytes, from, to, false);
    }
    const chunk = from >> CHUNK_BITS;
    const start = chunk << CHUNK_BITS;
    if (this.#left-- > 0 || to > start + CHUNK) return bytes.toString('latin1', from, to);
    const whole = (this.#chunks[chunk] ??= bytes.toString('latin1', start, start + CHUNK));
    return whole.slice(from - start, to - start);
  }
}
