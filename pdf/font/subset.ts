import { symbolCharmap } from './charmap.ts';
import { partsOf } from './outline.ts';
import { stretched } from './stretch.ts';
import type { TrueType } from './truetype.ts';

/** What the new program has that the old one had not; by place in the list. */
export interface Changes {
  /** Advances in font units. */
  readonly advances?: ReadonlyMap<number, number>;
  /** Code of one byte → place: the program gets a (3,0) map of these and is symbolic. */
  readonly codes?: ReadonlyMap<number, number>;
  /** How much wider its glyphs become. */
  readonly stretch?: number;
}

/**
 * A new font program with only these glyphs, numbered by their place in the list (place 0 must be .notdef). The same
 * glyph may stand in several places: each place is a character of its own in the PDF. Parts of composite glyphs are
 * added behind the list.
 */
export function subset(font: TrueType, glyphs: readonly number[], changes: Changes = {}): Buffer {
  const order = [...glyphs];
  const outlines: Buffer[] = [];
  const parts = new Map<number, number>();
  for (let place = 0; place < order.length; place++) {
    const outline = Buffer.from(font.outline(order[place]!));
    for (const at of partsOf(outline))
      outline.writeUInt16BE(placeOf(outline.readUInt16BE(at), order, parts), at);
    outlines.push(stretched(outline, changes.stretch ?? 1));
  }
  return assemble(font, order, outlines, changes);
}

function placeOf(glyph: number, order: number[], parts: Map<number, number>): number {
  const known = parts.get(glyph);
  if (known !== undefined) return known;
  const place = order.push(glyph) - 1;
  parts.set(glyph, place);
  return place;
}

function assemble(
  font: TrueType,
  order: readonly number[],
  outlines: readonly Buffer[],
  { advances, codes, stretch = 1 }: Changes,
): Buffer {
  const tables = new Map<string, Buffer>();
  for (const tag of ['cvt ', 'fpgm', 'prep']) {
    const table = font.tables.get(tag);
    if (table) tables.set(tag, table);
  }
  const head = Buffer.from(font.table('head'));
  head.writeUInt32BE(0, 8);
  head.writeInt16BE(1, 50);
  const hhea = Buffer.from(font.table('hhea'));
  hhea.writeUInt16BE(order.length, 34);
  const maxp = Buffer.from(font.table('maxp'));
  maxp.writeUInt16BE(order.length, 4);
  tables
    .set('head', head)
    .set('hhea', hhea)
    .set('maxp', maxp)
    .set('hmtx', metrics(font, order, stretch, advances));
  if (codes) tables.set('cmap', symbolCharmap(codes));
  const loca = Buffer.alloc(4 * (outlines.length + 1));
  let end = 0;
  const glyf = outlines.flatMap((outline, i) => {
    end += outline.length + padding(outline.length);
    loca.writeUInt32BE(end, 4 * (i + 1));
    return [outline, Buffer.alloc(padding(outline.length))];
  });
  tables.set('loca', loca).set('glyf', Buffer.concat(glyf));
  return program(tables);
}

function metrics(
  font: TrueType,
  order: readonly number[],
  stretch: number,
  advances?: ReadonlyMap<number, number>,
): Buffer {
  const hmtx = Buffer.alloc(4 * order.length);
  order.forEach((glyph, i) => {
    hmtx.writeUInt16BE(advances?.get(i) ?? font.advance(glyph), 4 * i);
    hmtx.writeInt16BE(Math.round(font.leftBearing(glyph) * stretch), 4 * i + 2);
  });
  return hmtx;
}

const padding = (length: number): number => (4 - (length % 4)) % 4;

/** The table directory with check sums, then the tables in the order of their tags. */
function program(tables: ReadonlyMap<string, Buffer>): Buffer {
  const tags = [...tables.keys()].sort();
  const power = 2 ** Math.floor(Math.log2(tags.length));
  const head = Buffer.alloc(12 + 16 * tags.length);
  head.writeUInt32BE(0x00010000, 0);
  [tags.length, 16 * power, Math.log2(power), 16 * (tags.length - power)].forEach((n, i) =>
    head.writeUInt16BE(n, 4 + 2 * i),
  );
  const parts = [head];
  let offset = head.length;
  tags.forEach((tag, i) => {
    const table = tables.get(tag)!;
    const padded = Buffer.concat([table, Buffer.alloc(padding(table.length))]);
    head.write(tag, 12 + 16 * i, 'latin1');
    [checksum(padded), offset, table.length].forEach((n, j) => head.writeUInt32BE(n, 16 + 16 * i + 4 * j));
    parts.push(padded);
    offset += padded.length;
  });
  return Buffer.concat(parts);
}

function checksum(padded: Buffer): number {
  let sum = 0;
  for (let i = 0; i < padded.length; i += 4) sum = (sum + padded.readUInt32BE(i)) >>> 0;
  return sum;
}
