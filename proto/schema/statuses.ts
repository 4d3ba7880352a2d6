// What is asked of life-cycle statuses, and what is answered (Flux 6).

import type { Static } from 'typebox';
import {
  choice,
  date,
  decimal,
  defaulted,
  emptyList,
  flag,
  count,
  list,
  nullable,
  object,
  orNull,
  part,
  text,
} from './builders.ts';
import type { Complete, Filled, LooseObject } from './canonical.ts';
import type { ValidationOut } from './index.ts';
import { UnreadSchema, ValidationOutSchema } from './results.ts';
import { FORMS } from './forms.ts';
import { ACTORS, STATUSES } from './message-choices.ts';
import { StatusMessageSchema } from './status.ts';

const REGIMES = ['REGULATED', 'NON_REGULATED', 'B2C', 'B2CINT', 'B2BINT', 'OUTOFSCOPE'] as const;

const party = (definition: string, about: string) =>
  object({ definition, message: 'StatusInvoiceParty' }, about, {
    name: orNull(text(null, 'Its name.')),
    siren: orNull(text(null, 'Its SIREN.', { pattern: FORMS.siren.pattern, examples: ['732829320'] })),
    electronic_address: orNull(text(null, 'Where statuses reach it; its SIREN without.')),
    electronic_address_scheme: orNull(text(null, 'Scheme of the address; 0225 without.')),
  });

export const StatusInvoiceSchema = object(
  'StatusInvoice',
  'What of an invoice a status refers to. An invoice as generate takes it or extract answers it may be sent whole: the rest is not read.',
  {
    number: text('BT-1', 'Its number.', { minLength: 1 }),
    type_code: defaulted(text('BT-3', 'Its type.'), '380'),
    issue_date: date('BT-2', 'Its day.'),
    business_process: orNull(text('BT-23', 'Its framework (S1, B1 …); the State asks for it.')),
    currency: defaulted(text('BT-5', 'That of amounts without one.'), 'EUR'),
    seller: part(party('StatusInvoiceSeller', 'The seller.'), 'BG-4', 'The seller.'),
    buyer: part(party('StatusInvoiceBuyer', 'The buyer.'), 'BG-7', 'The buyer.'),
  },
);

const StatusReasonSchema = object('StatusReason', 'A reason.', {
  code: text('MDT-113', 'Its code: DOUBLON. `next` names those that a status may have.', { minLength: 1 }),
  text: orNull(text('MDT-114', 'In words.')),
  rule: orNull(text('MDT-125', 'The rule that is broken; 251, 301 and 601 name it.')),
  place: orNull(text('MDT-127', 'The field at fault; 251, 301 and 601 name it.')),
});

const StatusObjectSchema = object(
  'StatusObject',
  'What a status of the portal is about: a flow (500, 501), data of Flux 1 (250, 251), an e-reporting file (300, 301), the directory (400, 401), a life-cycle message (601).',
  {
    number: text(
      'MDT-87',
      'Identifier of the flow, the transmission (TT-1), the directory or the message (MDT-4); number of the invoice.',
      { minLength: 1 },
    ),
    issue_date: orNull(date('MDT-100', 'TT-3 of e-reporting, BT-2 of the invoice, day of the message.')),
    siren: orNull(
      text('MDT-129', 'SIREN of the seller: of Flux 1 and of messages.', {
        pattern: FORMS.siren.pattern,
        examples: ['732829320'],
      }),
    ),
    filename: orNull(text('MDT-76', 'Name of the file of a flow that cannot be read.')),
  },
);

const StatusAmountSchema = object('StatusAmount', 'An amount that a status gives.', {
  kind: orNull(
    text(
      'MDT-207',
      'MEN collected, MPA paid, RAP left to pay, MAPTTC approved … Without, that of the status: 212 MEN, 211 MPA, 206 MAPTTC.',
    ),
  ),
  amount: decimal('Decimal', 'MDT-215', 'The amount; of 212 with VAT.'),
  rate: orNull(decimal('Decimal', 'MDT-224', 'Its VAT rate in percent; 212 has an amount for each rate.')),
  currency: orNull(text('MDT-216', 'That of the invoice without.')),
});

const moment = (term: string, about: string) =>
  text(term, about, { pattern: FORMS.time.pattern, examples: ['2026-09-14T10:05:00'] });

const document = (about: string) => orNull(text(null, about, { contentEncoding: 'base64' }));

export const StatusRequestSchema = object(
  'StatusRequest',
  'A status to write: of an invoice (`invoice` or `document_base64`, with `status`), of the portal about an `object`, or as a `message` whole.',
  {
    invoice: orNull(part(StatusInvoiceSchema, null, 'The invoice, by its fields.')),
    document_base64: document('The invoice, as PDF or XML.'),
    object: orNull(part(StatusObjectSchema, null, 'What a status of the portal is about.')),
    status: orNull(choice(STATUSES, 'MDT-105', 'The status; from 250 on one of the portal, 501 aside.')),
    at: orNull(moment('MDT-78', 'When it was reached; now without.')),
    issued_at: orNull(moment('MDT-8', 'When the message is made; `at` without.')),
    received_at: orNull(moment('MDT-95', 'When the invoice was received; the State asks for it.')),
    id: orNull(text('MDT-4', 'Identifier of the message; made of number, status and time without.')),
    regime: defaulted(choice(REGIMES, 'MDT-2', 'Between platforms.'), 'REGULATED'),
    to_state: defaulted(
      flag('The copy for the State, which goes to it alone: of 200, 210, 212 and 213.'),
      false,
    ),
    platform: orNull(
      text(
        'MDT-19',
        'Registration number of the platform that sends it; of a status of the portal, that receives it.',
        {
          pattern: FORMS.platform.pattern,
        },
      ),
    ),
    reasons: emptyList(
      StatusReasonSchema,
      'MDG-37',
      'Why; 206, 207, 208, 210, 213, 251, 301, 401, 501 and 601 need one.',
    ),
    amounts: emptyList(StatusAmountSchema, 'MDG-43', 'What was collected, paid, approved; 212 needs them.'),
    note: orNull(text('MDT-126', 'A comment.')),
    history: emptyList(
      text(null, 'A status.'),
      null,
      'The statuses the invoice has; one that cannot follow them is refused.',
    ),
    message: orNull(part(StatusMessageSchema, null, 'The message whole, instead of all the others.')),
  },
);

