// What one half of the page leaves for the other: an invoice that was read, to be worked on.

import type { ExtractOut } from '@conforme/proto/schema';

let left: ExtractOut | null = null;

export function handOver(read: ExtractOut): void {
  left = read;
}

/** Once: taking removes it. */
export function taken(): ExtractOut | null {
  const read = left;
  left = null;
  return read;
}
