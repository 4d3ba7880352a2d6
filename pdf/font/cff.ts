import { Charstrings } from './charstring.ts';
import { expertName, standardString, STANDARD_ENCODING } from './glyph-names.ts';

/** Operators of a DICT (Adobe 5176, tables 9, 10 and 23); two-byte operators count from 1200. */
export const CHARSET = 15;
export const ENCODING = 16;
export const CHARSTRINGS = 17;
export const PRIVATE = 18;
const SUBRS = 19;
const DEFAULT_WIDTH = 20;
const NOMINAL_WIDTH = 21;
const MATRIX = 1207;
const ROS = 1230;
export const FD_ARRAY = 1236;
export const FD_SELECT = 1237;

type Dict = ReadonlyMap<number, readonly number[]>;

/** One entry of a DICT: its operands, and the bytes they stand in. */
export interface Entry {
  readonly operator: number;
  readonly operands: readonly number[];
  readonly raw: Buffer;
}

/** A font dictionary: what turns the number in a charstring into an advance. */
export interface Part {
  readonly defaultWidth: number;
  readonly nominalWidth: number;
  readonly subrs: readonly Buffer[];
  /** What an advance in its units is in thousandths of an em. */
  readonly scale: number;
}

/** A Compact Font Format program (Adobe Technical Note 5176), read for the advances of its glyphs. */
export class Cff {
  readonly #data: Buffer;
  readonly glyphs: readonly Buffer[];
  readonly globals: readonly Buffer[];
  readonly strings: readonly Buffer[];
  readonly parts: readonly Part[];
  readonly top: Dict;
  /** CID or string number of each glyph. */
  readonly charset: readonly number[];

