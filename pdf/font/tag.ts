import { createHash } from 'node:crypto';

/** Six capitals that differ when the subset differs (ISO 32000-1, 9.6.4). */
export function tag(program: Uint8Array): string {
  const digest = createHash('sha256').update(program).digest();
  return String.fromCharCode(...digest.subarray(0, 6).map((byte) => 65 + (byte % 26)));
}
