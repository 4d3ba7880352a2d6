import fc from 'fast-check';
import { expect, it } from 'vitest';
import { settable } from './face.ts';
import { Lettering } from './lettering.ts';
import { setLine } from './line.ts';

/** Blocks of Unicode by their first and last character: scripts with and without a font, marks, emoji. */
const BLOCKS = [
  [0x20, 0x7e],
  [0xa0, 0x36f],
  [0x370, 0x52f],
  [0x591, 0x5f4],
  [0x600, 0x6ff],
  [0x900, 0x97f],
  [0xe01, 0xe5b],
  [0x1780, 0x17f9],
  [0x2000, 0x206f],
  [0x3040, 0x30ff],
  [0x4e00, 0x4fff],
  [0xac00, 0xacff],
  [0xfb50, 0xfeff],
  [0x1f300, 0x1f64f],
] as const;

const character = fc
  .constantFrom(...BLOCKS)
  .chain(([first, last]) => fc.integer({ min: first, max: last }).map((code) => String.fromCodePoint(code)));
const line = fc.array(character, { maxLength: 40 }).map((characters) => settable(characters.join('')));

const sorted = (text: string): string =>
  [...text]
    .filter((each) => !/\p{Default_Ignorable_Code_Point}/u.test(each))
    .sort()
    .join('');

it('every character of any line is read from what shows it, and no glyph is that of what is missing', () => {
  fc.assert(
    fc.property(line, fc.boolean(), (text, bold) => {
      const clusters = setLine(text, bold).flatMap((run) => run.clusters);
      expect(sorted(clusters.map((cluster) => cluster.text).join(''))).toBe(sorted(text));
      for (const { glyphs } of clusters) {
        expect(glyphs.length).toBeGreaterThan(0);
        for (const { id } of glyphs) expect(id).toBeGreaterThan(0);
      }
    }),
    { numRuns: 500 },
  );
});

it('any line is shown, the same way each time', () => {
  fc.assert(
    fc.property(line, (text) => {
      const [one, other] = [new Lettering(), new Lettering()];
      expect(one.show(text, false, 9)).toBe(other.show(text, false, 9));
      expect(one.width(text, false, 9)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 200 },
  );
});
