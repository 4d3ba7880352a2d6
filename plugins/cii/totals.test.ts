import { describe, expect, test } from 'vitest';
import { ALL_TOTALS, HALF_EXEMPT } from '@conforme/core/invoice/testing';
import { lines, readXml, said } from './testing/sample.ts';

const SUMMATION = 'SpecifiedTradeSettlementHeaderMonetarySummation/';
const TAX = 'ApplicableHeaderTradeSettlement/ApplicableTradeTax/';
describe('totals', () => {
  test('in the order of the schema, VAT totals told apart by currency', () => {
    expect(lines(ALL_TOTALS, SUMMATION)).toEqual([
      'LineTotalAmount 100.00',
      'ChargeTotalAmount 5.00',
      'AllowanceTotalAmount 5.00',
      'TaxBasisTotalAmount 100.00',
      'TaxTotalAmount@currencyID=USD 20.00',
      'TaxTotalAmount@currencyID=EUR 18.00',
      'RoundingAmount 0.50',
      'GrandTotalAmount 120.00',
      'TotalPrepaidAmount 20.00',
      'DuePayableAmount 100.50',
    ]);
  });

  test('in BASIC WL have no rounding', () => {
    expect(lines(ALL_TOTALS, SUMMATION, 'basicwl').join()).not.toContain('Rounding');
  });

  test('that are not known are not written', () => {
    expect(lines({}, SUMMATION)).toEqual([
      'LineTotalAmount 100.00',
      'TaxBasisTotalAmount 100.00',
      'TaxTotalAmount@currencyID=EUR 20.00',
      'GrandTotalAmount 120.00',
      'DuePayableAmount 120.00',
    ]);
  });

  test('point at the totals of the complete invoice', () => {
    const [vat, accounting] = said(ALL_TOTALS, `${SUMMATION}TaxTotalAmount`);
    expect(vat!.pointers).toEqual(['/invoice/totals/tax_total']);
    expect(accounting!.pointers).toEqual(['/invoice/totals/tax_total_accounting']);
  });
});

describe('VAT breakdown', () => {
  const given = { ...HALF_EXEMPT, tax_point_date: '2026-10-01' };

  test('one element a row; the first holds the tax point date', () => {
    expect(lines(given, TAX)).toEqual([
      'CalculatedAmount 20.00',
      'TypeCode VAT',
      'BasisAmount 100.00',
      'CategoryCode S',
      'TaxPointDate/DateString@format=102 20261001',
      'RateApplicablePercent 20.00',
      'CalculatedAmount 0.00',
      'TypeCode VAT',
      'ExemptionReason Article 261',
      'BasisAmount 100.00',
      'CategoryCode E',
      'ExemptionReasonCode VATEX-EU-132',
      'RateApplicablePercent 0.00',
    ]);
  });

  test('in BASIC WL has no tax point date', () => {
    expect(lines(given, TAX, 'basicwl').join()).not.toContain('TaxPointDate');
  });

  test('points at its rows and the date at the invoice', () => {
    const pointers = said(given, TAX).flatMap((element) => element.pointers);
    expect(pointers).toContain('/invoice/tax_point_date');
    expect(pointers).toContain('/invoice/totals/vat_breakdown/1/exemption_reason');
  });
});

describe('totals of others', () => {
  const read = (currencies: string, amounts: string): ReturnType<typeof readXml> =>
    readXml(
      `<rsm:SupplyChainTradeTransaction><ram:ApplicableHeaderTradeSettlement>${currencies}` +
        `<ram:SpecifiedTradeSettlementHeaderMonetarySummation>${amounts}` +
        '</ram:SpecifiedTradeSettlementHeaderMonetarySummation>' +
        '</ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction>',
    );
  const currencies = (tax: string, invoice: string): string =>
    `<ram:TaxCurrencyCode>${tax}</ram:TaxCurrencyCode><ram:InvoiceCurrencyCode>${invoice}</ram:InvoiceCurrencyCode>`;

  test('VAT totals in either order', () => {
    const amounts =
      '<ram:TaxTotalAmount currencyID="EUR">18</ram:TaxTotalAmount><ram:TaxTotalAmount currencyID="USD">20</ram:TaxTotalAmount>';
    expect(read(currencies('EUR', 'USD'), amounts).totals).toMatchObject({
      tax_total: '20',
      tax_total_accounting: '18',
    });
  });

  test('a VAT total without currency is the total', () => {
    expect(read('', '<ram:TaxTotalAmount>20</ram:TaxTotalAmount>').totals).toMatchObject({ tax_total: '20' });
  });

  test('currencies that are the same leave one total', () => {
    const amounts = '<ram:TaxTotalAmount currencyID="EUR">20</ram:TaxTotalAmount>';
    expect(read(currencies('EUR', 'EUR'), amounts).totals).toMatchObject({
      tax_total: '20',
      tax_total_accounting: null,
    });
  });

  test('the breakdown stands beside the totals and inside them', () => {
    const row = '<ram:ApplicableTradeTax><ram:CategoryCode>S</ram:CategoryCode></ram:ApplicableTradeTax>';
    const { totals, vat_breakdown } = read(row, '');
    expect(vat_breakdown).toMatchObject([{ category: 'S', rate: null }]);
    expect(totals!.vat_breakdown).toEqual(vat_breakdown);
  });
});
