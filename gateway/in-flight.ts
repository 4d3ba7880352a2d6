/** Of all bodies in memory at a time, by default. */
const MOST_IN_FLIGHT: number = 512 * 1024 * 1024;

/** What is smaller is bounded by the number of connections, and not counted. */
export const SMALL_BODY: number = 64 * 1024;

/** Bytes of bodies the process has promised room for, from their first byte until they are answered. */
export class InFlight {
  readonly #most: number;
  #reserved = 0;

  constructor(most: number = MOST_IN_FLIGHT) {
    this.#most = most;
  }

  get bytes(): number {
    return this.#reserved;
  }

  /** @returns what gives the room back; null where there is none. One body alone always has room. */
  take(bytes: number): (() => void) | null {
    if (this.#reserved > 0 && this.#reserved + bytes > this.#most) return null;
    this.#reserved += bytes;
    let isReserved = true;
    return () => {
      if (isReserved) this.#reserved -= bytes;
      isReserved = false;
    };
  }
}
