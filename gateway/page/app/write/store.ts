// A state of the reader's, and how it came to be: a generate request in both views of the editor, the statuses of an invoice.

import { batch, signal, type Signal } from '@preact/signals';
import type { Json } from './pointer.ts';

/** States that can be gone back to. */
const MOST = 100;

/** What is under work, with the states before it: what form, text and undo share. */
export class Store<T = Json> {
  readonly #now: Signal<T>;
  readonly #before = signal<readonly T[]>([]);
  #place: string | null = null;

  constructor(initial: T) {
    this.#now = signal(initial);
  }

  /** What draws with it is drawn anew when it changes. */
  get value(): T {
    return this.#now.value;
  }

  get canUndo(): boolean {
    return this.#before.value.length > 0;
  }

  /** @param place where it was typed: what follows at the same place goes back in one step with it. */
  change(next: T, place: string | null = null): void {
    const now = this.#now.peek();
    if (next === now) return;
    batch(() => {
      if (place === null || place !== this.#place)
        this.#before.value = [...this.#before.value.slice(1 - MOST), now];
      this.#now.value = next;
    });
    this.#place = place;
  }

  undo(): void {
    const last = this.#before.value.at(-1);
    if (last === undefined) return;
    this.#place = null;
    batch(() => {
      this.#before.value = this.#before.value.slice(0, -1);
      this.#now.value = last;
    });
  }
}
