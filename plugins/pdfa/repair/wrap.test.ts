import { describe, expect, it } from 'vitest';
import { measureOf, wrapped } from './wrap.ts';

const letters = (text: string): number => text.length;

describe('text', () => {
  it.each([
    ['breaks between words', 'one two three', 8, ['one two', 'three']],
    ['keeps what fits', 'one two three', 13, ['one two three']],
    ['breaks a word that is wider than its room', 'a bcdefgh i', 3, ['a', 'bcd', 'efg', 'h i']],
    ['keeps the blanks a line begins with', '  one two', 5, ['  one', 'two']],
    ['stays where there is no room', 'one two', 0, ['one two']],
  ])('%s', (_, line, room, rows) => {
    expect(wrapped([line], room, letters)).toEqual(rows);
  });

  it('keeps the lines it has, empty ones with them', () => {
    expect(wrapped(['one', '', 'two three'], 5, letters)).toEqual(['one', '', 'two', 'three']);
  });

  it('is measured by the widths of the standard fonts', () => {
    expect(measureOf('Helvetica')('1i')).toBeCloseTo(0.556 + 0.222, 3);
    expect(measureOf('Courier-Bold')('1i')).toBeCloseTo(1.2, 3);
    expect(measureOf('Times-Roman')('請')).toBe(1);
  });
});
