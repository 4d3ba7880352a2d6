// JSON Pointers (RFC 6901), where every room finds the two escapes of their steps.

/** A key as one step of a pointer (section 3). */
export function pointerStep(key: string): string {
  if (!key.includes('~') && !key.includes('/')) return key;
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The keys that lead from the whole to the value a pointer names (section 4). */
export function keysOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The pointers of something that carries one value. */
export type OnePointer = readonly [pointer: string] & {
  /** Of a list that is the same each time: that of the last `PointerSet` it was put into. */
  mark?: number;
  /** Of the same: the cached pointers below it, once they were looked for. */
  below?: ReadonlyMap<string, OnePointer> | undefined;
};

/** Cache: pointer of an object → key → pointer of the value. */
const pointerCache = new Map<string, Map<string, OnePointer>>();
const KEPT = 20_000;
let kept = 0;

/**
 * `at/key`, for a name of the contract or an index. The same text is the same object each time, as far as it is cached: sets of
 * pointers then find it without hashing and comparing it, which is four fifths of what they cost. Keys that callers choose are
 * not for it.
 */
export function pointerTo(at: string, key: string): string {
  return pointersTo(at, key)[0];
}

/** That pointer alone, as the pointers of an element; the same list each time, too. */
export function pointersTo(at: string, key: string): OnePointer {
  let known = pointerCache.get(at);
  const pointers = known?.get(key);
  if (pointers !== undefined) return pointers;
  const made: OnePointer = [`${at}/${key}`];
  if (kept >= KEPT) return made;
  // Of no concern to who compares or copies the list.
  Object.defineProperties(made, {
    mark: { value: 0, writable: true },
    below: { value: undefined, writable: true },
  });
  if (known === undefined) pointerCache.set(at, (known = new Map()));
  known.set(key, made);
  kept++;
  return made;
}

/** The cached pointers below one. A walk comes to each object by its pointer, which leads on to them without its text. */
function pointersBelow(pointers: OnePointer): ReadonlyMap<string, OnePointer> | undefined {
  if (pointers.below !== undefined) return pointers.below;
  const known = pointerCache.get(pointers[0]);
  if (pointers.mark !== undefined) pointers.below = known;
  return known;
}

/** The pointer below one, for any key: the cached list where there is one. */
export function pointerBelow(pointers: OnePointer, key: string): OnePointer {
  return pointersBelow(pointers)?.get(key) ?? [`${pointers[0]}/${pointerStep(key)}`];
}

let markCache = 0;

/**
 * The pointers of one document, until those of the next are put into a set. Most lists are the same in every document, and are marked:
 * a set of their texts cost half of what it takes to find what a document does not carry.
 */
export class PointerSet {
  readonly #mark = ++markCache;
  readonly #others = new Set<string>();

  add(pointers: readonly string[] & { mark?: number }): void {
    if (pointers.mark !== undefined) pointers.mark = this.#mark;
    else for (let i = 0; i < pointers.length; i++) this.#others.add(pointers[i]!);
  }

  has(pointer: OnePointer): boolean {
    return pointer.mark === this.#mark || this.#others.has(pointer[0]);
  }
}
