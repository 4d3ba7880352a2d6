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
