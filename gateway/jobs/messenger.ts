import { setTimeout as pause } from 'node:timers/promises';
import type { IsTrusted } from '../accounts/address.ts';
import type { Delivery, Job } from './job.ts';
import { jobOut } from './job-out.ts';
import type { Outbox } from './outbox.ts';
import { NotTaken, post } from './receiver.ts';
import { signed } from './signature.ts';

export interface MessengerOptions {
  readonly outbox: Outbox;
  readonly now: () => number;
  /** Networks of the operator's that webhooks may reach, besides the public one. */
  readonly isOurs: IsTrusted;
  /** Hears of what failed unforeseen. */
  readonly report: (failure: unknown) => void;
  readonly times?: Partial<Times>;
}

interface Times {
  /** Between two looks for messages, where there was none. */
  readonly idleMs: number;
  /** Until an attempt whose process ended is made again; longer than any attempt takes. */
  readonly leaseMs: number;
  /** Until each attempt after the first; then a message is given up. */
  readonly waitsMs: readonly number[];
}

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];
const TIMES: Times = {
  idleMs: 2 * SECOND,
  leaseMs: MINUTE,
  // 45 hours in all, within the time a job is kept.
  waitsMs: [5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR],
};
/** Attempts at a time, and those of one account: receivers that never answer hold up no message of others. */
const [AT_ONCE, OF_ONE] = [32, 4];

/** Tells webhooks of the ends of jobs: at least once each, while the receiver is away again and again for two days. */
export class Messenger {
  readonly #options: MessengerOptions;
  readonly #times: Times;
  readonly #ended = new AbortController();
  /** Each with its account. */
  readonly #underWay = new Map<Promise<void>, string>();
  #running: Promise<void> | null = null;

  constructor(options: MessengerOptions) {
    this.#options = options;
    this.#times = { ...TIMES, ...options.times };
  }

  begin(): void {
    this.#running ??= this.#run();
  }

  /** Attempts under way are made again by whoever comes next. */
  async end(): Promise<void> {
    this.#ended.abort();
    await this.#running;
    await Promise.all(this.#underWay.keys());
  }

  async #run(): Promise<void> {
    const { signal } = this.#ended;
    const { outbox, report } = this.#options;
    while (!signal.aborted) {
      const job = await outbox.takeMessage(this.#times.leaseMs, this.#busy()).catch(report);
      if (!job) await this.#idle(signal);
      else this.#begin(job);
      if (this.#underWay.size >= AT_ONCE) await Promise.race(this.#underWay.keys());
    }
  }

  /** Accounts that have as many attempts under way as they may. */
  #busy(): readonly string[] {
    const counts = new Map<string, number>();
    for (const account of this.#underWay.values()) counts.set(account, (counts.get(account) ?? 0) + 1);
    return [...counts].filter(([, count]) => count >= OF_ONE).map(([account]) => account);
  }

  /** Until messages may have come, or those of an account may go on. */
  async #idle(signal: AbortSignal): Promise<void> {
    const over = new AbortController();
    const either = AbortSignal.any([signal, over.signal]);
    const paused = pause(this.#times.idleMs, undefined, { signal: either, ref: false }).catch(() => {});
    await Promise.race([paused, ...this.#underWay.keys()]);
    over.abort();
  }

  #begin(job: Job): void {
    const telling = this.#tell(job)
      .catch(this.#options.report)
      .finally(() => this.#underWay.delete(telling));
    this.#underWay.set(telling, job.account);
  }

  async #tell(job: Job): Promise<void> {
    const { outbox, now, isOurs } = this.#options;
    const { url, secret } = job.webhook!;
    const attempts = (job.delivery?.attempts ?? 0) + 1;
    const message = { id: `msg_${job.id}`, body: bodyOf(job, now()), sent: now() };
    try {
      const headers = signed(message, secret);
      await post({ url: new URL(url), headers, body: message.body }, isOurs, this.#ended.signal);
      const delivered = new Date(now()).toISOString();
      await outbox.settle(job.id, { attempts, error: job.delivery?.error ?? null, delivered, next: null });
    } catch (thrown) {
      if (!(thrown instanceof NotTaken)) throw thrown;
      // Not the receiver's doing: it does not count.
      if (this.#ended.signal.aborted) return outbox.settle(job.id, this.#again(job));
      await outbox.settle(job.id, this.#failed(job, attempts, thrown));
    }
  }

  #failed({ language }: Job, attempts: number, { messages, mayPass }: NotTaken): Delivery {
    const wait = mayPass ? this.#times.waitsMs[attempts - 1] : undefined;
    // Up to a tenth later, so that those that failed together do not come back together.
    const next = wait === undefined ? null : this.#options.now() + wait * (1 + Math.random() / 10);
    const error = messages[language];
    return { attempts, error, delivered: null, next: next === null ? null : new Date(next).toISOString() };
  }

  #again({ delivery }: Job): Delivery {
    const next = new Date(this.#options.now()).toISOString();
    return { attempts: 0, error: null, delivered: null, ...delivery, next };
  }
}

/** As Standard Webhooks writes messages: type, time, and what it is about. */
function bodyOf(job: Job, now: number): string {
  const data = { ...jobOut(job, now), webhook: null };
  return JSON.stringify({ type: `job.${job.state}`, timestamp: job.ended, data });
}
