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

/** Cache: pointer of an object → key → pointer of the value. */
const pointerCache = new Map<string, Map<string, string>>();
const KEPT = 20_000;
let kept = 0;

/**
 * `at/key`, for a name of the contract or an index. The same text is the same object each time, as far as it is cached: sets of
 * pointers then find it without hashing and comparing it, which is four fifths of what they cost. Keys that callers choose are
 * not for it.
 */
export function pointerTo(at: string, key: string): string {
  let known = pointerCache.get(at);
  const pointer = known?.get(key);
  if (pointer !== undefined) return pointer;
  const made = `${at}/${key}`;
  if (kept >= KEPT) return made;
  if (known === undefined) pointerCache.set(at, (known = new Map()));
  known.set(key, made);
  kept++;
  return made;
}

/** `at/key` for any key: the cached text where there is one. */
export function pointerBelow(at: string, key: string): string {
  return pointerCache.get(at)?.get(key) ?? `${at}/${pointerStep(key)}`;
}
