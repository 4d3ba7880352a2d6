import { describe, expect, test } from 'vitest';
import type { Delivery } from '@conforme/core/invoice';
import { ADDRESS, DELIVERY } from '@conforme/core/invoice/testing';
import { lines, readXml, said } from './testing/sample.ts';

const delivery = (properties: Partial<Delivery>): { delivery: Delivery } => ({
  delivery: { ...DELIVERY, ...properties },
});
const UNDER = 'ApplicableHeaderTradeDelivery/';

describe('delivery', () => {
  test('place, date and advices', () => {
    const given = {
      ...delivery({
        name: 'Chantier',
        location_id: '99951021700012',
        location_id_scheme: '0009',
        address: { ...ADDRESS, city: 'Brest' },
        actual_date: '2026-10-01',
      }),
      despatch_advice_reference: 'BL-1',
      receiving_advice_reference: 'BR-1',
    };
    expect(lines(given, UNDER)).toEqual([
      'ShipToTradeParty/GlobalID@schemeID=0009 99951021700012',
      'ShipToTradeParty/Name Chantier',
      'ShipToTradeParty/PostalTradeAddress/CityName Brest',
      'ShipToTradeParty/PostalTradeAddress/CountryID FR',
      'ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString@format=102 20261001',
      'DespatchAdviceReferencedDocument/IssuerAssignedID BL-1',
      'ReceivingAdviceReferencedDocument/IssuerAssignedID BR-1',
    ]);
    expect(lines(given, UNDER, 'basicwl').join()).not.toContain('BR-1');
  });

  test('a location without scheme is another element', () => {
    expect(lines(delivery({ location_id: 'QUAI-3' }), UNDER)).toEqual(['ShipToTradeParty/ID QUAI-3']);
  });

  test('the invoicing period stands in the settlement', () => {
    const given = delivery({ period_start: '2026-09-01', period_end: '2026-09-30' });
    expect(lines(given, UNDER)).toEqual([]);
    expect(said(given, 'ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod')).toMatchObject([
      { text: '20260901', pointers: ['/invoice/delivery/period_start'] },
      { text: '20260930', pointers: ['/invoice/delivery/period_end'] },
    ]);
  });

  test('none at all leaves the element the schema demands, empty', () => {
    expect(lines({}, UNDER)).toEqual([]);
  });
});

describe('dates of others', () => {
  const read = (content: string): unknown =>
    readXml(
      '<rsm:SupplyChainTradeTransaction><ram:ApplicableHeaderTradeDelivery><ram:ActualDeliverySupplyChainEvent>' +
        `<ram:OccurrenceDateTime>${content}</ram:OccurrenceDateTime>` +
        '</ram:ActualDeliverySupplyChainEvent></ram:ApplicableHeaderTradeDelivery></rsm:SupplyChainTradeTransaction>',
    ).delivery;

  test.each([
    ['<udt:DateTimeString format="102">20261001</udt:DateTimeString>', '2026-10-01'],
    ['<udt:DateTimeString> 20261001 </udt:DateTimeString>', '2026-10-01'],
    ['<udt:DateTimeString>2026-10-01</udt:DateTimeString>', '2026-10-01'],
    ['<udt:DateTimeString format="610">202610</udt:DateTimeString>', '202610'],
  ])('%s', (content, expected) => {
    expect(read(content)).toMatchObject({ actual_date: expected });
  });

  test('an empty one is none, and then there is no delivery', () => {
    expect(read('<udt:DateTimeString format="102"/>')).toBeNull();
  });
});
