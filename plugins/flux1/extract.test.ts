import { schemaSaying } from '@conforme/core/syntax/testing';
import { parse } from '@conforme/engine/xml';
import { describe, expect, it } from 'vitest';
import { flux1Message, PROFILES } from './index.ts';
import { placesOf } from './places/places.ts';

const OASIS = 'urn:oasis:names:specification:ubl:schema:xsd:';
const invoice = (body: string): Buffer =>
  Buffer.from(
    `<Invoice xmlns="${OASIS}Invoice-2" xmlns:cac="${OASIS}CommonAggregateComponents-2" ` +
      `xmlns:cbc="${OASIS}CommonBasicComponents-2">${body}</Invoice>`,
  );
const BODY =
  '<cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID><cbc:ID schemeName="x">F-1</cbc:ID>' +
  '<cbc:DueDate>2026-10-01</cbc:DueDate><cbc:DueDate>2026-11-01</cbc:DueDate>' +
  '<cac:AccountingSupplierParty><cac:Party><cac:PartyIdentification><cbc:ID schemeID="0088">1</cbc:ID></cac:PartyIdentification>' +
  '<cac:PartyIdentification><cbc:ID schemeID="0231">123456782</cbc:ID></cac:PartyIdentification>' +
  '<cac:PartyName><cbc:Name>Abgrall</cbc:Name></cac:PartyName></cac:Party></cac:AccountingSupplierParty>' +
  '<cac:InvoiceLine><cbc:ID>1</cbc:ID><cac:Price><cbc:PriceAmount currencyID="EUR">5.00</cbc:PriceAmount></cac:Price></cac:InvoiceLine>';

function taken(level: 'base' | 'full', body = BODY) {
  const tree = parse(invoice(body));
  const { bytes, ...rest } = flux1Message(level, 'ubl', schemaSaying()).extract!.take(tree);
  const told = rest.leftOut.map(({ node, reason }) => [tree.nameOf(node).local, tree.text(node), reason.en]);
  return { ...rest, told, xml: Buffer.from(bytes).toString() };
}

describe('an extract', () => {
  it('has what Flux 1 takes, under its own BT-24', () => {
    const { xml } = taken('base');
    expect(xml).toContain(`<cbc:CustomizationID>${PROFILES.base}</cbc:CustomizationID>`);
    expect(xml).toContain('<cbc:ID>F-1</cbc:ID>');
    expect(xml).toContain('<cbc:ID schemeID="0231">123456782</cbc:ID>');
    for (const absent of ['Abgrall', '0088', 'InvoiceLine', '2026-11-01', 'schemeName'])
      expect(xml).not.toContain(absent);
  });

  it('tells what it leaves out, each with its reason', () => {
    expect(taken('base').told.map(([name, text, reason]) => [name, text, reason!.slice(0, 17)])).toEqual([
      ['schemeName', 'x', 'Flux 1 has no pla'],
      ['DueDate', '2026-11-01', 'Flux 1 takes one '],
      ['PartyIdentification', '1', 'Flux 1 takes anot'],
      ['PartyName', 'Abgrall', 'Flux 1 has no pla'],
      ['InvoiceLine', '15.00', 'Only the full ext'],
    ]);
  });

  it('supplies the gross price that Flux 1 demands, where there is none', () => {
    expect(taken('base').supplied).toEqual([]);
    const { xml, supplied, lacking } = taken('full');
    expect(xml).toContain('<cbc:BaseAmount currencyID="EUR">5.00</cbc:BaseAmount>');
    expect(supplied).toMatchObject([{ term: 'BT-148', value: '5.00' }]);
    expect(lacking.map(({ term }) => term)).not.toContain('BT-148');
    expect(
      taken('full', xml.slice(xml.indexOf('<cac:InvoiceLine'), xml.indexOf('</ubl:Invoice'))).supplied,
    ).toEqual([]);
  });

  it('names the terms it cannot do without', () => {
    const terms = taken('base').lacking.map(({ term }) => term);
    expect(terms).toEqual(expect.arrayContaining(['BT-23', 'BT-2', 'BT-30', 'BT-40', 'BT-47', 'BT-109']));
    expect(terms).not.toContain('BT-1');
    expect(terms).not.toContain('BT-129');
    expect(taken('full').lacking.map(({ term }) => term)).toContain('BT-129');
  });
});

it.each(['a strange', '    a'])('an outline that is none is refused: %s', (outline) => {
  expect(() => placesOf(outline)).toThrow(RangeError);
});
