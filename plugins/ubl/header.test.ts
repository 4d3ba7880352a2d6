import { describe, expect, test } from 'vitest';
import { note } from '@conforme/core/invoice/testing';
import { CREDIT_NOTE } from './kind.ts';
import { back, extension, lines, readXml, said, unreadOf } from './testing/sample.ts';

const HEADER =
  /^(?:CustomizationID|ProfileID|ID|IssueDate|DueDate|InvoiceTypeCode|CreditNoteTypeCode|Note|TaxPointDate|.*Currency.*Code|AccountingCost|BuyerReference)\b/;
const header = (given: Parameters<typeof lines>[0]): readonly string[] =>
  lines(given, '').filter((line) => HEADER.test(line));

const notes = [note({ text: 'Merci' }), note({ text: 'Escompte : néant', subject_code: 'AAB' })];
const everything = {
  business_process: 'S1',
  due_date: '2026-11-04',
  tax_point_date: '2026-10-01',
  vat_accounting_currency: 'USD',
  buyer_accounting_reference: '606100',
  buyer_reference: 'SERVICE',
  notes,
};

describe('the head of a document', () => {
  test('of an invoice, in the order of the schema', () => {
    expect(header(everything)).toEqual([
      'CustomizationID urn:cen.eu:en16931:2017',
      'ProfileID S1',
      'ID F-1',
      'IssueDate 2026-10-05',
      'DueDate 2026-11-04',
      'InvoiceTypeCode 380',
      'Note Merci',
      'Note #AAB#Escompte : néant',
      'TaxPointDate 2026-10-01',
      'DocumentCurrencyCode EUR',
      'TaxCurrencyCode USD',
      'AccountingCost 606100',
      'BuyerReference SERVICE',
    ]);
  });

  test('of a credit note has the tax point date earlier and no due date', () => {
    expect(header({ ...everything, type_code: '381' }).slice(3, 8)).toEqual([
      'IssueDate 2026-10-05',
      'TaxPointDate 2026-10-01',
      'CreditNoteTypeCode 381',
      'Note Merci',
      'Note #AAB#Escompte : néant',
    ]);
  });

  test.each([
    ['en16931', 'urn:cen.eu:en16931:2017'],
    ['extended-ctc-fr', 'urn:cen.eu:en16931:2017#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr'],
  ] as const)('names profile %s', (profile, guideline) => {
    expect(lines({}, 'CustomizationID', profile)).toEqual([guideline]);
  });

  test('a note points at its text and its subject code', () => {
    expect(said({ notes }, 'Note').map(({ pointers }) => pointers)).toEqual([
      ['/invoice/notes/0/text'],
      ['/invoice/notes/1/text', '/invoice/notes/1/subject_code'],
    ]);
  });
});

describe('notes of others', () => {
  const read = (text: string): unknown => readXml(`<cbc:Note>${text}</cbc:Note>`).notes;

  test.each([
    ['#AAI#Texte', 'AAI', 'Texte'],
    [' #AAI# Texte\nsuite ', 'AAI', 'Texte\nsuite'],
    ['#AAI#', null, '#AAI#'],
    ['Texte', null, 'Texte'],
    ['#1 du lot #2', null, '#1 du lot #2'],
    ['Voir #AAI#', null, 'Voir #AAI#'],
    ['##', null, '##'],
  ])('%j', (note, subject_code, text) => {
    expect(read(note)).toMatchObject([{ text, subject_code }]);
  });
});

describe('dates of others', () => {
  test.each([
    ['2026-10-05', '2026-10-05'],
    [' 2026-10-05Z ', '2026-10-05'],
    ['2026-10-05+02:00', '2026-10-05'],
    ['05/10/2026', '05/10/2026'],
  ])('%j', (spelled, date) => {
    expect(readXml(`<cbc:IssueDate>${spelled}</cbc:IssueDate>`).issue_date).toBe(date);
  });

  test('a credit note is read as one', () => {
    const content = '<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>';
    expect(readXml(content, CREDIT_NOTE).type_code).toBe('381');
    expect(readXml(content).type_code).toBeNull();
  });
});

describe('what only some documents have', () => {
  test('a copy says so in an extension', () => {
    expect(extension({ copy_indicator: true }, 'CopyIndicator')).toEqual(['true']);
    expect(back({ copy_indicator: false })).toMatchObject({ copy_indicator: false, unread: [] });
  });

  test('the version of the schema says nothing that its names do not', () => {
    expect(unreadOf('<cbc:UBLVersionID>2.1</cbc:UBLVersionID>')).toEqual([]);
    expect(unreadOf('<cbc:UBLVersionID>2.0</cbc:UBLVersionID>')).toEqual(['UBLVersionID']);
  });

  test.each(['UUID', 'IssueTime', 'LineCountNumeric'])('%s is unread', (name) => {
    expect(unreadOf(`<cbc:${name}>1</cbc:${name}>`)).toEqual([name]);
  });
});
