import { describe, expect, it } from 'vitest';
import { orderOf } from './glyph-order.ts';

const shown = (name: string, glyphs: readonly number[]): string =>
  glyphs.map((glyph) => String.fromCodePoint(orderOf(name)!.get(glyph)!)).join('');

describe('orderOf', () => {
  it.each([
    ['ArialMT', [38, 72, 87], 'Cet'],
    ['Arial,Bold', [182, 98, 112], '’Äé'],
    ['TimesNewRomanPS-BoldMT', [3, 36, 97], ' A~'],
    ['Verdana', [570, 633], 'Ая'],
    ['Calibri', [4, 258, 288], 'Aaé'],
  ])('knows the glyphs of %s', (name, glyphs, text) => {
    expect(shown(name, glyphs)).toBe(text);
  });

  it.each(['Wingdings-Regular', 'CIDFont+F1', 'Ryumin-Light', 'MyArial'])('knows none of %s', (name) => {
    expect(orderOf(name)).toBeNull();
  });

  it('shows every character once', () => {
    for (const name of ['Calibri']) {
      const characters = [...orderOf(name)!.values()].filter((character) => character !== 0x2d);
      expect(new Set(characters).size).toBe(characters.length);
    }
  });
});
