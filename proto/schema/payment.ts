// BG-16 to BG-19, and the terms of payment of extensions.

import {
  absent,
  date,
  decimal,
  defaulted,
  nullable,
  object,
  orNull,
  part,
  relaxed,
  text,
} from './builders.ts';
import type { Bilingual } from './choices.ts';
import { OtherPartySchema } from './parties.ts';

// BG-18
export const PaymentCardSchema = object(
  'PaymentCard',
  { en: 'The card the invoice was paid with.', fr: 'La carte qui a payé la facture.' },
  {
    account_number: text('BT-87', {
      en: ['Card number', 'Number of the card; its last four to six digits suffice.'],
      fr: ['Numéro de carte', 'Numéro de la carte\u00a0; ses quatre à six derniers chiffres suffisent.'],
    }),
    holder: orNull(
      text('BT-88', {
        en: ['Cardholder', 'Name on the card.'],
        fr: ['Porteur de la carte', 'Nom sur la carte.'],
      }),
    ),
  },
);

// Under EN 16931 a reference or mandate may stand without a means; null means that none was agreed on.
const meansCode = text('BT-81', {
  en: [
    'Means of payment',
    'UNTDID 4461: 30 credit transfer, 58 SEPA transfer, 59 SEPA direct debit, 48 card and others.',
  ],
  fr: [
    'Moyen de paiement',
    'UNTDID 4461\u00a0: 30 virement, 58 virement SEPA, 59 prélèvement SEPA, 48 carte…',
  ],
});

const means = {
  means_code: defaulted(relaxed('base', meansCode, nullable(meansCode)), '30'),
  means_text: orNull(
    text('BT-82', {
      en: ['Means text', 'The means of payment in words.'],
      fr: ['Moyen de paiement en clair', 'Le moyen de paiement en toutes lettres.'],
    }),
  ),
  remittance_information: orNull(
    text('BT-83', {
      en: ['Remittance information', 'What the payer should quote.'],
      fr: ['Libellé du paiement', 'Ce que le payeur doit rappeler.'],
    }),
  ),
  iban: orNull(text('BT-84', { en: ['IBAN', "The payee's account."], fr: ['IBAN', 'Compte à créditer.'] })),
  account_name: orNull(
    text('BT-85', {
      en: ['Account name', 'Name of the account.'],
      fr: ['Titulaire du compte', 'Nom du compte à créditer.'],
    }),
  ),
  bic: orNull(
    text('BT-86', { en: ['BIC', "The payee's bank."], fr: ['BIC', 'Banque du compte à créditer.'] }),
  ),
  mandate_reference: orNull(
    text('BT-89', {
      en: ['Mandate reference', 'Direct debit: the mandate.'],
      fr: ['Référence du mandat', 'Prélèvement\u00a0: le mandat.'],
    }),
  ),
  creditor_reference_id: orNull(
    text('BT-90', {
      en: ['Creditor reference ID', 'Direct debit: the creditor identifier the bank assigned.'],
      fr: ['Identifiant créancier', 'Prélèvement\u00a0: l’identifiant que la banque a donné au créancier.'],
    }),
  ),
  debited_iban: orNull(
    text('BT-91', {
      en: ['Debited IBAN', 'Direct debit: the account that is debited.'],
      fr: ['IBAN débité', 'Prélèvement\u00a0: le compte débité.'],
    }),
  ),
};

const further = {
  account_id: orNull(
    text('BT-84', {
      en: ['Account number', "The payee's account where it has no IBAN, or beside it."],
      fr: ['Numéro de compte', 'Compte à créditer qui n’a pas d’IBAN, ou à côté de l’IBAN.'],
    }),
  ),
  card: orNull(
    part(PaymentCardSchema, 'BG-18', {
      en: ['Card', 'The card the invoice was paid with.'],
      fr: ['Carte', 'La carte qui a payé la facture.'],
    }),
  ),
  debited_account_name: orNull(
    text(null, {
      en: ['Debited account name', 'Direct debit: name of the account that is debited.'],
      fr: ['Titulaire du compte débité', 'Prélèvement\u00a0: nom du compte débité.'],
    }),
  ),
  debited_bic: orNull(
    text(null, {
      en: ['Debited BIC', 'Direct debit: the bank of the account that is debited.'],
      fr: ['BIC débité', 'Prélèvement\u00a0: la banque du compte débité.'],
    }),
  ),
};

// One object for BG-16 to BG-19: which fields matter follows from the means code, and the rules say so.
export const PaymentSchema = object(
  'Payment',
  { en: 'How the invoice is to be paid.', fr: 'Comment la facture doit être payée.' },
  {
    ...means,
    terms: orNull(
      text('BT-20', {
        en: [
          'Terms',
          'Payment terms; the same term as `payment_terms` of the invoice, so the two may not differ.',
        ],
        fr: ['Conditions', 'Conditions de paiement en toutes lettres.'],
      }),
    ),
    ...further,
  },
);

