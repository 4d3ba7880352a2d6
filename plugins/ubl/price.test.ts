import { describe, expect, test } from 'vitest';

import { back, extension, line, lines, readXml } from './testing/sample.ts';

const UNDER = 'Price/AllowanceCharge/';

const adjustment = {
  charge: true,
  amount: '1.00',
  base_amount: null,
  percentage: null,
  reason: 'Écotaxe',
  reason_code: 'AEO',
  reason_code_list: '5153',
};

describe('the gross price in an extension', () => {
  test('says how its discount came about', () => {
    const given = line({
      gross_unit_price: '50.00',
      price_discount: '5.00',
      price_discount_details: { base_amount: null, percentage: '10.00', reason: 'Remise', reason_code: '95' },
    });
    expect(extension(given, UNDER)).toEqual([
      'AllowanceChargeReasonCode 95',
      'AllowanceChargeReason Remise',
      'MultiplierFactorNumeric 10.00',
    ]);
    expect(back(given)).toMatchObject({ ...given, unread: [] });
  });

  test('has further adjustments', () => {
    const given = line({
      gross_unit_price: '50.00',
      price_discount: '5.00',
      price_adjustments: [{ ...adjustment, charge: false }, adjustment],
    });
    expect(lines(given, UNDER, 'extended-ctc-fr')).toEqual([
      'ChargeIndicator false',
      'Amount@currencyID=EUR 5.00',
      'BaseAmount@currencyID=EUR 50.00',
      'ChargeIndicator false',
      'AllowanceChargeReasonCode@listID=5153 AEO',
      'AllowanceChargeReason Écotaxe',
      'Amount@currencyID=EUR 1.00',
      'ChargeIndicator true',
      'AllowanceChargeReasonCode@listID=5153 AEO',
      'AllowanceChargeReason Écotaxe',
      'Amount@currencyID=EUR 1.00',
    ]);
    expect(back(given)).toMatchObject({ ...given, unread: [] });
  });

  test('may be missing where the price has charges alone', () => {
    const given = line({ price_adjustments: [adjustment] });
    expect(back(given)).toMatchObject({ ...given, unread: [] });
    expect(
      lines(line({ price_adjustments: [{ ...adjustment, charge: false }] }), UNDER, 'extended-ctc-fr'),
    ).toEqual([]);
  });
});

test('a charge of the price is no discount', () => {
  const charge = '<cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">1</cbc:Amount>';
  const read = readXml(
    `<cac:InvoiceLine><cac:Price><cac:AllowanceCharge>${charge}</cac:AllowanceCharge></cac:Price></cac:InvoiceLine>`,
  );
  expect(read.lines).toMatchObject([
    { price_discount: null, price_adjustments: [{ charge: true, amount: '1' }] },
  ]);
});

test('a gross price without a net one has no discount', () => {
  const given = line({
    status_reason_code: 'GROUP',
    gross_unit_price: '50.00',
    unit_price: '',
    quantity: '',
  });
  expect(lines(given, UNDER)).toEqual([
    'ChargeIndicator false',
    'Amount@currencyID=EUR 0.00',
    'BaseAmount@currencyID=EUR 50.00',
  ]);
});
