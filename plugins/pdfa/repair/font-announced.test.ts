import { face } from '@conforme/pdf/font/face';
import { stream } from '@conforme/pdf/testing/documents';
import { whole } from '@conforme/pdf/testing/fonts';
import { shown } from '@conforme/pdf/testing/parts';
import { describe, expect, it } from 'vitest';
import { repairedFont, type RepairedFont } from '../testing/repaired.ts';

const { font: arimo } = face(false);

const standard = (name: string): RepairedFont =>
  repairedFont(() => shown('(A)', { Type: 'Font', Subtype: 'Type1', BaseFont: name }));

/** A font with this program, of which one code is shown. */
const embedded = (program: Buffer, name: string, text: string, over: object): RepairedFont =>
  repairedFont((context) =>
    shown(text, {
      Type: 'Font',
      Subtype: 'TrueType',
      BaseFont: name,
      FirstChar: 1,
      LastChar: 1,
      Widths: [700],
      FontDescriptor: { Type: 'FontDescriptor', Flags: 4, FontFile2: stream(context, program) },
      ...over,
    }),
  );

describe('who sent the file is told', () => {
  it('which font of another design stands in for which', () => {
    expect(standard('Garamond-Bold').announced).toEqual([
      'it is not embedded: Tinos-Bold stands in for Garamond-Bold, with the widths the page was set with',
    ]);
    expect(standard('ArialNarrow').announced).toHaveLength(1);
  });

  it.each(['Helvetica', 'Arial,Bold', 'TimesNewRomanPS-ItalicMT', 'Courier-BoldOblique', 'Calibri'])(
    'nothing where every viewer has one of the same metrics: %s',
    (name) => {
      expect(standard(name).announced).toEqual([]);
    },
  );

  it('how many characters have no glyph, but for blanks', () => {
    const differences = [0x81, 'unheard'];
    const named = {
      Encoding: { Type: 'Encoding', BaseEncoding: 'WinAnsiEncoding', Differences: differences },
    };
    expect(embedded(whole(arimo), 'Arimo', '<4181>', named).announced).toEqual([
      'characters it has no glyph for are shown as before: 1',
    ]);
    expect(embedded(whole(arimo), 'Arimo', '<0120>', named).announced).toEqual([]);
  });
});

describe('a program that is cut off', () => {
  it('is not replaced where the codes of a subset were made for it', () => {
    const outcome = embedded(whole(arimo).subarray(0, 5000), 'ABCDEF+Arial', '<01>', {});
    expect(outcome.after.join()).toContain('truncated');
  });
});
