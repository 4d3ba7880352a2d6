import { Worker, type ResourceLimits, type Transferable } from 'node:worker_threads';
import { threadEnvironment } from '../environment.ts';
import { lossOf } from './errors.ts';

/** What a thread answers a job with. */
export interface Reply {
  readonly outcome: unknown;
  /** Bytes its heap takes after the job. */
  readonly heap: number;
}

/** What is handed to a thread without being copied; the sender no longer has it. */
export type Transferables = readonly Transferable[];

export interface ThreadOptions {
  /** The module the thread runs; it answers each message on its parent port with a `Reply`. */
  readonly entry: URL;
  readonly limits: ResourceLimits;
}

interface Pending {
  resolve(reply: Reply): void;
  reject(reason: unknown): void;
}

/** One thread and the one job it has. An idle thread does not keep the process alive. */
export class Slot {
  readonly #worker: Worker;
  #pending: Pending | null = null;
  #alive = true;
  #wear = 0;

  constructor({ entry, limits }: ThreadOptions, setup: unknown) {
    const env = threadEnvironment();
    this.#worker = new Worker(entry, { workerData: setup, resourceLimits: limits, execArgv: [], env });
    this.#worker.unref();
    this.#worker.on('message', (reply: Reply) => this.#settle((pending) => pending.resolve(reply)));
    this.#worker.on('messageerror', (error) => this.#lose(error));
    this.#worker.on('error', (error) => this.#lose(error));
    this.#worker.on('exit', (code) => this.#lose(new Error(`exit code ${code}`)));
  }

  get alive(): boolean {
    return this.#alive;
  }

  /** Jobs it was given so far of which something stays. */
  get wear(): number {
    return this.#wear;
  }

  /** @throws ThreadCrashed or ThreadOutOfMemory when the thread ends first, and what cannot be sent to a thread. */
  run(job: unknown, transfer: Transferables, wears: boolean): Promise<Reply> {
    if (wears) this.#wear++;
    return new Promise((resolve, reject) => {
      if (!this.#alive) throw lossOf(null);
      this.#worker.postMessage(job, transfer);
      this.#worker.ref();
      this.#pending = { resolve, reject };
    });
  }

  /** Ends the thread, whatever it is doing. */
  async end(): Promise<void> {
    this.#alive = false;
    await this.#worker.terminate();
  }

  #settle(tell: (pending: Pending) => void): void {
    const pending = this.#pending;
    this.#pending = null;
    this.#worker.unref();
    if (pending) tell(pending);
  }

  #lose(reason: unknown): void {
    this.#alive = false;
    this.#settle((pending) => pending.reject(lossOf(reason)));
  }
}
