import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { squaresOf } from './squares.ts';

/** The same texts in every run: a step of a linear congruential generator. */
function* texts(count: number): Generator<string> {
  let seed = 7;
  const next = (below: number): number => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  for (let i = 0; i < count; i++)
    yield Array.from({ length: 1 + next(180) }, () => String.fromCodePoint(32 + next(i % 3 ? 95 : 600))).join(
      '',
    );
}

it('chooses the mask that the library chooses, and draws the same squares', () => {
  for (const text of texts(60)) {
    const { data } = encode(text, { ecc: 'M', border: 0 });
    expect(squaresOf(text, 40)).toEqual(data);
  }
});

it('refuses what needs a larger code', () => {
  expect(() => squaresOf('a'.repeat(400), 13)).toThrow(RangeError);
});
