// The invoice as the contract defines it, in the contract's order.

import {
  choice,
  date,
  decimal,
  defaulted,
  emptyList,
  flag,
  list,
  object,
  orNull,
  part,
  text,
} from './builders.ts';
import { OPERATION_TYPES, TYPE_CODES } from './choices.ts';
import {
  AdditionalDocumentSchema,
  AllowanceSchema,
  ChargeSchema,
  DeliverySchema,
  FrenchMentionsSchema,
  NoteSchema,
  PaymentSchema,
  PrecedingInvoiceSchema,
} from './document.ts';
import { FORMS } from './forms.ts';
import { LineSchema } from './line.ts';
import { BuyerSchema, SellerSchema } from './party.ts';
import { TotalsSchema } from './totals.ts';

// BT-1 to BT-9. The pattern of the number is the contract's, which is wider than BR-FR-02 by the dot (decision 32): what the
// schema lets through and `fr-ctc` refuses is answered with a finding that says how to mend it.
const heading = {
  number: text(
    'BT-1',
    'Invoice number: letters, digits, `.`, `_`, `/` and `-`. Check `fr-ctc` refuses the dot (BR-FR-02).',
    {
      minLength: 1,
      maxLength: 35,
      pattern: FORMS.number.pattern,
      examples: ['F-2026-0042'],
    },
  ),
  issue_date: date('BT-2', 'Day of issue.'),
  type_code: defaulted(
    choice(
      TYPE_CODES,
      'BT-3',
      'UNTDID 1001: 380 invoice, 381 credit note, 384 corrected, 386 prepayment, 389 self-billed, 261 self-billed credit ' +
        'note, 751 invoice information for accounting.',
    ),
    '380',
  ),
  currency: defaulted(
    text('BT-5', 'Currency of all amounts, ISO 4217.', { minLength: 3, maxLength: 3 }),
    'EUR',
  ),
  vat_accounting_currency: orNull(
    text(
      'BT-6',
      'Currency the VAT is accounted in when it differs from `currency`; then give `tax_total_accounting` too.',
    ),
  ),
  due_date: orNull(date('BT-9', 'Day the payment is due.')),
  tax_point_date: orNull(date('BT-7', 'Day the VAT becomes chargeable, when it is not the issue date.')),
};

// BT-10 to BT-19, except BT-18, which the contract does not carry. Free texts: EN 16931 gives them no form.
const references = {
  buyer_reference: orNull(text('BT-10', 'What the buyer asked to see quoted.')),
  project_reference: orNull(text('BT-11', 'Project.')),
  contract_reference: orNull(text('BT-12', 'Contract.')),
  purchase_order_reference: orNull(text('BT-13', "The buyer's order.")),
  sales_order_reference: orNull(text('BT-14', "The seller's order.")),
  receiving_advice_reference: orNull(text('BT-15', 'Receiving advice.')),
  despatch_advice_reference: orNull(text('BT-16', 'Despatch advice.')),
  tender_reference: orNull(text('BT-17', 'Tender or lot.')),
  buyer_accounting_reference: orNull(text('BT-19', 'Where the buyer books the invoice.')),
};

// BT-20 to BT-23 and BG-1. operation_type and already_paid have no term of their own; they are marked BT-23, so that a
// finding about the process code leads to the field the caller actually set.
const process = {
  payment_terms: orNull(
    text('BT-20', 'Payment terms in words; the same term as `payment.terms`, so the two may not differ.'),
  ),
  operation_type: defaulted(
    choice(
      OPERATION_TYPES,
      'BT-23',
      'What is invoiced; gives the French business process B1 goods, S1 services, M1 mixed.',
    ),
    'services',
  ),
  already_paid: defaulted(
    {
      ...flag(
        'The invoice is paid when issued: business process B2, S2 or M2, and, with `totals` and `prepaid_amount` left out, ' +
          'nothing remains due. The payment date BR-FR then asks for goes into `due_date`.',
      ),
      'x-terms': ['BT-23'],
    },
    false,
  ),
  business_process: orNull(
    text('BT-23', 'Business process code, for example S1; wins over `operation_type` and `already_paid`.'),
  ),
  french_mentions: defaulted(part(FrenchMentionsSchema, 'BG-1', 'The mentions French law requires.'), {}),
  notes: emptyList(NoteSchema, 'BG-1', 'Notes on the invoice.'),
};

// BG-4, BG-7, BG-13, BG-16. Payee (BG-10) and tax representative (BG-11) are read and judged, never produced.
const parties = {
  seller: part(SellerSchema, 'BG-4', 'The party that issues the invoice.'),
  buyer: part(BuyerSchema, 'BG-7', 'The party the invoice is for.'),
  delivery: orNull(part(DeliverySchema, 'BG-13', 'When and where it was delivered.')),
  payment: orNull(part(PaymentSchema, 'BG-16', 'How the invoice is to be paid.')),
};

// BG-3, BG-20, BG-21, BG-24, BG-25. At least one line (BR-16) although profile basicwl writes none (decision 35): its totals
// and its picture still need them.
const content = {
  preceding_invoices: emptyList(
    PrecedingInvoiceSchema,
    'BG-3',
    'Invoices this one corrects, credits or settles.',
  ),
  additional_documents: emptyList(AdditionalDocumentSchema, 'BG-24', 'Documents that support the invoice.'),
  allowances: emptyList(AllowanceSchema, 'BG-20', 'Deductions from the invoice as a whole.'),
  charges: emptyList(ChargeSchema, 'BG-21', 'Additions to the invoice as a whole.'),
  lines: list(
    LineSchema,
    'BG-25',
    'The lines. Profile `basicwl` uses them for the totals and the picture only.',
    1,
  ),
};

// BG-22 and its shortcuts. With totals given the shortcuts are ignored (decision 26). tax_total_accounting is ours (decision
// 33): without BT-111 an invoice in another currency than its VAT accounting could not be written at all (BR-53).
const sums = {
  totals: orNull(
    part(
      TotalsSchema,
      'BG-22',
      'The sums; computed when left out. Given, they win over the two shortcuts below.',
    ),
  ),
  prepaid_amount: orNull(
    decimal('Amount', 'BT-113', 'What was paid before; used when the totals are computed.'),
  ),
  rounding_amount: orNull(
    decimal('Amount', 'BT-114', 'What rounds the amount due; used when the totals are computed.'),
  ),
  tax_total_accounting: orNull(
    decimal('Amount', 'BT-111', 'Total VAT in `vat_accounting_currency`; used when the totals are computed.'),
  ),
  tax_exemption_reason: orNull(
    text('BT-120', 'Why no VAT is charged, in words: default for categories E, AE, K, G and O.'),
  ),
  tax_exemption_reason_code: orNull(
    text('BT-121', 'Why no VAT is charged, as a VATEX code: default likewise.'),
  ),
};

export const InvoiceSchema = object('Invoice', 'An invoice or credit note under EN 16931.', {
  ...heading,
  ...references,
  ...process,
  ...parties,
  ...content,
  ...sums,
});
