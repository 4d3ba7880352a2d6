import { describe, expect, test } from 'vitest';
import { note } from '@conforme/core/invoice/testing';
import { back, extension, line, lines, readXml } from './testing/sample.ts';

const noted = line({
  note: 'Un',
  note_subject_code: 'AAI',
  further_notes: [note({ text: 'Deux', subject_code: 'PMT' })],
});

describe('the note of a line', () => {
  test('has its subject, and others after it, in an extension', () => {
    expect(lines(noted, 'InvoiceLine/Note')).toEqual(['Un']);
    expect(extension(noted, 'InvoiceLine/Note')).toEqual(['#AAI#Un', '#PMT#Deux']);
    expect(back(noted)).toMatchObject({ ...noted, unread: [] });
  });

  test('is a text and no more where the guideline is that of EN 16931', () => {
    const content = '<cac:InvoiceLine><cbc:Note>#AAI#Un</cbc:Note></cac:InvoiceLine>';
    const guideline = '<cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>';
    expect(readXml(guideline + content).lines).toMatchObject([{ note: '#AAI#Un', note_subject_code: null }]);
    const unknown = '<cbc:CustomizationID>urn:x</cbc:CustomizationID>';
    expect(readXml(unknown + content).lines).toMatchObject([{ note: 'Un', note_subject_code: 'AAI' }]);
  });

  test('that is empty states nothing', () => {
    expect(readXml('<cbc:Note> </cbc:Note>').notes).toEqual([]);
    expect(readXml('<cac:InvoiceLine><cbc:Note/></cac:InvoiceLine>').lines).toMatchObject([{ note: null }]);
  });
});
