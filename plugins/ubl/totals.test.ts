import { describe, expect, test } from 'vitest';
import { ALL_TOTALS, HALF_EXEMPT } from '@conforme/core/invoice/testing';
import { back, extension, lines, readXml, said } from './testing/sample.ts';

describe('totals', () => {
  const MONETARY = 'LegalMonetaryTotal/';

  test('in the order of the schema', () => {
    expect(lines(ALL_TOTALS, MONETARY)).toEqual([
      'LineExtensionAmount@currencyID=USD 100.00',
      'TaxExclusiveAmount@currencyID=USD 100.00',
      'TaxInclusiveAmount@currencyID=USD 120.00',
      'AllowanceTotalAmount@currencyID=USD 5.00',
      'ChargeTotalAmount@currencyID=USD 5.00',
      'PrepaidAmount@currencyID=USD 20.00',
      'PayableRoundingAmount@currencyID=USD 0.50',
      'PayableAmount@currencyID=USD 100.50',
    ]);
  });

  test('that are not known are not written', () => {
    expect(lines({}, MONETARY)).toEqual([
      'LineExtensionAmount@currencyID=EUR 100.00',
      'TaxExclusiveAmount@currencyID=EUR 100.00',
      'TaxInclusiveAmount@currencyID=EUR 120.00',
      'PayableAmount@currencyID=EUR 120.00',
    ]);
  });

  test('of VAT in the accounting currency stand alone in a second element', () => {
    const [total, ...rest] = said(ALL_TOTALS, 'TaxTotal/TaxAmount');
    expect(total).toMatchObject({ text: '20.00', pointers: ['/invoice/totals/tax_total'] });
    expect(rest).toMatchObject([
      { text: '18.00', attributes: '@currencyID=EUR', pointers: ['/invoice/totals/tax_total_accounting'] },
    ]);
    expect(lines({}, 'TaxTotal/TaxAmount')).toEqual(['@currencyID=EUR 20.00']);
  });
});

describe('VAT breakdown', () => {
  test('one element a row', () => {
    expect(lines(HALF_EXEMPT, 'TaxTotal/TaxSubtotal/')).toEqual([
      'TaxableAmount@currencyID=EUR 100.00',
      'TaxAmount@currencyID=EUR 20.00',
      'TaxCategory/ID S',
      'TaxCategory/Percent 20.00',
      'TaxCategory/TaxScheme/ID VAT',
      'TaxableAmount@currencyID=EUR 100.00',
      'TaxAmount@currencyID=EUR 0.00',
      'TaxCategory/ID E',
      'TaxCategory/Percent 0.00',
      'TaxCategory/TaxExemptionReasonCode VATEX-EU-132',
      'TaxCategory/TaxExemptionReason Article 261',
      'TaxCategory/TaxScheme/ID VAT',
    ]);
  });

  test('points at its rows', () => {
    const pointers = said(HALF_EXEMPT, 'TaxSubtotal/').flatMap((element) => element.pointers);
    expect(pointers).toContain('/invoice/totals/vat_breakdown/1/exemption_reason');
  });
});

describe('totals of others', () => {
  const currencies = (invoice: string, tax: string): string =>
    `<cbc:DocumentCurrencyCode>${invoice}</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>${tax}</cbc:TaxCurrencyCode>`;
  const total = (amount: string, content = ''): string =>
    `<cac:TaxTotal><cbc:TaxAmount${amount}</cbc:TaxAmount>${content}</cac:TaxTotal>`;
  const both = total(' currencyID="EUR">18') + total(' currencyID="USD">20');

  test('VAT totals in either order', () => {
    const { totals } = readXml(currencies('USD', 'EUR') + both);
    expect(totals).toMatchObject({ tax_total: '20', tax_total_accounting: '18' });
  });

  test('a VAT total without currency is the total', () => {
    expect(readXml(total('>20')).totals).toMatchObject({ tax_total: '20', tax_total_accounting: null });
  });

  test('currencies that are the same leave one total', () => {
    const { totals } = readXml(currencies('EUR', 'EUR') + total(' currencyID="EUR">20'));
    expect(totals).toMatchObject({ tax_total: '20', tax_total_accounting: null });
  });

  test('the breakdown is found in whichever total holds it, and stands beside the totals too', () => {
    const row = '<cac:TaxSubtotal><cac:TaxCategory><cbc:ID>S</cbc:ID></cac:TaxCategory></cac:TaxSubtotal>';
    const { totals, vat_breakdown } = readXml(
      currencies('USD', 'EUR') + total(' currencyID="EUR">1') + total(' currencyID="USD">2', row),
    );
    expect(vat_breakdown).toMatchObject([{ category: 'S', rate: null }]);
    expect(totals!.vat_breakdown).toEqual(vat_breakdown);
  });
});

describe('advance payments', () => {
  const advance_payments = [{ amount: '20.00', received_date: '2026-01-01', vat: [], invoice: null }];

  test('are of an extension', () => {
    expect(extension({ advance_payments }, 'PrepaidPayment/')).toEqual([
      'PaidAmount@currencyID=EUR 20.00',
      'ReceivedDate 2026-01-01',
    ]);
    expect(back({ advance_payments })).toMatchObject({ advance_payments, unread: [] });
  });

  test('have no place in a credit note', () => {
    expect(lines({ advance_payments, type_code: '381' }, 'PrepaidPayment/', 'extended-ctc-fr')).toEqual([]);
  });

  test('without an amount are unread', () => {
    expect(readXml('<cac:PrepaidPayment><cbc:ID>1</cbc:ID></cac:PrepaidPayment>').advance_payments).toEqual(
      [],
    );
  });
});

test.each(['380', '381'] as const)('the rate of exchange of type %s is of an extension', (type_code) => {
  const currency_exchange = {
    source_currency: 'USD',
    target_currency: 'EUR',
    rate: '0.9',
    date: '2026-01-01',
  };
  expect(extension({ currency_exchange, type_code }, 'TaxExchangeRate/')).toEqual([
    'SourceCurrencyCode USD',
    'TargetCurrencyCode EUR',
    'CalculationRate 0.9',
    'Date 2026-01-01',
  ]);
  expect(back({ currency_exchange, type_code })).toMatchObject({ currency_exchange, unread: [] });
});
