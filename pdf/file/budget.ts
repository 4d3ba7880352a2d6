import { Excess } from './fault.ts';

/** Of one stream; what is made of it holds it several times over. Pictures are not unpacked. */
const LARGEST_STREAM = 64 * 1024 * 1024;

/** All decoded bytes of one file together; an honest file needs a few, a decompression bomb any number. */
export class Budget {
  readonly #bytes: number;
  #left: number;
  #steps: number;

  /**
   * @param steps instructions of pages that may be followed, each time they are; compressed a thousandfold, they cost more
   * than their bytes.
   */
  constructor(bytes = 256 * 1024 * 1024, steps = 2_500_000) {
    this.#bytes = bytes;
    this.#left = bytes;
    this.#steps = steps;
  }

  /** How many bytes the next stream may unpack to. */
  get room(): number {
    return Math.min(this.#left, LARGEST_STREAM);
  }

  /** @throws Excess for more than the room there is. */
  spend(bytes: number): void {
    if (bytes > LARGEST_STREAM)
      throw new Excess(`one of its streams unpacks to more than ${LARGEST_STREAM / 2 ** 20} MB`);
    this.#left -= bytes;
    if (this.#left <= 0) throw new Excess(`its streams unpack to more than ${this.#bytes / 2 ** 20} MB`);
  }

  step(): void {
    if (--this.#steps < 0) throw new Excess('its pages hold too many instructions');
  }
}
