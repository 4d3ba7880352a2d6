import { expect, it } from 'vitest';
import { difference, readPng, writePng, type Picture } from './kept.ts';

const picture = (ink: (x: number, y: number) => boolean): Picture => ({
  width: 33,
  height: 20,
  grey: Uint8Array.from({ length: 33 * 20 }, (_, i) => (ink(i % 33, Math.floor(i / 33)) ? 0 : 255)),
});
const line = (at: number): Picture => picture((_, y) => y === at || y === at + 1);

it('keeps a picture as PNG', () => {
  expect(readPng(writePng(line(3)))).toEqual(line(3));
});

it('sees a line that moved, and not an edge that is smoothed otherwise', () => {
  const smoothed = line(3);
  smoothed.grey.forEach((value, i) => (smoothed.grey[i] = Math.min(255, value + 40)));
  expect(difference(line(3), line(3))).toBe(0);
  expect(difference(line(3), smoothed)).toBe(0);
  expect(difference(line(3), line(11))).toBeGreaterThan(0.5);
});

it('calls pictures of different sizes different', () => {
  expect(difference(line(3), { ...line(3), width: 20, height: 33 })).toBe(1);
});
