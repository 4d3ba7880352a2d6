/**
 * Requests of a stream whose answers come in their order, one for each: those without an answer are retained, so that the stream can be
 * begun again elsewhere. The reader of the requests takes a few ahead of its answers, so only these are in memory.
 */
export class Unanswered<I> {
  readonly #source: AsyncIterator<I>;
  readonly #taken: () => void;
  readonly #buffer: I[] = [];
  /** Requests that have their answer: the number of the first one retained. */
  #answered = 0;
  #coming: Promise<void> | null = null;
  #ended = false;

  /** @param taken called when a request is taken from the source. */
  constructor(source: AsyncIterable<I>, taken: () => void) {
    this.#source = source[Symbol.asyncIterator]();
    this.#taken = taken;
  }

  get size(): number {
    return this.#buffer.length;
  }

  answered(): void {
    this.#buffer.shift();
    this.#answered++;
  }

  /** All requests without an answer, then those to come. Whoever leaves it takes nothing from the source. */
  again(): AsyncIterable<I> {
    let next = this.#answered;
    const take = async (): Promise<IteratorResult<I>> => {
      while (next - this.#answered >= this.#buffer.length) {
        if (this.#ended) return { done: true, value: undefined };
        await (this.#coming ??= this.#more());
      }
      return { done: false, value: this.#buffer[next++ - this.#answered]! };
    };
    const leave = async (): Promise<IteratorResult<I>> => ({ done: true, value: undefined });
    const iterator = { next: take, return: leave, throw: leave };
    return { [Symbol.asyncIterator]: () => iterator };
  }

  /** No more is wanted. A source that waits for its next request is not notified, and nothing waits for it. */
  end(): void {
    this.#ended = true;
    this.#source.return?.().catch(() => {});
  }

  async #more(): Promise<void> {
    try {
      const { done, value } = await this.#source.next();
      if (done === true) this.#ended = true;
      else this.#buffer.push(value);
    } finally {
      this.#coming = null;
    }
    if (!this.#ended) this.#taken();
  }
}
