import { describe, expect, test } from 'vitest';
import { note } from '@conforme/core/invoice/testing';
import { lines, readXml, said } from './testing/sample.ts';

describe('context', () => {
  test.each([
    ['basicwl', 'urn:factur-x.eu:1p0:basicwl'],
    ['en16931', 'urn:cen.eu:en16931:2017'],
    ['extended', 'urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended'],
    ['extended-ctc-fr', 'urn:cen.eu:en16931:2017#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr'],
  ] as const)('names profile %s', (profile, guideline) => {
    expect(lines({}, 'GuidelineSpecifiedDocumentContextParameter/', profile)).toEqual([`ID ${guideline}`]);
  });

  test('names the business process, before the guideline', () => {
    expect(lines({ business_process: 'S1' }, 'ExchangedDocumentContext/')).toEqual([
      'BusinessProcessSpecifiedDocumentContextParameter/ID S1',
      'GuidelineSpecifiedDocumentContextParameter/ID urn:cen.eu:en16931:2017',
    ]);
  });
});

describe('document', () => {
  const notes = [note({ text: 'Merci' }), note({ text: 'Escompte : néant', subject_code: 'AAB' })];

  test('number, type, date and notes, in the order of the schema', () => {
    expect(lines({ type_code: '381', notes }, 'ExchangedDocument/')).toEqual([
      'ID F-1',
      'TypeCode 381',
      'IssueDateTime/DateTimeString@format=102 20261005',
      'IncludedNote/Content Merci',
      'IncludedNote/Content Escompte : néant',
      'IncludedNote/SubjectCode AAB',
    ]);
  });

  test('points at the values', () => {
    expect(said({ notes }, 'ExchangedDocument/').map(({ pointers }) => pointers)).toEqual([
      ['/invoice/number'],
      ['/invoice/type_code'],
      ['/invoice/issue_date'],
      ['/invoice/notes/0/text'],
      ['/invoice/notes/1/text'],
      ['/invoice/notes/1/subject_code'],
    ]);
  });

  test('a note without content of others is read as a note of its code', () => {
    const { notes: read } = readXml(
      '<rsm:ExchangedDocument><ram:IncludedNote><ram:SubjectCode> AAI </ram:SubjectCode></ram:IncludedNote></rsm:ExchangedDocument>',
    );
    expect(read).toMatchObject([{ text: null, subject_code: 'AAI' }]);
  });
});
