import {
  Cff,
  CHARSET,
  CHARSTRINGS,
  ENCODING,
  FD_ARRAY,
  FD_SELECT,
  PRIVATE,
  readEntries,
  readIndex,
  STANDARD_STRINGS,
  type Entry,
} from './cff.ts';
import { firstOperand } from './charstring.ts';

/** What changes in a program: advances by glyph in thousandths, and new glyphs that look like old ones. */
export interface CffChanges {
  readonly widths: ReadonlyMap<number, number>;
  /** A name, or a CID where the glyphs of the program have numbers. */
  readonly added: readonly { readonly like: number; readonly width: number; readonly id: string | number }[];
}

/**
 * A CFF program with other advances and more glyphs (Adobe Technical Note 5176). What it holds otherwise stays as it
 * stands, further behind; what changed is appended.
 */
export function editCff(data: Buffer, changes: CffChanges): Buffer {
  const cff = new Cff(data);
  const names = readIndex(data, data[2]!);
  const tops = readIndex(data, names.end);
  const strings = readIndex(data, tops.end);
  const subrs = readIndex(data, strings.end);
  const top = readEntries(tops.items[0]!);
  const ids = changes.added.map(({ id }, i) =>
    typeof id === 'number' ? id : STANDARD_STRINGS + strings.items.length + i,
  );
  const added = changes.added.flatMap(({ id }) =>
    typeof id === 'string' ? [Buffer.from(id, 'latin1')] : [],
  );
  const head = Buffer.concat([data.subarray(0, data[2]!), data.subarray(data[2]!, names.end)]);
  const middle = Buffer.concat([index([...strings.items, ...added]), data.subarray(strings.end, subrs.end)]);
  const rest = data.subarray(subrs.end);
  const parts = appended(cff, changes, ids);
  // Sizes do not depend on values: every offset is written as five bytes.
  const size = index([topDict(top, 0, new Map(parts.map(([key]) => [key, 0])))]).length;
  const start = head.length + size + middle.length;
  const shift = start - subrs.end;
  const fonts = fontDicts(data, top, shift);
  if (fonts) parts.push([FD_ARRAY, fonts]);
  const places = new Map<number, number>();
  let end = start + rest.length;
  for (const [key, part] of parts) {
    places.set(key, end);
    end += part.length;
  }
  const dict = index([topDict(top, shift, places)]);
  return Buffer.concat([head, dict, middle, rest, ...parts.map(([, part]) => part)]);
}

/** The tables that are written anew, by their operator. */
function appended(cff: Cff, { widths, added }: CffChanges, ids: readonly number[]): [number, Buffer][] {
  const glyphs = cff.glyphs.map((code, glyph) =>
    widths.has(glyph) ? withWidth(cff, glyph, code, widths.get(glyph)!) : code,
  );
  for (const { like, width } of added) glyphs.push(withWidth(cff, like, cff.glyphs[like]!, width));
  const parts: [number, Buffer][] = [[CHARSTRINGS, index(glyphs)]];
  if (added.length === 0) return parts;
  const charset = [...cff.charset.slice(1, cff.glyphs.length), ...ids];
  parts.push([CHARSET, Buffer.concat([Buffer.from([0]), ...charset.map(word)])]);
  if (cff.top.has(FD_SELECT)) {
    const owners = [...cff.glyphs.keys(), ...added.map(({ like }) => like)].map((glyph) => cff.partOf(glyph));
    parts.push([FD_SELECT, Buffer.from([0, ...owners])]);
  }
  return parts;
}

/** A charstring that states this advance: the number before the operands of its first operator (Adobe 5177, 3.1). */
function withWidth(cff: Cff, glyph: number, code: Buffer, width: number): Buffer {
  const part = cff.parts[cff.partOf(glyph)]!;
  const states = cff.ownWidth(glyph) !== null;
  // A fraction would be as right, but validators misread negative ones; half a unit is within what 6.2.11.5 allows.
  const stated = number(Math.round(width / part.scale - part.nominalWidth));
  return Buffer.concat([stated, states ? code.subarray(firstOperand(code)) : code]);
}

/** A whole number of a charstring (Adobe 5177, 3.2). */
function number(value: number): Buffer {
  if (Math.abs(value) > 32767) {
    const fixed = Buffer.from([255, 0, 0, 0, 0]);
    fixed.writeInt32BE(Math.round(value * 65536), 1);
    return fixed;
  }
  return Buffer.from([28, (value >> 8) & 255, value & 255]);
}

/** The top dictionary with its offsets moved, or replaced by places of their own. */
function topDict(top: readonly Entry[], shift: number, places: ReadonlyMap<number, number>): Buffer {
  const known = new Set(top.map(({ operator }) => operator));
  const missing = [...places.keys()].filter((operator) => !known.has(operator));
  return Buffer.concat([
    ...top.map((entry) => moved(entry, shift, places)),
    ...missing.map((operator) => Buffer.concat([offset(places.get(operator)!), key(operator)])),
  ]);
}

function moved(
  { operator, operands, raw }: Entry,
  shift: number,
  places: ReadonlyMap<number, number>,
): Buffer {
  const place = places.get(operator);
  if (place !== undefined) return Buffer.concat([offset(place), key(operator)]);
  const [first = 0, second = 0] = operands;
  if (operator === PRIVATE) return Buffer.concat([offset(first), offset(second + shift), key(operator)]);
  // Charsets 0 to 2 and encodings 0 and 1 are predefined, no offsets.
  const relative =
    (operator === CHARSET && first > 2) ||
    (operator === ENCODING && first > 1) ||
    operator === FD_SELECT ||
    operator === FD_ARRAY;
  return relative
    ? Buffer.concat([offset(first + shift), key(operator)])
    : Buffer.concat([raw, key(operator)]);
}

/** The font dictionaries of a program whose glyphs have numbers, with their private parts moved. */
function fontDicts(data: Buffer, top: readonly Entry[], shift: number): Buffer | null {
  const at = top.find(({ operator }) => operator === FD_ARRAY)?.operands[0];
  if (at === undefined) return null;
  return index(
    readIndex(data, at).items.map((item) =>
      Buffer.concat(readEntries(item).map((entry) => moved(entry, shift, new Map()))),
    ),
  );
}

const key = (operator: number): Buffer =>
  operator >= 1200 ? Buffer.from([12, operator - 1200]) : Buffer.from([operator]);

function offset(value: number): Buffer {
  const data = Buffer.from([29, 0, 0, 0, 0]);
  data.writeInt32BE(value, 1);
  return data;
}

const word = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);

function index(items: readonly Buffer[]): Buffer {
  if (items.length === 0) return word(0);
  const offsets = Buffer.alloc(4 * (items.length + 1));
  let end = 1;
  offsets.writeUInt32BE(end, 0);
  items.forEach((item, i) => offsets.writeUInt32BE((end += item.length), 4 * (i + 1)));
  return Buffer.concat([word(items.length), Buffer.from([4]), offsets, ...items]);
}
