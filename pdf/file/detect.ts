/** PDF says what it is in its first kilobyte or so; readers look further, and so do we. */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4096)).includes('%PDF-');
}
