// The one state both views of the editor show: a generate request, and how it came to be.

import type { Json } from './pointer.ts';

export type Origin = 'form' | 'text' | 'patch' | 'load';

type Listener = (origin: Origin) => void;

const KEPT = 100;

/** The request under work, with the states before it: what form, text and undo share. */
export class Store {
  #now: Json;
  #before: Json[] = [];
  #place: string | null = null;
  readonly #listeners = new Set<Listener>();

  constructor(initial: Json) {
    this.#now = initial;
  }

  get value(): Json {
    return this.#now;
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  /** @param place where it was typed: what follows at the same place goes back in one step with it. */
  change(next: Json, origin: Origin, place: string | null = null): void {
    if (next === this.#now) return;
    if (place === null || place !== this.#place) this.#before = [...this.#before.slice(1 - KEPT), this.#now];
    this.#place = place;
    this.#now = next;
    this.#tell(origin);
  }

  undo(): void {
    const last = this.#before.pop();
    if (last === undefined) return;
    this.#now = last;
    this.#place = null;
    this.#tell('load');
  }

  /** @returns stops telling. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(origin: Origin): void {
    for (const listener of this.#listeners) listener(origin);
  }
}
