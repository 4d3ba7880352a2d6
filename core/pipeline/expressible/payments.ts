import type { Bilingual } from '@conforme/proto/schema';
import type { CompleteInvoice, Payment } from '../../invoice/index.ts';
import type { Destination } from '../destination.ts';
import { filtered, type Adapt, type Adaptation, type Left } from './adapted.ts';
import { isUbl } from './level.ts';

type Means = CompleteInvoice['further_payments'][number];

const FURTHER = '/invoice/further_payments';

/** What the invoice has one of, by its term, what becomes of the others, and the rules that say so. */
const oneOnly = (
  term: string,
  rules: string,
  [has, then]: readonly [string, string],
  [a, alors]: readonly [string, string],
): Bilingual => ({
  en: `${has} (${term}): ${then} (${rules}).`,
  fr: `${a} (${term}) : ${alors} (${rules}).`,
});

const ONE_CODE = oneOnly(
  'BT-81',
  'UBL-SR-47, CII-SR-467',
  ['An invoice has one payment means code', 'other ways to pay are left out'],
  ['Une facture a un seul code de moyen de paiement', 'les autres moyens sont omis'],
);
const ONE_TEXT = oneOnly(
  'BT-82',
  'UBL-SR-46, CII-SR-468',
  ['An invoice has one text of its payment means', 'the first is written'],
  ['Une facture a un seul libellé de moyen de paiement', 'le premier est écrit'],
);
const ONE_CARD = oneOnly(
  'BG-18',
  'UBL-SR-54',
  ['In UBL an invoice has one payment card', 'the first is written'],
  ['En UBL, une facture a une seule carte de paiement', 'la première est écrite'],
);
const ONE_MANDATE = oneOnly(
  'BG-19',
  'UBL-SR-55',
  ['In UBL an invoice has one direct debit', 'the first is written'],
  ['En UBL, une facture a un seul prélèvement', 'le premier est écrit'],
);

/** Whose rules alone take different ways to pay. */
const isOfFacturX = (destination: Destination): boolean =>
  !isUbl(destination) && destination.profile === 'extended';

/** BT-81 stands at each account and is the same at all of them, but in Factur-X EXTENDED. */
export const oneMeansCode: Adapt = (invoice, destination) => {
  const { payment, further_payments: further } = invoice;
  if (further.length === 0 || isOfFacturX(destination)) return { invoice };
  const code = (payment ?? further[0]!).means_code;
  const { items, says, left } = filtered(further, FURTHER, ({ means_code }) => means_code === code, ONE_CODE);
  return left.length === 0 ? { invoice } : { invoice: { ...invoice, further_payments: items }, says, left };
};

/** BT-82 likewise; in UBL not even the same text may stand twice. */
export const oneMeansText: Adapt = (invoice, destination) => {
  if (invoice.further_payments.length === 0 || isOfFacturX(destination)) return { invoice };
  if (isUbl(destination)) return firstOnly(invoice, hasText, ['means_text'], ONE_TEXT);
  const first = meansOf(invoice).find(hasText)?.means_text;
  const isOther = (means: Means): boolean => hasText(means) && means.means_text !== first;
  return without(invoice, isOther, ['means_text'], ONE_TEXT);
};

const hasText = ({ means_text: text }: Means): boolean => !!text;

export const oneCard: Adapt = (invoice, destination) =>
  isUbl(destination) ? firstOnly(invoice, ({ card }) => card !== null, ['card'], ONE_CARD) : { invoice };

const DEBIT = ['mandate_reference', 'debited_iban', 'debited_bic', 'debited_account_name'] as const;

export const oneMandate: Adapt = (invoice, destination) => {
  const isDebit = (means: Means): boolean => DEBIT.some((key) => !!means[key]);
  return isUbl(destination) ? firstOnly(invoice, isDebit, DEBIT, ONE_MANDATE) : { invoice };
};

const meansOf = ({ payment, further_payments: further }: CompleteInvoice): readonly Means[] =>
  payment === null ? further : [payment, ...further];

type Key = keyof Means & keyof Payment;

/** Leaves these properties to the first way of paying that has them. */
function firstOnly(
  invoice: CompleteInvoice,
  has: (means: Means) => boolean,
  keys: readonly Key[],
  reason: Bilingual,
): Adaptation {
  const first = meansOf(invoice).find(has);
  return without(invoice, (means) => has(means) && means !== first, keys, reason);
}

/** Takes these properties from further ways of paying. */
function without(
  invoice: CompleteInvoice,
  isOther: (means: Means) => boolean,
  keys: readonly Key[],
  reason: Bilingual,
): Adaptation {
  const left: Left[] = [];
  const items = invoice.further_payments.map((means, i) => {
    if (!isOther(means)) return means;
    left.push(...keys.map((key) => ({ pointer: `${FURTHER}/${i}/${key}`, reason })));
    return { ...means, ...Object.fromEntries(keys.map((key) => [key, null])) };
  });
  return left.length === 0 ? { invoice } : { invoice: { ...invoice, further_payments: items }, left };
}

const SHORT_NUMBER = {
  en: 'In CII at most ten characters of a card number may stand (BT-87, BR-51): the last four are written.',
  fr: "En CII, dix caractères au plus d'un numéro de carte peuvent figurer (BT-87, BR-51) : les quatre derniers sont écrits.",
};
const LONGEST = 10;
const SHOWN = 4;

/** EN 16931 requires the last four to six digits of a card; the rules for CII refuse a whole number, those for UBL warn of it. */
export const shortCardNumber: Adapt = (invoice, { output }) => {
  const number = invoice.payment?.card?.account_number?.trim();
  if (output === 'ubl-xml' || !number || number.length <= LONGEST) return { invoice };
  const pointer = '/invoice/payment/card/account_number';
  const payment = invoice.payment!;
  const card = { ...payment.card!, account_number: number.slice(-SHOWN) };
  return {
    invoice: { ...invoice, payment: { ...payment, card } },
    left: [{ pointer, reason: SHORT_NUMBER }],
    says: new Map([[pointer, []]]),
  };
};
