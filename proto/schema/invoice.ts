// The invoice as the contract defines it, in the contract's order; what the contract does not have follows it, by subject.

import { AllowanceSchema, ChargeSchema } from './adjustments.ts';
import {
  choice,
  date,
  defaulted,
  emptyList,
  flag,
  list,
  nullable,
  object,
  orNull,
  part,
  relaxed,
  text,
} from './builders.ts';
import { OPERATION_TYPE_LABELS, OPERATION_TYPES, TYPE_CODE_TITLES, TYPE_CODES } from './choices.ts';
import { DeliverySchema } from './delivery.ts';
import { FORMS } from './forms.ts';
import { heading as furtherHeading, payments, roles } from './invoice-extension.ts';
import { LineSchema } from './line.ts';
import { FrenchMentionsSchema, NoteSchema } from './notes.ts';
import { BuyerSchema, SellerSchema } from './party.ts';
import { PaymentSchema } from './payment.ts';
import {
  AdditionalDocumentSchema,
  furtherReferences,
  PrecedingInvoiceSchema,
  references,
} from './references.ts';
import { settlement } from './settlement.ts';
import { sums } from './totals.ts';

const NUMBER = {
  en: [
    'Number',
    'Invoice number: letters, digits, `.`, `_`, `/` and `-`. Check `fr-ctc` refuses the dot (BR-FR-02).',
  ],
  fr: [
    'Numéro',
    'Numéro de facture\u00a0: lettres, chiffres, . _ / et -. Les règles françaises refusent le point (BR-FR-02).',
  ],
} as const;

// BT-1 to BT-9. The pattern of the number is the contract's, which is wider than BR-FR-02 by the dot (decision 32): what the
// schema lets through and `fr-ctc` refuses is answered with a finding that says how to mend it. EN 16931 alone has no pattern.
const heading = {
  number: relaxed(
    'base',
    text('BT-1', NUMBER, {
      minLength: 1,
      maxLength: 35,
      pattern: FORMS.number.pattern,
      examples: ['F-2026-0042'],
    }),
    text('BT-1', NUMBER, { minLength: 1 }),
  ),
  issue_date: date('BT-2', {
    en: ['Issue date', 'Day of issue.'],
    fr: ['Date d’émission', 'Jour où la facture est émise.'],
  }),
  type_code: defaulted(
    choice(
      TYPE_CODES,
      'BT-3',
      {
        en: [
          'Document type',
          'UNTDID 1001: 380 invoice, 381 credit note, 384 corrected, 386 prepayment, 389 self-billed, 261 self-billed credit ' +
            'note, 751 invoice information for accounting, and the others EN 16931 allows.',
        ],
        fr: ['Type de document', 'UNTDID 1001\u00a0: facture, avoir, rectificative, acompte, autofacture…'],
      },
      TYPE_CODE_TITLES,
    ),
    '380',
  ),
  currency: defaulted(
    text(
      'BT-5',
      {
        en: ['Currency', 'Currency of all amounts, ISO 4217.'],
        fr: ['Devise', 'Devise de tous les montants, code ISO 4217.'],
      },
      { minLength: 3, maxLength: 3, 'x-named': 'currency' },
    ),
    'EUR',
  ),
  vat_accounting_currency: orNull(
    text('BT-6', {
      en: [
        'VAT accounting currency',
        'Currency the VAT is accounted in when it differs from `currency`; then give `tax_total_accounting` too.',
      ],
      fr: [
        'Devise de comptabilisation de la TVA',
        'Si elle diffère de la devise\u00a0; donnez alors aussi le total de TVA dans cette devise.',
      ],
    }),
  ),
  due_date: orNull(
    date('BT-9', {
      en: ['Due date', 'Day the payment is due.'],
      fr: ['Date d’échéance', 'Jour où le paiement est dû.'],
    }),
  ),
  tax_point_date: orNull(
    date('BT-7', {
      en: ['Tax point date', 'Day the VAT becomes chargeable, when it is not the issue date.'],
      fr: ['Date d’exigibilité de la TVA', 'Si elle n’est pas la date d’émission.'],
    }),
  ),
};

// Null, where French law need not apply: no business process is derived.
const operationType = choice(
  OPERATION_TYPES,
  'BT-23',
  {
    en: [
      'Operation type',
      'What is invoiced; gives the French business process B1 goods, S1 services, M1 mixed.',
    ],
    fr: ['Nature de l’opération', 'Donne le cadre de facturation\u00a0: B1 biens, S1 services, M1 mixte.'],
  },
  OPERATION_TYPE_LABELS,
);

