import { join } from 'node:path';
import { argumentsOf, reasonsIn } from '@conforme/core/plugin/testing';
import { describe, expect, it } from 'vitest';
import { JPEG_FIXES, PNG_FIXES } from './logo/picture.ts';
import { inBoth, LOGO } from './words.ts';

const REFUSING = argumentsOf('new (?:Logo|Png|Jpeg)Fault|damaged');

describe('what a caller is told of a logo', () => {
  it.each(['logo', '../../pdf/image'])('has French words for every reason in %s', (folder) => {
    const found = reasonsIn(join(import.meta.dirname, folder), [REFUSING]);
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter((reason) => !Object.hasOwn(LOGO, reason) && inBoth(reason).fr === reason)).toEqual(
      [],
    );
  });

  it('has them for what to do about a PNG or JPEG', () => {
    expect(
      [...Object.values(PNG_FIXES), ...Object.values(JPEG_FIXES)].filter((fix) => !Object.hasOwn(LOGO, fix)),
    ).toEqual([]);
  });

  it('keeps the values of each phrase', () => {
    const places = (text: string): string[] => [...new Set(text.match(/\{\d\}/g))].sort();
    for (const [english, french] of Object.entries(LOGO))
      expect([english, places(french)]).toEqual([english, places(english)]);
  });
});
