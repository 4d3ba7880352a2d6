// What one view of the page leaves for another: an invoice that was read, to be worked on; a PDF that is to become an e-invoice;
// a document whose statuses come next.

import type { ExtractOut } from '@conforme/proto/schema';

export type Left =
  | { readonly kind: 'invoice'; readonly read: ExtractOut }
  | { readonly kind: 'pdf'; readonly pdf: File }
  | { readonly kind: 'document'; readonly file: File };

let left: Left | null = null;

export function handOver(something: Left): void {
  left = something;
  location.hash = something.kind === 'document' ? '#after' : '#write';
}

/** Once: taking removes it. */
export function taken(): Left | null {
  const was = left;
  left = null;
  return was;
}