/** A second account or means; BG-17 repeats. Terms are of the invoice as a whole. */
export const FurtherPaymentSchema = object(
  { definition: 'FurtherPayment', message: 'Payment' },
  { en: 'Another way to pay the invoice.', fr: 'Une autre façon de payer la facture.' },
  {
    ...means,
    terms: absent(
      {
        en: ['Terms', 'Stand in `payment_terms` of the invoice.'],
        fr: ['Conditions', 'Se donnent dans les conditions de paiement de la facture.'],
      },
      'payment_terms',
    ),
    ...further,
  },
);

/** A discount for paying early and a penalty for paying late have one shape. */
function conditionOf(definition: string, about: Bilingual, due: Bilingual) {
  return object({ definition, message: 'PaymentCondition' }, about, {
    basis_date: orNull(
      date(null, {
        en: ['Basis date', 'Day the period is counted from.'],
        fr: ['Date de départ', 'Jour à partir duquel court le délai.'],
      }),
    ),
    basis_period: orNull(
      decimal('Quantity', null, {
        en: ['Period', 'Length of the period.'],
        fr: ['Délai', 'Durée du délai.'],
      }),
    ),
    basis_period_unit: orNull(
      text(null, {
        en: ['Unit of the period', 'UN/ECE Rec 20: DAY, WEE week, MON month and others.'],
        fr: ['Unité du délai', 'CEE-ONU Rec 20\u00a0: DAY jour, WEE semaine, MON mois…'],
      }),
    ),
    basis_amount: orNull(
      decimal('Amount', null, {
        en: ['Base amount', 'Amount the percentage applies to.'],
        fr: ['Montant de base', 'Montant auquel le pourcentage s’applique.'],
      }),
    ),
    percentage: orNull(
      decimal('Rate', null, {
        en: ['Percentage', 'Percentage of the base amount.'],
        fr: ['Pourcentage', 'Pourcentage du montant de base.'],
      }),
    ),
    amount: orNull(decimal('Amount', null, { en: ['Amount', due.en], fr: ['Montant', due.fr] })),
  });
}

export const PaymentDiscountSchema = conditionOf(
  'PaymentDiscount',
  { en: 'What may be deducted when paid early.', fr: 'Ce qui peut être déduit en cas de paiement anticipé.' },
  { en: 'What is deducted.', fr: 'Ce qui est déduit.' },
);

export const PaymentPenaltySchema = conditionOf(
  'PaymentPenalty',
  { en: 'What is due when paid late.', fr: 'Ce qui est dû en cas de retard de paiement.' },
  { en: 'What is due.', fr: 'Ce qui est dû.' },
);

const details = {
  partial_amount: orNull(
    decimal('Amount', null, {
      en: ['Partial amount', 'What is to be paid under these terms, when it is not all.'],
      fr: ['Montant partiel', 'Ce qui est à payer sous ces conditions, si ce n’est pas le tout.'],
    }),
  ),
  penalty: orNull(
    part(PaymentPenaltySchema, null, {
      en: ['Penalty', 'What is due when paid late.'],
      fr: ['Pénalité', 'Ce qui est dû en cas de retard.'],
    }),
  ),
  discount: orNull(
    part(PaymentDiscountSchema, null, {
      en: ['Discount', 'What may be deducted when paid early.'],
      fr: ['Escompte', 'Ce qui peut être déduit en cas de paiement anticipé.'],
    }),
  ),
  payee: orNull(
    part(OtherPartySchema, null, {
      en: ['Payee', 'Who is paid under these terms.'],
      fr: ['Bénéficiaire', 'Qui est payé sous ces conditions.'],
    }),
  ),
};

export const PaymentTermsDetailsSchema = object(
  'PaymentTermsDetails',
  {
    en: 'The payment terms in figures, beside their words and the due date.',
    fr: 'Les conditions de paiement en chiffres, à côté de leur texte et de l’échéance.',
  },
  details,
);

export const FurtherPaymentTermsSchema = object(
  'FurtherPaymentTerms',
  { en: 'Terms of a further instalment.', fr: 'Conditions d’une autre échéance.' },
  {
    description: orNull(
      text(null, {
        en: ['Description', 'The terms in words.'],
        fr: ['Description', 'Les conditions en toutes lettres.'],
      }),
    ),
    due_date: orNull(
      date(null, {
        en: ['Due date', 'Day the instalment is due.'],
        fr: ['Date d’échéance', 'Jour où le versement est dû.'],
      }),
    ),
    mandate_reference: orNull(
      text(null, {
        en: ['Mandate reference', 'Direct debit: the mandate.'],
        fr: ['Référence du mandat', 'Prélèvement\u00a0: le mandat.'],
      }),
    ),
    ...details,
  },
);
