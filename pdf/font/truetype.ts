import { isBroken, lengthOfOutline } from './outline.ts';

/**
 * A TrueType font program, read as far as subsetting and measuring need it (OpenType 1.9, chapters "Font tables",
 * "cmap", "hmtx", "glyf"). Offsets are checked by Buffer itself: a damaged program throws, it never reads beyond.
 */
export class TrueType {
  readonly tables: ReadonlyMap<string, Buffer>;
  readonly unitsPerEm: number;
  readonly glyphCount: number;
  readonly #longOffsets: boolean;
  readonly #metrics: number;

  constructor(program: Uint8Array) {
    this.tables = directory(Buffer.from(program.buffer, program.byteOffset, program.byteLength));
    const head = this.table('head');
    this.unitsPerEm = head.readUInt16BE(18);
    // 0 is short and 1 long, says the standard; whatever else programs write viewers take for long.
    this.#longOffsets = head.readInt16BE(50) !== 0;
    this.glyphCount = this.table('maxp').readUInt16BE(4);
    this.#metrics = this.table('hhea').readUInt16BE(34);
    if (this.unitsPerEm === 0 || this.#metrics === 0) throw new Error('the font has no unit or no metrics');
  }

  table(tag: string): Buffer {
    const table = this.tables.get(tag);
    if (!table) throw new Error(`the font has no ${tag} table`);
    return table;
  }

  /** Advance width in font units. */
  advance(glyph: number): number {
    return this.table('hmtx').readUInt16BE(4 * Math.min(glyph, this.#metrics - 1));
  }

  leftBearing(glyph: number): number {
    const at = glyph < this.#metrics ? 4 * glyph + 2 : 4 * this.#metrics + 2 * (glyph - this.#metrics);
    return this.table('hmtx').readInt16BE(at);
  }

  /** Advance width in thousandths of an em, the unit of PDF widths. */
  width(glyph: number): number {
    return (this.advance(glyph) * 1000) / this.unitsPerEm;
  }

  /**
   * The outline record of a glyph; empty for a blank. Where a program places the end before the beginning, the record says itself
   * how long it is, as viewers take it. A broken composite is blank, as in viewers.
   */
  outline(glyph: number): Buffer {
    const outline = this.#record(glyph);
    return isBroken(outline, this.glyphCount) ? outline.subarray(0, 0) : outline;
  }

  #record(glyph: number): Buffer {
    const [start, end] = [this.#offset(glyph), this.#offset(glyph + 1)];
    const outlines = this.table('glyf');
    if (start <= end || start >= outlines.length) return outlines.subarray(start, end);
    const rest = outlines.subarray(start);
    return rest.subarray(0, lengthOfOutline(rest));
  }

  #offset(glyph: number): number {
    const loca = this.table('loca');
    return this.#longOffsets ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph);
  }

  /** The form a character map is written in; null when the font has no such map. */
  formatOf(platform: number, encoding: number): number | null {
    const map = this.#charmap(platform, encoding);
    return map && map.readUInt16BE(0);
  }

  /** A character map by platform and encoding, code → glyph; null when the font has no such map or it cannot be read. */
  charmap(platform: number, encoding: number): ReadonlyMap<number, number> | null {
    const map = this.#charmap(platform, encoding);
    return map && readCharmap(map);
  }

  #charmap(platform: number, encoding: number): Buffer | null {
    const cmap = this.tables.get('cmap');
    if (!cmap) return null;
    for (let i = 0, n = cmap.readUInt16BE(2); i < n; i++) {
      const entry = 4 + 8 * i;
      if (cmap.readUInt16BE(entry) === platform && cmap.readUInt16BE(entry + 2) === encoding)
        return cmap.subarray(cmap.readUInt32BE(entry + 4));
    }
    return null;
  }
}

function directory(program: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let i = 0, n = program.readUInt16BE(4); i < n; i++) {
    const at = 12 + 16 * i;
    const offset = program.readUInt32BE(at + 8);
    const length = program.readUInt32BE(at + 12);
    if (offset + length > program.length) throw new Error('the font program is truncated');
    tables.set(program.toString('latin1', at, at + 4), program.subarray(offset, offset + length));
  }
  return tables;
}

function readCharmap(map: Buffer): ReadonlyMap<number, number> | null {
  const format = map.readUInt16BE(0);
  if (format === 0) return readByteMap(map);
  if (format === 4) return readSegments(map);
  if (format === 6) return readTrimmed(map);
  if (format === 12) return readGroups(map);
  return null;
}

function readByteMap(map: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let code = 0; code < 256; code++) if (map[6 + code]) glyphs.set(code, map[6 + code]!);
  return glyphs;
}

function readTrimmed(map: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  const first = map.readUInt16BE(6);
  for (let i = 0, n = map.readUInt16BE(8); i < n; i++) {
    const glyph = map.readUInt16BE(10 + 2 * i);
    if (glyph) glyphs.set(first + i, glyph);
  }
  return glyphs;
}

/** Format 4: segments of consecutive codes, each with a delta or an offset into a glyph array. */
function readSegments(map: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  const segments = map.readUInt16BE(6) / 2;
  for (let s = 0; s < segments; s++) {
    const end = map.readUInt16BE(14 + 2 * s);
    const start = map.readUInt16BE(16 + 2 * (segments + s));
    const delta = map.readUInt16BE(16 + 2 * (2 * segments + s));
    const at = 16 + 2 * (3 * segments + s);
    const range = map.readUInt16BE(at);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const raw = range === 0 ? code : map.readUInt16BE(at + range + 2 * (code - start));
      const glyph = raw === 0 && range !== 0 ? 0 : (raw + delta) & 0xffff;
      if (glyph) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}

function readGroups(map: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let i = 0, n = map.readUInt32BE(12); i < n; i++) {
    const at = 16 + 12 * i;
    const start = map.readUInt32BE(at);
    // A group can claim four billion codes; Unicode ends at 0x10FFFF.
    const end = Math.min(map.readUInt32BE(at + 4), 0x10ffff);
    for (let code = start; code <= end; code++) glyphs.set(code, map.readUInt32BE(at + 8) + code - start);
  }
  return glyphs;
}
