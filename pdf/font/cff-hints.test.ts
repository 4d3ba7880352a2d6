import { describe, expect, it } from 'vitest';
import { cff } from '../testing/programs.ts';
import { Cff } from './cff.ts';
import { withSoundHints } from './cff-hints.ts';

const DEFAULT_WIDTH = [29, 0, 0, 1, 244, 20];

/** The private dictionary of the program, which stands at its end, after a mend. */
const mended = (...hints: readonly number[]): number[] => {
  const program = cff(undefined, undefined, hints);
  return [...withSoundHints(program)].slice(program.length - hints.length - 2 * DEFAULT_WIDTH.length, -12);
};

describe('hints of a CFF program', () => {
  it.each([
    [
      'a sign stated twice stands once',
      [30, 0x1a, 0x5c, 0xc5, 0xff, 12, 12],
      [30, 0x1a, 0x5c, 0x05, 0xff, 12, 12],
    ],
    ['a number without digits is nothing', [30, 0xff, 12, 12], [30, 0x0f, 12, 12]],
    ['one that stays unreadable is nothing', [30, 0xae, 0xe1, 0x5f, 12, 9], [30, 0x00, 0x00, 0x0f, 12, 9]],
    ['a sound number stays', [30, 0xe2, 0xa2, 0x5c, 0x3f, 12, 9], [30, 0xe2, 0xa2, 0x5c, 0x3f, 12, 9]],
    ['an advance is no hint', [30, 0xcc, 0x5f, 20], [30, 0xcc, 0x5f, 20]],
  ])('%s', (_, hints, expected) => {
    expect(mended(...hints)).toEqual(expected);
  });

  it('can be read afterwards', () => {
    const program = cff(undefined, undefined, [30, 0x1c, 0xc5, 0xff, 12, 12]);
    expect(() => new Cff(program)).toThrow('a number of a dictionary is malformed');
    expect(new Cff(withSoundHints(program)).widthOfName('A')).toBe(700);
  });
});
