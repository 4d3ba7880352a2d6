// The one state both views of the editor show: a generate request, and how it came to be.

import { batch, signal } from '@preact/signals';
import type { Json } from './pointer.ts';

/** States that can be gone back to. */
const MOST = 100;

/** The request under work, with the states before it: what form, text and undo share. */
export class Store {
  readonly #now;
  readonly #before = signal<readonly Json[]>([]);
  #place: string | null = null;

  constructor(initial: Json) {
    this.#now = signal(initial);
  }

  /** What draws with it is drawn anew when it changes. */
  get value(): Json {
    return this.#now.value;
  }

  get canUndo(): boolean {
    return this.#before.value.length > 0;
  }

  /** @param place where it was typed: what follows at the same place goes back in one step with it. */
  change(next: Json, place: string | null = null): void {
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
