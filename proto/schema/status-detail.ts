// The details of a life-cycle status: reasons, actions, comments, amounts.

import { date as day, decimal, emptyList, flag, object, orNull, text, type Terms } from './builders.ts';
import { FORMS } from './forms.ts';
import type { Words } from './words.ts';

/** A time of the day on its day, without zone: the annexes name none. */
export const time = (terms: Terms, words: Words) =>
  text(terms, words, { pattern: FORMS.time.pattern, examples: ['2026-09-14T10:05:00'] });

export const StatusNoteSchema = object(
  'StatusNote',
  { en: 'A comment, or what is wrong where.', fr: 'Un commentaire, ou ce qui est faux et où.' },
  {
    rule: orNull(
      text('MDT-125', {
        en: ['Rule', 'Code of the broken rule.'],
        fr: ['Règle', 'Code de la règle enfreinte.'],
      }),
    ),
    text: orNull(text('MDT-126', { en: ['Text', 'The comment.'], fr: ['Texte', 'Le commentaire.'] })),
    place: orNull(
      text('MDT-127', {
        en: ['Place', 'The faulty file, line or field.'],
        fr: ['Endroit', 'Fichier, ligne ou champ en cause.'],
      }),
    ),
  },
);

export const StatusValueSchema = object(
  'StatusValue',
  {
    en: 'An amount or another value that a status carries.',
    fr: 'Un montant ou une autre donnée portée par un statut.',
  },
  {
    term: orNull(
      text('MDT-206', {
        en: ['Term', 'The term concerned: BT-131.'],
        fr: ['Terme', 'Le terme concerné : BT-131.'],
      }),
    ),
    kind: orNull(
      text('MDT-207', {
        en: [
          'Kind',
          'MEN collected, MPA paid, RAP left to pay, MAPTTC approved, DIV value found, DVA value expected …',
        ],
        fr: [
          'Nature',
          'MEN encaissé, MPA payé, RAP reste à payer, MAPTTC approuvé, DIV valeur trouvée, DVA valeur attendue…',
        ],
      }),
    ),
    replaces: orNull(
      flag(
        {
          en: ['Replaces', 'Whether the value is to replace the other.'],
          fr: ['Remplace', 'Si la valeur doit remplacer l’autre.'],
        },
        'MDT-209',
      ),
    ),
    direction: orNull(
      text('MDT-210', { en: ['Direction', 'Direction of the change.'], fr: ['Sens', 'Sens du changement.'] }),
    ),
    name: orNull(text('MDT-211', { en: ['Name', 'Name of the term.'], fr: ['Nom', 'Nom du terme.'] })),
    description: orNull(
      text('MDT-212', { en: ['Description', 'What it is.'], fr: ['Description', 'De quoi il s’agit.'] }),
    ),
    location: orNull(
      text('MDT-213', { en: ['Location', 'XPath of the term.'], fr: ['Emplacement', 'XPath du terme.'] }),
    ),
    text: orNull(
      text('MDT-214', { en: ['Text', 'The value as text.'], fr: ['Texte', 'La valeur en texte.'] }),
    ),
    amount: orNull(
      decimal('Decimal', 'MDT-215', {
        en: ['Amount', 'The amount, VAT included where the kind says so.'],
        fr: ['Montant', 'Le montant, TTC quand la nature le dit.'],
      }),
    ),
    currency: orNull(text('MDT-216', { en: ['Currency', 'Of the amount.'], fr: ['Devise', 'Du montant.'] })),
    measure: orNull(
      decimal('Decimal', 'MDT-217', { en: ['Measure', 'A measure.'], fr: ['Mesure', 'Une mesure.'] }),
    ),
    unit: orNull(text('MDT-217-1', { en: ['Unit', 'Of the measure.'], fr: ['Unité', 'De la mesure.'] })),
    date: orNull(day('MDT-219', { en: ['Date', 'A day.'], fr: ['Date', 'Un jour.'] })),
    code: orNull(text('MDT-221', { en: ['Code', 'A code.'], fr: ['Code', 'Un code.'] })),
    quantity: orNull(
      decimal('Decimal', 'MDT-222', { en: ['Quantity', 'A quantity.'], fr: ['Quantité', 'Une quantité.'] }),
    ),
    number: orNull(
      decimal('Decimal', 'MDT-223', { en: ['Number', 'A number.'], fr: ['Nombre', 'Un nombre.'] }),
    ),
    rate: orNull(
      decimal('Decimal', 'MDT-224', {
        en: ['VAT rate', 'In percent.'],
        fr: ['Taux de TVA', 'En pour cent.'],
      }),
    ),
  },
);

export const StatusDetailSchema = object(
  'StatusDetail',
  {
    en: 'A detail of a status: a reason, what is asked for, values.',
    fr: 'Un détail d’un statut : motif, action attendue, valeurs.',
  },
  {
    at: orNull(time('MDT-110', { en: ['Time', 'Of the detail.'], fr: ['Horodatage', 'Du détail.'] })),
    reason_code: orNull(
      text('MDT-113', {
        en: ['Reason', 'Code of the reason: DOUBLON.'],
        fr: ['Motif', 'Code du motif : DOUBLON.'],
      }),
    ),
    reason: orNull(
      text('MDT-114', {
        en: ['Reason in words', 'The reason as text.'],
        fr: ['Motif en clair', 'Le motif en texte.'],
      }),
    ),
    status: orNull(
      text('MDT-115', {
        en: ['Status', 'Of the detail, where it differs from that of the document.'],
        fr: ['Statut', 'Du détail, s’il diffère de celui du document.'],
      }),
    ),
    action_code: orNull(
      text('MDT-121', {
        en: [
          'Action',
          'NOA nothing, PIN information, NIN corrective invoice, CNF, CNP, CNA credit note, OTH.',
        ],
        fr: ['Action', 'NOA rien, PIN information, NIN facture rectificative, CNF, CNP, CNA avoir, OTH.'],
      }),
    ),
    action: orNull(
      text('MDT-122', {
        en: ['Action in words', 'What is asked for, as text.'],
        fr: ['Action en clair', 'Ce qui est attendu, en texte.'],
      }),
    ),
    sequence: orNull(
      text('MDT-124-2', {
        en: ['Number', 'Position of the detail, from 1.'],
        fr: ['Rang', 'Rang du détail, à partir de 1.'],
      }),
    ),
    notes: emptyList(StatusNoteSchema, 'MDG-39', {
      en: ['Notes', 'Comments.'],
      fr: ['Notes', 'Commentaires.'],
    }),
    values: emptyList(StatusValueSchema, 'MDG-43', {
      en: ['Values', 'Amounts and other values.'],
      fr: ['Valeurs', 'Montants et autres données.'],
    }),
  },
);
