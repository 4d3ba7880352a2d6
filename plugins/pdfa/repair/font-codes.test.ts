// What the codes of a font that is not embedded mean, where the font does not say it.

import { PDFRawStream } from '@cantoo/pdf-lib';
import { decode } from '@conforme/pdf/file/filters';
import { N } from '@conforme/pdf/file/values';
import { readUnicode } from '@conforme/pdf/font/read-unicode';
import { shown } from '@conforme/pdf/testing/parts';
import { describe, expect, it } from 'vitest';
import { repairedFont } from '../testing/repaired.ts';

const LETTERS = 32;
const SYMBOLS = 4;

/** What a stand-in says its codes mean. */
function meanings(name: string, codes: string, over: object): string {
  const { font, loaded, after } = repairedFont(() => shown(codes, { Type: 'Font', BaseFont: name, ...over }));
  expect(after).toEqual([]);
  const map = font.lookup(N('ToUnicode'));
  if (!(map instanceof PDFRawStream)) throw new Error('the font says nothing of its characters');
  return [...readUnicode(decode(map, loaded.budget), font.context)].map(([, text]) => text).join('');
}

const flags = (Flags: number): object => ({ FontDescriptor: { Type: 'FontDescriptor', Flags } });

describe('codes of a font without an encoding', () => {
  it.each([
    ['a standard font, though it is TrueType', 'ArialMT', { Subtype: 'TrueType', ...flags(LETTERS) }],
    [
      'a standard font, though it is called symbolic',
      'Helvetica',
      { Subtype: 'TrueType', ...flags(SYMBOLS) },
    ],
    ['a standard font that says nothing', 'TimesNewRomanPS-BoldMT', { Subtype: 'TrueType' }],
    ['any font of letters', 'Verdana', { Subtype: 'TrueType', ...flags(LETTERS) }],
    ['Type 1', 'Garamond', { Subtype: 'Type1', ...flags(SYMBOLS) }],
  ])('are those of StandardEncoding: %s', (_, name, over) => {
    expect(meanings(name, '<e1f9>', over)).toBe('Æø');
  });

  it('are those of WinAnsiEncoding in other TrueType fonts that are not said to be of letters', () => {
    expect(meanings('Verdana', '<e1f9>', { Subtype: 'TrueType', ...flags(SYMBOLS) })).toBe('áù');
  });
});

it('codes that WinAnsiEncoding does not use show a bullet', () => {
  const encoded = { Subtype: 'Type1', Encoding: 'WinAnsiEncoding' };
  expect(meanings('Helvetica', '<7f818d8f909d95>', encoded)).toBe('•••••••');
});
