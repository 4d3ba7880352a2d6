import { describe, expect, test } from 'vitest';
import { ADJUSTMENT, HALF_EXEMPT } from '@conforme/core/invoice/testing';
import { lines, said } from './testing/sample.ts';

const UNDER = 'SpecifiedLineTradeSettlement/ApplicableTradeTax/';

describe('the reason of an exemption', () => {
  test.each(['extended', 'extended-ctc-fr'] as const)(
    'is repeated on the lines it is about in %s',
    (profile) => {
      expect(lines(HALF_EXEMPT, UNDER, profile)).toEqual([
        'TypeCode VAT',
        'CategoryCode S',
        'RateApplicablePercent 20.00',
        'TypeCode VAT',
        'ExemptionReason Article 261',
        'CategoryCode E',
        'ExemptionReasonCode VATEX-EU-132',
        'RateApplicablePercent 0.00',
      ]);
    },
  );

  test('is repeated on allowances and charges', () => {
    const charge = { ...ADJUSTMENT, vat_category: 'E' as const, vat_rate: null };
    expect(lines({ ...HALF_EXEMPT, charges: [charge] }, 'CategoryTradeTax/', 'extended')).toContain(
      'ExemptionReason Article 261',
    );
  });

  test('stands in the breakdown alone in EN 16931, which knows no other place', () => {
    expect(lines(HALF_EXEMPT, UNDER).join()).not.toContain('Exemption');
  });

  test('points at the breakdown, where the caller can change it', () => {
    const [reason] = said(HALF_EXEMPT, `${UNDER}ExemptionReason`, 'extended');
    expect(reason!.pointers).toEqual(['/invoice/totals/vat_breakdown/1/exemption_reason']);
  });
});
