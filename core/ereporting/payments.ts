import { Decimal } from '@conforme/engine/decimal';
import type { Bilingual } from '@conforme/proto/schema';
import {
  isOnDebits,
  type Fault,
  type Given,
  type GivenInvoice,
  type LeftOut,
  type ReportWish,
  type Step,
} from './facts.ts';
import { ratesOf } from './sales.ts';
import { blockOf, isWithin, REASONS, type Block } from './which.ts';

interface Paid extends Given {
  readonly block: Block;
  readonly date: string;
  readonly invoice: GivenInvoice['invoice'] | null;
  readonly rate: Decimal;
  readonly amount: Decimal;
}

export interface Payments {
  readonly invoices: readonly object[];
  readonly days: readonly object[];
  readonly steps: readonly Step[];
  readonly leftOut: readonly LeftOut[];
  readonly faults: readonly Fault[];
}

/** No VAT of the seller is in them. */
const NOT_OWED: ReadonlySet<string> = new Set(['AE', 'K', 'G', 'O']);

/** Collections of services: those of invoices one by one (10.2), those of consumers summed by day (10.4). */
export function paymentsOf(wish: ReportWish): Payments {
  const leftOut: LeftOut[] = [];
  const faults: Fault[] = [];
  const paid = wish.payments.flatMap((_, i) => paidIn(wish, i, leftOut, faults));
  const steps: Step[] = [];
  const invoices = [
    ...Map.groupBy(ofBlock(paid, '10.1'), ({ number, date }) => `${date} ${number}`).values(),
  ].map((group, i) => {
    const [{ invoice, date }] = group as [Paid];
    const rates = collected(group, { at: `/payments/invoices/${i}`, term: 'TT-95' }, steps);
    return { number: invoice!.number, issue_date: invoice!.issue_date, date, rates };
  });
  const days = [...Map.groupBy(ofBlock(paid, '10.3'), ({ date }) => date)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, group], i) => ({
      date,
      rates: collected(group, { at: `/payments/days/${i}`, term: 'TT-99' }, steps),
    }));
  return { invoices, days, steps, leftOut, faults };
}

const ofBlock = (paid: readonly Paid[], block: Block): readonly Paid[] =>
  paid.filter((each) => each.block === block);

function collected(group: readonly Paid[], { at, term }: { at: string; term: string }, steps: Step[]) {
  return ratesOf(group).map(([rate, of], n) => {
    const amount = of.reduce((total, each) => total.add(each.amount), Decimal.zero).toFixed(2);
    const from = of.map(({ pointer, number, amount: own }) => ({ pointer, number, value: own.toFixed(2) }));
    steps.push({
      path: `${at}/rates/${n}/amount`,
      term,
      value: amount,
      date: of[0]!.date,
      category: null,
      rate: rate.toFixed(2),
      from,
    });
    return { rate: rate.toFixed(2), currency: 'EUR', amount };
  });
}

/** What of a payment is reported: its rates, or nothing and why. */
function paidIn(wish: ReportWish, i: number, leftOut: LeftOut[], faults: Fault[]): readonly Paid[] {
  const pointer = `/payments/${i}`;
  const payment = wish.payments[i]!;
  const { date, invoice: number, rates } = payment;
  const without = (reason: Bilingual, at = pointer): readonly Paid[] => {
    leftOut.push({ pointer: at, number, reason });
    return [];
  };
  faults.push(...negative(payment, pointer));
  if (!isWithin(date, wish.period)) return without(REASONS.period);
  if (wish.declarant.role === 'BY') return without(REASONS.purchase);
  const given = number === null ? null : wish.invoices.find(({ invoice }) => invoice.number === number);
  if (given === undefined) {
    faults.push(unknownInvoice(pointer, number!));
    return [];
  }
  const whole = given === null ? null : reasonAgainst(given, wish);
  if (whole) return without(whole);
  const block = given === null ? '10.3' : blockOf(given, wish.declarant).block!;
  return rates.flatMap(({ rate, amount }, n) => {
    const at = `${pointer}/rates/${n}`;
    const part = { pointer: at, number, block, date, invoice: given?.invoice ?? null };
    const reported = { ...part, rate: Decimal.of(rate), amount: Decimal.of(amount) };
    const row = given?.invoice.vat_breakdown.find((each) =>
      Decimal.of(each.rate ?? '0').equals(reported.rate),
    );
    if (given && !row) faults.push(unknownRate(at, number!, rate));
    if (row && NOT_OWED.has(row.category ?? '')) return without(REASONS.reverse, at);
    if (row?.exemption_reason_code?.startsWith('VATEX-FR-CGI261')) return without(REASONS.exempt, at);
    return [reported];
  });
}

function reasonAgainst(given: GivenInvoice, { declarant }: ReportWish): Bilingual | null {
  const { invoice } = given;
  const { reason } = blockOf(given, declarant);
  if (reason) return reason;
  if (invoice.business_process?.startsWith('B')) return REASONS.goods;
  return isOnDebits(invoice.tax_point_code) ? REASONS.debits : null;
}

/** G1.16, which the published rules hold against G7.07. */
function negative({ rates }: ReportWish['payments'][number], pointer: string): readonly Fault[] {
  return rates.flatMap(({ amount }, n) =>
    Decimal.of(amount).isNegative()
      ? [
          {
            pointer: `${pointer}/rates/${n}/amount`,
            message: {
              en: 'A payment cannot be negative (G1.16): money that is given back has no place in Flux 10.',
              fr: "Un paiement ne peut être négatif (G1.16) : une somme rendue n'a pas de place dans le flux 10.",
            },
            fix: {
              en: 'Deduct it from what was collected, and replace the report of that period (kind RE).',
              fr: 'Déduisez-la de ce qui a été encaissé, et remplacez la déclaration de cette période (RE).',
            },
          },
        ]
      : [],
  );
}

const unknownInvoice = (pointer: string, number: string): Fault => ({
  pointer: `${pointer}/invoice`,
  message: {
    en: `The invoice ${number} is not among those given, so that nothing says what was paid.`,
    fr: `La facture ${number} n'est pas parmi celles données : rien ne dit ce qui est payé.`,
  },
});

const unknownRate = (pointer: string, number: string, rate: string): Fault => ({
  pointer: `${pointer}/rate`,
  message: {
    en: `The invoice ${number} has no VAT at ${rate} %.`,
    fr: `La facture ${number} n'a pas de TVA à ${rate} %.`,
  },
});
