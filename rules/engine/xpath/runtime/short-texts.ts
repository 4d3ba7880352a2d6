/** Bytes of the longest: two words. Nearly all codes are no longer. */
const MOST_BYTES = 8;
/** Printable ASCII, and nothing that may stand for another character: the bytes of a document are the text then. */
const SHORT = /^[!-%'-~]{1,8}$/;
/** A slot: the two words of a text (none holds the byte 0, so they tell its length), and its number. */
const SLOT = 3;

/** What the bytes do not tell: they may stand for other characters. */
export const UNTOLD = -1;
/** So few longer texts are compared one by one. */
const MOST_LONG = 8;
const LONG = /^[!-%'-~]+$/;
const ASCII = 0x80;
const AMPERSAND = 0x26;
const RETURN = 0x0d;
const BLANK = 0x20;

/** A byte that is not the character it looks like (XML 1.0, 2.11 and 4.1; UTF-8). */
export const isSpecial = (byte: number): boolean => byte >= ASCII || byte === AMPERSAND || byte === RETURN;

/** White space, or what may stand for it or for another character. */
export const mayVanish = (byte: number): boolean => byte <= BLANK || isSpecial(byte);

/** Numbers other than 0 by texts, found by the bytes of a document, without a string; most are short. */
export class ShortTexts {
  /** Can all texts be found by bytes? */
  #isComplete = true;
  readonly #long: { readonly text: string; readonly value: number }[] = [];
  readonly #slots: Int32Array;
  readonly #mask: number;

  /** For at most so many texts. */
  constructor(most: number) {
    const slots = 2 ** Math.ceil(Math.log2(2 * most + 1));
    this.#slots = new Int32Array(slots * SLOT);
    this.#mask = slots - 1;
  }

  /** A text that cannot be found by bytes is not kept. */
  add(text: string, value: number): void {
    if (!SHORT.test(text)) return this.#addLong(text, value);
    for (let i = 0; i < text.length; i++) letters[i] = text.charCodeAt(i);
    const at = this.#place(letters, 0, text.length);
    this.#slots[at] = first;
    this.#slots[at + 1] = second;
    this.#slots[at + 2] = value;
  }

  #addLong(text: string, value: number): void {
    if (!LONG.test(text) || this.#long.length === MOST_LONG) this.#isComplete = false;
    else this.#long.push({ text, value });
  }

  /** The number of the text of these bytes, 0 for none, UNTOLD; with `normal`, of the text whose blanks do not count. */
  tell(bytes: Uint8Array, from: number, to: number, normal: boolean): number {
    const found = this.find(bytes, from, to);
    if (found !== 0) return found;
    if (!this.#isComplete) return UNTOLD;
    // So many characters are more than a short text has.
    const end = Math.min(to, from + MOST_BYTES + 1);
    for (let at = from; at < end; at++) if (isOther(bytes[at]!, normal)) return UNTOLD;
    return this.#long.length === 0 ? 0 : this.#tellLong(bytes, from, to, normal);
  }

  #tellLong(bytes: Uint8Array, from: number, to: number, normal: boolean): number {
    for (const { text, value } of this.#long) {
      let at = from;
      while (at < to && at - from < text.length && bytes[at] === text.charCodeAt(at - from)) at++;
      const isWhole = at - from === text.length;
      if (at === to && isWhole) return value;
      if (at < to && isOther(bytes[at]!, normal)) return UNTOLD;
    }
    return 0;
  }

  /** 0 where these bytes are none of the short texts. */
  find(bytes: Uint8Array, from: number, to: number): number {
    if (to === from || to - from > MOST_BYTES) return 0;
    return this.#slots[this.#place(bytes, from, to) + 2]!;
  }

  /** Where a text's slot is, or would be. */
  #place(bytes: Uint8Array, from: number, to: number): number {
    let a = 0;
    let b = 0;
    const half = Math.min(to, from + 4);
    for (let i = half; i-- > from;) a = (a << 8) | bytes[i]!;
    for (let i = to; i-- > half;) b = (b << 8) | bytes[i]!;
    first = a;
    second = b;
    const slots = this.#slots;
    const mixed = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
    for (let slot = (mixed ^ (mixed >>> 15)) & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const at = slot * SLOT;
      if (slots[at] === 0 || (slots[at] === a && slots[at + 1] === b)) return at;
    }
  }
}

const isOther = (byte: number, normal: boolean): boolean => (normal ? mayVanish(byte) : isSpecial(byte));

/** The bytes of the text that is added: a buffer of its own for each would take longer than all the rest. */
const letters = new Uint8Array(MOST_BYTES);

/** The words of the text whose place was found last. */
let first = 0;
let second = 0;
