/**
 * What was looked up a moment ago. Bounded: the oldest makes room, so that a flood of different keys costs look-ups and no
 * memory.
 */
export class Recent<V> {
  readonly #entries = new Map<string, { readonly value: V; readonly until: number }>();
  readonly #size: number;
  readonly #lifetimeMs: number;

  constructor(size: number, lifetimeMs: number) {
    this.#size = size;
    this.#lifetimeMs = lifetimeMs;
  }

  /** @param now in milliseconds of any clock that only goes forward. */
  get(name: string, now: number): V | undefined {
    const entry = this.#entries.get(name);
    return entry !== undefined && entry.until > now ? entry.value : undefined;
  }

  set(name: string, value: V, now: number): void {
    // Set anew it stands last: the order of the map is the order of age.
    this.#entries.delete(name);
    this.#entries.set(name, { value, until: now + this.#lifetimeMs });
    if (this.#entries.size > this.#size) this.#entries.delete(this.#entries.keys().next().value!);
  }
}
