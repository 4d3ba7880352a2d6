import { describe, expect, it } from 'vitest';
import { joined } from './joining.ts';

const codes = (text: string): string[] =>
  [...joined(text)].map((character) => character.codePointAt(0)!.toString(16));

describe('Arabic letters', () => {
  it('take the form of their place in a word', () => {
    // beh alone, at the beginning, in the middle and at the end
    expect(codes('ب')).toEqual(['fe8f']);
    expect(codes('ببب')).toEqual(['fe91', 'fe92', 'fe90']);
  });

  it('part after those that join nothing', () => {
    // dal, reh: no initial form; the letter after them begins anew
    expect(codes('دب')).toEqual(['fea9', 'fe8f']);
    expect(codes('بدب')).toEqual(['fe91', 'feaa', 'fe8f']);
  });

  it('join across marks, which stay', () => {
    expect(codes('بَب')).toEqual(['fe91', '64e', 'fe90']);
  });

  it('make lam and alef one sign', () => {
    expect(codes('لا')).toEqual(['fefb']);
    expect(codes('سلام')).toEqual(['feb3', 'fefc', 'fee1']);
  });

  it('of Persian and Urdu are among them', () => {
    expect(codes('پیچ')).toEqual(['fb58', 'fbff', 'fb7b']);
    expect(codes('گک')).toEqual(['fb94', 'fb8f']);
  });

  it('are parted and joined by the marks for it, which are not drawn', () => {
    expect(codes('ب\u200cب')).toEqual(['fe8f', 'fe8f']);
    expect(codes('ب\u200d')).toEqual(['fe91']);
    expect(codes('بـ')).toEqual(['fe91', '640']);
  });

  it('leave other text as it is', () => {
    expect(joined('Total 12,50 – עברית')).toBe('Total 12,50 – עברית');
    expect(codes('ب 1')).toEqual(['fe8f', '20', '31']);
  });
});
