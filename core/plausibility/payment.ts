import {
  composeIBAN,
  electronicFormatIBAN,
  isSEPACountry,
  isValidBBAN,
  isValidBIC,
  isValidIBAN,
} from 'ibantools';
import { isValid, type Validator } from './check-digits.ts';
import { creditorDoubts } from './creditor.ts';
import type { Doubt, Doubtful } from './doubt.ts';

/** Direct debits of UNTDID 4461. */
const DIRECT_DEBIT: ReadonlySet<string> = new Set(['49', '59']);

/** Looks like an IBAN: other accounts have no check digits to look at. */
const IBAN = /^[A-Z]{2}\d{2}/i;

const IBANS: Validator = {
  validate: (value) => ({ isValid: isValidIBAN(electronicFormatIBAN(value) ?? '') }),
};

/** IBAN, BIC and identifier of a creditor that are none, and a direct debit that no bank can carry out. */
export function paymentDoubts(invoice: Doubtful): readonly Doubt[] {
  const { payment } = invoice;
  if (!payment) return [];
  const { iban, bic, debited_iban: debited, means_code: means } = payment;
  const debit = means !== null && DIRECT_DEBIT.has(means);
  return [
    ...account('iban', 'BT-84', iban, isSepa(invoice)),
    ...account('debited_iban', 'BT-91', debited, false),
    ...creditorDoubts(payment.creditor_reference_id),
    ...(bic && !isValidBIC(bic.toUpperCase()) ? [bicDoubt(bic)] : []),
    ...(debit ? missingOfDebit(payment) : []),
  ];
}

/** Euros between accounts of the area are paid to IBANs alone (Regulation (EU) 260/2012, art. 5). */
const isSepa = ({ currency, seller }: Doubtful): boolean =>
  currency === 'EUR' && isSEPACountry(seller?.address?.country ?? '');

function account(field: string, term: string, value: string | null, isSepa: boolean): readonly Doubt[] {
  if (!value || isValid(IBANS, value)) return [];
  if (!IBAN.test(value)) return isSepa ? [noIban(value, `/invoice/payment/${field}`, term)] : [];
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

/** The IBAN of a French RIB, which is all of it but the first four characters; null for what is no RIB, by its own key. */
function ibanOf(value: string): string | null {
  const bban = value.replaceAll(/[\s.-]/g, '').toUpperCase();
  return isValidBBAN(bban, 'FR') ? composeIBAN({ countryCode: 'FR', bban }) : null;
}

function noIban(value: string, pointer: string, term: string): Doubt {
  const iban = ibanOf(value);
  return {
    rule: 'PLAUSIBLE-IBAN',
    terms: [term],
    pointer,
    message: {
      en: `“${value}” (${term}) is no IBAN, to which euros are paid${iban === null ? '' : ', but a French RIB'}.`,
      fr: `«\u00a0${value}\u00a0» (${term}) n'est pas un IBAN, qu'exige un paiement en euros${iban === null ? '' : ', mais un RIB'}.`,
    },
    fix:
      iban === null
        ? {
            en: "Copy the IBAN from the bank statement: it begins with the country's two letters.",
            fr: "Recopiez l'IBAN du relevé bancaire\u00a0: il commence par les deux lettres du pays.",
          }
        : { en: `Give its IBAN, ${iban}.`, fr: `Donnez son IBAN, ${iban}.` },
  };
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