export const StatusOutSchema = object('StatusOut', 'A status, written.', {
  filename: text(null, 'Suggested name.'),
  media_type: text(null, 'application/xml'),
  content_base64: text(null, 'The message (CDAR, D22B).', { contentEncoding: 'base64' }),
  message: part(StatusMessageSchema, null, 'What it says.'),
  validation: part(ValidationOutSchema, null, 'The verdict on it.'),
});

/** A reader judges nothing: times, dates and amounts stand as they were written, whatever form these have. */
const ReadStatusMessageSchema = object(
  { definition: 'ReadStatusMessage', message: 'StatusMessage' },
  'A status as read: names of StatusMessage, null for what the document does not say.',
  StatusMessageSchema.properties,
  { 'x-loose': true },
);

export const ExtractedStatusOutSchema = object('ExtractedStatusOut', 'A status, read.', {
  message: part(ReadStatusMessageSchema, null, 'What it says.'),
  unread: list(UnreadSchema, null, 'What `message` does not hold of the document.'),
});

const FailureSchema = object('StatusFailure', 'A finding about the invoice.', {
  source: text(null, 'As validate answers it.'),
  rule: orNull(text(null, 'The rule.')),
  terms: emptyList(text(null, 'A term.'), null, 'What it is about.'),
});

export const NextRequestSchema = object('NextStatusesRequest', 'What an invoice has been through.', {
  history: emptyList(text(null, 'A status.'), null, 'Its statuses, the oldest first.'),
  messages_base64: emptyList(
    text(null, 'A CDAR in base64.', { contentEncoding: 'base64' }),
    null,
    'The statuses as messages, instead of history; they are put in the order of their times.',
  ),
  actor: orNull(choice(ACTORS, 'MDT-40', 'Only what this role decides: WK platform, BY buyer, SE seller.')),
  document_base64: document('The invoice: what it fails decides which reasons fit.'),
  findings: emptyList(FailureSchema, null, 'What it fails, instead of the invoice.'),
});

export const NamedReasonSchema = object('NamedReason', 'A reason that a status may have.', {
  code: text('MDT-113', 'Its code.'),
  name: text(null, 'What it means.'),
  fits: list(
    text(null, 'A rule.'),
    null,
    'Rules that the invoice fails, or terms, that this reason stands for.',
  ),
});

export const NextStatusSchema = object('NextStatus', 'A status that may follow.', {
  status: text('MDT-105', 'Its code.'),
  title: text('MDT-106', 'Its name.'),
  by: text('MDT-40', 'Who decides it: WK platform, BY buyer, SE seller.'),
  to: list(text('MDT-59', 'A role.'), null, 'Whom it goes to.'),
  phase: text('MDT-77', '305 transmission, 23 treatment.'),
  for_state: flag('A copy goes to the State.'),
  needs_reason: flag('It has a reason.'),
  amount_kinds: list(text('MDT-207', 'A kind.'), null, 'Kinds of amounts it cannot do without.'),
  reasons: nullable(
    list(NamedReasonSchema, null, 'Reasons it may have, those that fit first; null: no list.'),
  ),
  skipped: list(text(null, 'A status.'), null, 'Statuses that would usually come between.'),
  source: text(
    null,
    'Where the step is shown: `general-file` of the State, or `implementations` alone. No text closes the list: it is advice.',
  ),
});

const OrderFindingSchema = object('StatusOrderFinding', 'Where a history is out of order.', {
  index: count('Position in the history.'),
  rule: text(null, 'unknown, first, order, or after-final.'),
  severity: text(
    null,
    '`fatal` after a final status, `info` where earlier statuses are assumed, else `warning`.',
  ),
  message: text(null, 'In words.'),
});

const PastStatusSchema = object('PastStatus', 'A status the invoice has.', {
  status: text('MDT-105', 'Its code.'),
  at: nullable(text('MDT-78', 'When, where a message says it.')),
});

export const NextOutSchema = object('NextStatusesOut', 'What may follow.', {
  history: list(PastStatusSchema, null, 'The statuses in their order.'),
  findings: list(OrderFindingSchema, null, 'Where that order is doubtful or wrong.'),
  next: list(NextStatusSchema, null, 'Statuses that may follow, the nearest first; none after a final one.'),
});

export type StatusRequest = Complete<Static<typeof StatusRequestSchema>>;
export type StatusInvoice = Complete<Static<typeof StatusInvoiceSchema>>;
export type NamedReason = Complete<Static<typeof NamedReasonSchema>>;
export type NextRequest = Complete<Static<typeof NextRequestSchema>>;
export type NextOut = Complete<Static<typeof NextOutSchema>>;
export type StatusOut = Omit<Complete<Static<typeof StatusOutSchema>>, 'validation'> & {
  readonly validation: ValidationOut;
};
export type ExtractedStatusOut = Omit<Complete<Static<typeof ExtractedStatusOutSchema>>, 'message'> & {
  readonly message: LooseObject<Filled<Static<typeof ReadStatusMessageSchema>>>;
};
