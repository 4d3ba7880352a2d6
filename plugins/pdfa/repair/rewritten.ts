const BLANK = Buffer.from(' ');

/** Bytes with some of them replaced, from front to back; a million replacements take no more room than the result. */
export class Rewritten {
  readonly #data: Buffer;
  #out = Buffer.alloc(0);
  #length = 0;
  #from = 0;
  #changed = false;

  constructor(data: Buffer) {
    this.#data = data;
  }

  replace(start: number, end: number, text: Uint8Array): void {
    this.#changed = true;
    this.#put(this.#data.subarray(this.#from, start));
    this.#put(text);
    this.#put(BLANK);
    this.#from = end;
  }

  finish(): Buffer | null {
    if (!this.#changed) return null;
    this.#put(this.#data.subarray(this.#from));
    return this.#out.subarray(0, this.#length);
  }

  #put(bytes: Uint8Array): void {
    const length = this.#length + bytes.length;
    if (length > this.#out.length) {
      const larger = Buffer.alloc(Math.max(length, 2 * this.#out.length, this.#data.length));
      this.#out.copy(larger, 0, 0, this.#length);
      this.#out = larger;
    }
    this.#out.set(bytes, this.#length);
    this.#length = length;
  }
}
