import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compilePack, emit, loadPack } from '@conforme/engine/schematron';
import { loadSchema } from '@conforme/engine/schema';
import { parse } from '@conforme/engine/xml';
import { instantiate } from '@conforme/engine/xpath/instantiate';
import { textsOf } from '../gather.ts';
import { withTexts } from '../index.ts';
import { edited } from '../state/testing/cases.ts';
import { faultsOfWords } from '../state/testing/texts.ts';
import { casesOf } from './testing/cases.ts';
import * as cii from './testing/cii.ts';
import * as ubl from './testing/ubl.ts';

/** Every rule finds nothing in a proper extract, and something in one that is spoiled for it. */

const tree = (document: string) => parse(new TextEncoder().encode(document));

function packOf(folder: string) {
  const source = compilePack(path.join(import.meta.dirname, folder));
  const pack = loadPack(instantiate(emit(source), '{ pack }'));
  return { pack, texts: textsOf(source).texts };
}

const suites = [
  ['cii-base', 79, cii.full, casesOf(cii.spelling, cii.full)],
  ['cii-full', 109, cii.full, casesOf(cii.spelling, cii.full)],
  ['ubl-base', 77, ubl.full, casesOf(ubl.spelling, ubl.full)],
  ['ubl-full', 105, ubl.full, casesOf(ubl.spelling, ubl.full)],
] as const;

describe.each(suites)('the pack of Flux 1, %s', (folder, count, document, all) => {
  const { pack, texts } = packOf(folder);
  const ids = pack.rules.map(({ id }) => id);
  const cases = Object.entries(all).filter(([rule]) => ids.includes(rule));
  const found = (text: string): string[] =>
    pack.run(tree(text), { role: '', treatment: '', date: '', container: '' }).map(({ rule }) => rule);

  it('finds nothing in a proper extract', () => expect(found(document)).toEqual([]));

  it.each(cases)('%s can fail', (rule, edits) => {
    expect(found(edited(document, edits))).toContain(rule);
  });

  it(`has ${count} rules, each once, all fatal, and a case for each`, () => {
    expect(ids).toHaveLength(count);
    expect(new Set(ids)).toEqual(new Set(cases.map(([rule]) => rule)));
    expect(new Set(ids).size).toBe(count);
    expect(pack.rules.filter(({ flag }) => flag !== 'fatal')).toEqual([]);
  });

  it('says of every rule what is wrong, why, and what to do, in both languages', () => {
    expect(faultsOfWords(withTexts(pack, texts))).toEqual([]);
  });
});

describe.each(['ubl-base', 'ubl-full'])('the gross price of %s', (folder) => {
  const { pack } = packOf(folder);
  const price = ubl.full.slice(ubl.full.indexOf('<cac:Price>'));
  const compared = (indicator: string): boolean => {
    const wrong = price
      .replace(/(<cbc:PriceAmount[^>]*>)[^<]*/, (_, tag: string) => `${tag}99.00`)
      .replace('>false<', `>${indicator}<`);
    const found = pack.run(tree(ubl.full.replace(price, wrong)), {
      role: '',
      treatment: '',
      date: '',
      container: '',
    });
    return found.some(({ rule }) => rule === 'F1-START-LIGNE-PRIX-G1.55#1');
  };

  it('is that of a discount alone, spelled false', () => {
    expect(['false', 'true', '0', ' false'].map(compared)).toEqual([true, false, false, false]);
  });
});

