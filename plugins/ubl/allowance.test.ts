import { describe, expect, test } from 'vitest';
import { FULL_ADJUSTMENT, LINE } from '@conforme/core/invoice/testing';
import { back, extension, lines, readXml, said } from './testing/sample.ts';

describe('allowances and charges of the document', () => {
  const given = {
    allowances: [FULL_ADJUSTMENT],
    charges: [{ ...FULL_ADJUSTMENT, base_amount: null, percentage: null }],
  };

  test('differ in their indicator', () => {
    expect(lines(given, 'AllowanceCharge/')).toEqual([
      'ChargeIndicator false',
      'AllowanceChargeReasonCode 95',
      'AllowanceChargeReason Remise',
      'MultiplierFactorNumeric 5.00',
      'Amount@currencyID=EUR 5.00',
      'BaseAmount@currencyID=EUR 100.00',
      'TaxCategory/ID S',
      'TaxCategory/Percent 20.00',
      'TaxCategory/TaxScheme/ID VAT',
      'ChargeIndicator true',
      'AllowanceChargeReasonCode 95',
      'AllowanceChargeReason Remise',
      'Amount@currencyID=EUR 5.00',
      'TaxCategory/ID S',
      'TaxCategory/Percent 20.00',
      'TaxCategory/TaxScheme/ID VAT',
    ]);
  });

  test('point at their own list', () => {
    expect(said(given, 'AllowanceCharge/Amount').map(({ pointers }) => pointers)).toEqual([
      ['/invoice/allowances/0/amount'],
      ['/invoice/charges/0/amount'],
    ]);
  });

  test('of category O have no rate', () => {
    const allowances = [{ ...FULL_ADJUSTMENT, vat_category: 'O' as const, vat_rate: null }];
    expect(lines({ allowances }, 'AllowanceCharge/TaxCategory/')).toEqual(['ID O', 'TaxScheme/ID VAT']);
  });

  test('are in the currency of the invoice', () => {
    expect(lines({ ...given, currency: 'CHF' }, 'AllowanceCharge/Amount')[0]).toBe('@currencyID=CHF 5.00');
  });
});

describe('allowances and charges of a line', () => {
  test('carry no VAT of their own', () => {
    const { vat_category: _category, vat_rate: _rate, ...plain } = FULL_ADJUSTMENT;
    const line = { ...LINE, allowances: [plain], charges: [{ ...plain, amount: '1' }] };
    const found = lines({ lines: [line] }, 'InvoiceLine/AllowanceCharge/');
    expect(found.filter((text) => /Indicator|^Amount|Tax/.test(text))).toEqual([
      'ChargeIndicator false',
      'Amount@currencyID=EUR 5.00',
      'ChargeIndicator true',
      'Amount@currencyID=EUR 1.00',
    ]);
  });
});

describe('allowances of others', () => {
  const read = (indicator: string): ReturnType<typeof readXml> =>
    readXml(`<cac:AllowanceCharge>${indicator}<cbc:Amount>5</cbc:Amount></cac:AllowanceCharge>`);

  test.each([
    ['true', 0, 1],
    [' 1 ', 0, 1],
    ['false', 1, 0],
    ['0', 1, 0],
  ])('indicator %j', (text, allowances, charges) => {
    const invoice = read(`<cbc:ChargeIndicator>${text}</cbc:ChargeIndicator>`);
    expect([invoice.allowances.length, invoice.charges.length]).toEqual([allowances, charges]);
  });

  test('without indicator are allowances', () => {
    expect(read('').allowances).toMatchObject([{ amount: '5', vat_category: null }]);
  });
});

test('an extension has the list of a reason code and the order of several', () => {
  const charges = [{ ...FULL_ADJUSTMENT, reason_code_list: '5153', sequence: '1' }];
  expect(extension({ charges }, 'AllowanceCharge/')).toEqual([
    'AllowanceChargeReasonCode@listID=5153 95',
    'SequenceNumeric 1',
  ]);
  expect(back({ charges })).toMatchObject({
    charges: [{ reason_code_list: '5153', sequence: '1' }],
    unread: [],
  });
});
