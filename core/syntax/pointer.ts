/** A key as a step of a JSON Pointer (RFC 6901, 3). */
export function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
