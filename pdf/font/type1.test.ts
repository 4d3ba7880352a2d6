import { expect, test } from 'vitest';
import { Type1 } from './type1.ts';

/** Adobe Type 1 Font Format, 7.1. */
function encrypted(text: string): Buffer {
  let key = 55_665;
  return Buffer.from(
    Uint8Array.from(Buffer.from(`0000${text}`, 'latin1'), (plain) => {
      const cipher = plain ^ (key >> 8);
      key = ((cipher + key) * 52_845 + 22_719) & 0xffff;
      return cipher;
    }),
  );
}

const programOf = (glyphs: string): Buffer =>
  Buffer.concat([
    Buffer.from('/FontMatrix [0.001 0 0 0.001 0 0] readonly def currentfile eexec\n'),
    encrypted(`/CharStrings ${glyphs}`),
  ]);

test('the glyphs of a program are found by name', () => {
  expect([...new Type1(programOf('/A 1 RD x ND /B.alt 2 -| yz ND')).glyphs.keys()]).toEqual(['A', 'B.alt']);
});

test('a program of nothing but the beginnings of names is looked through once', () => {
  expect(new Type1(programOf('/'.repeat(1_000_000))).glyphs.size).toBe(0);
});