// BT-20 to BT-23 and BG-1. operation_type and already_paid have no term of their own; they are marked BT-23, so that a
// finding about the process code leads to the field the caller actually set.
const process = {
  payment_terms: orNull(
    text('BT-20', {
      en: [
        'Payment terms',
        'Payment terms in words; the same term as `payment.terms`, so the two may not differ.',
      ],
      fr: [
        'Conditions de paiement',
        'En toutes lettres\u00a0; le même terme que dans Paiement, les deux ne peuvent différer.',
      ],
    }),
  ),
  operation_type: defaulted(relaxed('base', operationType, nullable(operationType)), 'services'),
  already_paid: defaulted(
    flag(
      {
        en: [
          'Already paid',
          'The invoice is paid when issued: business process B2, S2 or M2, and, with `totals` and `prepaid_amount` left out, ' +
            'nothing remains due. The payment date BR-FR then asks for goes into `due_date`.',
        ],
        fr: [
          'Déjà payée',
          'La facture est payée à l’émission\u00a0: cadre B2, S2 ou M2. La date de paiement va dans la date d’échéance.',
        ],
      },
      'BT-23',
    ),
    false,
  ),
  business_process: orNull(
    text('BT-23', {
      en: [
        'Business process',
        'Business process code, for example S1; wins over `operation_type` and `already_paid`.',
      ],
      fr: ['Cadre de facturation', 'Code, par exemple S1\u00a0; l’emporte sur la nature de l’opération.'],
    }),
  ),
  french_mentions: defaulted(
    part(FrenchMentionsSchema, 'BG-1', {
      en: ['French mentions', 'The mentions French law requires.'],
      fr: ['Mentions légales françaises', 'Les mentions que la loi française exige.'],
    }),
    {},
  ),
  notes: emptyList(NoteSchema, 'BG-1', {
    en: ['Notes', 'Notes on the invoice.'],
    fr: ['Notes', 'Notes sur la facture.'],
  }),
};

// BG-4, BG-7, BG-13, BG-16
const parties = {
  seller: part(SellerSchema, 'BG-4', {
    en: ['Seller', 'The party that issues the invoice.'],
    fr: ['Vendeur', 'Celui qui émet la facture.'],
  }),
  buyer: part(BuyerSchema, 'BG-7', {
    en: ['Buyer', 'The party the invoice is for.'],
    fr: ['Acheteur', 'Celui à qui la facture s’adresse.'],
  }),
  delivery: orNull(
    part(DeliverySchema, 'BG-13', {
      en: ['Delivery', 'When and where it was delivered.'],
      fr: ['Livraison', 'Quand et où la livraison a eu lieu.'],
    }),
  ),
  payment: orNull(
    part(PaymentSchema, 'BG-16', {
      en: ['Payment', 'How the invoice is to be paid.'],
      fr: ['Paiement', 'Comment la facture doit être payée.'],
    }),
  ),
};

// BG-3, BG-20, BG-21, BG-24, BG-25. At least one line (BR-16) although profile basicwl writes none (decision 35): its totals
const LINES = {
  en: ['Lines', 'The lines. Profile `basicwl` uses them for the totals and the picture only.'],
  fr: ['Lignes', 'Les lignes de la facture\u00a0; au moins une.'],
} as const;

// and its picture still need them.
const content = {
  preceding_invoices: emptyList(PrecedingInvoiceSchema, 'BG-3', {
    en: ['Preceding invoices', 'Invoices this one corrects, credits or settles.'],
    fr: ['Factures antérieures', 'Celles que cette facture corrige, crédite ou solde.'],
  }),
  additional_documents: emptyList(AdditionalDocumentSchema, 'BG-24', {
    en: ['Additional documents', 'Documents that support the invoice.'],
    fr: ['Pièces justificatives', 'Documents qui appuient la facture.'],
  }),
  allowances: emptyList(AllowanceSchema, 'BG-20', {
    en: ['Allowances', 'Deductions from the invoice as a whole.'],
    fr: ['Remises', 'Ce qui est déduit de l’ensemble de la facture.'],
  }),
  charges: emptyList(ChargeSchema, 'BG-21', {
    en: ['Charges', 'Additions to the invoice as a whole.'],
    fr: ['Charges ou frais', 'Ce qui s’ajoute à l’ensemble de la facture.'],
  }),
  lines: relaxed('basicwl', list(LineSchema, 'BG-25', LINES, 1), list(LineSchema, 'BG-25', LINES)),
};

export const InvoiceSchema = object(
  'Invoice',
  { en: 'An invoice or credit note under EN 16931.', fr: 'Une facture ou un avoir selon EN 16931.' },
  {
    ...heading,
    ...references,
    ...process,
    ...parties,
    ...content,
    ...sums,
    ...furtherHeading,
    ...furtherReferences,
    ...roles,
    ...payments,
    ...settlement,
  },
);
