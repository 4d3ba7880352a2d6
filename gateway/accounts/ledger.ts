import type { AccountStore, Counted, Wanted } from './store.ts';

/** Called when a call is written down, or with the reason why it is not. */
type Callback = (failure: unknown, counted: Counted | null) => void;

interface Line {
  readonly wanted: Omit<Wanted, 'calls'>;
  readonly waiting: Callback[];
}

/**
 * Counts calls. Those that end within one turn of the event loop, or while the store is writing, are written together:
 * the store works once a turn, not once a call, and no caller is answered before it is done.
 */
export class Ledger {
  readonly #store: AccountStore;
  /** By month, then by account. */
  #lines = new Map<string, Map<string, Line>>();
  #scheduled = false;

  constructor(store: AccountStore) {
    this.#store = store;
  }

  /** Counts one call. `granted` is 1 when it was within the quota, and `used` what is used with it. */
  count(account: string, month: string, quota: number, callback: Callback): void {
    let lines = this.#lines.get(month);
    if (!lines) this.#lines.set(month, (lines = new Map()));
    let line = lines.get(account);
    if (!line) lines.set(account, (line = { wanted: { account, month, quota }, waiting: [] }));
    line.waiting.push(callback);
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => void this.#write());
  }

  async #write(): Promise<void> {
    while (this.#lines.size > 0) {
      const lines = this.#taken();
      const wanted = lines.map((line): Wanted => ({ ...line.wanted, calls: line.waiting.length }));
      let counted: readonly Counted[];
      try {
        counted = await this.#store.count(wanted);
      } catch (failure) {
        // Those that came meanwhile have waited as long as the store was silent, and have not been sent to it yet.
        for (const { waiting } of [...lines, ...this.#taken()])
          for (const callback of waiting) answer(callback, failure, null);
        continue;
      }
      for (const [at, line] of lines.entries()) tell(line, counted[at]!);
    }
    this.#scheduled = false;
  }

  /** Those that wait; from here on they do not. */
  #taken(): readonly Line[] {
    const lines = [...this.#lines.values()].flatMap((accounts) => [...accounts.values()]);
    this.#lines = new Map();
    return lines;
  }
}

/** The first ones are within the quota, in the order they came; each learns its own number. */
function tell({ waiting }: Line, { granted, used }: Counted): void {
  for (const [at, callback] of waiting.entries())
    answer(
      callback,
      null,
      at < granted ? { granted: 1, used: used - granted + at + 1 } : { granted: 0, used },
    );
}

/** A caller whose answer cannot be sent fails alone: others were counted in the same turn, and each is answered once. */
function answer(callback: Callback, failure: unknown, counted: Counted | null): void {
  try {
    callback(failure, counted);
  } catch (thrown) {
    callback(thrown, null);
  }
}
