import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalDecimal, decimalPattern, withoutExponent, type DecimalShape } from './decimals.ts';
import { cpuMsOf } from '../../test/cpu.ts';

const accepts = (shape: DecimalShape, text: string) => new RegExp(decimalPattern(shape)).test(text);

describe('patterns', () => {
  test.each([
    '0',
    '1',
    '-1',
    '+1',
    '.5',
    '5.',
    '0.0001',
    '007',
    '1.00000',
    '123456789012345.1234',
    '-0',
    '00000000000000000001',
  ])('an amount may be %s', (text) => expect(accepts('Amount', text)).toBe(true));

  test.each([
    '',
    '.',
    '-',
    '+.',
    '1,5',
    '1e2',
    ' 1',
    '1 ',
    '1.00001',
    '1234567890123456',
    '0x1',
    'NaN',
    '١',
    '1\n',
    '--1',
    '1.2.3',
  ])('an amount may not be %j', (text) => expect(accepts('Amount', text)).toBe(false));

  test('digits follow the shape', () => {
    expect(accepts('Quantity', '1234567890123.123456')).toBe(true);
    expect(accepts('Quantity', '12345678901234')).toBe(false);
    expect(accepts('Quantity', '1.1234567')).toBe(false);
    expect(accepts('Rate', '999.9999')).toBe(true);
    expect(accepts('Rate', '1000')).toBe(false);
  });

  test('a hostile string is judged in linear time', () => {
    const hostile = `${'0'.repeat(2_000_000)}x`;
    expect(cpuMsOf(() => expect(accepts('Amount', hostile)).toBe(false))).toBeLessThan(2_000);
  });
});

describe('exponents', () => {
  test.each([
    ['1e2', '100'],
    ['1E+2', '100'],
    ['1.5e3', '1500'],
    ['12e-3', '0.012'],
    ['-2.50e1', '-25'],
    ['1.23456e2', '123.456'],
    ['0e99999999999', '0'],
    ['-0.0e5', '0'],
    ['1e-60', `0.${'0'.repeat(59)}1`],
    ['12.5', '12.5'],
    ['1.10', '1.10'],
  ])('%s is %s', (source, plain) => expect(withoutExponent(source)).toBe(plain));

  test('zeros in the middle are looked at once', () => {
    const zeros = '0'.repeat(3_000_000);
    expect(withoutExponent(`1.${zeros}1e0`)).toBe(`1.${zeros}1`);
  });

  test('an exponent beyond every shape is left as written instead of being expanded', () => {
    expect(withoutExponent('1e1000000000')).toBe('1e1000000000');
    expect(accepts('Amount', '1e1000000000')).toBe(false);
  });

  test('the point moves without changing the value', () => {
    const digits = fc.bigInt({ min: 0n, max: 10n ** 18n });
    fc.assert(
      fc.property(digits, fc.integer({ min: -30, max: 30 }), (integer, exponent) => {
        const plain = withoutExponent(`${integer}e${exponent}`);
        const [whole = '', fraction = ''] = plain.split('.');
        const scaled = BigInt(whole + fraction) * 10n ** BigInt(60 - fraction.length);
        expect(scaled).toBe(integer * 10n ** BigInt(60 + exponent));
      }),
    );
  });
});

describe('canonical text', () => {
  test.each([
    ['+1', '1'],
    ['007', '7'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['-0', '0'],
    ['-0.00', '0.00'],
    ['-.5', '-0.5'],
    ['10.50', '10.50'],
    ['1.000000', '1.0000'],
    ['000', '0'],
    ['123456789012345.1234', '123456789012345.1234'],
  ])('%s becomes %s', (text, canonical) => expect(canonicalDecimal(text, 4)).toBe(canonical));

  test('is a fixed point and stays within the pattern', () => {
    const text = fc.stringMatching(/^[+-]?0{0,3}\d{1,13}(\.\d{0,4}0{0,3})?$/);
    fc.assert(
      fc.property(text, (sent) => {
        const canonical = canonicalDecimal(sent, 4);
        expect(canonical).toMatch(/^(-?(0|[1-9]\d*)(\.\d{1,4})?)$/);
        expect(canonicalDecimal(canonical, 4)).toBe(canonical);
        expect(Number(canonical)).toBeCloseTo(Number(sent), 4);
      }),
    );
  });
});
