// Clients that call without a pause, through a balancer that looks at /health/ready as one in front of gateways would.

import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { make, type Call, type Result } from './calls.ts';

const LOOK_MS = 100;
const LOOK_LIMIT_MS = 1_000;
/** A balancer that finds nobody tries so long. */
const NOBODY_MS = 10_000;

/** Which gateways a balancer sends requests to. */
class Balancer {
  readonly #ready: Map<string, boolean>;
  readonly #ended = new AbortController();
  #turn = 0;

  constructor(urls: readonly string[]) {
    this.#ready = new Map(urls.map((url) => [url, true]));
    for (const url of urls) void this.#watch(url);
  }

  next(): string | undefined {
    const ready = [...this.#ready].filter(([, is]) => is).map(([url]) => url);
    return ready[this.#turn++ % ready.length];
  }

  refused(url: string): void {
    this.#ready.set(url, false);
  }

  close(): void {
    this.#ended.abort();
  }

  async #watch(url: string): Promise<void> {
    const { signal } = this.#ended;
    while (!signal.aborted) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(LOOK_LIMIT_MS)]);
      const ready = await fetch(`${url}/health/ready`, { signal: limit }).then(
        async (answer) => (await answer.text(), answer.status === 200),
        () => false,
      );
      this.#ready.set(url, ready);
      await pause(LOOK_MS, undefined, { signal }).catch(() => {});
    }
  }
}

export interface LoadOptions {
  readonly urls: readonly string[];
  readonly key: string;
  readonly calls: readonly Call[];
  readonly clients: number;
}

export class Load {
  readonly results: Result[] = [];
  readonly #options: LoadOptions;
  readonly #balancer: Balancer;
  readonly #clients: readonly Promise<void>[];
  #stopping = false;

  constructor(options: LoadOptions) {
    this.#options = options;
    this.#balancer = new Balancer(options.urls);
    this.#clients = Array.from({ length: options.clients }, (_, at) => this.#client(at));
  }

  /** Waits for so many more good answers. @throws Error when they do not come. */
  async answered(count: number, limitMs = 60_000): Promise<void> {
    const good = (): number => this.results.filter(({ outcome }) => outcome === 'ok').length;
    const [wanted, end] = [good() + count, performance.now() + limitMs];
    while (good() < wanted) {
      if (performance.now() > end) throw new Error(`fewer than ${count} good answers in ${limitMs} ms`);
      await pause(20);
    }
  }

  /** Lets every client finish its call. */
  async stop(): Promise<readonly Result[]> {
    this.#stopping = true;
    await Promise.all(this.#clients);
    this.#balancer.close();
    return this.results;
  }

  async #client(number: number): Promise<void> {
    const agent = new Agent({ keepAlive: true });
    const { calls } = this.#options;
    for (let at = number; !this.#stopping; at++) {
      const result = await this.#made(calls[at % calls.length]!, agent);
      this.results.push(result);
      // Who is told to come back later does.
      if (result.outcome === 'refused') await pause(LOOK_MS);
    }
    agent.destroy();
  }

  /** Where nothing listens nothing was sent, so the next gateway gets it. */
  async #made(call: Call, agent: Agent): Promise<Result> {
    const end = performance.now() + NOBODY_MS;
    for (;;) {
      const url = this.#balancer.next();
      try {
        if (url !== undefined) return await make(call, url, this.#options.key, agent);
      } catch {
        this.#balancer.refused(url!);
      }
      if (performance.now() > end)
        return {
          call,
          outcome: 'refused',
          said: 'nobody listens',
          answer: null,
          counted: 0,
          number: null,
          ms: NOBODY_MS,
        };
      await pause(10);
    }
  }
}
