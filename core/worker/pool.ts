import { PoolClosed, QueueFull } from './errors.ts';
import { Slot, type Reply, type ThreadOptions, type Transferables } from './slot.ts';

/** How many threads there are, and how much may wait for them. */
export interface PoolOptions extends ThreadOptions {
  /** Most threads at a time. */
  readonly size: number;
  /** Most jobs that wait for a thread. */
  readonly queue: number;
  /** Most bytes of jobs that wait; one job alone may be larger. */
  readonly queueBytes: number;
  /** From so many bytes on a job is large: where there are several threads, one is never given to a large job. */
  readonly large: number;
  /** After so many jobs that wear it, or with a heap of so many bytes after one, a thread is replaced. */
  readonly wornBy: { readonly jobs: number; readonly heap: number };
}

/** What a pool has to know of a job. */
export interface Burden {
  /** That it holds while it waits. */
  readonly bytes?: number;
  /** Whether something of it stays in its thread. */
  readonly wears?: boolean;
}

/** A job on its way: waiting, then on a slot. */
interface Ticket extends Required<Burden> {
  readonly job: unknown;
  readonly transfer: Transferables;
  readonly resolve: (outcome: unknown) => void;
  readonly reject: (reason: unknown) => void;
  slot: Slot | null;
  /** Its slot runs another job by now. */
  done: boolean;
}

/**
 * Threads that do one job each at a time, started when there is work for them. Jobs begin in the order they came, but for large
 * ones that wait for one another, so that small ones behind them do not. What a job
 * does to its thread, endless loops included, ends with that thread and touches no other job.
 */
export class Pool {
  readonly #options: PoolOptions;
  readonly #idle: Slot[] = [];
  readonly #busy = new Set<Slot>();
  readonly #ending = new Set<Promise<void>>();
  /** Those that run on a setup of before. */
  readonly #outdated = new WeakSet<Slot>();
  #waiting: Ticket[] = [];
  #setup: unknown;
  /** Large jobs that run. */
  #large = 0;
  #drained: (() => void) | null = null;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** How many threads there are, and how many jobs wait. */
  get load(): { readonly threads: number; readonly busy: number; readonly waiting: number } {
    const busy = this.#busy.size;
    return { threads: busy + this.#idle.length, busy, waiting: this.#waiting.length };
  }

  /**
   * Does a job on a thread.
   * @param signal when it is aborted, a waiting job is dropped and a running one ends with its thread.
   * @throws QueueFull, PoolClosed, the signal's reason, or what became of the thread (see Slot.run).
   */
  run(
    job: unknown,
    transfer: Transferables,
    signal: AbortSignal,
    { bytes = 0, wears = true }: Burden = {},
  ): Promise<unknown> {
    if (this.#closed) return Promise.reject(new PoolClosed('the service is stopping'));
    if (signal.aborted) return Promise.reject(signal.reason as Error);
    const free = this.#options.size - this.#busy.size;
    if (this.#waiting.length >= this.#options.queue + Math.max(free, 0))
      return Promise.reject(new QueueFull('too many jobs wait'));
    const queued = this.#waiting.reduce((sum, ticket) => sum + ticket.bytes, 0);
    if (queued > 0 && queued + bytes > this.#options.queueBytes)
      return Promise.reject(new QueueFull('jobs that wait hold too many bytes'));
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const ticket: Ticket = { job, transfer, bytes, wears, resolve, reject, slot: null, done: false };
    signal.addEventListener('abort', () => this.#leave(ticket, signal.reason), { once: true });
    this.#waiting.push(ticket);
    this.#dispatch();
    return promise;
  }

  /** Starts a thread ahead of its first job. */
  warm(): void {
    if (!this.#closed && this.load.threads === 0) this.#idle.push(this.#start());
  }

  /**
   * Jobs that begin from now on find this setup (`workerData` of their thread); those that run end on theirs. The first
   * thread of the new ones is started at once.
   */
  renew(setup: unknown): void {
    this.#setup = setup;
    for (const slot of this.#idle.splice(0)) this.#end(slot);
    for (const slot of this.#busy) this.#outdated.add(slot);
    this.warm();
  }

  /** Finishes the jobs it has, takes no more, and ends every thread. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#busy.size + this.#waiting.length > 0)
      await new Promise<void>((resolve) => (this.#drained = resolve));
    for (const slot of this.#idle.splice(0)) this.#end(slot);
    await Promise.all(this.#ending);
  }

  #start(): Slot {
    return new Slot(this.#options, this.#setup);
  }

  #end(slot: Slot): void {
    const ending = slot.end().finally(() => this.#ending.delete(ending));
    this.#ending.add(ending);
  }

  #dispatch(): void {
    while (this.#waiting.length > 0 && this.#busy.size < this.#options.size) {
      const at = this.#waiting.findIndex((ticket) => this.#mayBegin(ticket));
      if (at < 0) break;
      const ticket = this.#waiting.splice(at, 1)[0]!;
      void this.#serve(this.#idleSlot() ?? this.#start(), ticket);
    }
    if (this.#closed && this.#busy.size === 0) this.#drained?.();
  }

  /** One thread is free of large jobs. */
  #mayBegin(ticket: Ticket): boolean {
    const { size, large } = this.#options;
    return size === 1 || ticket.bytes < large || this.#large < size - 1;
  }

  /** A thread that died while it was idle is not reported. */
  #idleSlot(): Slot | undefined {
    for (let slot = this.#idle.pop(); slot; slot = this.#idle.pop()) if (slot.alive) return slot;
    return undefined;
  }

  async #serve(slot: Slot, ticket: Ticket): Promise<void> {
    this.#busy.add(slot);
    ticket.slot = slot;
    const large = ticket.bytes >= this.#options.large ? 1 : 0;
    this.#large += large;
    try {
      const reply = await slot.run(ticket.job, ticket.transfer, ticket.wears);
      ticket.done = true;
      this.#giveBack(slot, reply);
      ticket.resolve(reply.outcome);
    } catch (lost) {
      ticket.done = true;
      this.#busy.delete(slot);
      this.#end(slot);
      ticket.reject(lost);
      this.warm();
    }
    this.#large -= large;
    this.#dispatch();
  }

  #giveBack(slot: Slot, { heap }: Reply): void {
    const { jobs, heap: most } = this.#options.wornBy;
    this.#busy.delete(slot);
    const worn = slot.wear >= jobs || heap > most || this.#outdated.has(slot);
    if (slot.alive && !worn) return void this.#idle.push(slot);
    this.#end(slot);
    this.warm();
  }

  /** A slot whose thread is ended rejects its job, which goes on from there; its caller is gone already. */
  #leave(ticket: Ticket, reason: unknown): void {
    if (ticket.done) return;
    ticket.reject(reason);
    if (ticket.slot) return this.#end(ticket.slot);
    this.#waiting = this.#waiting.filter((other) => other !== ticket);
  }
}
