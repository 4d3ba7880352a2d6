/** Clears away what has had its time, now and then and beside whatever goes on. */
export class Sweeper {
  readonly #everyMs: number;
  readonly #sweep: () => Promise<unknown>;
  #next: number;

  constructor(everyMs: number, sweep: () => Promise<unknown>) {
    this.#everyMs = everyMs;
    this.#sweep = sweep;
    this.#next = performance.now() + everyMs;
  }

  /** Nothing waits for it; a failure is tried again with the next call, which itself reports a store that is gone. */
  now(): void {
    if (performance.now() < this.#next) return;
    this.#next = performance.now() + this.#everyMs;
    this.#sweep().catch(() => (this.#next = 0));
  }
}
