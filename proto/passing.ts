// What comes and goes with every request.

/** One of those; it may be among one company at a time. */
export interface Passer {
  /** Where it stands; null: nowhere. */
  place: number | null;
}

/**
 * Those who are here, in no order. A Set that gains and loses one with every request is made anew every few of them, and each table
 * that is left behind leads to the next: once one of them is old, the collector keeps all that stood in any later one until it collects
 * everything. Here none that left is held.
 */
export class Passing<T extends Passer> {
  readonly #here: T[] = [];

  get size(): number {
    return this.#here.length;
  }

  /** As they stand now: who comes or goes meanwhile changes nothing of it. */
  all(): readonly T[] {
    return [...this.#here];
  }

  add(passer: T): void {
    passer.place = this.#here.push(passer) - 1;
  }

  /** The last one takes its place. One that is nowhere may leave, too. */
  leave(passer: T): void {
    const { place } = passer;
    if (place === null) return;
    const last = this.#here.pop()!;
    if (last !== passer) {
      this.#here[place] = last;
      last.place = place;
    }
    passer.place = null;
  }
}
