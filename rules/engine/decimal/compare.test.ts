import * as fc from 'fast-check';
import { Decimal as Reference } from 'decimal.js';
import { expect, it } from 'vitest';
import { Decimal } from './index.ts';

const tail = fc.constantFrom('', '0', '1', `${'0'.repeat(20)}1`, `${'0'.repeat(290)}1`);
const amount = fc.integer({ min: -99_999_999, max: 99_999_999 }).map((cents) => String(cents / 100));
const double = fc.oneof(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), amount.map(Number));

it('compares the exact value of a double with decimals beside it, and with any others', () => {
  fc.assert(
    fc.property(amount, double, tail, (any, value, behind) => {
      const exact = Decimal.fromNumber(value);
      const text = exact.toString();
      const beside = `${text}${text.includes('.') ? '' : '.'}${behind}`;
      for (const other of [any, new Reference(value).toFixed(), text, beside]) {
        const sign = new Reference(text).comparedTo(new Reference(other));
        expect(exact.compare(Decimal.of(other))).toBe(sign);
        expect(Decimal.of(other).compare(exact)).toBe(0 - sign);
        expect(Decimal.of(other).compareNumber(value)).toBe(0 - sign);
      }
    }),
    { numRuns: 1500 },
  );
});
