import { describe, expect, it } from 'vitest';
import type { Entry } from './entry.ts';
import { collectedIn, factsOf, leftOf } from './subject.ts';

const totals = { tax_inclusive: '175.50', amount_due: '175.50' };
const vat_breakdown = [
  { category: 'S', rate: '20.00', taxable_amount: '100.00', tax_amount: '20.00' },
  { category: 'S', rate: '5.50', taxable_amount: '50.00', tax_amount: '2.75' },
  { category: 'E', rate: null, taxable_amount: '2.75', tax_amount: '0.00' },
];

const collection = (amount: string, rate: string, toState = false): Entry =>
  ({ status: '212', toState, amounts: [{ kind: 'MEN', amount, rate, currency: null }] }) as unknown as Entry;

describe('what is to be collected', () => {
  it('is the VAT breakdown with VAT, by rate', () => {
    expect(factsOf({ number: 'F-1', totals, vat_breakdown })).toMatchObject({
      number: 'F-1',
      currency: 'EUR',
      due: '175.50',
      shares: [
        { rate: '20.00', amount: '120.00' },
        { rate: '5.50', amount: '52.75' },
        { rate: '0.00', amount: '2.75' },
      ],
    });
  });

  it('is the amount due where a part was paid beforehand; of several rates nobody but the reader knows', () => {
    const paid = { ...totals, amount_due: '75.50' };
    const one = factsOf({ totals: paid, vat_breakdown: vat_breakdown.slice(0, 1) });
    expect(one.shares).toEqual([{ rate: '20.00', amount: '75.50' }]);
    const several = factsOf({ totals: paid, vat_breakdown });
    expect(several.shares.map(({ amount }) => amount)).toEqual(['', '', '']);
  });

  it('has the rates of the lines where an invoice has not been added up', () => {
    const lines = [{ vat_rate: '20.00' }, { vat_rate: 10 }, { vat_rate: '20.00' }, {}];
    expect(factsOf({ lines }).shares).toEqual([
      { rate: '20.00', amount: '' },
      { rate: '10', amount: '' },
    ]);
  });
});

describe('what is left', () => {
  const facts = factsOf({ totals, vat_breakdown });

  it('is less by what was collected at the rate; what was taken back is open again', () => {
    const entries = [collection('100.00', '20'), collection('-30.00', '20.00'), collection('52.75', '5.5')];
    expect(leftOf(facts, entries)).toEqual([
      { rate: '20.00', amount: '50.00' },
      { rate: '0.00', amount: '2.75' },
    ]);
    expect(collectedIn(entries)).toBe('122.75');
  });

  it('does not count the copy for the State twice', () => {
    expect(collectedIn([collection('5.00', '20'), collection('5.00', '20', true)])).toBe('5.00');
  });

  it('is a row to fill in when all is settled', () => {
    const settled = [collection('120.00', '20'), collection('52.75', '5.5'), collection('2.75', '0')];
    expect(leftOf(facts, settled)).toEqual([{ rate: '20.00', amount: '' }]);
  });
});
