import { expect, test } from 'vitest';
import { BLANK_RELATED_PARTY, type CompleteLine } from '@conforme/core/invoice';
import { ADDRESS } from '@conforme/core/invoice/testing';
import { back, extension, line, readXml } from './testing/sample.ts';

const shipTo = { ...BLANK_RELATED_PARTY, name: 'Chantier', address: ADDRESS };

const delivery: NonNullable<CompleteLine['delivery']> = {
  actual_date: '2026-10-01',
  charge_free_quantity: null,
  charge_free_unit_code: null,
  package_quantity: '2',
  package_unit_code: 'CT',
  per_package_quantity: null,
  per_package_unit_code: null,
  ship_to: { ...shipTo, global_ids: { '0009': '99951021700012', '0088': 'A' } },
  ultimate_ship_to: null,
  despatch_advice: null,
  receiving_advice: null,
  delivery_note: null,
};

test('the delivery of a line is of an extension; the first identifier is that of the place', () => {
  const given = line({
    delivery,
    tax_point_code: '72',
    delivery_terms: { code: 'DAP', location_country: null, location_name: null },
  });
  expect(extension(given, 'InvoiceLine/')).toEqual([
    'InvoicePeriod/DescriptionCode 432',
    'Delivery/ActualDeliveryDate 2026-10-01',
    'Delivery/DeliveryLocation/ID@schemeID=0009 99951021700012',
    'Delivery/DeliveryLocation/Address/Country/IdentificationCode FR',
    'Delivery/DeliveryParty/PartyIdentification/ID@schemeID=0088 A',
    'Delivery/DeliveryParty/PartyName/Name Chantier',
    'Item/PackQuantity@unitCode=CT 2',
    'DeliveryTerms/ID DAP',
  ]);
  expect(back(given)).toMatchObject({ ...given, unread: [] });
});

test('an identifier of the party without one of the place is unread: it would become that', () => {
  const party = '<cac:PartyIdentification><cbc:ID>A</cbc:ID></cac:PartyIdentification>';
  const read = readXml(
    `<cac:InvoiceLine><cac:Delivery><cac:DeliveryParty>${party}</cac:DeliveryParty></cac:Delivery></cac:InvoiceLine>`,
  );
  expect(read.lines).toMatchObject([{ delivery: null }]);
});
