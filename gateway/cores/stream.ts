import type { RetryPolicy } from 'cockatiel';
import { Code, ConnectError } from '@connectrpc/connect';
import { asReported, Attempts } from './attempts.ts';
import type { Core } from './core.ts';
import type { Cores } from './cores.ts';
import { unlessLeft } from './lost.ts';
import { Unanswered } from './unanswered.ts';

/** Opens the stream on a core. */
export type Open<I, O> = (
  core: Core,
  requests: AsyncIterable<I>,
  signal: AbortSignal,
) => Promise<AsyncIterable<O>>;

export interface StreamOptions<I, O> {
  readonly cores: Cores;
  readonly again: RetryPolicy;
  readonly open: Open<I, O>;
  readonly requests: AsyncIterable<I>;
  /** The longest a request may wait for its answer while its caller waits, in ms. */
  readonly limitMs: number;
  /** The caller's. */
  readonly signal: AbortSignal | undefined;
}

/**
 * A stream of which each request has its answer, in their order. When its core is lost, the requests without an answer go to another,
 * and the reader sees one stream; it is lost only when two cores in a row were, without an answer between them.
 */
export class ResumedStream<I, O> implements AsyncIterator<O> {
  readonly #options: StreamOptions<I, O>;
  readonly #unanswered: Unanswered<I>;
  readonly #leave = (): void => this.#end(this.#options.signal!.reason);
  #attempts: Attempts;
  #attempt: Attempt<O> | null = null;
  #waiting = false;
  #late: NodeJS.Timeout | undefined;

  constructor(options: StreamOptions<I, O>) {
    this.#options = options;
    this.#attempts = new Attempts(options.cores);
    this.#unanswered = new Unanswered(options.requests, () => this.#limit());
    options.signal?.addEventListener('abort', this.#leave, { once: true });
  }

  async next(): Promise<IteratorResult<O>> {
    const { again, signal } = this.#options;
    this.#waiting = true;
    this.#limit();
    try {
      const result = await again.execute(() => this.#answer(), signal);
      if (result.done === true) this.#end();
      return result;
    } catch (thrown) {
      this.#end(thrown);
      throw asReported(thrown);
    } finally {
      this.#waiting = false;
      clearTimeout(this.#late);
      this.#late = undefined;
    }
  }

  async #answer(): Promise<IteratorResult<O>> {
    const attempt = (this.#attempt ??= this.#begin());
    try {
      const result = await attempt.next();
      if (result.done !== true) this.#unanswered.answered();
      this.#attempts = new Attempts(this.#options.cores);
      return result;
    } catch (thrown) {
      attempt.end(thrown);
      this.#attempt = null;
      this.#attempts.failed(thrown);
      throw thrown;
    }
  }

  #begin(): Attempt<O> {
    const core = this.#attempts.next();
    const { open } = this.#options;
    return new Attempt(core, (signal) => open(core, this.#unanswered.again(), signal));
  }

  /** From when there is a request to wait for. */
  #limit(): void {
    if (!this.#waiting || this.#unanswered.size === 0) return;
    const { limitMs } = this.#options;
    const late = (): void =>
      this.#attempt?.end(new ConnectError(`no answer within ${limitMs} ms`, Code.DeadlineExceeded));
    this.#late ??= setTimeout(late, limitMs);
  }

  #end(thrown?: unknown): void {
    this.#options.signal?.removeEventListener('abort', this.#leave);
    this.#attempt?.end(thrown);
    this.#unanswered.end();
  }
}

/** The stream on one core. */
class Attempt<O> {
  readonly #left = new AbortController();
  readonly #release: (thrown?: unknown) => void;
  readonly #answers: Promise<AsyncIterator<O>>;

  constructor(core: Core, open: (signal: AbortSignal) => Promise<AsyncIterable<O>>) {
    this.#release = core.begin();
    this.#answers = open(this.#left.signal).then((answers) => answers[Symbol.asyncIterator]());
  }

  async next(): Promise<IteratorResult<O>> {
    try {
      return await (await this.#answers).next();
    } catch (thrown) {
      throw unlessLeft(thrown, this.#left.signal);
    }
  }

  end(thrown?: unknown): void {
    this.#release(thrown);
    this.#left.abort(thrown);
    this.#answers.catch(() => {});
  }
}
