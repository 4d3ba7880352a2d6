import { describe, expect, it } from 'vitest';
import { bare, isSame, less, sum } from './decimals.ts';

describe('sums of decimals', () => {
  it.each([
    [['0.1', '0.2'], '0.30'],
    [['-0.07', '0.05'], '-0.02'],
    [['99999999999999999.99', '0.01'], '100000000000000000.00'],
    [['1.005', '2'], '3.005'],
    [['12', ''], '12.00'],
    [[], '0.00'],
  ])('%j make %s', (decimals, expected) => {
    expect(sum(...decimals)).toBe(expected);
  });

  it('take away, also below nought', () => {
    expect(less('100.00', '60', '60.50')).toBe('-20.50');
    expect(less('100.00', '-600.00')).toBe('700.00');
  });

  it('name rates as people do', () => {
    const long = `1.${'0'.repeat(3_000_000)}1`;
    expect(bare(long)).toBe(long);
    expect(['20.00', '5.50', '20', '0.00', '100'].map(bare)).toEqual(['20', '5.5', '20', '0', '100']);
  });

  it('tell whether two are the same, however they are written', () => {
    expect([isSame('20', '20.00'), isSame('5.5', '5.50'), isSame('20', '2')]).toEqual([true, true, false]);
  });
});
