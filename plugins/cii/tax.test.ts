import { describe, expect, test } from 'vitest';
import { LINE, lines, said } from './sample.ts';

const exempt = { ...LINE, vat_category: 'E' as const, vat_rate: null };
const given = {
  lines: [LINE, exempt],
  tax_exemption_reason: 'Article 261',
  tax_exemption_reason_code: 'VATEX-EU-132',
};
const UNDER = 'SpecifiedLineTradeSettlement/ApplicableTradeTax/';

describe('the reason of an exemption', () => {
  test.each(['extended', 'extended-ctc-fr'] as const)(
    'is repeated on the lines it is about in %s',
    (profile) => {
      expect(lines(given, UNDER, profile)).toEqual([
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
    const charge = {
      amount: '5',
      base_amount: null,
      percentage: null,
      reason: null,
      reason_code: null,
      vat_category: 'E' as const,
      vat_rate: null,
    };
    expect(lines({ ...given, charges: [charge] }, 'CategoryTradeTax/', 'extended')).toContain(
      'ExemptionReason Article 261',
    );
  });

  test('stands in the breakdown alone in EN 16931, which knows no other place', () => {
    expect(lines(given, UNDER).join()).not.toContain('Exemption');
  });

  test('points at the breakdown, where the caller can change it', () => {
    const [reason] = said(given, `${UNDER}ExemptionReason`, 'extended');
    expect(reason!.pointers).toEqual(['/invoice/totals/vat_breakdown/1/exemption_reason']);
  });
});
