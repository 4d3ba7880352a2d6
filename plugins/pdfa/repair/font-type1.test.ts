import type { PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';
import { decode } from '@conforme/pdf/file/filters';
import { N } from '@conforme/pdf/file/values';
import { Cff } from '@conforme/pdf/font/cff';
import { standardString } from '@conforme/pdf/font/glyph-names';
import { Type1 } from '@conforme/pdf/font/type1';
import { stream } from '@conforme/pdf/testing/documents';
import { shown } from '@conforme/pdf/testing/parts';
import { cff, type1, WIDE } from '@conforme/pdf/testing/programs';
import { describe, expect, it } from 'vitest';
import { repairedFont, type RepairedFont } from '../testing/repaired.ts';

interface Outcome extends RepairedFont {
  readonly program: Buffer;
}

function repaired(key: string, make: (context: PDFContext) => PDFRef, over: object, text: string): Outcome {
  const outcome = repairedFont((context) => {
    const font = {
      Type: 'Font',
      Subtype: 'Type1',
      BaseFont: 'Test',
      FirstChar: 65,
      LastChar: 67,
      Widths: [500, 550, 333],
      FontDescriptor: { Type: 'FontDescriptor', Flags: 32, [key]: make(context) },
      ...over,
    };
    return shown(text, font);
  });
  const descriptor = outcome.font.lookup(N('FontDescriptor')) as PDFDict;
  return { ...outcome, program: decode(descriptor.lookup(N(key)) as PDFRawStream, outcome.loaded.budget) };
}

const ofType1 = (over: object, text = '(A)'): Outcome =>
  repaired('FontFile', (context) => stream(context, type1(WIDE)), over, text);

const ofCff = (over: object, text = '(A)', program = cff()): Outcome =>
  repaired('FontFile3', (context) => stream(context, program, { Subtype: 'Type1C' }), over, text);

describe('CFF programs', () => {
  it('get hints that are numbers, and keep their drawings', () => {
    const outcome = ofCff(
      { Widths: [700, 550, 333] },
      '(A)',
      cff(undefined, undefined, [30, 0x1c, 0xc5, 0xff, 12, 12]),
    );
    expect(outcome.before.join()).toContain('a number of a dictionary is malformed');
    expect([outcome.after, outcome.losses, outcome.announced]).toEqual([[], [], []]);
    expect(new Cff(outcome.program).widthOfName('A')).toBe(700);
  });
});

describe('Type 1 programs', () => {
  it('get the advances the page was set with', () => {
    const outcome = ofType1({ Widths: [640, 0, 0] });
    expect(outcome.before.join()).toContain('the width of character 65 differs');
    expect(outcome.after).toEqual([]);
    expect(new Type1(outcome.program).widthOfName('A')).toBe(640);
  });

  it('get a glyph for each character that showed .notdef', () => {
    const outcome = ofType1({}, '(ABC)');
    expect(outcome.before.join()).toContain('the character 66 has no glyph');
    expect(outcome.after).toEqual([]);
    const program = new Type1(outcome.program);
    expect(program.widthOfName('A')).toBe(500);
    expect(program.widthOfName('shown66')).toBe(550);
    expect(program.widthOfName('shown67')).toBe(333);
    // The drawing of .notdef, which is empty here.
    expect(program.charstring(program.glyphs.get('shown66')!).at(-1)).toBe(14);
    expect(program.opened.toString('latin1')).toContain('/CharStrings 4 dict');
  });

  it('get another glyph for a character of the same name and another width', () => {
    const outcome = ofType1({ Encoding: { Differences: [66, 'A'] } }, '(AB)');
    expect(outcome.after).toEqual([]);
    const program = new Type1(outcome.program);
    expect([program.widthOfName('A'), program.widthOfName('shown66')]).toEqual([500, 550]);
  });

  it('keep the text of what gets another glyph', () => {
    const outcome = ofType1({ Encoding: { Differences: [66, 'A'] } }, '(AB)');
    const map = outcome.font.lookup(N('ToUnicode')) as PDFRawStream;
    expect(decode(map, outcome.loaded.budget).toString()).toContain('<42> <0041>');
  });

  it('are written anew where nothing says how long their parts are', () => {
    const lengths = { Length1: 10, Length2: 0, Length3: 0 };
    const outcome = repaired('FontFile', (context) => stream(context, type1(WIDE), lengths), {}, '(A)');
    expect(outcome.before.join()).toContain('does not say how long its parts are');
    expect(outcome.after).toEqual([]);
  });

  it('lose an encoding nobody knows', () => {
    const outcome = ofType1({ Encoding: 'PDFDocEncoding' });
    expect(outcome.before.join()).toContain('encoding of the font is not verified');
    expect(outcome.after).toEqual([]);
  });

  it('are refused when they are never closed', () => {
    const open = type1(WIDE).subarray(0, -12);
    const outcome = repaired('FontFile', (context) => stream(context, open), { Widths: [1, 2, 3] }, '(A)');
    expect(outcome.after.join()).toContain('the width of character 65 differs');
  });
});

describe('CFF programs', () => {
  it('get the advances the page was set with', () => {
    const outcome = ofCff({ Widths: [640.5, 1, 0] }, '(AB)');
    expect(outcome.before.join()).toContain('the width of character 65 differs');
    expect(outcome.after).toEqual([]);
    const program = new Cff(outcome.program);
    expect(program.widthOfName('A')).toBe(641);
    expect(program.widthOfName('mine')).toBe(1);
    expect(program.builtinName(66)).toBe('mine');
  });

  it('name the codes that the encoding inside adds, which not every reader knows', () => {
    const program = cff(undefined, [0x80, 2, 65, 66, 1, 67, 0, 34]);
    const outcome = ofCff({ Widths: [700, 550, 700] }, '(AC)', program);
    expect(outcome.before.join()).toContain('the encoding of the font is not verified');
    expect(outcome.after).toEqual([]);
    expect(String(outcome.font.lookup(N('Encoding')))).toContain('67 /A');
  });

  it('state no advance as a fraction', () => {
    // -100.5 from the nominal width of 600.
    const outcome = ofCff({ Widths: [500, 1, 0] }, '(A)', cff([[14], [255, 255, 155, 128, 0, 14], [14]]));
    expect(outcome.before.join()).toContain('is a fraction');
    expect(outcome.after).toEqual([]);
    expect(new Cff(outcome.program).isFraction(1)).toBe(false);
  });

  it('know the names of ligatures and expert sets', () => {
    expect([standardString(228), standardString(229), standardString(266)]).toEqual([
      'zcaron',
      'exclamsmall',
      'ff',
    ]);
    expect([standardString(390), standardString(391)]).toEqual(['Semibold', null]);
  });

  it('keep the drawing of a glyph that had the default advance', () => {
    const outcome = ofCff({ Widths: [640, 1, 0] }, '(A)', cff([[14], [139 + 1, 22, 14], [14]]));
    expect(outcome.after).toEqual([]);
    const program = new Cff(outcome.program);
    expect(program.widthOfName('A')).toBe(640);
    expect([...program.glyphs[1]!.subarray(-3)]).toEqual([140, 22, 14]);
  });

  it('get a glyph for each character that showed .notdef', () => {
    const outcome = ofCff({ Widths: [700, 550, 333] }, '(ABC)');
    expect(outcome.before.join()).toContain('the character 67 has no glyph');
    expect(outcome.after).toEqual([]);
    expect(new Cff(outcome.program).widthOfName('shown67')).toBe(333);
  });

  it('are told by their bytes, not by what the descriptor says', () => {
    const outcome = repaired(
      'FontFile3',
      (context) => stream(context, cff(), { Subtype: 'Odd' }),
      { Subtype: 'TrueType', Widths: [700, 550, 0] },
      '(A)',
    );
    expect(outcome.before.join()).toContain('unknown kind');
    expect(outcome.after).toEqual([]);
  });

  it('are refused when a width stands in a subroutine', () => {
    const outcome = ofCff({ Widths: [1, 2, 3] }, '(A)', cff([[14], [139 - 107, 29, 14], [14]]));
    expect(outcome.after).not.toEqual([]);
  });
});
