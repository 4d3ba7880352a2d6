// JSON as the bytes that are sent. A text that grows piece by piece is a tree of pieces until it is encoded, and to make and walk that tree
// takes three times as long as to write its characters.

import { LIMITS } from './limits.ts';

const FIRST_SIZE = 2 ** 16;
/** What is kept between two documents is no larger. */
const MOST_KEPT = 2 ** 20;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SPACE = 0x20;
const ASCII = 0x7f;

/** Longer texts are seldom, and written faster by the platform. */
const SHORT = 128;
/** UTF-8 takes at most three bytes for a unit of UTF-16. */
const MOST_BYTES = 3;

const encoder = new TextEncoder();

/** A text that grows. One is in use at a time: who writes takes the bytes before anything else is written. */
export class JsonText {
  #bytes = new Uint8Array(FIRST_SIZE);
  #length = 0;

  /** Forgets what was written. */
  cut(): void {
    this.#length = 0;
  }

  /** The bytes so far, in memory of their own. */
  taken(): Uint8Array<ArrayBuffer> {
    const taken = this.#bytes.slice(0, this.#length);
    this.#length = 0;
    if (this.#bytes.length > MOST_KEPT) this.#bytes = new Uint8Array(FIRST_SIZE);
    return taken;
  }

  /** ASCII as it stands: names, brackets and commas. */
  mark(ascii: Uint8Array, from = 0, to = ascii.length): void {
    this.#reserve(to - from);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let i = from; i < to; i++) bytes[at++] = ascii[i]!;
    this.#length = at;
  }

  /** What JSON.stringify makes of it. @returns false for undefined, which is nothing in JSON */
  value(value: unknown): boolean {
    if (typeof value === 'string' && value.length <= SHORT && this.#short(value)) return true;
    const text = JSON.stringify(value) as string | undefined;
    if (text === undefined) return false;
    this.#reserve(text.length * MOST_BYTES);
    this.#length += encoder.encodeInto(text, this.#bytes.subarray(this.#length)).written;
    return true;
  }

  /** @returns false where it has more than ASCII, or what JSON escapes; nothing is written then. */
  #short(text: string): boolean {
    const { length } = text;
    this.#reserve(length + 2);
    const bytes = this.#bytes;
    let at = this.#length;
    bytes[at++] = QUOTE;
    for (let i = 0; i < length; i++) {
      const c = text.charCodeAt(i);
      if (c < SPACE || c > ASCII || c === QUOTE || c === BACKSLASH) return false;
      bytes[at++] = c;
    }
    bytes[at++] = QUOTE;
    this.#length = at;
    return true;
  }

  /** @throws RangeError where more is written than an answer may have: what is never sent takes no memory */
  #reserve(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#bytes.length) return;
    if (this.#length > LIMITS.answer_bytes.value) throw new RangeError('more than an answer may have');
    const larger = new Uint8Array(Math.max(needed, 2 * this.#bytes.length));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}

/** ASCII as bytes. */
export const asciiOf = (text: string): Uint8Array => encoder.encode(text);

/** Marks of JSON, as bytes: of a list, an object without properties, and the end of one that has some. */
export const MARKS = {
  OPEN: asciiOf('['),
  CLOSE: asciiOf(']'),
  COMMA: asciiOf(','),
  NOTHING: asciiOf('{}'),
  END: asciiOf('}'),
} as const;
