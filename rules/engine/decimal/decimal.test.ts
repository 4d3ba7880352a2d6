import * as fc from 'fast-check';
import { Decimal as Reference } from 'decimal.js';
import { describe, expect, it } from 'vitest';
import { Decimal } from './index.ts';
import { parseDecimal } from './parse.ts';

Reference.set({ precision: 400, toExpNeg: -1000, toExpPos: 1000 });

const RUNS = { numRuns: 1500 };

/** Decimal texts that meet both representations: a few digits, the edge of the safe integers, and far beyond. */
const digitRun = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 99_999_999 }).map(String) },
  { weight: 2, arbitrary: fc.bigInt({ min: 0n, max: 2n ** 54n }).map(String) },
  { weight: 1, arbitrary: fc.bigInt({ min: 0n, max: 10n ** 40n }).map(String) },
);
const fraction = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  { weight: 5, arbitrary: fc.stringMatching(/^\.[0-9]{1,4}$/) },
  { weight: 1, arbitrary: fc.stringMatching(/^\.[0-9]{1,24}$/) },
);
const decimalText = fc
  .tuple(fc.constantFrom('', '', '-', '+'), digitRun, fraction)
  .map((parts) => parts.join(''));

function same(ours: Decimal, theirs: Reference): void {
  expect(ours.toString()).toBe(plain(theirs));
}
const plain = (value: Reference): string => (value.isZero() ? '0' : value.toFixed());

function agree(ours: (a: Decimal) => Decimal, theirs: (a: Reference) => Reference): void {
  fc.assert(
    fc.property(decimalText, (a) => same(ours(Decimal.of(a)), theirs(new Reference(a)))),
    RUNS,
  );
}

function agreeOnPairs(
  ours: (a: Decimal, b: Decimal) => Decimal,
  theirs: (a: Reference, b: Reference) => Reference,
): void {
  fc.assert(
    fc.property(decimalText, decimalText, (a, b) =>
      same(ours(Decimal.of(a), Decimal.of(b)), theirs(new Reference(a), new Reference(b))),
    ),
    RUNS,
  );
}

describe('arithmetic equals decimal.js at 400 digits', () => {
  it('add', () =>
    agreeOnPairs(
      (a, b) => a.add(b),
      (a, b) => a.plus(b),
    ));
  it('sub', () =>
    agreeOnPairs(
      (a, b) => a.sub(b),
      (a, b) => a.minus(b),
    ));
  it('mul', () =>
    agreeOnPairs(
      (a, b) => a.mul(b),
      (a, b) => a.times(b),
    ));
  it('neg', () =>
    agree(
      (a) => a.neg(),
      (a) => a.negated(),
    ));
  it('abs', () =>
    agree(
      (a) => a.abs(),
      (a) => a.abs(),
    ));
  it('round', () =>
    agree(
      (a) => a.round(),
      (a) => a.toDecimalPlaces(0, Reference.ROUND_HALF_CEIL),
    ));
  it('floor', () =>
    agree(
      (a) => a.floor(),
      (a) => a.floor(),
    ));
  it('ceiling', () =>
    agree(
      (a) => a.ceiling(),
      (a) => a.ceil(),
    ));

  it('div, to at least 18 fraction digits, halves towards zero', () => {
    fc.assert(
      fc.property(decimalText, decimalText, (a, b) => {
        const divisor = new Reference(b);
        fc.pre(!divisor.isZero());
        const dividend = new Reference(a);
        const digits = 18 + Math.max(0, dividend.decimalPlaces() - divisor.decimalPlaces());
        const quotient = dividend.dividedBy(divisor).toDecimalPlaces(digits, Reference.ROUND_HALF_DOWN);
        same(Decimal.of(a).div(Decimal.of(b)), quotient);
      }),
      RUNS,
    );
  });

  it('roundHalfAwayFromZero, roundHalfToEven and toFixed', () => {
    fc.assert(
      fc.property(decimalText, fc.integer({ min: 0, max: 6 }), (a, digits) => {
        const ours = Decimal.of(a);
        const theirs = new Reference(a);
        same(ours.roundHalfAwayFromZero(digits), theirs.toDecimalPlaces(digits, Reference.ROUND_HALF_UP));
        same(ours.roundHalfToEven(digits), theirs.toDecimalPlaces(digits, Reference.ROUND_HALF_EVEN));
        const fixed = theirs.toFixed(digits, Reference.ROUND_HALF_UP);
        expect(ours.toFixed(digits)).toBe(/[1-9]/.test(fixed) ? fixed : fixed.replace('-', ''));
      }),
      RUNS,
    );
  });

  it('compare, equals, sign and scale', () => {
    fc.assert(
      fc.property(decimalText, decimalText, (a, b) => {
        const theirs = new Reference(a);
        expect(Decimal.of(a).compare(Decimal.of(b))).toBe(theirs.comparedTo(new Reference(b)));
        expect(Decimal.of(a).equals(Decimal.of(b))).toBe(theirs.equals(new Reference(b)));
        expect(Decimal.of(a).sign).toBe(theirs.isZero() ? 0 : Number(theirs.s));
        expect(Decimal.of(a).scale).toBe(theirs.decimalPlaces());
      }),
      RUNS,
    );
  });

  it('toNumber is the double nearest to the text', () => {
    fc.assert(
      fc.property(decimalText, (a) => {
        expect(Decimal.of(a).toNumber()).toBe(Number(a) + 0);
      }),
      RUNS,
    );
  });

  it('fromNumber keeps every binary digit', () => {
    const double = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e18, max: 1e18 });
    const digits = Reference.clone({ precision: 1200 });
    fc.assert(
      fc.property(double, (a) => {
        let theirs = new digits(0);
        let [rest, unit] = [a, 1];
        // Sum of the double's own halves: decimal.js reads a number through its shortest text, which is not its value.
        for (; !Number.isInteger(rest); rest *= 2) unit++;
        theirs = new digits(BigInt(rest).toString()).dividedBy(new digits(2).pow(unit - 1));
        expect(Decimal.fromNumber(a).toString()).toBe(theirs.isZero() ? '0' : theirs.toFixed());
      }),
      RUNS,
    );
  });
});

