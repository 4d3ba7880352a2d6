import type { Invoice, Note } from '@conforme/core/invoice';
import { describe, expect, test } from 'vitest';
import { addMentions } from './mentions.ts';
import { completionOf, MENTIONS } from './testing/sample.ts';

const note = (subject_code: string | null, text = 'propre'): Note => ({
  text,
  subject_code,
  content_code: null,
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

describe('a mention that something in the invoice contradicts is not added', () => {
  test.each(['a', 'a ', 'no', '0', ' '])('however long a note goes on with %j', (piece) => {
    const notes = [note(null, `Escompte ${piece.repeat(1_000_000)}x`)];
    expect(addMentions(completionOf({ notes })).invoice.notes).toHaveLength(4);
  });

  const NO_DISCOUNT = "Aucun escompte n'est accordé en cas de paiement anticipé.";
  const PENALTIES = 'Tout retard de paiement entraîne de plein droit des pénalités au taux légal.';
  const FEE = 'Une indemnité forfaitaire de 40 euros est due en cas de retard.';
  const french_mentions = {
    early_payment_discount: NO_DISCOUNT,
    late_payment_penalties: PENALTIES,
    recovery_fee: FEE,
  };
  const added = (given: Partial<Invoice>): (string | null)[] =>
    addMentions(completionOf({ french_mentions, ...given }))
      .invoice.notes.filter(({ text }) => Object.values(french_mentions).includes(text))
      .map(({ subject_code }) => subject_code);

  test.each([
    'Escompte de 2 % pour paiement sous 10 jours',
    "2,5 % d'escompte à 8 jours, net à 30 jours",
    'Pas de remise, escompte de 2 %',
    '#SKONTO#TAGE=14#PROZENT=2.25#\n',
    '3 % Skonto bei Zahlung innerhalb von 10 Tagen',
    '2% discount if paid within 10 days',
    '2/10 net 30',
    'Sconto del 2 % entro 10 giorni',
  ])('a discount agreed in the payment terms: %s', (payment_terms) => {
    expect(added({ payment_terms })).toEqual(['PMT', 'PMD']);
  });

  test('a discount agreed in figures, or in the terms of a later instalment', () => {
    const unsaid = { basis_date: null, basis_period: null, basis_period_unit: null, basis_amount: null };
    const details = { partial_amount: null, penalty: null, discount: null, payee: null };
    const discount = { ...unsaid, percentage: '2', amount: null };
    const later = { ...details, description: null, due_date: null, mandate_reference: null };
    for (const given of [
      { payment_terms_details: { ...details, discount } },
      { further_payment_terms: [{ ...later, discount }] },
      { further_payment_terms: [{ ...later, description: '2 % Skonto' }] },
    ])
      expect(added(given)).toEqual(['PMT', 'PMD']);
    const further_payment_terms = [{ ...later, penalty: discount }];
    expect(added({ payment_terms_details: details, further_payment_terms })).toEqual(['PMT', 'PMD', 'AAB']);
  });

  test('a discount agreed in a note', () => {
    expect(added({ notes: [note(null, 'Bei Zahlung binnen 8 Tagen 2 % Skonto.')] })).toEqual(['PMT', 'PMD']);
  });

  test.each([
    ['Aucune pénalité de retard ne sera appliquée', ['PMT', 'AAB']],
    ['Es werden keine Verzugszinsen berechnet', ['PMT', 'AAB']],
    ["Client particulier : pas d'indemnité forfaitaire", ['PMD', 'AAB']],
  ])('penalties or fee waived in a note: %s', (text, expected) => {
    expect(added({ notes: [note('AAI', text)] })).toEqual(expected);
  });

  test.each([
    '30 jours nets',
    "Pas d'escompte pour paiement anticipé, pénalités de retard de 12 %",
    'Escompte pour paiement anticipé : néant',
    'Escompte 0 %',
    '#SKONTO#TAGE=14#PROZENT=0.00#',
    'Kein Skonto.',
    'Skonto wird nicht gewährt',
    'No early payment discount.',
    'Pénalités de retard exigibles sans rappel : 3 fois le taux légal',
    'Net 30 days, late payment penalties of 8 %',
    'Rechnungsbetrag zahlbar binnen 14 Tagen ohne Abzug',
  ])('and what says the same or nothing stands beside all three: %s', (payment_terms) => {
    expect(added({ payment_terms })).toEqual(['PMT', 'PMD', 'AAB']);
  });

  test('a mention reworded to what was agreed is no contradiction', () => {
    const agreed = { ...french_mentions, early_payment_discount: 'Escompte de 2 % à 10 jours.' };
    const { notes } = addMentions(
      completionOf({ french_mentions: agreed, payment_terms: '2 % d’escompte à 10 jours' }),
    ).invoice;
    expect(notes.map(({ subject_code }) => subject_code)).toEqual(['PMT', 'PMD', 'AAB']);
  });

  test('a discount on the price of goods is none for early payment', () => {
    expect(added({ notes: [note(null, 'A discount of 10 % was deducted from the list price.')] })).toEqual([
      'PMT',
      'PMD',
      'AAB',
    ]);
  });
});
