import { describe, expect, test } from 'vitest';
import { BLANK_RELATED_PARTY, type Delivery } from '@conforme/core/invoice';
import { ADDRESS, DELIVERY } from '@conforme/core/invoice/testing';
import { back, extension, lines, readXml, said } from './testing/sample.ts';

const delivery = (properties: Partial<Delivery>): { delivery: Delivery } => ({
  delivery: { ...DELIVERY, ...properties },
});

describe('delivery', () => {
  test('date, place and name', () => {
    const given = delivery({
      name: 'Chantier',
      location_id: '99951021700012',
      location_id_scheme: '0009',
      address: { ...ADDRESS, city: 'Brest', line3: 'étage 2' },
      actual_date: '2026-10-01',
    });
    expect(lines(given, 'Delivery/')).toEqual([
      'ActualDeliveryDate 2026-10-01',
      'DeliveryLocation/ID@schemeID=0009 99951021700012',
      'DeliveryLocation/Address/CityName Brest',
      'DeliveryLocation/Address/AddressLine/Line étage 2',
      'DeliveryLocation/Address/Country/IdentificationCode FR',
      'DeliveryParty/PartyName/Name Chantier',
    ]);
  });

  test('a location may have no scheme', () => {
    expect(lines(delivery({ location_id: 'QUAI-3' }), 'Delivery/')).toEqual(['DeliveryLocation/ID QUAI-3']);
  });

  test('the invoicing period is an element of the document', () => {
    const given = delivery({ period_start: '2026-09-01', period_end: '2026-09-30' });
    expect(lines(given, 'Delivery/')).toEqual([]);
    expect(said(given, 'InvoicePeriod/')).toMatchObject([
      { text: '2026-09-01', pointers: ['/invoice/delivery/period_start'] },
      { text: '2026-09-30', pointers: ['/invoice/delivery/period_end'] },
    ]);
  });

  test('advices are referred to in the order of the schema', () => {
    const given = { despatch_advice_reference: 'BL-1', receiving_advice_reference: 'BR-1' };
    expect(said(given, 'DocumentReference/').map(({ path, text }) => `${path} ${text}`)).toEqual([
      'DespatchDocumentReference/ID BL-1',
      'ReceiptDocumentReference/ID BR-1',
    ]);
  });
});

describe('delivery of others', () => {
  test('an empty one is none', () => {
    expect(readXml('<cac:Delivery><cbc:ActualDeliveryDate/></cac:Delivery>').delivery).toBeNull();
  });

  test('of several places is the first', () => {
    const place = (date: string): string =>
      `<cac:Delivery><cbc:ActualDeliveryDate>${date}</cbc:ActualDeliveryDate></cac:Delivery>`;
    expect(readXml(place('2026-10-01') + place('2026-10-02')).delivery).toMatchObject({
      actual_date: '2026-10-01',
    });
  });

  test('a period without delivery is the period', () => {
    const period = '<cac:InvoicePeriod><cbc:EndDate>2026-09-30</cbc:EndDate></cac:InvoicePeriod>';
    expect(readXml(period).delivery).toEqual({ ...DELIVERY, period_end: '2026-09-30' });
  });
});

describe('a delivery in an extension', () => {
  const other = { ...BLANK_RELATED_PARTY, global_ids: { '0088': 'A' }, vat_id: 'FR24999510217' };

  test('knows more of who receives it, and who sent it', () => {
    const given = delivery({
      name: 'Chantier',
      ship_to: { ...other, name: null, address: null },
      ship_from: { ...other, name: 'Dépôt' },
    });
    expect(extension(given, 'Delivery/')).toEqual([
      'DeliveryParty/PartyIdentification/ID@schemeID=0088 A',
      'DeliveryParty/PartyTaxScheme/CompanyID FR24999510217',
      'DeliveryParty/PartyTaxScheme/TaxScheme/ID VAT',
      'Despatch/DespatchParty/PartyIdentification/ID@schemeID=0088 A',
      'Despatch/DespatchParty/PartyTaxScheme/CompanyID FR24999510217',
      'Despatch/DespatchParty/PartyTaxScheme/TaxScheme/ID VAT',
      'Despatch/DespatchParty/PartyLegalEntity/RegistrationName Dépôt',
    ]);
    expect(back(given)).toMatchObject({ ...given, unread: [] });
  });

  test('has terms, which are an element of the document', () => {
    const given = delivery({ terms: { code: 'DAP', location_country: 'FR', location_name: 'Brest' } });
    const written = [
      'ID DAP',
      'DeliveryLocation/Name Brest',
      'DeliveryLocation/Address/Country/IdentificationCode FR',
    ];
    expect(extension(given, 'DeliveryTerms/')).toEqual(written);
    expect(back(given)).toMatchObject({ ...given, unread: [] });
  });

  test('has a period in words', () => {
    const given = delivery({ period_description: 'Troisième trimestre' });
    expect(extension(given, 'InvoicePeriod/')).toEqual(['Description Troisième trimestre']);
    expect(back(given)).toMatchObject({ ...given, unread: [] });
  });
});

describe('what makes VAT chargeable', () => {
  test.each([
    ['5', '3'],
    ['29', '35'],
    ['72', '432'],
  ])('is code %s of UNTDID 2475 and code %s of UNTDID 2005 in UBL', (tax_point_code, written) => {
    expect(lines({ tax_point_code }, 'InvoicePeriod/')).toEqual([`DescriptionCode ${written}`]);
    expect(back({ tax_point_code })).toMatchObject({ tax_point_code, unread: [] });
  });
});
