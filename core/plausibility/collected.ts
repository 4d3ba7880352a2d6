import { Decimal } from '@conforme/engine/decimal';
import { inFrench } from './days.ts';
import { comma } from './decimals.ts';
import type { Doubt } from './doubt.ts';

/** A rate of an amount collected that is written as a share, which no rule for statuses asks. */
export const shareDoubt = (rate: string, percent: string, pointer: string): Doubt => ({
  rule: 'PLAUSIBLE-RATE',
  terms: ['MDT-224'],
  pointer,
  message: {
    en: `The VAT rate is ${rate} %; did you mean ${percent} %?`,
    fr: `Le taux de TVA est de ${comma(rate)} % ; vouliez-vous dire ${comma(percent)} % ?`,
  },
  fix: {
    en: 'Give the rate (MDT-224) in percent, for instance 20.',
    fr: 'Donnez le taux (MDT-224) en pour cent, par exemple 20.',
  },
});

/** A payment received (status 212), as its status says it. */
export interface Collected {
  /** YYYY-MM-DD; null where the caller left it to the clock. */
  readonly day: string | null;
  readonly amounts: readonly CollectedAmount[];
}

export interface CollectedAmount {
  readonly amount: string;
  readonly rate: string | null;
  /** Where it stands in what was asked. */
  readonly pointer: string;
}

/** The invoice it is of, as far as it is known: of one that is given by a few fields, its day alone. */
export interface CollectedInvoice {
  readonly issueDate: string | null;
  /** Its framework (BT-23) says that it was paid before it was issued. */
  readonly wasPaidBefore: boolean;
  /** BT-112, in the currency of the amounts. */
  readonly total: string | null;
  /** BT-119; null where not known. */
  readonly rates: readonly string[] | null;
}

/** What of a payment received no rule for statuses asks, and its invoice contradicts. */
export function collectedDoubts(
  { day, amounts }: Collected,
  invoice: CollectedInvoice,
  today: string,
): readonly Doubt[] {
  return [
    ...dayDoubts(day, invoice, today),
    ...totalDoubts(amounts, invoice),
    ...rateDoubts(amounts, invoice),
  ];
}

function dayDoubts(
  day: string | null,
  { issueDate, wasPaidBefore }: CollectedInvoice,
  today: string,
): readonly Doubt[] {
  if (day === null) return [];
  if (day > today) return [ahead(day)];
  const isBefore = issueDate !== null && day < issueDate && !wasPaidBefore;
  return isBefore ? [before(day, issueDate)] : [];
}

const CORRECT_DAY = {
  en: 'Correct the time of the payment (MDT-78).',
  fr: "Corrigez l'horodatage de l'encaissement (MDT-78).",
} as const;

const ahead = (day: string): Doubt => ({
  rule: 'PLAUSIBLE-DATE',
  terms: ['MDT-78'],
  pointer: '/at',
  message: {
    en: `The payment is said to have been received on ${day}, which is still to come.`,
    fr: `L'encaissement est daté du ${inFrench(day)}, qui est encore à venir.`,
  },
  fix: CORRECT_DAY,
});

const before = (day: string, issued: string): Doubt => ({
  rule: 'PLAUSIBLE-DATE',
  terms: ['MDT-78', 'BT-2'],
  pointer: '/at',
  message: {
    en: `The payment is of ${day}, before its invoice, which is of ${issued}.`,
    fr: `L'encaissement est du ${inFrench(day)}, avant sa facture, qui est du ${inFrench(issued)}.`,
  },
  fix: CORRECT_DAY,
});

/** Amounts that add up to more than the invoice with VAT; of a credit note, whose amounts are paid back, the sign is left open. */
function totalDoubts(amounts: readonly CollectedAmount[], { total }: CollectedInvoice): readonly Doubt[] {
  const [first] = amounts;
  if (total === null || first === undefined) return [];
  const sum = amounts.reduce((all, { amount }) => all.add(Decimal.of(amount)), Decimal.zero);
  if (sum.abs().compare(Decimal.of(total).abs()) <= 0) return [];
  const collected = sum.toFixed(2);
  return [
    {
      rule: 'PLAUSIBLE-COLLECTED',
      terms: ['MDT-215', 'BT-112'],
      pointer: `${first.pointer}/amount`,
      message: {
        en: `${collected} was collected, more than the total of the invoice with VAT, ${total}.`,
        fr: `${comma(collected)} a été encaissé, plus que le total TTC de la facture, ${comma(total)}.`,
      },
      fix: {
        en: 'Give what was collected of this invoice (MDT-215), VAT included; what was paid besides is of another one.',
        fr: "Donnez ce qui a été encaissé pour cette facture (MDT-215), TVA comprise ; le surplus relève d'une autre.",
      },
    },
  ];
}

function rateDoubts(amounts: readonly CollectedAmount[], { rates }: CollectedInvoice): readonly Doubt[] {
  if (rates === null || rates.length === 0) return [];
  const known = rates.map((rate) => Decimal.of(rate));
  const named = (french: boolean): string =>
    [...new Set(rates)].map((rate) => `${french ? comma(rate) : rate} %`).join(', ');
  return amounts.flatMap(({ rate, pointer }) => {
    if (rate === null || known.some((each) => each.equals(Decimal.of(rate)))) return [];
    return [
      {
        rule: 'PLAUSIBLE-RATE',
        terms: ['MDT-224', 'BT-119'],
        pointer: `${pointer}/rate`,
        message: {
          en: `An amount was collected at a VAT rate of ${rate} %, which the invoice does not have: it has ${named(false)}.`,
          fr: `Un montant est encaissé au taux de TVA de ${comma(rate)} %, que la facture n'a pas : elle a ${named(true)}.`,
        },
        fix: {
          en: 'Divide what was collected among the rates of the invoice (MDT-224).',
          fr: 'Répartissez ce qui a été encaissé entre les taux de la facture (MDT-224).',
        },
      },
    ];
  });
}
