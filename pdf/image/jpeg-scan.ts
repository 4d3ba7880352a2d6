// Whether the coded data of a JPEG hold its whole picture, which must be known where the file does not say where it ends.

import { SOS, type Segment } from './jpeg-markers.ts';

/** Sequential coding by Huffman; of progressive scans only the last one could be followed, and it needs all before it. */
const SEQUENTIAL: ReadonlySet<number> = new Set([0xc0, 0xc1]);
const TABLES = 0xc4;
const RESTARTS = 0xdd;
const BLOCK = 8;
const COEFFICIENTS = 64;

interface Component {
  readonly across: number;
  readonly down: number;
}

/** Follows the last scan block by block (ISO/IEC 10918-1, F.2.2): true when its bits last to the end of the picture. */
export function isWhole(segments: readonly Segment[]): boolean {
  const frame = segments.find(({ marker }) => SEQUENTIAL.has(marker));
  const scans = segments.filter(({ marker }) => marker === SOS);
  const last = scans.at(-1);
  if (!frame || frame.body.length < 6 || !last) return false;
  const components = componentsOf(frame.body);
  const shown = new Set(scans.flatMap(({ body }) => partsOf(body).map(({ id }) => id)));
  const parts = partsOf(last.body);
  if (shown.size < components.size || parts.some(({ id }) => !components.has(id))) return false;
  const tables = tablesOf(segments);
  const units = unitsOf(parts, components, tables);
  if (!units) return false;
  const restarts = segments.findLast(({ marker, body }) => marker === RESTARTS && body.length >= 2);
  const bits = new Bits(last.bytes.subarray(4 + last.body.length));
  return follows(bits, units, mcusOf(frame.body, parts, components), restarts?.body.readUInt16BE(0) ?? 0);
}

function componentsOf(frame: Buffer): Map<number, Component> {
  const found = new Map<number, Component>();
  for (let at = 6; at + 3 <= frame.length; at += 3)
    found.set(frame[at]!, { across: frame[at + 1]! >> 4 || 1, down: frame[at + 1]! & 15 || 1 });
  return found;
}

interface Part {
  readonly id: number;
  readonly dc: number;
  readonly ac: number;
}

function partsOf(scan: Buffer): Part[] {
  const parts: Part[] = [];
  for (let at = 1; parts.length < scan[0]! && at + 2 <= scan.length; at += 2)
    parts.push({ id: scan[at]!, dc: scan[at + 1]! >> 4, ac: 0x10 | (scan[at + 1]! & 15) });
  return parts;
}

/** What a code of a length stands for, by `length << 16 | code` (C.2). */
type Table = ReadonlyMap<number, number>;

function tablesOf(segments: readonly Segment[]): ReadonlyMap<number, Table> {
  const tables = new Map<number, Table>();
  for (const { marker, body } of segments) {
    if (marker !== TABLES) continue;
    for (let at = 0; at + 17 <= body.length;) {
      const table = new Map<number, number>();
      let value = at + 17;
      for (let length = 1, code = 0; length <= 16; length++, code <<= 1)
        for (let i = 0; i < body[at + length]!; i++) table.set((length << 16) | code++, body[value++] ?? 0);
      tables.set(body[at]!, table);
      at = value;
    }
  }
  return tables;
}

/** The blocks of one unit in their order, each with its tables (A.2.3); null where a table is missing. */
function unitsOf(
  parts: readonly Part[],
  components: ReadonlyMap<number, Component>,
  tables: ReadonlyMap<number, Table>,
): [Table, Table][] | null {
  const units: [Table, Table][] = [];
  for (const { id, dc, ac } of parts) {
    const [first, rest] = [tables.get(dc), tables.get(ac)];
    if (!first || !rest) return null;
    const { across, down } = components.get(id)!;
    for (let i = 0; i < (parts.length === 1 ? 1 : across * down); i++) units.push([first, rest]);
  }
  return units;
}

/** How many units a scan has: of one component, only the blocks that hold something of the picture (A.2.2). */
function mcusOf(frame: Buffer, parts: readonly Part[], components: ReadonlyMap<number, Component>): number {
  const all = [...components.values()];
  const [across, down] = [Math.max(...all.map((c) => c.across)), Math.max(...all.map((c) => c.down))];
  const only = parts.length === 1 ? components.get(parts[0]!.id)! : { across: 1, down: 1 };
  const blocks = (pixels: number, share: number, most: number): number =>
    Math.ceil(Math.ceil((pixels * share) / most) / BLOCK);
  return blocks(frame.readUInt16BE(3), only.across, across) * blocks(frame.readUInt16BE(1), only.down, down);
}

function follows(bits: Bits, units: readonly [Table, Table][], count: number, restarts: number): boolean {
  for (let mcu = 0; mcu < count; mcu++) {
    if (restarts > 0 && mcu > 0 && mcu % restarts === 0) bits.restart();
    for (const [dc, ac] of units) if (!bits.block(dc, ac)) return false;
  }
  return true;
}

/** Coded data, bit by bit. */
class Bits {
  readonly #data: Buffer;
  #at = 0;
  #left = 0;

  constructor(data: Buffer) {
    this.#data = data;
  }

  /** Past the marker that begins anew (F.1.2.3). */
  restart(): void {
    this.#left = 0;
    while (this.#data[this.#at] === 0xff && this.#data[this.#at + 1] !== 0) {
      const isFill = this.#data[this.#at + 1] === 0xff;
      this.#at += isFill ? 1 : 2;
      if (!isFill) return;
    }
  }

  /** Steps over a block; false where the data end before it does, or hold a code that no table has. */
  block(dc: Table, ac: Table): boolean {
    const size = this.#symbol(dc);
    if (size < 0 || !this.#skip(size)) return false;
    for (let k = 1; k < COEFFICIENTS; k++) {
      const symbol = this.#symbol(ac);
      if (symbol < 0) return false;
      if (symbol === 0) return true;
      k += symbol >> 4;
      if (!this.#skip(symbol & 15)) return false;
    }
    return true;
  }

  #symbol(table: Table): number {
    for (let length = 1, code = 0; length <= 16; length++) {
      const bit = this.#bit();
      if (bit < 0) return -1;
      code = (code << 1) | bit;
      const symbol = table.get((length << 16) | code);
      if (symbol !== undefined) return symbol;
    }
    return -1;
  }

  #skip(bits: number): boolean {
    for (let i = 0; i < bits; i++) if (this.#bit() < 0) return false;
    return true;
  }

  #bit(): number {
    if (this.#left === 0) {
      if (this.#at >= this.#data.length || this.#isMarker()) return -1;
      this.#at += this.#data[this.#at] === 0xff ? 2 : 1;
      this.#left = 8;
    }
    this.#left--;
    const stuffed = this.#data[this.#at - 1] === 0 && this.#data[this.#at - 2] === 0xff;
    return ((stuffed ? 0xff : this.#data[this.#at - 1]!) >> this.#left) & 1;
  }

  #isMarker(): boolean {
    return this.#data[this.#at] === 0xff && this.#data[this.#at + 1] !== 0;
  }
}
