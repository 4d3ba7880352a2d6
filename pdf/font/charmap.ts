/** Codes of a symbolic font stand in the private range F000 to F0FF of its (3,0) map (ISO 32000-1, 9.6.6.4). */
const PRIVATE = 0xf000;

/** A `cmap` table that leads each code of one byte to its glyph: one (3,0) map of format 4, a segment a code. */
export function symbolCharmap(glyphs: ReadonlyMap<number, number>): Buffer {
  const entries = [...glyphs]
    .toSorted(([a], [b]) => a - b)
    .map(([code, glyph]) => [PRIVATE + code, glyph] as const);
  const count = entries.length + 1;
  const head = Buffer.alloc(12 + 14);
  // Version, number of maps, platform, encoding; the map stands right behind.
  [0, 1, 3, 0].forEach((n, i) => head.writeUInt16BE(n, 2 * i));
  head.writeUInt32BE(12, 8);
  const power = 2 ** Math.floor(Math.log2(count));
  [4, 16 + 8 * count, 0, 2 * count, 2 * power, Math.log2(power), 2 * (count - power)].forEach((n, i) =>
    head.writeUInt16BE(n, 12 + 2 * i),
  );
  // The last segment ends every map of this format.
  const segments = [
    ...entries.map(([code, glyph]) => [code, (glyph - code) & 0xffff] as const),
    [0xffff, 1] as const,
  ];
  const codes = words(segments.map(([code]) => code));
  const deltas = words(segments.map(([, delta]) => delta));
  return Buffer.concat([head, codes, Buffer.alloc(2), codes, deltas, Buffer.alloc(2 * count)]);
}

function words(numbers: readonly number[]): Buffer {
  const data = Buffer.alloc(2 * numbers.length);
  numbers.forEach((n, i) => data.writeUInt16BE(n, 2 * i));
  return data;
}
