// What extensions of EN 16931 settle besides price, VAT and payment.

import { choice, date, decimal, emptyList, object, orNull, part, text } from './builders.ts';
import { VAT_CATEGORIES, VAT_CATEGORY_LABELS } from './choices.ts';
import { DocumentReferenceSchema } from './references.ts';

export const VatDetailSchema = object(
  'VatDetail',
  { en: 'The VAT of one amount.', fr: 'La TVA d’un montant.' },
  {
    category: orNull(
      choice(
        VAT_CATEGORIES,
        null,
        { en: ['VAT category', 'VAT category, UNTDID 5305.'], fr: ['Catégorie de TVA', 'UNTDID 5305.'] },
        VAT_CATEGORY_LABELS,
      ),
    ),
    rate: orNull(
      decimal('Rate', null, {
        en: ['VAT rate', 'VAT rate in percent.'],
        fr: ['Taux de TVA', 'En pour cent.'],
      }),
    ),
    tax_amount: orNull(
      decimal('Amount', null, { en: ['VAT amount', 'The VAT.'], fr: ['Montant de TVA', 'La TVA.'] }),
    ),
    exemption_reason: orNull(
      text(null, {
        en: ['Exemption reason', 'Why no VAT is charged, in words.'],
        fr: ['Motif d’exonération', 'Pourquoi aucune TVA n’est facturée, en toutes lettres.'],
      }),
    ),
    exemption_reason_code: orNull(
      text(null, {
        en: ['Exemption reason code', 'Why no VAT is charged, as a VATEX code.'],
        fr: ['Code du motif d’exonération', 'Code VATEX.'],
      }),
    ),
    tax_point_code: orNull(
      text(null, {
        en: ['Tax point code', 'What makes the VAT chargeable, UNTDID 2475.'],
        fr: ['Fait générateur', 'Ce qui rend la TVA exigible, UNTDID 2475.'],
      }),
    ),
  },
);

export const CurrencyExchangeSchema = object(
  'CurrencyExchange',
  {
    en: 'The rate from the currency of the invoice to that of its VAT accounting.',
    fr: 'Le taux de la devise de la facture vers celle de la comptabilisation de la TVA.',
  },
  {
    source_currency: text(null, {
      en: ['Source currency', 'Currency converted from, ISO 4217.'],
      fr: ['Devise d’origine', 'Devise convertie, code ISO 4217.'],
    }),
    target_currency: text(null, {
      en: ['Target currency', 'Currency converted to, ISO 4217.'],
      fr: ['Devise cible', 'Devise obtenue, code ISO 4217.'],
    }),
    rate: decimal('Decimal', null, {
      en: ['Rate', 'Units of the target currency for one of the source.'],
      fr: ['Taux', 'Unités de la devise cible pour une de la devise d’origine.'],
    }),
    date: orNull(date(null, { en: ['Date', 'Day of the rate.'], fr: ['Date', 'Jour du taux.'] })),
  },
);

const VAT = { en: ['VAT', 'The VAT on it.'], fr: ['TVA', 'La TVA correspondante.'] } as const;

export const LogisticsChargeSchema = object(
  'LogisticsCharge',
  { en: 'A charge for transport and the like.', fr: 'Des frais de transport ou semblables.' },
  {
    description: text(null, {
      en: ['Description', 'What it is for.'],
      fr: ['Description', 'Ce qu’ils couvrent.'],
    }),
    amount: decimal('Amount', 'BT-X-272', {
      en: ['Amount', 'Amount, without VAT.'],
      fr: ['Montant', 'Hors TVA.'],
    }),
    vat: emptyList(VatDetailSchema, null, VAT),
  },
);

export const FinancialAdjustmentSchema = object(
  'FinancialAdjustment',
  {
    en: 'An amount settled with the invoice that is no part of it.',
    fr: 'Un montant réglé avec la facture sans en faire partie.',
  },
  {
    reason: text(null, { en: ['Reason', 'Why, in words.'], fr: ['Motif', 'Pourquoi, en toutes lettres.'] }),
    amount: decimal('Amount', null, { en: 'Amount', fr: 'Montant' }),
  },
);

export const AdvancePaymentSchema = object(
  'AdvancePayment',
  { en: 'A payment received before the invoice.', fr: 'Un versement reçu avant la facture.' },
  {
    amount: decimal('Amount', null, {
      en: ['Amount', 'What was paid.'],
      fr: ['Montant', 'Ce qui a été versé.'],
    }),
    received_date: orNull(
      date(null, { en: ['Received on', 'Day it was received.'], fr: ['Reçu le', 'Jour de l’encaissement.'] }),
    ),
    vat: emptyList(VatDetailSchema, null, VAT),
    invoice: orNull(
      part(DocumentReferenceSchema, null, {
        en: ['Invoice', 'The invoice that asked for it.'],
        fr: ['Facture', 'La facture qui l’a demandé.'],
      }),
    ),
  },
);

export const AccountingReferenceSchema = object(
  'AccountingReference',
  { en: 'A further account the buyer books to.', fr: 'Un autre compte où l’acheteur comptabilise.' },
  {
    id: text(null, { en: ['Account', 'The account.'], fr: ['Compte', 'Le compte.'] }),
    type_code: orNull(
      text(null, {
        en: [
          'Type',
          'Kind of the account, UN/CEFACT 4437: 1 financial, 2 subsidiary, 3 budget, 4 cost and others.',
        ],
        fr: [
          'Type',
          'Nature du compte, ONU/CEFACT 4437\u00a0: 1 général, 2 auxiliaire, 3 budgétaire, 4 analytique…',
        ],
      }),
    ),
  },
);

/** Of the invoice and of a line alike. */
export const accounting = {
  buyer_accounting_type: orNull(
    text(null, {
      en: [
        'Type of the accounting reference',
        'Kind of account `buyer_accounting_reference` names, UN/CEFACT 4437.',
      ],
      fr: ['Type d’imputation', 'Nature du compte de l’imputation comptable, ONU/CEFACT 4437.'],
    }),
  ),
  further_accounting_references: emptyList(AccountingReferenceSchema, null, {
    en: ['Further accounting references', 'Accounts after the first.'],
    fr: ['Autres imputations', 'Les comptes après le premier.'],
  }),
};

export const settlement = {
  currency_exchange: orNull(
    part(CurrencyExchangeSchema, null, {
      en: ['Currency exchange', 'The rate behind `tax_total_accounting`.'],
      fr: ['Taux de change', 'Le taux du total de TVA dans la devise comptable.'],
    }),
  ),
  invoice_issuer_reference: orNull(
    text(null, {
      en: ["Issuer's reference", 'What who issues the invoice wants to see quoted.'],
      fr: ['Référence de l’émetteur', 'Ce que l’émetteur de la facture demande à voir rappelé.'],
    }),
  ),
  logistics_charges: emptyList(LogisticsChargeSchema, null, {
    en: ['Logistics charges', 'Charges for transport and the like.'],
    fr: ['Frais logistiques', 'Frais de transport et semblables.'],
  }),
  financial_adjustments: emptyList(FinancialAdjustmentSchema, null, {
    en: ['Financial adjustments', 'Amounts settled with the invoice that are no part of it.'],
    fr: ['Ajustements financiers', 'Montants réglés avec la facture sans en faire partie.'],
  }),
  advance_payments: emptyList(AdvancePaymentSchema, null, {
    en: ['Advance payments', 'Payments received before the invoice.'],
    fr: ['Acomptes', 'Versements reçus avant la facture.'],
  }),
  ...accounting,
};
