// A received invoice, whole: what is asked about it, and what is said beside its verdict, its fields and its view.

import type { Static } from 'typebox';
import { ExplainedValidationSchema } from './bodies.ts';
import { choice, date, defaulted, flag, list, nullable, object, orNull, part, text } from './builders.ts';
import type { Complete } from './canonical.ts';
import { ADDRESSEE_VERDICTS, CHECKS, LANGUAGES, RECEIVED_VIEWS } from './choices.ts';
import { ComparisonOutSchema } from './comparison.ts';
import { ExtractOutSchema } from './results.ts';
import { NamedReasonSchema } from './statuses.ts';

export const ReceiveOptionsSchema = object('ReceiveOptions', 'What a received invoice is held against.', {
  own_addresses: defaulted(
    list(
      text('BT-49', 'An address, `0225:732829320_73282932000074`; the scheme (BT-49-1) may be left out.'),
      null,
      'Electronic addresses at which the recipient takes invoices; without, nothing is said of the addressee.',
    ),
    [],
  ),
  known: defaulted(
    list(
      text(null, 'A key.'),
      null,
      'Keys (`reception.key`) of the invoices that were received before; one that is among them is a duplicate.',
    ),
    [],
  ),
  view: defaulted(choice(RECEIVED_VIEWS, null, 'The readable view: one HTML file, or none.'), 'html'),
  check: defaulted(
    choice(CHECKS, null, '`base`: the rules of EN 16931 only; `fr-ctc`: those and the French BR-FR rules.'),
    'fr-ctc',
  ),
  as_of: orNull(date(null, 'Judge by the rule packs in force on this day; today without.')),
  language: orNull(
    choice(LANGUAGES, null, 'Language of the view; without, that of Accept-Language, else French.'),
  ),
});

// A directory has lines below a SIREN (0225), each an inbox of its own.
export const AddresseeSchema = object('Addressee', 'To whom the invoice is addressed.', {
  address: nullable(text('BT-49', 'The electronic address of the buyer as the document has it.')),
  scheme: nullable(text('BT-49-1', 'Its scheme.')),
  verdict: choice(
    ADDRESSEE_VERDICTS,
    null,
    '`own`: one of the own addresses; `other_line`: another address of the same SIREN; `other`: somebody else; `unknown`: the ' +
      'document has none, or no own address was given.',
  ),
  message: text(null, 'The same in words.'),
});

// The buyer refuses, the platform rejects: the same fault has two statuses.
export const ProposedStatusSchema = object('ProposedStatus', 'A status that one role would give it now.', {
  status: text('MDT-105', 'Its code, as `statuses/generate` takes it.'),
  title: text('MDT-106', 'Its name.'),
  by: text('MDT-40', 'Who decides it: BY the buyer, WK the platform that received it for the buyer.'),
  reasons: list(NamedReasonSchema, 'MDG-37', 'Its reasons; none for a status without.'),
  message: text(null, 'Why, and what it does.'),
});

export const ReceptionSchema = object('Reception', 'What only its recipient can tell of an invoice.', {
  key: nullable(
    text(
      null,
      'What tells the invoice from all others: the first 22 characters of base64url of SHA-256 of the JSON list of seller (SIREN, else ' +
        'VAT identifier, registration or name), number, type and year; null where the seller or the number is missing.',
    ),
  ),
  duplicate: flag('The key is among the known ones.'),
  addressee: part(AddresseeSchema, 'BT-49', 'Whether it is addressed to the recipient.'),
  proposed_statuses: list(
    ProposedStatusSchema,
    null,
    'The status that follows from all this: of the buyer, then of the platform.',
  ),
});

export const ReceivedOutSchema = object('ReceivedOut', 'All that can be said of a received invoice.', {
  reception: part(ReceptionSchema, null, 'Addressee, duplicates and the status to answer with.'),
  validation: part(
    ExplainedValidationSchema,
    null,
    'The verdict, as validate gives it with `explain` and `plausibility`.',
  ),
  comparison: nullable(
    part(ComparisonOutSchema, null, 'What the pages show of the XML; null for XML alone.'),
  ),
  document: part(ExtractOutSchema, null, 'The fields, as extract gives them without the XML.'),
  view: nullable(text(null, 'One HTML file, with its styles; nothing in it is loaded or run.')),
});

export type ReceiveOptions = Complete<Static<typeof ReceiveOptionsSchema>>;
export type Reception = Complete<Static<typeof ReceptionSchema>>;
export type ProposedStatus = Reception['proposed_statuses'][number];
export type Addressee = Reception['addressee'];
export type ReceivedOut = Complete<Static<typeof ReceivedOutSchema>>;
