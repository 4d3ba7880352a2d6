/** Bytes of the longest: two words. Nearly all codes are no longer. */
const MOST_BYTES = 8;
/** Printable ASCII, and nothing that may stand for another character: the bytes of a document are the text then. */
const SHORT = /^[!-%'-~]{1,8}$/;
/** A slot: the two words of a text (none holds the byte 0, so they tell its length), and its number. */
const SLOT = 3;

/** Numbers other than 0 by short texts, found by the bytes of a document, without a string. */
export class ShortTexts {
  /** Were all texts short ones? */
  isComplete = true;
  readonly #slots: Int32Array;
  readonly #mask: number;

  /** For at most so many texts. */
  constructor(most: number) {
    const slots = 2 ** Math.ceil(Math.log2(2 * most + 1));
    this.#slots = new Int32Array(slots * SLOT);
    this.#mask = slots - 1;
  }

  /** A text that is not short is not kept. */
  add(text: string, value: number): void {
    if (!SHORT.test(text)) {
      this.isComplete = false;
      return;
    }
    for (let i = 0; i < text.length; i++) letters[i] = text.charCodeAt(i);
    const at = this.#place(letters, 0, text.length);
    this.#slots[at] = first;
    this.#slots[at + 1] = second;
    this.#slots[at + 2] = value;
  }

  /** 0 where these bytes are none of the texts. */
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

/** The bytes of the text that is added: a buffer of its own for each would take longer than all the rest. */
const letters = new Uint8Array(MOST_BYTES);

/** The words of the text whose place was found last. */
let first = 0;
let second = 0;
