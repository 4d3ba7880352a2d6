import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal } from '../../decimal/index.ts';
import { temporalArithmetic } from './calendar.ts';
import { roundHalfToEvenAny, roundProduct } from './number.ts';
import { parseTemporal } from './temporal.ts';

/** Every binary digit of the double, multiplied and rounded exactly. */
const exact = (value: number, factor: number): string =>
  Decimal.fromNumber(value).mul(Decimal.fromInteger(factor)).round().toString();

describe('the rounded product of a double', () => {
  const factor = fc.oneof(fc.constantFrom(10, 100, 1000, 1_000_000), fc.integer({ min: 1, max: 1_000_000 }));
  const halves = fc
    .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(2, 20, 200, 2000))
    .map(([n, d]) => n / d);

  it('is exact', () => {
    const value = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      halves,
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    );
    fc.assert(
      fc.property(value, factor, (v, f) => {
        expect(roundProduct(v, f).toString()).toBe(exact(v, f));
      }),
      { numRuns: 5000 },
    );
  });

  it.each([1.005, 2.675, -1.005, 0.005, -0.005, 0.49999999999999994, 5e-324, 1e300, -0, 2 ** 51 + 0.5])(
    'takes halves as they are, not as they look: %d',
    (value) => {
      for (const f of [1, 10, 100, 1_000_000])
        expect(roundProduct(value, f).toString()).toBe(exact(value, f));
    },
  );

  it('refuses what is no number', () => {
    expect(() => roundProduct(Number.NaN, 100)).toThrow(/decimal/);
    expect(() => roundProduct(Infinity, 100)).toThrow(/decimal/);
  });
});

describe('numbers beyond what anybody writes', () => {
  it('round to nothing', () => {
    for (const value of [15n, Decimal.of('1.5')])
      expect(String(roundHalfToEvenAny(value, -4_000_000_000n))).toBe('0');
  });

  it('are told as years too far away, not as a day that is none', () => {
    const [day, years] = [
      parseTemporal('2024-01-01', 'date'),
      parseTemporal('P9999999Y', 'yearMonthDuration'),
    ];
    expect(() => temporalArithmetic('+', day, years)).toThrow('the date is too far away');
    expect(() => parseTemporal('P99999999999999999999Y', 'yearMonthDuration')).toThrow('too long');
  });
});
