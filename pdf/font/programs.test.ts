import { describe, expect, it } from 'vitest';
import { cff, cidKeyedCff, HALF_MATRIX, type1, WIDE } from '../testing/programs.ts';
import { Cff } from './cff.ts';
import { Charstrings } from './charstring.ts';
import { expertName, nameOfCharacter, STANDARD_ENCODING, standardString } from './glyph-names.ts';
import { Type1 } from './type1.ts';

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

  it('knows codes that are added for glyphs that have one', () => {
    for (const table of [
      [0x80, 2, 65, 66],
      [0x81, 1, 65, 1],
    ]) {
      const program = new Cff(cff(undefined, [...table, 2, 174, 0, 34, 175, 391 >> 8, 391 & 255]));
      expect([65, 66, 174, 175, 176].map((code) => program.builtinName(code))).toEqual([
        'A',
        'mine',
        'A',
        'mine',
        null,
      ]);
    }
  });

  it('knows the expert encoding', () => {
    expect([32, 97, 255, 64].map(expertName)).toEqual(['space', 'Asmall', 'Ydieresissmall', null]);
  });

  it('measures glyphs by the matrix of their font dictionary', () => {
    expect(new Cff(cidKeyedCff()).widthOfCid(9)).toBe(800);
    expect(new Cff(cidKeyedCff(HALF_MATRIX)).widthOfCid(9)).toBe(400);
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
    expect(width([139, 139, 5])).toBeNull();
    expect(() => width([139])).toThrow('never ended');
  });
});

describe('Type1', () => {
  it('follows the subroutine a glyph begins in', () => {
    expect(
      new Type1(type1([139, 10, 14], undefined, false, [...WIDE.slice(0, -1), 11])).widthOfName('A'),
    ).toBe(500);
  });

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
    expect(() => new Type1(Buffer.from('/FontMatrix [0 0.001 -0.001 0 0 0] eexec x'))).toThrow(
      'unusual scale',
    );
    expect(() => new Type1(type1([139, 10])).widthOfName('A')).toThrow('does not begin as it should');
    const circle = type1([139, 10], undefined, false, [139, 10]);
    expect(() => new Type1(circle).widthOfName('A')).toThrow('does not begin as it should');
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
