import { describe, expect, test } from 'vitest';
import { ADJUSTMENT, HALF_EXEMPT } from '@conforme/core/invoice/testing';
import { lines, said } from './testing/sample.ts';

const UNDER = 'InvoiceLine/Item/ClassifiedTaxCategory/';

describe('the reason of an exemption', () => {
  test('is repeated on the lines it is about in EXTENDED-CTC-FR', () => {
    expect(lines(HALF_EXEMPT, UNDER, 'extended-ctc-fr')).toEqual([
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
    const charge = { ...ADJUSTMENT, vat_category: 'E' as const, vat_rate: null };
    expect(
      lines({ ...HALF_EXEMPT, charges: [charge] }, 'AllowanceCharge/TaxCategory/', 'extended-ctc-fr'),
    ).toContain('TaxExemptionReason Article 261');
  });

  test('stands in the breakdown alone in EN 16931, which knows no other place', () => {
    expect(lines(HALF_EXEMPT, UNDER).join()).not.toContain('Exemption');
  });

  test('points at the breakdown, where the caller can change it', () => {
    const [reason] = said(HALF_EXEMPT, `${UNDER}TaxExemptionReasonCode`, 'extended-ctc-fr');
    expect(reason!.pointers).toEqual(['/invoice/totals/vat_breakdown/1/exemption_reason_code']);
  });
});
