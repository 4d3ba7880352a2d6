import { Damage } from './fault.ts';
import type { Budget } from './budget.ts';

const CLEAR = 256;
const END = 257;
const MOST_CODES = 4096;

/** Undoes LZW (ISO 32000-1, 7.4.4): codes of 9 to 12 bits, which grow one code early unless the stream says otherwise. */
export function unlzw(data: Buffer, budget: Budget, early = 1): Buffer {
  const out = new Growing(budget);
  // A code stands for a stretch of the output: where it begins, and how long it is.
  const starts = new Uint32Array(MOST_CODES);
  const lengths = new Uint32Array(MOST_CODES);
  let next = END + 1;
  let before = -1;
  let [bits, available, at, width] = [0, 0, 0, 9];
  for (;;) {
    while (available < width) {
      if (at >= data.length) return out.done();
      bits = ((bits << 8) | data[at++]!) & 0xffffff;
      available += 8;
    }
    const code = (bits >> (available -= width)) & ((1 << width) - 1);
    if (code === END) return out.done();
    if (code === CLEAR) {
      [next, before, width] = [END + 1, -1, 9];
      continue;
    }
    if (code > END && (code >= next + (before < 0 ? 0 : 1) || before < 0))
      throw new Damage('a compressed stream (LZW) cannot be unpacked');
    // The new code is the previous stretch and one byte more, which is the byte written next.
    if (before >= 0 && next < MOST_CODES) {
      starts[next] = before;
      lengths[next] = out.length - before + 1;
      next++;
    }
    before = out.length;
    if (code < CLEAR) out.byte(code);
    else out.repeat(starts[code]!, lengths[code]!);
    if (next + early >= 1 << width && width < 12) width++;
  }
}

/** Bytes that grow, and may repeat what was written before. */
class Growing {
  #bytes = Buffer.alloc(4096);
  readonly #budget: Budget;
  length = 0;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  byte(value: number): void {
    this.#room(1);
    this.#bytes[this.length++] = value;
  }

  /** The stretch may reach into what this very call writes. */
  repeat(from: number, count: number): void {
    this.#room(count);
    for (let i = 0; i < count; i++) this.#bytes[this.length++] = this.#bytes[from + i]!;
  }

  done(): Buffer {
    return this.#bytes.subarray(0, this.length);
  }

  #room(count: number): void {
    if (this.length + count <= this.#bytes.length) return;
    if (this.length + count > this.#budget.room) this.#budget.spend(this.length + count);
    const larger = Buffer.alloc(2 * (this.length + count));
    this.#bytes.copy(larger);
    this.#bytes = larger;
  }
}
