import { describe, expect, it } from 'vitest';
import { Cff } from './cff.ts';
import { Type1 } from './type1.ts';
import { cff, cidKeyedCff, type1, WIDE } from '../testing/programs.ts';
import { editCff } from './cff-write.ts';
import { symbolCharmap } from './charmap.ts';
import { face } from './face.ts';
import { characterOf, macintoshPlaces, ownNames } from './names.ts';
import { subset } from './subset.ts';
import { TrueType } from './truetype.ts';
import { editType1 } from './type1-write.ts';

describe('editCff', () => {
  it('leaves a program as it was when nothing changes', () => {
    const same = new Cff(editCff(cff(), { widths: new Map(), added: [] }));
    expect([same.widthOfName('A'), same.widthOfName('mine')]).toEqual([700, 550]);
    expect(same.builtinName(66)).toBe('mine');
  });

  it('moves the font dictionaries of a program whose glyphs have numbers', () => {
    const before = new Cff(cidKeyedCff());
    expect([before.widthOfCid(5), before.widthOfCid(9), before.widthOfCid(6)]).toEqual([400, 800, null]);
    const added = [
      { like: 0, width: 321, id: 6 },
      { like: 2, width: 640, id: 700 },
    ];
    const after = new Cff(editCff(cidKeyedCff(), { widths: new Map([[1, 450]]), added }));
    expect([5, 9, 6, 700].map((cid) => after.widthOfCid(cid))).toEqual([450, 800, 321, 640]);
    // What looks like a glyph belongs to the font dictionary of that glyph.
    expect([0, 1, 2, 3, 4].map((glyph) => after.partOf(glyph))).toEqual([0, 0, 1, 0, 1]);
  });

  it('writes whole, large and broken advances', () => {
    const wide = new Map([
      [1, 0],
      [2, 1234.5],
    ]);
    const program = new Cff(editCff(cff(), { widths: wide, added: [] }));
    expect(program.widthOfName('A')).toBe(0);
    expect(program.widthOfName('mine')).toBe(1235);
  });
});

describe('editType1', () => {
  it('states the lengths of its parts', () => {
    const { bytes, lengths } = editType1(type1(WIDE), { widths: new Map([['A', 700]]), added: [] });
    expect(lengths[0] + lengths[1] + lengths[2]).toBe(bytes.length);
    expect(bytes.toString('latin1', lengths[0] - 6, lengths[0])).toBe('eexec\n');
    expect(bytes.toString('latin1').trimEnd().endsWith('cleartomark')).toBe(true);
    expect(new Type1(bytes).widthOfName('A')).toBe(700);
  });

  it('replaces an advance written as a quotient', () => {
    const quotient = type1([139, 139 + 100, 139 + 2, 12, 12, 13, 14]);
    const { bytes } = editType1(quotient, { widths: new Map([['A', -300]]), added: [] });
    expect(new Type1(bytes).widthOfName('A')).toBe(-300);
  });

  it('refuses glyphs that do not begin as they should, and names nobody has', () => {
    const edit = (code: readonly number[], like: string) => (): unknown =>
      editType1(type1(code), { widths: new Map([['A', 1]]), added: [{ like, width: 1, name: 'x' }] });
    expect(edit([139, 10], '.notdef')).toThrow('does not begin');
    expect(edit(WIDE, 'missing')).toThrow('has no glyph missing');
  });
});

describe('subset', () => {
  const { font, glyphs } = face(false);

  it('gives places advances and codes of their own', () => {
    const a = glyphs.get(65)!;
    const codes = new Map([
      [1, 1],
      [200, 2],
    ]);
    const program = new TrueType(subset(font, [0, a, a], { advances: new Map([[2, 77]]), codes }));
    expect([program.advance(1), program.advance(2)]).toEqual([font.advance(a), 77]);
    expect(program.charmap(3, 0)).toEqual(
      new Map([
        [0xf001, 1],
        [0xf0c8, 2],
      ]),
    );
  });

  it('writes a map that ends as every map of format 4 does', () => {
    const map = symbolCharmap(new Map([[65, 3]]));
    expect(map.readUInt16BE(12 + 14)).toBe(0xf041);
    expect(map.readUInt16BE(12 + 16)).toBe(0xffff);
    expect(map.length).toBe(12 + map.readUInt16BE(14));
  });
});

describe('glyph names', () => {
  it.each<[string, number | null]>([
    ['A', 0x41],
    ['quotesingle', 0x27],
    ['eacute', 0xe9],
    ['Euro', 0x20ac],
    ['uni0416', 0x416],
    ['u1F600', 0x1f600],
    ['u110000', null],
    ['A.sc', 0x41],
    ['.notdef', null],
    ['afii10017', 0x410],
    ['afii10023', 0x401],
    ['afii10049', 0x42f],
    ['afii10071', 0x451],
    ['afii10097', 0x44f],
    ['alpha', 0x3b1],
    ['infinity', 0x221e],
    ['g123', null],
  ])('%s', (name, character) => {
    expect(characterOf(name)).toBe(character);
  });

  it('of a program without names are none', () => {
    const { font } = face(false);
    expect(ownNames(new TrueType(subset(font, [0]))).size).toBe(0);
    expect(ownNames(font).get('alpha')).toBeGreaterThan(0);
  });

  it('of the Macintosh order are known by their codes in Mac OS Roman', () => {
    const { font, glyphs } = face(false);
    const places = macintoshPlaces(font);
    expect([0x20, 0x7e, 0x80, 0xd8].map((code) => places.get(code))).toEqual(
      [0x20, 0x7e, 0xc4, 0xff].map((character) => glyphs.get(character)),
    );
    expect([0x1f, 0x7f].filter((code) => places.has(code))).toEqual([]);
    expect(macintoshPlaces(new TrueType(subset(font, [0]))).size).toBe(0);
  });

  it('are all there where a program says that it keeps to that order', () => {
    const { font } = face(false);
    const post = Buffer.alloc(32);
    post.writeUInt32BE(0x10000);
    const places = macintoshPlaces({ tables: new Map([...font.tables, ['post', post]]) } as never);
    expect([0x20, 0x41, 0x80, 0xff].map((code) => places.get(code))).toEqual([3, 36, 98, 225]);
  });
});
