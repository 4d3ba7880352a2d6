const SIGNATURE = [0x25, 0x50, 0x44, 0x46, 0x2d]; // %PDF-
const LOOKED_AT = 4096;

/** PDF says what it is in its first kilobyte or so; readers look further, and so do we. */
export function isPdf(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, LOOKED_AT);
  const [first] = SIGNATURE;
  for (let at = head.indexOf(first!); at >= 0; at = head.indexOf(first!, at + 1))
    if (SIGNATURE.every((byte, i) => head[at + i] === byte)) return true;
  return false;
}
