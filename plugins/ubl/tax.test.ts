import { describe, expect, test } from 'vitest';
import { LINE, lines, said } from './sample.ts';

const exempt = { ...LINE, vat_category: 'E' as const, vat_rate: null };
const given = {
  lines: [LINE, exempt],
  tax_exemption_reason: 'Article 261',
  tax_exemption_reason_code: 'VATEX-EU-132',
};
const UNDER = 'InvoiceLine/Item/ClassifiedTaxCategory/';

describe('the reason of an exemption', () => {
  test('is repeated on the lines it is about in EXTENDED-CTC-FR', () => {
    expect(lines(given, UNDER, 'extended-ctc-fr')).toEqual([
      'ID S',
      'Percent 20.00',
      'TaxScheme/ID VAT',
      'ID E',
      'Percent 0.00',
      'TaxExemptionReasonCode VATEX-EU-132',
      'TaxExemptionReason Article 261',
      'TaxScheme/ID VAT',
    ]);
  });

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
    expect(
      lines({ ...given, charges: [charge] }, 'AllowanceCharge/TaxCategory/', 'extended-ctc-fr'),
    ).toContain('TaxExemptionReason Article 261');
  });

  test('stands in the breakdown alone in EN 16931, which knows no other place', () => {
    expect(lines(given, UNDER).join()).not.toContain('Exemption');
  });

  test('points at the breakdown, where the caller can change it', () => {
    const [reason] = said(given, `${UNDER}TaxExemptionReasonCode`, 'extended-ctc-fr');
    expect(reason!.pointers).toEqual(['/invoice/totals/vat_breakdown/1/exemption_reason_code']);
  });
});
