import { describe, expect, test } from 'vitest';
import { FULL_LINE, LINE } from '@conforme/core/invoice/testing';
import { lines, readXml, said } from './testing/sample.ts';

const UNDER = 'InvoiceLine/';
describe('a line', () => {
  const written = [
    'LineExtensionAmount@currencyID=EUR 180.00',
    'AccountingCost 606',
    'InvoicePeriod/StartDate 2026-09-01',
    'InvoicePeriod/EndDate 2026-09-30',
    'OrderLineReference/LineID 10',
    'Item/Description Chêne massif',
    'Item/Name Chaise',
    'Item/BuyersItemIdentification/ID X-1',
    'Item/SellersItemIdentification/ID CH-1',
    'Item/StandardItemIdentification/ID@schemeID=0160 2000000000015',
    'Item/OriginCountry/IdentificationCode FR',
    'Item/ClassifiedTaxCategory/ID S',
    'Item/ClassifiedTaxCategory/Percent 20.00',
    'Item/ClassifiedTaxCategory/TaxScheme/ID VAT',
    'Item/AdditionalItemProperty/Name Couleur',
    'Item/AdditionalItemProperty/Value naturel',
    'Item/AdditionalItemProperty/Name H/L',
    'Item/AdditionalItemProperty/Value 90/45',
    'Price/PriceAmount@currencyID=EUR 45.00',
    'Price/BaseQuantity@unitCode=C62 1',
    'Price/AllowanceCharge/ChargeIndicator false',
    'Price/AllowanceCharge/Amount@currencyID=EUR 5.00',
    'Price/AllowanceCharge/BaseAmount@currencyID=EUR 50.00',
  ];

  test('of an invoice, in the order of the schema', () => {
    expect(lines({ lines: [FULL_LINE] }, UNDER)).toEqual([
      'ID A1',
      'Note Sur commande',
      'InvoicedQuantity@unitCode=C62 4',
      ...written,
    ]);
  });

  test('of a credit note differs in two names', () => {
    expect(lines({ type_code: '381', lines: [FULL_LINE] }, 'CreditNoteLine/')).toEqual([
      'ID A1',
      'Note Sur commande',
      'CreditedQuantity@unitCode=C62 4',
      ...written,
    ]);
  });

  test('points at its values by its place in the invoice', () => {
    const [, second] = said({ lines: [LINE, FULL_LINE] }, 'InvoicedQuantity');
    expect(second!.pointers).toEqual(['/invoice/lines/1/quantity', '/invoice/lines/1/unit_code']);
    const [, , slash] = said({ lines: [FULL_LINE] }, 'AdditionalItemProperty/');
    expect(slash!.pointers).toEqual(['/invoice/lines/0/attributes/H~1L']);
  });
});

describe('a gross price', () => {
  const allowance = (properties: object): readonly string[] =>
    lines({ lines: [{ ...LINE, unit_price: '45', ...properties }] }, 'Price/AllowanceCharge/').slice(1);

  test('without discount brings the one the prices tell', () => {
    expect(allowance({ gross_unit_price: '50.5' })).toEqual([
      'Amount@currencyID=EUR 5.50',
      'BaseAmount@currencyID=EUR 50.50',
    ]);
    const [, amount] = said({ lines: [{ ...LINE, gross_unit_price: '60' }] }, 'Price/AllowanceCharge/');
    expect(amount!.pointers).toEqual(['/invoice/lines/0/gross_unit_price', '/invoice/lines/0/unit_price']);
  });

  test.each(['45', '40'])('of %s is not the higher one: no discount', (gross_unit_price) => {
    expect(allowance({ gross_unit_price })[0]).toBe('Amount@currencyID=EUR 0.00');
  });

  test('is told from a discount without one', () => {
    expect(allowance({ price_discount: '5' })).toEqual([
      'Amount@currencyID=EUR 5.00',
      'BaseAmount@currencyID=EUR 50.00',
    ]);
  });

  test('is not made of a base quantity', () => {
    expect(allowance({ price_base_quantity: '100' })).toEqual([]);
  });
});

describe('lines of others', () => {
  const read = (content: string): ReturnType<typeof readXml>['lines'][number] =>
    readXml(`<cac:InvoiceLine>${content}</cac:InvoiceLine>`).lines[0]!;
  const item = (content: string): string => `<cac:Item>${content}</cac:Item>`;
  const property = (name: string, value: string): string =>
    `<cac:AdditionalItemProperty><cbc:Name>${name}</cbc:Name>${value}</cac:AdditionalItemProperty>`;

  test('an empty one has every key', () => {
    expect(Object.keys(read('')).toSorted()).toEqual(Object.keys(LINE).toSorted());
  });

  test('an attribute named twice keeps its first value; one with a quantity instead of a value has none', () => {
    const found = read(
      item(
        property('constructor', '<cbc:Value>1</cbc:Value>') +
          property('constructor', '<cbc:Value>2</cbc:Value>') +
          property('Poids', '<cbc:ValueQuantity unitCode="KGM">3</cbc:ValueQuantity>'),
      ),
    );
    expect(Object.entries(found.attributes!)).toEqual([['constructor', '1']]);
  });

  test('elements of extensions do not get in the way', () => {
    const found = read(item('<cbc:BrandName>B</cbc:BrandName><cbc:Name>Chaise</cbc:Name><cbc:ID>X</cbc:ID>'));
    expect(found).toMatchObject({ item_name: 'Chaise', standard_item_id: null });
  });

  test('lines of the other document are none', () => {
    expect(readXml('<cac:CreditNoteLine><cbc:ID>1</cbc:ID></cac:CreditNoteLine>').lines).toEqual([]);
  });
});