  constructor(data: Buffer) {
    this.#data = data;
    const names = readIndex(data, data[2]!);
    const tops = readIndex(data, names.end);
    const strings = readIndex(data, tops.end);
    this.top = readDict(tops.items[0] ?? Buffer.alloc(0));
    this.strings = strings.items;
    this.globals = readIndex(data, strings.end).items;
    this.glyphs = readIndex(data, this.#offset(CHARSTRINGS)).items;
    this.charset = this.#readCharset();
    const fonts = this.top.get(FD_ARRAY);
    this.parts = fonts
      ? readIndex(data, fonts[0]!).items.map((item) => this.#part(readDict(item)))
      : [this.#part(this.top)];
  }

  /** Advance of a character in thousandths; null when the font has no such character or it is .notdef. */
  widthOfCid(cid: number): number | null {
    const glyph = this.glyphOfCid(cid);
    return glyph === 0 ? null : this.width(glyph);
  }

  /** 0 for a character the font has not. */
  glyphOfCid(cid: number): number {
    const glyph = this.keyed ? this.charset.indexOf(cid) : cid;
    return glyph > 0 && glyph < this.glyphs.length ? glyph : 0;
  }

  /** Glyphs have numbers (CIDs) instead of names. */
  get keyed(): boolean {
    return this.top.has(ROS);
  }

  /** The same by glyph name. */
  widthOfName(name: string): number | null {
    const glyph = this.glyphOfName(name);
    return glyph === 0 ? null : this.width(glyph);
  }

  /** 0 for a name the font has not. */
  glyphOfName(name: string): number {
    if (this.keyed) throw new Error('the program has no glyph names');
    return Math.max(
      0,
      this.charset.findIndex((sid, i) => i > 0 && this.#string(sid) === name),
    );
  }

  /** Glyph name by code of the encoding inside the program. */
  builtinName(code: number): string | null {
    const offset = this.top.get(ENCODING)?.[0] ?? 0;
    if (offset < 2) return offset === 0 ? (STANDARD_ENCODING.get(code) ?? null) : expertName(code);
    const { glyphs, names } = readEncoding(this.#data, offset);
    const glyph = glyphs.get(code);
    const sid = glyph === undefined ? names.get(code) : (this.charset[glyph] ?? 0);
    return sid === undefined ? null : this.#string(sid);
  }

  /** Whether a code is one that the encoding adds for a glyph that has one: readers differ over these. */
  isAdded(code: number): boolean {
    const offset = this.top.get(ENCODING)?.[0] ?? 0;
    return offset >= 2 && readEncoding(this.#data, offset).names.has(code);
  }

  #offset(operator: number): number {
    const offset = this.top.get(operator)?.[0];
    if (offset === undefined) throw new Error('the program lacks a table');
    return offset;
  }

  /** Whether a glyph states its advance as a fraction: right, and misread by validators when it is negative. */
  isFraction(glyph: number): boolean {
    return !Number.isInteger(this.ownWidth(glyph) ?? 0);
  }

  /** Advance of a glyph in thousandths. */
  width(glyph: number): number {
    const part = this.#partFor(glyph);
    const own = this.ownWidth(glyph);
    return (own === null ? part.defaultWidth : part.nominalWidth + own) * part.scale;
  }

  /** What a glyph states of its advance, as a difference from the nominal one; null when it has the default one. */
  ownWidth(glyph: number): number | null {
    return new Charstrings(this.#partFor(glyph).subrs, this.globals).width(this.glyphs[glyph]!);
  }

  #partFor(glyph: number): Part {
    const part = this.parts[this.partOf(glyph)];
    if (!part) throw new Error('a glyph belongs to no font');
    return part;
  }

  #part(dict: Dict): Part {
    const [size, offset] = dict.get(PRIVATE) ?? [0, 0];
    const own = readDict(this.#data.subarray(offset!, offset! + size!));
    const subrs = own.get(SUBRS)?.[0];
    return {
      defaultWidth: own.get(DEFAULT_WIDTH)?.[0] ?? 0,
      nominalWidth: own.get(NOMINAL_WIDTH)?.[0] ?? 0,
      subrs: subrs === undefined ? [] : readIndex(this.#data, offset! + subrs).items,
      scale: scaleOf(this.top, dict),
    };
  }

  /** Which of the parts a glyph belongs to. */
  partOf(glyph: number): number {
    const at = this.top.get(FD_SELECT)?.[0];
    if (at === undefined) return 0;
    const data = this.#data;
    if (data[at] === 0) return data[at + 1 + glyph]!;
    for (let i = 0, n = data.readUInt16BE(at + 1); i < n; i++) {
      const range = at + 3 + 3 * i;
      if (glyph >= data.readUInt16BE(range) && glyph < data.readUInt16BE(range + 3)) return data[range + 2]!;
    }
    return 0;
  }

  #readCharset(): number[] {
    const count = this.glyphs.length;
    let at = this.top.get(CHARSET)?.[0] ?? 0;
    if (at < 3) {
      // The predefined charset 0 (ISOAdobe) numbers glyphs as strings; the expert sets are not met in documents.
      if (at !== 0) throw new Error('a predefined expert charset');
      return Array.from({ length: count }, (_, i) => i);
    }
    const format = this.#data[at++]!;
    const charset = [0];
    while (charset.length < count) {
      const first = this.#data.readUInt16BE(at);
      const left = format === 0 ? 0 : format === 1 ? this.#data[at + 2]! : this.#data.readUInt16BE(at + 2);
      at += format === 0 ? 2 : format === 1 ? 3 : 4;
      for (let i = 0; i <= left; i++) charset.push(first + i);
    }
    return charset;
  }

  /** A string by its number; the 391 standard strings come first (appendix A). */
  #string(sid: number): string {
    if (sid >= STANDARD_STRINGS) return this.strings[sid - STANDARD_STRINGS]?.toString('latin1') ?? '';
    return standardString(sid) ?? `#${sid}`;
  }
}

/** The matrix of a font dictionary comes on top of that of the program (Adobe 5176, 9 and 19). */
function scaleOf(top: Dict, part: Dict): number {
  const [whole, own] = [top.get(MATRIX)?.[0], part === top ? undefined : part.get(MATRIX)?.[0]];
  if (own === undefined) return 1000 * (whole ?? 0.001);
  // Both in full: the one matrix is stated twice.
  return whole === undefined || whole * own < 1e-5 ? 1000 * own : 1000 * whole * own;
}

/** Strings every program has (appendix A). */
export const STANDARD_STRINGS = 391;

/** An INDEX (Adobe 5176, 5): its items, and the byte behind it. @throws Error for one that is cut off */
export function readIndex(data: Buffer, at: number): { items: Buffer[]; end: number } {
  const count = data.readUInt16BE(at);
  if (count === 0) return { items: [], end: at + 2 };
  const size = data[at + 2]!;
  if (size < 1 || size > 4) throw new Error('an index is damaged');
  const base = at + 3 + size * (count + 1) - 1;
  const offset = (i: number): number => base + data.readUIntBE(at + 3 + size * i, size);
  const items = Array.from({ length: count }, (_, i) => data.subarray(offset(i), offset(i + 1)));
  const end = offset(count);
  if (end > data.length) throw new Error('the program is truncated');
  return { items, end };
}

const readDict = (data: Buffer): Dict =>
  new Map(readEntries(data).map(({ operator, operands }) => [operator, operands]));

/** The entries of a DICT (Adobe 5176, 4), in their order; each with the bytes of its operands. @throws Error for a damaged one */
export function readEntries(data: Buffer): Entry[] {
  const entries: Entry[] = [];
  let operands: number[] = [];
  let start = 0;
  for (let at = 0; at < data.length;) {
    const byte = data[at]!;
    if (byte <= 21) {
      const operator = byte === 12 ? 1200 + data[at + 1]! : byte;
      entries.push({ operator, operands, raw: data.subarray(start, at) });
      at += byte === 12 ? 2 : 1;
      start = at;
      operands = [];
    } else {
      const [value, length] = readOperand(data, at);
      operands.push(value);
      at += length;
    }
  }
  return entries;
}

function readOperand(data: Buffer, at: number): readonly [value: number, length: number] {
  const byte = data[at]!;
  if (byte === 28) return [data.readInt16BE(at + 1), 3];
  if (byte === 29) return [data.readInt32BE(at + 1), 5];
  if (byte === 30) return readReal(data, at + 1);
  if (byte >= 32 && byte <= 246) return [byte - 139, 1];
  if (byte >= 247 && byte <= 250) return [(byte - 247) * 256 + data[at + 1]! + 108, 2];
  if (byte >= 251 && byte <= 254) return [-(byte - 251) * 256 - data[at + 1]! - 108, 2];
  throw new Error('a dictionary is damaged');
}

/** What each half byte of a real stands for (Adobe 5176, table 5). */
export const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.', 'E', 'E-', '', '-'];

/** Binary coded decimal, a digit a half byte, ended by f. */
function readReal(data: Buffer, start: number): readonly [value: number, length: number] {
  let text = '';
  for (let at = start; at < data.length; at++)
    for (const nibble of [data[at]! >> 4, data[at]! & 15]) {
      if (nibble === 15) {
        // Viewers read it as nothing; validators give up the whole program.
        if (text === '') throw new Error('a number of a dictionary is missing');
        if (Number.isNaN(Number(text))) throw new Error('a number of a dictionary is malformed');
        return [Number(text), at - start + 2];
      }
      text += DIGITS[nibble];
    }
  throw new Error('a dictionary is damaged');
}

/** Codes of an encoding (Adobe 5176, 12): by glyph, and those it adds for glyphs that already have one, by name. */
interface Encoding {
  readonly glyphs: ReadonlyMap<number, number>;
  readonly names: ReadonlyMap<number, number>;
}

const SUPPLEMENTED = 0x80;

function readEncoding(data: Buffer, start: number): Encoding {
  const glyphs = new Map<number, number>();
  const isList = (data[start]! & ~SUPPLEMENTED) === 0;
  const count = data[start + 1]!;
  let at = start + 2;
  for (let i = 0, glyph = 1; i < count; i++, at += isList ? 1 : 2) {
    const first = data[at]!;
    const left = isList ? 0 : data[at + 1]!;
    for (let code = first; code <= first + left; code++) glyphs.set(code, glyph++);
  }
  const names = new Map<number, number>();
  const added = data[start]! & SUPPLEMENTED ? data[at++]! : 0;
  for (let i = 0; i < added; i++, at += 3) names.set(data[at]!, data.readUInt16BE(at + 1));
  return { glyphs, names };
}
