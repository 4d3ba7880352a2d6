import { describe, expect, test } from 'vitest';
import { ADJUSTMENT, HALF_EXEMPT } from '@conforme/core/invoice/testing';
import { back, extension, line, lines, readXml, said, unreadOf } from './testing/sample.ts';

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

describe('totals of VAT', () => {
  const total = (currency: string, amount: string): string =>
    `<cac:TaxTotal><cbc:TaxAmount currencyID="${currency}">${amount}</cbc:TaxAmount></cac:TaxTotal>`;
  const codes =
    '<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>USD</cbc:TaxCurrencyCode>';

  test('are told apart by their currency, in any order', () => {
    const read = readXml(codes + total('USD', '22') + total('EUR', '20'));
    expect(read.totals).toMatchObject({ tax_total: '20', tax_total_accounting: '22' });
  });

  test('in a currency of neither are unread', () => {
    expect(unreadOf(codes + total('GBP', '18') + total('EUR', '20'))).toEqual(['TaxTotal']);
    expect(readXml(codes + total('GBP', '18') + total('EUR', '20')).totals).toMatchObject({
      tax_total: '20',
    });
  });

  test('in one currency are one', () => {
    expect(unreadOf(codes + total('EUR', '20') + total('EUR', '20'))).toEqual(['TaxTotal']);
  });

  const taxed = {
    currency: 'USD',
    vat_accounting_currency: 'EUR',
    tax_total_accounting: '18',
    ...line({
      totals: {
        charge_total: null,
        allowance_total: null,
        tax_total: '4.00',
        tax_total_accounting: '3.60',
        tax_inclusive: null,
        allowance_charge_total: null,
      },
    }),
  };

  test.each(['380', '381'] as const)('of a line are of an extension, in type %s', (type_code) => {
    const name = type_code === '380' ? 'InvoiceLine' : 'CreditNoteLine';
    expect(extension({ ...taxed, type_code }, `${name}/TaxTotal/`)).toEqual([
      'TaxAmount@currencyID=USD 4.00',
      'TaxAmount@currencyID=EUR 3.60',
    ]);
    expect(back({ ...taxed, type_code })).toMatchObject({ lines: taxed.lines, unread: [] });
  });
});

describe('a reason of its own', () => {
  const charge = { ...ADJUSTMENT, vat_category: 'E' as const, vat_rate: null, exemption_reason: 'Débours' };

  test('stands beside the category in an extension', () => {
    const given = { ...HALF_EXEMPT, charges: [charge] };
    expect(lines(given, 'AllowanceCharge/TaxCategory/TaxExemptionReason', 'extended-ctc-fr')).toEqual([
      'Débours',
    ]);
    expect(back(given)).toMatchObject({ charges: [{ exemption_reason: 'Débours' }], unread: [] });
  });
});
