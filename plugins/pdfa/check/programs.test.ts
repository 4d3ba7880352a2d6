import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { load } from '../pdf/load.ts';
import { pagesOf } from '../pdf/pages.ts';
import { document, stream } from '../test/documents.ts';
import { Cff } from './cff.ts';
import { Charstrings } from './charstring.ts';
import { nameOfCharacter, STANDARD_ENCODING, standardString } from './glyph-names.ts';
import { check } from './index.ts';
import { Type1 } from './type1.ts';

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

/** A CFF program of three glyphs: .notdef, A (SID 34) and one named "mine" with a nominal width. */
function cff(
  glyphs: readonly (readonly number[])[] = [[14], [139 + 100, 14], [139 - 50, 139 + 1, 22, 14]],
): Buffer {
  const head = Buffer.from([1, 0, 4, 1]);
  const names = index([Buffer.from('Test')]);
  const strings = index([Buffer.from('mine')]);
  const charset = Buffer.from([0, 0, 34, 391 >> 8, 391 & 255]);
  const encoding = Buffer.from([0, 2, 65, 66]);
  const own = Buffer.from([...number(500), 20, ...number(600), 21]);
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

describe('Cff', () => {
  it('reads advances by name: nominal plus difference, or the default', () => {
    const program = new Cff(cff());
    expect(program.widthOfName('A')).toBe(700);
    expect(program.widthOfName('mine')).toBe(550);
    expect(program.widthOfName('B')).toBeNull();
    expect(new Cff(cff([[14], [14], [14]])).widthOfName('A')).toBe(500);
  });

  it('knows the encoding inside', () => {
    const program = new Cff(cff());
    expect(program.builtinName(65)).toBe('A');
    expect(program.builtinName(66)).toBe('mine');
    expect(program.builtinName(67)).toBeNull();
  });

  it('gives glyphs their numbers as CIDs when the font names none', () => {
    const program = new Cff(cff());
    expect(program.widthOfCid(1)).toBe(700);
    expect(program.widthOfCid(0)).toBeNull();
    expect(program.widthOfCid(3)).toBeNull();
  });

  it('refuses damage', () => {
    expect(() => new Cff(cff().subarray(0, 60))).toThrow(/./);
    expect(() => new Cff(Buffer.from([1, 0, 4, 1, 0, 1, 9, 0]))).toThrow('an index is damaged');
  });
});

describe('Charstrings', () => {
  const width = (code: readonly number[], subrs: readonly (readonly number[])[] = []): number | null =>
    new Charstrings(
      subrs.map((one) => Buffer.from(one)),
      [],
    ).width(Buffer.from(code));

  it.each<[string, number[], number | null]>([
    ['a width before endchar', [139 + 7, 14], 7],
    ['no width before endchar', [14], null],
    ['a width before stems', [139 + 7, 139, 140, 1], 7],
    ['no width before stems', [139, 140, 18], null],
    ['a width before a move', [139 + 7, 139, 140, 21], 7],
    ['no width before a move', [139, 140, 21], null],
    ['two-byte numbers', [247, 0, 14], 108],
    ['negative two-byte numbers', [251, 0, 14], -108],
    ['three-byte numbers', [28, 1, 0, 14], 256],
    ['fixed numbers', [255, 0, 2, 128, 0, 14], 2.5],
  ])('reads %s', (_, code, expected) => {
    expect(width(code)).toBe(expected);
  });

  it('follows subroutines, and not forever', () => {
    // One subroutine has the bias 107, so its number is -107.
    expect(width([139 + 7, 139 - 107, 10], [[14]])).toBe(7);
    expect(width([139 + 7, 139 - 107, 10, 14], [[11]])).toBe(7);
    expect(() => width([139 - 107, 10], [[139 - 107, 10]])).toThrow('nested too deep');
    expect(() => width([139, 10])).toThrow('a subroutine is missing');
    expect(() => width([139, 139, 5])).toThrow('does not begin as it should');
    expect(() => width([139])).toThrow('never ended');
  });
});

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

/** A Type 1 program with the glyph A of this charstring. */
function type1(
  charstring: readonly number[],
  encoding = 'StandardEncoding def',
  hexadecimal = false,
): Buffer {
  const code = encrypt(Buffer.from([0, 0, 0, 0, ...charstring]), 4330);
  const head = Buffer.from(
    `%!PS-AdobeFont-1.0\n/FontMatrix [0.001 0 0 0.001 0 0] def\n/Encoding ${encoding}\ncurrentfile eexec\n`,
  );
  const body = Buffer.concat([
    Buffer.from(`xxxx/lenIV 4 def /CharStrings 2 dict dup begin\n/A ${code.length} RD `),
    code,
    Buffer.from(' ND\nend'),
  ]);
  const cipher = encrypt(body, 55665);
  return Buffer.concat([head, hexadecimal ? Buffer.from(cipher.toString('hex')) : cipher]);
}

const WIDE = [139, 248, 136, 13, 14];

describe('Type1', () => {
  it.each([false, true])('reads advances, hexadecimal or not (%s)', (hexadecimal) => {
    const program = new Type1(type1(WIDE, undefined, hexadecimal));
    expect(program.widthOfName('A')).toBe(500);
    expect(program.widthOfName('B')).toBeNull();
    expect(program.builtinName(65)).toBe('A');
  });

  it('reads the encoding inside, sbw and quotients', () => {
    const program = new Type1(
      type1([139, 139, 139 + 100, 139 + 2, 12, 12, 139, 12, 7], '256 array\ndup 1 /A put def'),
    );
    expect(program.builtinName(1)).toBe('A');
    expect(program.builtinName(65)).toBeNull();
    expect(program.widthOfName('A')).toBe(50);
  });

  it('refuses what it does not know', () => {
    expect(() => new Type1(Buffer.from('%!PS'))).toThrow('no encrypted part');
    expect(() => new Type1(Buffer.from('/FontMatrix [0.002 0 0 0.002 0 0] eexec x'))).toThrow(
      'unusual scale',
    );
    expect(() => new Type1(type1([139, 10])).widthOfName('A')).toThrow('does not begin as it should');
  });
});

describe('glyph names', () => {
  it('agree between the tables', () => {
    expect(standardString(0)).toBe('.notdef');
    expect(standardString(34)).toBe('A');
    expect(standardString(391)).toBeNull();
    expect(STANDARD_ENCODING.get(0xe9)).toBe('Oslash');
    expect(STANDARD_ENCODING.size).toBe(149);
    expect(['é', '€', '’', "'", 'Ž', '•'].map((c) => nameOfCharacter(c.codePointAt(0)!))).toEqual([
      'eacute',
      'Euro',
      'quoteright',
      'quotesingle',
      'Zcaron',
      'bullet',
    ]);
    expect(nameOfCharacter(0x4f60)).toBeNull();
  });
});

describe('fonts of named glyphs', () => {
  function judged(make: (context: PDFContext) => PDFRef | object, key: string, over: object = {}): string[] {
    const pdf = document((context) => {
      const descriptor = { Type: 'FontDescriptor', Flags: 32, [key]: make(context) };
      const font = {
        Type: 'Font',
        Subtype: 'Type1',
        BaseFont: 'Test',
        FirstChar: 65,
        LastChar: 65,
        Widths: [500],
        FontDescriptor: descriptor,
        ...over,
      };
      return { content: 'BT /F 9 Tf (A) Tj ET', resources: { Font: { F: font } } };
    });
    const loaded = load(pdf);
    return check(loaded, pagesOf(loaded)).map(({ reason }) => reason);
  }
  const program = (context: PDFContext): PDFRef => stream(context, type1(WIDE));
  const compact = (context: PDFContext): PDFRef => stream(context, cff(), { Subtype: 'Type1C' });

  it('accepts programs that agree', () => {
    expect(judged(program, 'FontFile')).toEqual([]);
    expect(judged(program, 'FontFile', { Encoding: 'WinAnsiEncoding' })).toEqual([]);
    expect(judged(compact, 'FontFile3', { Widths: [700] })).toEqual([]);
    expect(judged(compact, 'FontFile3', { Widths: [550], Encoding: { Differences: [65, 'mine'] } })).toEqual(
      [],
    );
  });

  it('refuses programs that do not', () => {
    expect(judged(program, 'FontFile', { Widths: [600] })[0]).toContain('the width of character 65 differs');
    expect(judged(program, 'FontFile', { Encoding: { Differences: [65, 'B'] } })[0]).toContain(
      'has no glyph',
    );
    expect(judged(program, 'FontFile', { Encoding: 'Odd' })[0]).toContain(
      'encoding of the font is not verified',
    );
    expect(judged(compact, 'FontFile3')[0]).toContain('the width of character 65 differs');
    expect(judged(program, 'FontFile2')[0]).toContain('does not fit');
  });
});
