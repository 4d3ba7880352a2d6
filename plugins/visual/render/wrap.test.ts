import { describe, expect, it } from 'vitest';
import { wrap } from './wrap.ts';

const measure = (text: string): number => text.length;

describe('wrap', () => {
  it('breaks at blanks and leaves none at the ends', () => {
    expect(wrap('one two  three', 8, measure)).toEqual(['one two', 'three']);
  });

  it('keeps line feeds, also empty lines', () => {
    expect(wrap('a\n\nb', 5, measure)).toEqual(['a', '', 'b']);
  });

  it('breaks a word only when it alone is too long, losing nothing', () => {
    expect(wrap('ab abcdefghij', 4, measure)).toEqual(['ab', 'abcd', 'efgh', 'ij']);
    expect(wrap('abcdefghij kl', 4, measure)).toEqual(['abcd', 'efgh', 'ij', 'kl']);
  });

  it('leaves no point at the end of a line, which parts as well', () => {
    expect(wrap('one\u00a0· two\u00a0· three', 11, measure)).toEqual(['one\u00a0· two', 'three']);
  });

  it('goes on after the rest of a broken word', () => {
    expect(wrap('abcdef g', 5, measure)).toEqual(['abcde', 'f g']);
  });

  it('breaks between words joined by a hyphen, not inside numbers', () => {
    expect(wrap('porte-avions', 8, measure)).toEqual(['porte-', 'avions']);
    expect(wrap('see FA-2026-01', 11, measure)).toEqual(['see', 'FA-2026-01']);
  });

  it('breaks between words of scripts that leave no blanks', () => {
    const lines = wrap('ค่าบริการให้คำปรึกษา', 12, measure);
    expect(lines[0]).toBe('ค่าบริการให้');
    expect(lines.join('')).toBe('ค่าบริการให้คำปรึกษา');
    expect(wrap('北京市，朝阳区（甲）。', 4, measure)).toEqual(['北京市，', '朝阳区', '（甲）。']);
  });

  it('never parts a mark from its letter', () => {
    expect(wrap('e\u0301e\u0301', 2, measure)).toEqual(['e\u0301', 'e\u0301']);
    expect(wrap('e\u0301e\u0301', 1, measure)).toEqual(['e\u0301', 'e\u0301']);
  });

  it('never breaks at a no-break space', () => {
    expect(wrap('x 12\u00a0345', 6, measure)).toEqual(['x', '12\u00a0345']);
  });

  it('sets one character a line when nothing fits', () => {
    expect(wrap('abc', 0.5, measure)).toEqual(['a', 'b', 'c']);
  });
});
