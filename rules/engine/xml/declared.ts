import { isXmlName } from './text.ts';

/** A namespace declaration as it was written before: its bytes, and what they say. */
interface Declared {
  readonly bytes: Uint8Array;
  readonly prefix: string;
  readonly uri: string;
}

const SLOTS = 64;
/** Longer ones are read each time. */
const MOST_BYTES = 128;
/** Bytes of `xmlns:`. */
const XMLNS = 6;

const known: (Declared | undefined)[] = Array.from({ length: SLOTS }, () => undefined);

/**
 * The prefix and namespace of a declaration without references, from the name in `xmlns:p="uri"` to the closing quote. Documents declare the same four or
 * five: they are compared with what stood in their place, and read only where they differ. Null for a prefix that is no name.
 */
export function declaredIn(
  bytes: Buffer,
  start: number,
  length: number,
  from: number,
  to: number,
): { readonly prefix: string; readonly uri: string } | null {
  const slot = (length * 31 + to - from + bytes[start + length - 1]!) & (SLOTS - 1);
  const cached = known[slot];
  if (cached !== undefined && isAt(bytes, start, to, cached.bytes)) return cached;
  const prefix = bytes.toString('utf8', Math.min(start + XMLNS, start + length), start + length);
  if (length >= XMLNS && !isXmlName(`xmlns:${prefix}`)) return null;
  const fresh = { prefix, uri: bytes.toString('utf8', from, to) };
  if (to - start <= MOST_BYTES)
    known[slot] = { ...fresh, bytes: Uint8Array.prototype.slice.call(bytes, start, to) };
  return fresh;
}

function isAt(bytes: Uint8Array, start: number, end: number, expected: Uint8Array): boolean {
  if (end - start !== expected.length) return false;
  for (let i = 0; i < expected.length; i++) if (bytes[start + i] !== expected[i]) return false;
  return true;
}
