// EN 16931-1 BG-1, BG-3, BG-13 to BG-21 and BG-24.
// The smaller parts of an invoice: notes, references, delivery, payment and what is deducted or added as a whole.

import {
  choice,
  date,
  decimal,
  defaulted,
  flag,
  object,
  orNull,
  part,
  presumed,
  text,
  type Terms,
} from './builders.ts';
import { VAT_CATEGORIES } from './choices.ts';
import { DeliveryAddressSchema } from './party.ts';

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
const mention = (subject: string, description: string, sentence: string) =>
  defaulted(text('BT-22', `${description} Written as a note with subject code ${subject}.`), sentence);

export const FrenchMentionsSchema = object(
  'FrenchMentions',
  'The three mentions French law requires; each is added as a note unless a note with its subject code exists.',
  {
    // Decision 42: left out, it depends on whose law applies; only what the request itself writes overrides that.
    enabled: presumed(
      flag(
        'Add the mentions that are missing. Left out, they are added where French law applies: under check `fr-ctc`, and ' +
          'for a seller in France or with a SIREN.',
      ),
      true,
    ),
    late_payment_penalties: mention(
      'PMD',
      'Penalties for late payment.',
      FRENCH_MENTIONS.late_payment_penalties,
    ),
    recovery_fee: mention('PMT', 'Fixed recovery indemnity.', FRENCH_MENTIONS.recovery_fee),
    early_payment_discount: mention(
      'AAB',
      'Discount for early payment.',
      FRENCH_MENTIONS.early_payment_discount,
    ),
  },
);

// A note without subject code is legal; under `fr-ctc` the three mentions are told apart by their codes (BR-FR-05, -06).
export const NoteSchema = object('Note', 'A note on the invoice.', {
  text: text('BT-22', 'The note.'),
  subject_code: orNull(
    text('BT-21', 'What the note is about, UNTDID 4451: AAI general, PMT payment, PMD penalties and others.'),
  ),
});

// BT-73 and BT-74 belong to the invoicing period BG-14; the contract keeps them with the delivery, where callers look.
export const DeliverySchema = object('Delivery', 'When and where it was delivered.', {
  name: orNull(text('BT-70', 'Who received the delivery.')),
  location_id: orNull(text('BT-71', 'Identifier of the place of delivery.')),
  location_id_scheme: orNull(text('BT-71-1', 'ISO 6523 scheme of `location_id`.')),
  address: orNull(part(DeliveryAddressSchema, 'BG-15', 'Where it was delivered.')),
  actual_date: orNull(date('BT-72', 'Day of the delivery.')),
  period_start: orNull(date('BT-73', 'First day of the invoiced period.')),
  period_end: orNull(date('BT-74', 'Last day of the invoiced period.')),
});

// One object for BG-16 to BG-19: which fields matter follows from the means code, and the rules say so.
export const PaymentSchema = object('Payment', 'How the invoice is to be paid.', {
  means_code: defaulted(
    text(
      'BT-81',
      'UNTDID 4461: 30 credit transfer, 58 SEPA transfer, 59 SEPA direct debit, 48 card and others.',
    ),
    '30',
  ),
  means_text: orNull(text('BT-82', 'The means of payment in words.')),
  remittance_information: orNull(text('BT-83', 'What the payer should quote.')),
  iban: orNull(text('BT-84', "The payee's account.")),
  account_name: orNull(text('BT-85', 'Name of the account.')),
  bic: orNull(text('BT-86', "The payee's bank.")),
  mandate_reference: orNull(text('BT-89', 'Direct debit: the mandate.')),
  creditor_reference_id: orNull(text('BT-90', 'Direct debit: the creditor identifier the bank assigned.')),
  debited_iban: orNull(text('BT-91', 'Direct debit: the account that is debited.')),
  terms: orNull(
    text(
      'BT-20',
      'Payment terms; the same term as `payment_terms` of the invoice, so the two may not differ.',
    ),
  ),
});

// A credit note needs one with its date under `fr-ctc` (BR-FR-CO-05), which is for the rules to say, not for the schema.
export const PrecedingInvoiceSchema = object('PrecedingInvoice', 'An invoice this one refers back to.', {
  number: text('BT-25', 'Its number.'),
  issue_date: orNull(date('BT-26', 'Its issue date.')),
});

// No attached content (BT-125): the contract carries references only.
export const AdditionalDocumentSchema = object(
  'AdditionalDocument',
  'A document that supports the invoice.',
  {
    id: text('BT-122', 'Its reference.'),
    description: orNull(
      text('BT-123', 'What it is. Under check `fr-ctc` a code of the French list of attachment kinds.'),
    ),
    url: orNull(text('BT-124', 'Where it can be fetched.')),
  },
);

type Kind = 'Allowance' | 'Charge';

/** BG-20 and BG-21 have the same fields under different terms; the sign is the list they stand in, never the amount's. */
function adjustment(kind: Kind) {
  const allowance = kind === 'Allowance';
  const term = (ofAllowance: string, ofCharge: string): Terms => (allowance ? ofAllowance : ofCharge);
  const word = allowance ? 'deducted from' : 'added to';
  return object(
    { definition: kind, message: 'AllowanceCharge' },
    `An amount ${word} the invoice as a whole.`,
    {
      amount: decimal('Amount', term('BT-92', 'BT-99'), 'Amount, without VAT, always stated positive.'),
      base_amount: orNull(decimal('Amount', term('BT-93', 'BT-100'), 'Amount the percentage applies to.')),
      percentage: orNull(decimal('Rate', term('BT-94', 'BT-101'), 'Percentage of the base amount.')),
      reason: orNull(text(term('BT-97', 'BT-104'), 'Why, in words.')),
      reason_code: orNull(
        text(term('BT-98', 'BT-105'), `Why, as a code of UNTDID ${allowance ? '5189' : '7161'}.`),
      ),
      vat_category: defaulted(
        choice(VAT_CATEGORIES, term('BT-95', 'BT-102'), 'VAT category, UNTDID 5305.'),
        'S',
      ),
      vat_rate: orNull(
        decimal('Rate', term('BT-96', 'BT-103'), 'VAT rate in percent. Required for category S.'),
      ),
    },
  );
}

export const AllowanceSchema = adjustment('Allowance');
export const ChargeSchema = adjustment('Charge');
