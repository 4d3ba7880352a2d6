import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  divide,
  fit,
  multiply,
  powerOfFive,
  powerOfTen,
  shift,
  trailingZeros,
} from './coefficient.ts';
import type { Rounding } from './coefficient.ts';

const EDGE = BigInt(Number.MAX_SAFE_INTEGER);
const integer = fc.oneof(
  fc.bigInt({ min: -1000n, max: 1000n }),
  fc.bigInt({ min: EDGE - 20n, max: EDGE + 20n }),
  fc.bigInt({ min: -EDGE - 20n, max: -EDGE + 20n }),
  fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
);

describe('a coefficient', () => {
  it('is a number exactly while it is safe', () => {
    fc.assert(
      fc.property(integer, (value) => {
        const fitted = fit(value);
        expect(BigInt(fitted)).toBe(value);
        expect(typeof fitted).toBe(value <= EDGE && value >= -EDGE ? 'number' : 'bigint');
      }),
      { numRuns: 2000 },
    );
  });

  it('adds, multiplies and compares like a BigInt, and stays canonical', () => {
    fc.assert(
      fc.property(integer, integer, (a, b) => {
        expect(add(fit(a), fit(b))).toBe(fit(a + b));
        expect(multiply(fit(a), fit(b))).toBe(fit(a * b));
        expect(compare(fit(a), fit(b))).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
      { numRuns: 2000 },
    );
  });

  it('knows powers of five of any size', () => {
    const exponents = [80, 0, 1, 63, 64, 5, 1074];
    expect(exponents.map(powerOfFive)).toEqual(exponents.map((n) => 5n ** BigInt(n)));
  });

  it('shifts by powers of ten of any size', () => {
    expect([0, 15, 16, 30].map((n) => BigInt(powerOfTen(n)))).toEqual([
      1n,
      10n ** 15n,
      10n ** 16n,
      10n ** 30n,
    ]);
    expect(shift(-7, 20)).toBe(-7n * 10n ** 20n);
    expect(shift(7, 0)).toBe(7);
  });

  it('counts trailing zeros on both sides', () => {
    expect([
      trailingZeros(1200, 5),
      trailingZeros(1200, 1),
      trailingZeros(0, 3),
      trailingZeros(7, 3),
    ]).toEqual([2, 1, 3, 0]);
    expect(trailingZeros(-12n * 10n ** 20n, 30)).toBe(20);
  });
});

describe('division', () => {
  const table: Record<Rounding, [number, number, number, number, number, number]> = {
    //          2.5  -2.5   3.5   2.25  2.75  -2.75
    floor: [2, -3, 3, 2, 2, -3],
    ceiling: [3, -2, 4, 3, 3, -2],
    'half-up': [3, -2, 4, 2, 3, -3],
    'half-away': [3, -3, 4, 2, 3, -3],
    'half-even': [2, -2, 4, 2, 3, -3],
    'half-down': [2, -2, 3, 2, 3, -3],
    cut: [2, -2, 3, 2, 2, -2],
  };

  it.each(Object.entries(table))('%s', (rounding, expected) => {
    const quarters = [10, -10, 14, 9, 11, -11];
    const mode = rounding as Rounding;
    expect(quarters.map((n) => divide(n, 4, mode))).toEqual(expected);
    expect(quarters.map((n) => divide(-n, -4, mode))).toEqual(expected);
    const large = 10n ** 20n;
    expect(quarters.map((n) => divide(BigInt(n) * large, 4n * large, mode))).toEqual(expected);
  });

  it('never answers minus zero', () => {
    expect(Object.is(divide(-1, 4, 'half-even'), 0)).toBe(true);
    expect(Object.is(divide(0, -4, 'floor'), 0)).toBe(true);
  });

  it('agrees with BigInt at the edge of the safe integers', () => {
    fc.assert(
      fc.property(
        integer,
        integer.filter((n) => n !== 0n),
        (a, b) => {
          const quotient = a / b;
          const floor = a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient;
          expect(divide(fit(a), fit(b), 'floor')).toBe(fit(floor));
        },
      ),
      { numRuns: 2000 },
    );
  });
});
