/** An INDEX of CFF with one-byte offsets. */
function index(items: readonly Buffer[]): Buffer {
  if (items.length === 0) return Buffer.from([0, 0]);
  let offset = 1;
  const offsets = [1, ...items.map((item) => (offset += item.length))];
  return Buffer.concat([Buffer.from([0, items.length, 1, ...offsets]), ...items]);
}

/** A number of a DICT as five bytes, so that sizes do not depend on values. */
const number = (value: number): number[] => [
  29,
  value >> 24,
  (value >> 16) & 255,
  (value >> 8) & 255,
  value & 255,
];

/**
 * A CFF program of three glyphs: .notdef, A (SID 34) and one named "mine" with a nominal width.
 *
 * @param codes as a table of the format
 * @param hints entries of its private dictionary before the advances
 */
export function cff(
  glyphs: readonly (readonly number[])[] = [[14], [139 + 100, 14], [139 - 50, 139 + 1, 22, 14]],
  codes: readonly number[] = [0, 2, 65, 66],
  hints: readonly number[] = [],
): Buffer {
  const head = Buffer.from([1, 0, 4, 1]);
  const names = index([Buffer.from('Test')]);
  const strings = index([Buffer.from('mine')]);
  const charset = Buffer.from([0, 0, 34, 391 >> 8, 391 & 255]);
  const encoding = Buffer.from(codes);
  const own = Buffer.from([...hints, ...number(500), 20, ...number(600), 21]);
  const charstrings = index(glyphs.map((glyph) => Buffer.from(glyph)));
  const top = (at: number): Buffer => {
    const charsetAt = at;
    const encodingAt = charsetAt + charset.length;
    const glyphsAt = encodingAt + encoding.length;
    const privateAt = glyphsAt + charstrings.length;
    const entries = [...number(charsetAt), 15, ...number(encodingAt), 16, ...number(glyphsAt), 17];
    return Buffer.from([...entries, ...number(own.length), ...number(privateAt), 18]);
  };
  const fixed = head.length + names.length + index([top(0)]).length + strings.length + 2;
  return Buffer.concat([
    head,
    names,
    index([top(fixed)]),
    strings,
    index([]),
    charset,
    encoding,
    charstrings,
    own,
  ]);
}

/** A matrix of 2,000 units an em, in binary coded decimals. */
export const HALF_MATRIX: readonly number[] = [
  30, 0xa0, 0x00, 0x5f, 139, 139, 30, 0xa0, 0x00, 0x5f, 139, 139, 12, 7,
];

/** Encrypts as section 7.1 of the Type 1 format says. */
function encrypt(data: Buffer, key: number): Buffer {
  let state = key;
  return Buffer.from(
    [...data].map((byte) => {
      const cipher = byte ^ (state >> 8);
      state = ((cipher + state) * 52845 + 22719) & 0xffff;
      return cipher;
    }),
  );
}

/** A Type 1 program with .notdef (advance 250) and the glyph A of this charstring, which may call the subroutine 0. */
export function type1(
  charstring: readonly number[],
  encoding = 'StandardEncoding def',
  hexadecimal = false,
  subroutine: readonly number[] = [],
): Buffer {
  const shared = encrypt(Buffer.from([0, 0, 0, 0, ...subroutine]), 4330);
  const subroutines = Buffer.concat([
    Buffer.from(`/Subrs 1 array\ndup 0 ${shared.length} RD `),
    shared,
    Buffer.from(' NP\nND\n'),
  ]);
  const code = encrypt(Buffer.from([0, 0, 0, 0, ...charstring]), 4330);
  const empty = encrypt(Buffer.from([0, 0, 0, 0, 139, 247, 142, 13, 14]), 4330);
  const head = Buffer.from(
    `%!PS-AdobeFont-1.0\n/FontMatrix [0.001 0 0 0.001 0 0] def\n/Encoding ${encoding}\ncurrentfile eexec\n`,
  );
  const body = Buffer.concat([
    Buffer.from('xxxx/lenIV 4 def '),
    subroutine.length > 0 ? subroutines : Buffer.alloc(0),
    Buffer.from(`/CharStrings 2 dict dup begin\n/.notdef ${empty.length} RD `),
    empty,
    Buffer.from(` ND\n/A ${code.length} RD `),
    code,
    Buffer.from(' ND\nend mark currentfile closefile\n'),
  ]);
  const cipher = encrypt(body, 55665);
  return Buffer.concat([head, hexadecimal ? Buffer.from(cipher.toString('hex')) : cipher]);
}

/** A glyph of advance 500. */
export const WIDE = [139, 248, 136, 13, 14];

/**
 * A CFF program whose glyphs have numbers: .notdef, 5 and 9, of two font dictionaries with the default advances 400 and
 * 800.
 *
 * @param matrix the operands and operator of a matrix of each font dictionary
 */
export function cidKeyedCff(matrix: readonly number[] = []): Buffer {
  const head = Buffer.from([1, 0, 4, 1]);
  const names = index([Buffer.from('Keyed')]);
  const strings = index([Buffer.from('Adobe'), Buffer.from('Identity')]);
  const charset = Buffer.from([0, 0, 5, 0, 9]);
  const select = Buffer.from([3, 0, 2, 0, 0, 0, 0, 2, 1, 0, 3]);
  const glyphs = index([Buffer.from([14]), Buffer.from([14]), Buffer.from([14])]);
  const privates = [400, 800].map((width) => Buffer.from([...number(width), 20]));
  const size = privates[0]!.length;
  const fonts = (at: number): Buffer =>
    index(privates.map((_, i) => Buffer.from([...matrix, ...number(size), ...number(at + i * size), 18])));
  const top = (at: number): Buffer => {
    const selectAt = at + charset.length;
    const glyphsAt = selectAt + select.length;
    const fontsAt = glyphsAt + glyphs.length;
    const ros = [...number(391), ...number(392), ...number(0), 12, 30];
    const tables = [...number(at), 15, ...number(selectAt), 12, 37, ...number(glyphsAt), 17];
    return Buffer.from([...ros, ...tables, ...number(fontsAt), 12, 36]);
  };
  const start = head.length + names.length + index([top(0)]).length + strings.length + 2;
  const fontsAt = start + charset.length + select.length + glyphs.length;
  const parts = [charset, select, glyphs, fonts(fontsAt + fonts(0).length), ...privates];
  return Buffer.concat([head, names, index([top(start)]), strings, index([]), ...parts]);
}
