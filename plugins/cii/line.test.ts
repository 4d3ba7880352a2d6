import { describe, expect, test } from 'vitest';
import { FULL_LINE, LINE } from '@conforme/core/invoice/testing';
import { lines, readXml, said } from './testing/sample.ts';

const UNDER = 'IncludedSupplyChainTradeLineItem/';
describe('a line', () => {
  test('in the order of the schema', () => {
    expect(lines({ lines: [FULL_LINE] }, UNDER)).toEqual([
      'AssociatedDocumentLineDocument/LineID A1',
      'AssociatedDocumentLineDocument/IncludedNote/Content Sur commande',
      'SpecifiedTradeProduct/GlobalID@schemeID=0160 2000000000015',
      'SpecifiedTradeProduct/SellerAssignedID CH-1',
      'SpecifiedTradeProduct/BuyerAssignedID X-1',
      'SpecifiedTradeProduct/Name Chaise',
      'SpecifiedTradeProduct/Description Chêne massif',
      'SpecifiedTradeProduct/ApplicableProductCharacteristic/Description Couleur',
      'SpecifiedTradeProduct/ApplicableProductCharacteristic/Value naturel',
      'SpecifiedTradeProduct/ApplicableProductCharacteristic/Description H/L',
      'SpecifiedTradeProduct/ApplicableProductCharacteristic/Value 90/45',
      'SpecifiedTradeProduct/OriginTradeCountry/ID FR',
      'SpecifiedLineTradeAgreement/BuyerOrderReferencedDocument/LineID 10',
      'SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/ChargeAmount 50.00',
      'SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/BasisQuantity@unitCode=C62 1',
      'SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge/ChargeIndicator/Indicator false',
      'SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge/ActualAmount 5.00',
      'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount 45.00',
      'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/BasisQuantity@unitCode=C62 1',
      'SpecifiedLineTradeDelivery/BilledQuantity@unitCode=C62 4',
      'SpecifiedLineTradeSettlement/ApplicableTradeTax/TypeCode VAT',
      'SpecifiedLineTradeSettlement/ApplicableTradeTax/CategoryCode S',
      'SpecifiedLineTradeSettlement/ApplicableTradeTax/RateApplicablePercent 20.00',
      'SpecifiedLineTradeSettlement/BillingSpecifiedPeriod/StartDateTime/DateTimeString@format=102 20260901',
      'SpecifiedLineTradeSettlement/BillingSpecifiedPeriod/EndDateTime/DateTimeString@format=102 20260930',
      'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount 180.00',
      'SpecifiedLineTradeSettlement/ReceivableSpecifiedTradeAccountingAccount/ID 606',
    ]);
  });

  test('points at its values by its place in the invoice', () => {
    const [, second] = said({ lines: [LINE, FULL_LINE] }, 'SpecifiedLineTradeDelivery/');
    expect(second!.pointers).toEqual(['/invoice/lines/1/quantity', '/invoice/lines/1/unit_code']);
    const [, , slash] = said({ lines: [FULL_LINE] }, 'ApplicableProductCharacteristic/');
    expect(slash!.pointers).toEqual(['/invoice/lines/0/attributes/H~1L']);
  });

  test('a base quantity alone makes no gross price', () => {
    const line = { ...LINE, price_base_quantity: '100' };
    expect(lines({ lines: [line] }, 'SpecifiedLineTradeAgreement/')).toEqual([
      'NetPriceProductTradePrice/ChargeAmount 50.00',
      'NetPriceProductTradePrice/BasisQuantity 100',
    ]);
  });

  test('a gross price without discount stands alone', () => {
    const line = { ...LINE, gross_unit_price: '50' };
    expect(lines({ lines: [line] }, 'GrossPriceProductTradePrice/')).toEqual(['ChargeAmount 50.00']);
  });

  test('is not part of BASIC WL, which still carries its totals', () => {
    expect(lines({ lines: [FULL_LINE] }, UNDER, 'basicwl')).toEqual([]);
    expect(lines({ lines: [FULL_LINE] }, 'MonetarySummation/', 'basicwl')[0]).toBe('LineTotalAmount 180.00');
  });
});

describe('lines of others', () => {
  const read = (content: string): ReturnType<typeof readXml>['lines'][number] =>
    readXml(
      `<rsm:SupplyChainTradeTransaction><ram:IncludedSupplyChainTradeLineItem>${content}` +
        '</ram:IncludedSupplyChainTradeLineItem></rsm:SupplyChainTradeTransaction>',
    ).lines[0]!;
  const product = (content: string): string =>
    `<ram:SpecifiedTradeProduct>${content}</ram:SpecifiedTradeProduct>`;
  const characteristic = (name: string, value: string): string =>
    `<ram:ApplicableProductCharacteristic><ram:Description>${name}</ram:Description>${value}</ram:ApplicableProductCharacteristic>`;

  test('an empty one has every key', () => {
    expect(Object.keys(read('')).toSorted()).toEqual(Object.keys(LINE).toSorted());
  });

  test('a base quantity beside the gross price only is its own', () => {
    const agreement =
      '<ram:SpecifiedLineTradeAgreement><ram:GrossPriceProductTradePrice><ram:ChargeAmount>5</ram:ChargeAmount>' +
      '<ram:BasisQuantity unitCode="KGM">10</ram:BasisQuantity></ram:GrossPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>';
    expect(read(agreement)).toMatchObject({
      gross_price_base_quantity: '10',
      gross_price_base_unit_code: 'KGM',
      price_base_quantity: null,
    });
  });

  test('an attribute named twice keeps its first value; one with a measure instead of a value has none', () => {
    const found = read(
      product(
        characteristic('constructor', '<ram:Value>1</ram:Value>') +
          characteristic('constructor', '<ram:Value>2</ram:Value>') +
          characteristic('Poids', '<ram:ValueMeasure unitCode="KGM">3</ram:ValueMeasure>'),
      ),
    );
    expect(Object.entries(found.attributes!)).toEqual([['constructor', '1']]);
  });

  test('an attribute with a comment beside its name and value is one', () => {
    const found = read(
      product(characteristic('Poids', '<!-- net --><ram:Value>3<!-- kg --></ram:Value><?see note?>')),
    );
    expect(found).toMatchObject({ attributes: { Poids: '3' }, further_attributes: [] });
  });

  test('elements of extensions do not get in the way', () => {
    const found = read(
      product('<ram:ID>X</ram:ID><ram:BrandName>B</ram:BrandName><ram:Name>Chaise</ram:Name>'),
    );
    expect(found).toMatchObject({ item_name: 'Chaise', standard_item_id: null });
  });
});
