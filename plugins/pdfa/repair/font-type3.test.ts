import type { PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { decode } from '@conforme/pdf/file/filters';
import { N } from '@conforme/pdf/file/values';
import { stream } from '@conforme/pdf/testing/documents';
import { shown, TYPE3 } from '@conforme/pdf/testing/parts';
import { describe, expect, it } from 'vitest';
import { repairedFont, type RepairedFont } from '../testing/repaired.ts';

describe('Type 3 fonts', () => {
  const drawn = (over: object, text = '(A)'): RepairedFont =>
    repairedFont((context) =>
      shown(text, {
        ...TYPE3,
        CharProcs: { a: stream(context, '400 0 0 0 9 9 d1 0 0 9 9 re f') },
        ...over,
      }),
    );

  it('state the width the page was set with', () => {
    const outcome = drawn({});
    expect(outcome.before.join()).toContain('differs from its glyph');
    expect(outcome.after).toEqual([]);
    const glyph = (outcome.font.lookup(N('CharProcs')) as PDFDict).lookup(N('a')) as PDFRawStream;
    expect(decode(glyph, outcome.loaded.budget).toString()).toBe('500 0 0 0 9 9 d1 0 0 9 9 re f');
  });

  it('state it, too, where the glyph states numbers that are none', () => {
    const outcome = repairedFont((context) =>
      shown('(A)', {
        ...TYPE3,
        CharProcs: { a: stream(context, '400 0 inf inf -inf -inf d1 0 0 9 9 re f') },
      }),
    );
    expect(outcome.after).toEqual([]);
    expect(drawings(outcome).join()).toMatch(/^500 0 d0\s+0 0 9 9 re f/);
  });

  const nameOf = (outcome: RepairedFont): string => String(outcome.font.lookup(N('Encoding')));
  const drawings = (outcome: RepairedFont): string[] => {
    const procedures = outcome.font.lookup(N('CharProcs')) as PDFDict;
    return procedures
      .keys()
      .map((key) => decode(procedures.lookup(key) as PDFRawStream, outcome.loaded.budget).toString());
  };

  it('keep drawings that only an encoding by name leads to', () => {
    const outcome = drawn({ Encoding: 'WinAnsiEncoding', Resources: null, CharProcs: null, Widths: [500] });
    expect(outcome.after).not.toEqual([]);
    const named = repairedFont((context) =>
      shown('(A)', {
        ...TYPE3,
        Encoding: 'WinAnsiEncoding',
        Resources: null,
        CharProcs: { A: stream(context, '500 0 d0 0 0 9 9 re f') },
      }),
    );
    expect(named.after).toEqual([]);
    expect(nameOf(named)).toContain('65 /A');
    expect(drawings(named)).toEqual(['500 0 d0 0 0 9 9 re f']);
  });

  it('draw what bears the name .notdef under another', () => {
    const outcome = repairedFont((context) =>
      shown('(A)', {
        ...TYPE3,
        Encoding: { Differences: [65, '.notdef'] },
        CharProcs: { '.notdef': stream(context, '500 0 d0 0 0 9 9 re f') },
      }),
    );
    expect(outcome.before.join()).toContain('has no glyph');
    expect(outcome.after).toEqual([]);
    expect(nameOf(outcome)).toContain('65 /shown65');
    expect(drawings(outcome)).toContain('500 0 d0 0 0 9 9 re f');
  });

  it('state a width where their drawings do not', () => {
    const outcome = repairedFont((context) =>
      shown('(A)', { ...TYPE3, CharProcs: { a: stream(context, '0 0 9 9 re f') } }),
    );
    expect(outcome.before.join()).toContain('states no width');
    expect(outcome.after).toEqual([]);
    expect(drawings(outcome)).toEqual(['500 0 d0 0 0 9 9 re f']);
  });

  it('get a drawing for each width one is shown at', () => {
    const outcome = drawn(
      { Encoding: { Differences: [65, 'a', 'a'] }, LastChar: 66, Widths: [500, 300] },
      '(AB)',
    );
    expect(outcome.after).toEqual([]);
    expect(drawings(outcome).map((one) => one.slice(0, 3))).toEqual(['500', '300']);
  });

  it('get a drawing for each name that shares one', () => {
    const outcome = repairedFont((context) => {
      const empty = stream(context, '');
      const two = { Encoding: { Differences: [65, 'a', 'b'] }, LastChar: 66, Widths: [500, 300] };
      return shown('(AB)', { ...TYPE3, ...two, CharProcs: { a: empty, b: empty } });
    });
    expect(outcome.before.join()).toContain('states no width');
    expect(outcome.after).toEqual([]);
    expect(drawings(outcome)).toEqual(['500 0 d0 ', '300 0 d0 ']);
  });

  it('say that they are fonts', () => {
    const outcome = drawn({ Type: null });
    expect(outcome.before.join()).toContain('does not say that it is one');
    expect(outcome.after).toEqual([]);
  });

  it('get resources and empty drawings where they had none', () => {
    const outcome = drawn({ Resources: null }, '(AB)');
    expect(outcome.before.join()).toContain('no resources');
    expect(outcome.after).toEqual([]);
  });
});
