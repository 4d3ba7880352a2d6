import { describe, expect, test } from 'vitest';
import { addMentions } from './mentions.ts';
import { completionOf, MENTIONS } from './sample.ts';

const note = (
  subject_code: string | null,
  text = 'propre',
): { text: string; subject_code: string | null } => ({
  text,
  subject_code,
});

describe('French mentions', () => {
  test('are added with their subject codes', () => {
    expect(addMentions(completionOf()).invoice.notes).toEqual([
      note('PMT', 'Indemnité'),
      note('PMD', 'Pénalités'),
      note('AAB', 'Escompte'),
    ]);
  });

  test('stand behind the caller’s notes, which stay', () => {
    const notes = [note(null), note('AAI')];
    expect(addMentions(completionOf({ notes })).invoice.notes.slice(0, 2)).toEqual(notes);
  });

  test.each([
    ['PMT', ['PMD', 'AAB']],
    ['PMD', ['PMT', 'AAB']],
    ['AAB', ['PMT', 'PMD']],
  ])('a note of subject %s is not added again', (subject, added) => {
    const { notes } = addMentions(completionOf({ notes: [note(subject)] })).invoice;
    expect(notes[0]).toEqual(note(subject));
    expect(notes.slice(1).map(({ subject_code }) => subject_code)).toEqual(added);
  });

  test('a duplicate of the caller’s stays: it is for BR-FR-06 to find', () => {
    const notes = ['PMT', 'PMT', 'PMD', 'AAB'].map((subject) => note(subject));
    const given = completionOf({ notes });
    expect(addMentions(given)).toBe(given);
  });

  test('that are not wanted are not added', () => {
    const given = completionOf({ french_mentions: { ...MENTIONS, enabled: false } });
    expect(addMentions(given)).toBe(given);
  });

  test('come from the field they were written in', () => {
    const { origins } = addMentions(completionOf({ notes: [note('PMT')] }));
    expect(Object.fromEntries(origins)).toEqual({
      '/invoice/notes/1': ['/invoice/french_mentions/late_payment_penalties'],
      '/invoice/notes/1/text': ['/invoice/french_mentions/late_payment_penalties'],
      '/invoice/notes/1/subject_code': ['/invoice/french_mentions/late_payment_penalties'],
      '/invoice/notes/2': ['/invoice/french_mentions/early_payment_discount'],
      '/invoice/notes/2/text': ['/invoice/french_mentions/early_payment_discount'],
      '/invoice/notes/2/subject_code': ['/invoice/french_mentions/early_payment_discount'],
    });
  });
});
