import { isValidBIC, isValidIBAN, electronicFormatIBAN } from 'ibantools';
import { isValid, type Validator } from './check-digits.ts';
import type { Doubt, Doubtful } from './doubt.ts';

/** Direct debits of UNTDID 4461. */
const DIRECT_DEBIT: ReadonlySet<string> = new Set(['49', '59']);

/** Looks like an IBAN: other accounts have no check digits to look at. */
const IBAN = /^[A-Z]{2}\d{2}/i;

const IBANS: Validator = {
  validate: (value) => ({ isValid: isValidIBAN(electronicFormatIBAN(value) ?? '') }),
};

/** IBAN and BIC that are none, and a direct debit that no bank can carry out. */
export function paymentDoubts({ payment }: Doubtful): readonly Doubt[] {
  if (!payment) return [];
  const { iban, bic, debited_iban: debited, means_code: means } = payment;
  const debit = means !== null && DIRECT_DEBIT.has(means);
  return [
    ...account('iban', 'BT-84', iban),
    ...account('debited_iban', 'BT-91', debited),
    ...(bic && !isValidBIC(bic.toUpperCase()) ? [bicDoubt(bic)] : []),
    ...(debit ? missingOfDebit(payment) : []),
  ];
}

function account(field: string, term: string, value: string | null): readonly Doubt[] {
  if (!value || !IBAN.test(value) || isValid(IBANS, value)) return [];
  return [
    {
      rule: 'PLAUSIBLE-IBAN',
      terms: [term],
      pointer: `/invoice/payment/${field}`,
      message: {
        en: `The IBAN ${value} (${term}) has a wrong length or check digits.`,
        fr: `L'IBAN ${value} (${term}) n'a pas la bonne longueur ou la bonne clé.`,
      },
      fix: { en: 'Copy it from the bank statement.', fr: 'Recopiez-le du relevé bancaire.' },
    },
  ];
}

function bicDoubt(bic: string): Doubt {
  return {
    rule: 'PLAUSIBLE-BIC',
    terms: ['BT-86'],
    pointer: '/invoice/payment/bic',
    message: {
      en: `“${bic}” (BT-86) has not the form of a BIC.`,
      fr: `«\u00a0${bic}\u00a0» (BT-86) n'a pas la forme d'un BIC.`,
    },
    fix: {
      en: 'A BIC has 8 or 11 characters; where the IBAN is given it can be left out.',
      fr: "Un BIC a 8 ou 11 caractères\u00a0; il peut être omis lorsque l'IBAN est donné.",
    },
  };
}

const DEBIT_FIELDS = [
  { field: 'mandate_reference', term: 'BT-89', en: 'the mandate', fr: 'le mandat' },
  {
    field: 'creditor_reference_id',
    term: 'BT-90',
    en: 'the identifier of the creditor',
    fr: "l'identifiant du créancier",
  },
  { field: 'debited_iban', term: 'BT-91', en: 'the account to debit', fr: 'le compte à débiter' },
] as const;

function missingOfDebit(payment: NonNullable<Doubtful['payment']>): readonly Doubt[] {
  return DEBIT_FIELDS.filter(({ field }) => !payment[field]).map(({ field, term, en, fr }) => ({
    rule: 'PLAUSIBLE-DIRECT-DEBIT',
    terms: [term],
    pointer: `/invoice/payment/${field}`,
    message: {
      en: `The invoice is paid by direct debit, but does not name ${en} (${term}).`,
      fr: `La facture est payée par prélèvement, mais n'indique pas ${fr} (${term}).`,
    },
    fix: {
      en: `Give ${en} (${term}), or choose another payment means (BT-81).`,
      fr: `Indiquez ${fr} (${term}), ou choisissez un autre moyen de paiement (BT-81).`,
    },
  }));
}