describe('their schemas', () => {
  const schemaOf = (folder: string) => loadSchema(path.join(import.meta.dirname, folder, 'schema'));
  const faults = (folder: string, document: string) =>
    schemaOf(folder)
      .validate(tree(document))
      .map(({ message }) => message);

  it.each([
    ['cii-full', cii.full],
    ['ubl-full', ubl.full],
    ['ubl-full', ubl.asCreditNote(ubl.full)],
  ])('accept a full extract: %s', (folder, document) => expect(faults(folder, document)).toEqual([]));

  it.each([
    ['cii-base', cii.full, 'ram:IncludedSupplyChainTradeLineItem has no place'],
    ['ubl-base', ubl.full, 'cac:AllowanceCharge has no place'],
  ])('have no place for lines and allowances in a base one: %s', (folder, document, finding) => {
    expect(faults(folder, document).join('\n')).toContain(finding);
  });

  // Components of UBL have types of their own, called after them.
  it.each([
    ['cbc:IDType', 0],
    ['udt:IdentifierType', 1],
    ['cbc:NameType', 1],
    ['unbound:IDType', 1],
  ])('take xsi:type="%s" on cbc:ID of UBL: %i faults', (type, count) => {
    const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
    const udt = 'xmlns:udt="urn:oasis:names:specification:ubl:schema:xsd:UnqualifiedDataTypes-2"';
    const document = ubl.full.replace('<cbc:ID>', `<cbc:ID ${xsi} ${udt} xsi:type="${type}">`);
    expect(faults('ubl-full', document)).toHaveLength(count);
  });

  it('say what is not extracted in both languages', () => {
    const [fault] = schemaOf('cii-full').validate(
      tree(
        cii.full.replace(
          '<ram:SpecifiedLegalOrganization>',
          '<ram:ID>1</ram:ID><ram:SpecifiedLegalOrganization>',
        ),
      ),
    );
    expect(fault!.message).toMatch(/^ram:ID has no place in ram:SellerTradeParty/);
    expect(schemaOf('cii-full').explain(fault!.kind, 'fr', fault!.values)!.explanation).toContain(
      'extrait de la facture',
    );
  });
});

it('judges a credit note of UBL by the same rules', () => {
  const { pack } = packOf('ubl-full');
  const note = ubl.asCreditNote(ubl.full);
  const found = (text: string): string[] =>
    pack.run(tree(text), { role: '', treatment: '', date: '', container: '' }).map(({ rule }) => rule);
  expect(found(note)).toEqual([]);
  expect(found(note.replace('>381<', '>262<'))).toEqual(['F1-START-FACTURE-TYPE-G1.01#1']);
  expect(found(note.replace(ubl.spelling.reference, ''))).toContain('F1-COMPLETE-UBL-G1.31-REFERENCES#2');
});

// A reference counts by its number (annexe 7, G1.31).
describe.each([
  ['cii-base', cii.full, cii.spelling.reference],
  ['cii-full', cii.full, cii.spelling.reference],
  ['ubl-base', ubl.asCreditNote(ubl.full), ubl.spelling.reference],
  ['ubl-full', ubl.asCreditNote(ubl.full), ubl.spelling.reference],
])('the preceding invoice of a credit note of %s', (folder, document, reference) => {
  const { pack } = packOf(folder);
  const of = folder.slice(0, 3).toUpperCase();
  const found = (text: string): string[] =>
    pack.run(tree(text), { role: '', treatment: '', date: '', container: '' }).map(({ rule }) => rule);
  const note = document.replace(/(<ram:TypeCode>)380</, '$1381<');

  it('has a number', () => {
    const bare = reference.replace(/<(cbc:ID|ram:IssuerAssignedID)>[^<]*<\/\1>/, '');
    expect(bare).not.toBe(reference);
    expect(found(note)).toEqual([]);
    expect(found(note.replace(reference, bare))).toContain(`F1-COMPLETE-${of}-G1.31-REFERENCES#2`);
  });
});

it('takes lines of a credit note, none of an invoice, for lines of a full extract in UBL', () => {
  const { pack } = packOf('ubl-full');
  const foreign = ubl.asCreditNote(ubl.full).replaceAll('cac:CreditNoteLine>', 'cac:InvoiceLine>');
  const found = pack
    .run(tree(foreign), { role: '', treatment: '', date: '', container: '' })
    .map(({ rule }) => rule);
  expect(found).toContain('F1-FULL-UBL-G6.09-LIGNES-OBLIGATOIRES#1');
  expect(found.filter((rule) => rule.includes('CONTENU-LIGNE'))).toEqual([]);
});
