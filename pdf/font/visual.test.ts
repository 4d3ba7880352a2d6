import { describe, expect, it } from 'vitest';
import { runsLeft, visual } from './visual.ts';

describe('a line on paper', () => {
  it('is itself in scripts that run to the right', () => {
    for (const line of ['Total TTC 1 234,56 €', 'Ελληνικά', 'Привет', '']) expect(visual(line)).toBe(line);
  });

  it('runs from right to left in Hebrew, numbers staying as they are read', () => {
    expect(visual('שלום 123')).toBe('123 םולש');
    expect(visual('No. שלום 12')).toBe('No. 12 םולש');
  });

  it('turns brackets with the text between them', () => {
    expect(visual('(שלום)')).toBe('(םולש)');
  });

  it('keeps marks behind the letter they stand on', () => {
    expect(visual('שָׁלוֹם')).toBe('םוֹלשָׁ'.normalize('NFC'));
  });

  it('does not break what takes two units', () => {
    expect(visual('ש😀ל')).toBe('ל😀ש');
  });

  it('spells out what no font has, where it has the parts', () => {
    expect(visual('12 ㎡')).toBe('12 m2');
    expect(visual('你')).toBe('你');
  });

  it('is known to run left by its letters', () => {
    expect(['abc', 'שלום', 'a ب', 'ﻻ'].map(runsLeft)).toEqual([false, true, true, true]);
  });
});
