import { PDFContext, type PDFDict } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { document } from '@conforme/pdf/testing/documents';
import { cii, embed, OPTIONS } from '../testing/embedding.ts';
import { roomFor } from './room.ts';

const BOX = [10, 10, 60, 40] as const;
const room = (entries: object): readonly number[] =>
  roomFor(PDFContext.create().obj(entries as never) as unknown as PDFDict, BOX, 2);

it('as many annotations as may be are drawn, not the first two thousand', async () => {
  const pdf = document((context) => {
    const square = { Type: 'Annot', Subtype: 'Square', Rect: [0, 0, 9, 9], C: [1, 0, 0] };
    return { page: { Annots: Array.from({ length: 2_500 }, () => context.register(context.obj(square))) } };
  });
  await expect(embed(pdf, cii(), OPTIONS)).resolves.toBeDefined();
});

describe('the rectangle of an annotation without an appearance', () => {
  it.each([
    ['what it draws stands inside', { Subtype: 'Line', L: [10, 10, 60, 40] }],
    ['it is a field', { Subtype: 'Widget', L: [0, 0, 99, 99] }],
    ['it draws nothing of its own', { Subtype: 'Square' }],
  ])('stays where %s', (_, entries) => {
    expect(room(entries)).toEqual([...BOX]);
  });

  it.each([
    ['Line', { L: [100, 20, 120, 30] }, [8, 8, 122, 42]],
    ['PolyLine', { Vertices: [0, 20, 30, 90] }, [-2, 8, 62, 92]],
    [
      'Ink',
      {
        InkList: [
          [20, 20],
          [5, 70],
        ],
      },
      [3, 8, 62, 72],
    ],
  ])('grows to what %s draws beside it', (Subtype, entries, expected) => {
    expect(room({ Subtype, ...entries })).toEqual(expected);
  });

  it('has room for the sign of a note', () => {
    const note = PDFContext.create().obj({ Subtype: 'Text' }) as unknown as PDFDict;
    expect(roomFor(note, [50, 50, 50, 50], 1)).toEqual([50, 26, 74, 50]);
    expect(roomFor(note, [50, 50, 70, 70], 1)).toEqual([50, 50, 70, 70]);
  });
});