describe('the lexical space of xs:decimal', () => {
  it.each([
    ['1', '1'],
    ['+1.0', '1'],
    ['-0.00', '0'],
    ['.5', '0.5'],
    ['5.', '5'],
    [' \t\r\n12.30 \n', '12.3'],
    ['-000123.4500', '-123.45'],
    ['9007199254740991', '9007199254740991'],
    ['9007199254740993', '9007199254740993'],
    ['-90071992547409930.10', '-90071992547409930.1'],
    ['0.000000000000000000000000000001', '0.000000000000000000000000000001'],
  ])('reads %j as %s', (text, canonical) => expect(Decimal.of(text).toString()).toBe(canonical));

  it.each([
    '',
    ' ',
    '+',
    '-',
    '.',
    '-.',
    '1e2',
    '1E2',
    '1,5',
    '1.2.3',
    '--1',
    '1 2',
    '0x10',
    'NaN',
    'INF',
    '١',
    '12-',
    '1_000',
    '123456789012345678901234567890e',
    '.................................',
    '\u00a01',
  ])('refuses %j', (text) => {
    expect(Decimal.parse(text)).toBeNull();
    expect(() => Decimal.of(text)).toThrow(RangeError);
  });

  it('refuses numbers made to exhaust the reader', () => {
    expect(Decimal.parse('9'.repeat(4096))).not.toBeNull();
    expect(Decimal.parse('9'.repeat(4097))).toBeNull();
  });
});

describe('edges', () => {
  it('rounds halves towards plus infinity in round, away from zero in the commercial rounding', () => {
    expect(['2.5', '-2.5', '-2.51', '0.49'].map((t) => Decimal.of(t).round().toString())).toEqual([
      '3',
      '-2',
      '-3',
      '0',
    ]);
    expect(['2.345', '-2.345'].map((t) => Decimal.of(t).roundHalfAwayFromZero(2).toString())).toEqual([
      '2.35',
      '-2.35',
    ]);
  });

  it('rounds to tens with negative digits', () => {
    expect(Decimal.of('1250').roundHalfToEven(-2).toString()).toBe('1200');
    expect(Decimal.of('1350').roundHalfToEven(-2).toString()).toBe('1400');
  });

  it('has one zero', () => {
    for (const zero of [
      Decimal.zero,
      Decimal.of('-0.0'),
      Decimal.of('5').sub(Decimal.of('5.00')),
      Decimal.fromNumber(-0),
    ]) {
      expect(zero.isZero()).toBe(true);
      expect(zero.isNegative()).toBe(false);
      expect(Object.is(zero.toNumber(), 0)).toBe(true);
      expect(zero.toString()).toBe('0');
      expect(zero.neg().toString()).toBe('0');
    }
    expect(Object.is(Decimal.of('-0.004').roundHalfAwayFromZero(2).toNumber(), 0)).toBe(true);
    expect(Object.is(Decimal.of('0').mul(Decimal.of('-5')).toNumber(), 0)).toBe(true);
  });

  it('keeps sums of amounts on plain numbers and exact', () => {
    let sum = Decimal.zero;
    for (let i = 0; i < 1000; i++) sum = sum.add(Decimal.of('0.1'));
    expect(sum.equals(Decimal.fromInteger(100))).toBe(true);
  });

  it('divides exactly where the quotient ends', () => {
    expect(Decimal.of('19.6').div(Decimal.of('100')).toString()).toBe('0.196');
    expect(Decimal.of('1').div(Decimal.of('3')).toString()).toBe('0.333333333333333333');
    for (const [a, b, quotient] of [
      ['1', '1000', '0.001'],
      ['-5.5', '10.00', '-0.55'],
      ['7', '0.01', '700'],
      ['7', '1.0', '7'],
      ['0', '10', '0'],
    ])
      expect(Decimal.of(a!).div(Decimal.of(b!)).toString()).toBe(quotient);
    expect(() => Decimal.of('1').div(Decimal.zero)).toThrow('division by zero');
  });

  it('writes money', () => {
    expect(Decimal.of('-0.5').toFixed(2)).toBe('-0.50');
    expect(Decimal.of('7').toFixed(0)).toBe('7');
    expect(JSON.stringify({ amount: Decimal.of('1.10') })).toBe('{"amount":"1.1"}');
  });

  it('looks once at each digit of what is none', () => {
    const almost = `${'1'.repeat(4_000)}x`;
    for (let times = 0; times < 100_000; times++) if (parseDecimal(almost) !== null) expect.unreachable();
  });

  it('refuses what is not a number', () => {
    expect(() => Decimal.fromInteger(1.5)).toThrow(RangeError);
    expect(() => Decimal.fromInteger(Number.NaN)).toThrow(RangeError);
    for (const odd of [Number.NaN, Infinity, -Infinity])
      expect(() => Decimal.fromNumber(odd)).toThrow(RangeError);
    expect(Decimal.fromInteger(-(2n ** 60n)).toString()).toBe('-1152921504606846976');
    expect(Decimal.fromNumber(0.1).toString()).toBe(
      '0.1000000000000000055511151231257827021181583404541015625',
    );
  });
});
