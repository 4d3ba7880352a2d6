// What a JPEG says of itself besides its picture: which side is up, and what its colours mean.

import type { Segment } from './jpeg-markers.ts';

const ORIENTATION = 0x0112;
const EXIF = 'Exif\0\0';

/** Which side of the picture is up, 1 to 8 (Exif 2.32, 4.6.4); 1, as it is stored, where nothing says otherwise. */
export function orientationOf(segments: readonly Segment[]): number {
  const exif = segments.find(({ marker, body }) => marker === 0xe1 && body.toString('latin1', 0, 6) === EXIF);
  if (!exif) return 1;
  const tiff = exif.body.subarray(EXIF.length);
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return 1;
  const u16 = (at: number): number => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const u32 = (at: number): number => (order === 'II' ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const first = u32(4);
  if (first + 2 > tiff.length) return 1;
  for (let at = first + 2, left = u16(first); left > 0 && at + 12 <= tiff.length; at += 12, left--)
    if (u16(at) === ORIENTATION) return u16(at + 8) >= 1 && u16(at + 8) <= 8 ? u16(at + 8) : 1;
  return 1;
}

const ICC = 'ICC_PROFILE\0';
const SPACES: Readonly<Record<number, string>> = { 1: 'GRAY', 3: 'RGB ', 4: 'CMYK' };
/** Classes of profiles that a colour space of PDF may be based on (ISO 32000-1, table 67). */
const CLASSES: ReadonlySet<string> = new Set(['scnr', 'mntr', 'prtr', 'spac']);

/** The profile of its colours (ICC.1, annex B.4), in as many parts as it takes; null for none that PDF could use. */
export function profileOf(segments: readonly Segment[], components: number): Buffer | null {
  const parts = segments
    .filter(
      ({ marker, body }) => marker === 0xe2 && body.toString('latin1', 0, 12) === ICC && body.length > 14,
    )
    .toSorted((a, b) => a.body[12]! - b.body[12]!);
  if (parts.length === 0 || parts.some(({ body }, i) => body[12] !== i + 1 || body[13] !== parts.length))
    return null;
  const profile = Buffer.concat(parts.map(({ body }) => body.subarray(14)));
  return isUsable(profile, components) ? profile : null;
}

function isUsable(profile: Buffer, components: number): boolean {
  if (profile.length < 132 || profile.readUInt32BE(0) !== profile.length) return false;
  const text = (at: number): string => profile.toString('latin1', at, at + 4);
  const known = text(36) === 'acsp' && CLASSES.has(text(12)) && text(16) === SPACES[components];
  return known && profile[8]! >= 2 && profile[8]! <= 4;
}
