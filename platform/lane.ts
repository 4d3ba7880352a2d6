import type { Store, Task, TaskKind } from './store.ts';

interface LaneOptions {
  readonly store: Store;
  readonly kind: TaskKind;
  /** Settles the task: nobody else takes it out of the store. */
  readonly work: (task: Task) => Promise<void>;
  /** Hears of what failed unforeseen; the task is tried again. */
  readonly report: (failure: unknown) => void;
}

const AGAIN_MS = 5_000;
/** Timers hold no more. */
const LONGEST_MS = 2 ** 31 - 1;

/** Tasks of one kind, one after the other, each as soon as its time has come. */
export class Lane {
  readonly #options: LaneOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #isClosed = false;

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  /** There may be something to do. */
  wake(): void {
    if (this.#isClosed || this.#running) return;
    clearTimeout(this.#timer);
    this.#running = this.#run().finally(() => {
      this.#running = null;
      this.#sleep();
    });
  }

  /** What is under way is brought to its end, the rest waits in the store. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    const { store, kind, work, report } = this.#options;
    for (let task = store.dueTask(kind); task && !this.#isClosed; task = store.dueTask(kind))
      try {
        await work(task);
      } catch (failure) {
        report(failure);
        store.postpone(task, Date.now() + AGAIN_MS);
      }
  }

  #sleep(): void {
    if (this.#isClosed) return;
    const { store, kind } = this.#options;
    const due = store.nextDue(kind);
    if (due === null) return;
    const wait = Math.min(Math.max(0, due - Date.now()), LONGEST_MS);
    this.#timer = setTimeout(() => this.wake(), wait).unref();
  }
}
