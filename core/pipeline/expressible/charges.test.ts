import { describe, expect, it } from 'vitest';
import { BLANK_ADJUSTMENT } from '../../invoice/index.ts';
import { expressible } from './index.ts';
import { CII, UBL, EXTENDED, FRENCH_UBL, made, leftIn } from './testing/index.ts';

describe('charges for transport', () => {
  const vat = [{ category: 'S', rate: '20' }];
  const source = made({
    charges: [{ amount: '1', reason: 'Wrapping', vat_rate: '20' }],
    logistics_charges: [{ description: 'Freight', amount: '7.50', vat }],
  });

  it.each([UBL, FRENCH_UBL, CII])('are charges of the document in %j', (destination) => {
    const adapted = expressible(source, destination);
    expect(adapted.invoice.logistics_charges).toEqual([]);
    expect(adapted.invoice.charges[1]).toEqual({
      ...BLANK_ADJUSTMENT,
      amount: '7.50',
      reason: 'Freight',
      vat_category: 'S',
      vat_rate: '20',
    });
    expect(adapted.left).toEqual([]);
    expect(adapted.sourcesOf('/invoice/charges/0/amount')).toEqual(['/invoice/charges/0/amount']);
    expect(adapted.sourcesOf('/invoice/charges/1/amount')).toEqual(['/invoice/logistics_charges/0/amount']);
    expect(adapted.sourcesOf('/invoice/charges/1/vat_rate')).toEqual([
      '/invoice/logistics_charges/0/vat/0/rate',
    ]);
  });

  it('stay where CII has an element for them', () => {
    expect(expressible(source, EXTENDED).invoice).toBe(source);
  });

  it('are left out with several taxes or none, of which a charge has one', () => {
    const [charge] = source.logistics_charges;
    for (const taxes of [[], [charge!.vat[0]!, charge!.vat[0]!]]) {
      const adapted = expressible({ ...source, logistics_charges: [{ ...charge!, vat: taxes }] }, UBL);
      expect(leftIn(adapted)).toEqual(['/invoice/logistics_charges/0']);
    }
  });
});
