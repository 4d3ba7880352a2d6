// BG-1: notes, and the mentions French law wants among them.

import { defaulted, flag, object, orNull, presumed, text, type Terms } from './builders.ts';
import type { Bilingual } from './choices.ts';
import type { Words } from './words.ts';

/** Code de commerce, art. L441-9 I and L441-10 II, D441-5: what an invoice between professionals must state. */
export const FRENCH_MENTIONS = {
  late_payment_penalties:
    "Tout retard de paiement entraîne de plein droit, dès le lendemain de la date d'échéance, des pénalités calculées au taux " +
    "de trois fois l'intérêt légal.",
  recovery_fee:
    'En cas de retard de paiement, une indemnité forfaitaire de 40 euros est due au créancier pour frais de recouvrement.',
  early_payment_discount: "Aucun escompte n'est accordé en cas de paiement anticipé.",
} as const;

// The caller may reword a mention, never change its subject: BR-FR-05 looks for the three codes.
const mention = (words: Words, sentence: string) => defaulted(text('BT-22', words), sentence);

export const FrenchMentionsSchema = object(
  'FrenchMentions',
  {
    en: 'The three mentions French law requires; each is added as a note unless a note with its subject code exists.',
    fr: 'Les trois mentions que la loi française exige\u00a0; chacune s’ajoute comme note, sauf si une note de son code existe.',
  },
  {
    // Decision 42: left out, it depends on whose law applies; only what the request itself writes overrides that.
    enabled: presumed(
      flag({
        en: [
          'Enabled',
          'Add the mentions that are missing. Left out, they are added where French law applies: under check `fr-ctc`, and ' +
            'for a seller in France or with a SIREN.',
        ],
        fr: [
          'Ajouter les mentions manquantes',
          'Sans réponse, elles s’ajoutent là où le droit français s’applique\u00a0: sous les règles françaises, et pour un ' +
            'vendeur en France ou qui a un SIREN.',
        ],
      }),
      true,
    ),
    late_payment_penalties: mention(
      {
        en: [
          'Late payment penalties',
          'Penalties for late payment. Written as a note with subject code PMD.',
        ],
        fr: ['Pénalités de retard', 'Écrites comme note de code PMD.'],
      },
      FRENCH_MENTIONS.late_payment_penalties,
    ),
    recovery_fee: mention(
      {
        en: ['Recovery fee', 'Fixed recovery indemnity. Written as a note with subject code PMT.'],
        fr: ['Indemnité de recouvrement', 'Écrite comme note de code PMT.'],
      },
      FRENCH_MENTIONS.recovery_fee,
    ),
    early_payment_discount: mention(
      {
        en: [
          'Early payment discount',
          'Discount for early payment. Written as a note with subject code AAB.',
        ],
        fr: ['Escompte', 'Écrit comme note de code AAB.'],
      },
      FRENCH_MENTIONS.early_payment_discount,
    ),
  },
);

function noteOf(definition: string, about: Bilingual, content: Terms, subject: Terms) {
  return object({ definition, message: 'Note' }, about, {
    text: text(content, { en: ['Text', 'The note.'], fr: 'Texte' }),
    subject_code: orNull(
      text(subject, {
        en: [
          'Subject code',
          'What the note is about, UNTDID 4451: AAI general, PMT payment, PMD penalties and others.',
        ],
        fr: [
          'Code sujet',
          'De quoi parle la note, UNTDID 4451\u00a0: AAI général, PMT paiement, PMD pénalités…',
        ],
      }),
    ),
    content_code: orNull(
      text(null, {
        en: ['Content code', 'The note as a code the parties agreed on.'],
        fr: ['Code du contenu', 'La note sous forme d’un code convenu entre les parties.'],
      }),
    ),
  });
}

// A note without subject code is legal; under `fr-ctc` the three mentions are distinguished by their codes (BR-FR-05, -06).
export const NoteSchema = noteOf(
  'Note',
  { en: 'A note on the invoice.', fr: 'Une note sur la facture.' },
  'BT-22',
  'BT-21',
);

/** BT-127 is the first; a line of an extension may have more. */
export const LineNoteSchema = noteOf(
  'LineNote',
  { en: 'A note on a line.', fr: 'Une note sur une ligne.' },
  null,
  null,
);
