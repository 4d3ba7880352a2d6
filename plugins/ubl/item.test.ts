import { describe, expect, test } from 'vitest';
import { BLANK_RELATED_PARTY, type CompleteInvoice, type CompleteLine } from '@conforme/core/invoice';
import { sample } from '@conforme/core/invoice/testing';
import { parse } from '@conforme/engine/xml';
import { readDocument } from './document.ts';
import { back, extension, line, lines } from './testing/sample.ts';
import { write } from './write.ts';

const ITEM = 'InvoiceLine/Item/';

test('classifications have a list and its version; the name of the class is of an extension', () => {
  const given = line({
    classifications: [
      { code: '15092000', scheme: 'HS', version: 'NC8', name: 'Huile d’olive' },
      { code: 'LOT', scheme: null, version: null, name: null },
    ],
  });
  const name = 'CommodityClassification/ItemClassificationCode';
  expect(lines(given, ITEM)).toContain(`${name}@listID=HS@listVersionID=NC8 15092000`);
  expect(extension(given, ITEM)).toEqual([`${name}@listID=HS@listVersionID=NC8@name=Huile d’olive 15092000`]);
  expect(back(given)).toMatchObject({ ...given, unread: [] });
});

describe('properties that the map cannot hold', () => {
  const none = { type_code: null, name: null, value: null, measure: null, measure_unit_code: null };
  const repeated = line({
    attributes: { Teinte: 'bleu' },
    further_attributes: [{ ...none, name: 'Teinte', value: 'vert' }],
  });

  test('repeat a name', () => {
    expect(lines(repeated, 'AdditionalItemProperty/')).toEqual([
      'Name Teinte',
      'Value bleu',
      'Name Teinte',
      'Value vert',
    ]);
    expect(back(repeated)).toMatchObject({ ...repeated, unread: [] });
  });

  test('have a name that would be the prototype of a map', () => {
    const given = line({ further_attributes: [{ ...none, name: '__proto__', value: 'vert' }] });
    expect(lines(given, 'AdditionalItemProperty/')).toEqual(['Name __proto__', 'Value vert']);
    expect(back(given)).toMatchObject({ ...given, unread: [] });
  });

  test('are codes and measures in an extension, where the schema still demands a name', () => {
    const given = line({
      further_attributes: [{ ...none, type_code: 'AAA', measure: '3.5', measure_unit_code: 'KGM' }],
    });
    expect(lines(given, 'AdditionalItemProperty/', 'extended-ctc-fr')).toEqual([
      'Name NA',
      'NameCode AAA',
      'ValueQuantity@unitCode=KGM 3.5',
    ]);
    expect(back(given)).toMatchObject({ ...given, unread: [] });
  });
});

describe('the maker of an item', () => {
  const party = { ...BLANK_RELATED_PARTY, name: 'Autre' };
  const NO_PRODUCT = {
    id: null,
    industry_id: null,
    model_id: null,
    brand_name: null,
    model_name: null,
    batch_ids: [],
    instances: [],
    manufacturer: null,
    components: [],
  };
  const made = line({ product: { ...NO_PRODUCT, manufacturer: party } });
  const sold = line({ seller: party });
  const EXTENSION = 'urn:cen.eu:en16931:2017#compliant#urn:x#conformant#urn:y';
  const within = (given: ReturnType<typeof line>, guideline?: string): CompleteInvoice['lines'][number] => {
    const { bytes } = write(sample(given), 'extended-ctc-fr', guideline === undefined ? {} : { guideline });
    return readDocument(parse(bytes), true).invoice.lines[0] as CompleteLine;
  };

  test('is who sells it in EXTENDED-CTC-FR', () => {
    expect(extension(sold, ITEM)).toEqual(['ManufacturerParty/PartyLegalEntity/RegistrationName Autre']);
    expect(within(sold)).toMatchObject({ seller: party, product: null });
    expect(within(made)).toMatchObject({ seller: null, product: null });
  });

  test('is the maker in any other extension', () => {
    expect(within(made, EXTENSION)).toMatchObject({ seller: null, product: { manufacturer: party } });
    expect(within(sold, EXTENSION)).toMatchObject({ seller: null, product: null });
  });

  test('brand, model, pieces and packages are of extensions too', () => {
    const product = {
      ...NO_PRODUCT,
      brand_name: 'Joio',
      model_name: '50cl',
      instances: [{ serial_id: 'S-1', batch_id: 'L-1' }],
    };
    const given = line({ product });
    expect(extension(given, ITEM)).toEqual([
      'BrandName Joio',
      'ModelName 50cl',
      'ItemInstance/SerialID S-1',
      'ItemInstance/LotIdentification/LotNumberID L-1',
    ]);
    expect(back(given)).toMatchObject({ ...given, unread: [] });
  });
});
