// Rules that compare values say that they disagree. Which of them is wrong shows when they are computed again.

import type { Bilingual } from '@conforme/proto/schema';
import { Decimal } from '@conforme/engine/decimal';
import { termsAt } from '@conforme/proto/schema/terms';
import { asQuantity } from '../../invoice/amounts.ts';
import type { VatBreakdown } from '../../invoice/index.ts';
import { percentOf } from '../../plausibility/decimals.ts';
import { ADVICE, type Advice } from './advice.ts';
import type { Correctable } from './index.ts';
import { memoised } from './memoised.ts';
import { isSum, recomputed, rightSum } from './sums.ts';

/** The values that are wrong, and what to do about them. */
export interface Culprit {
  readonly pointers: readonly string[];
  /** The business term of each. */
  readonly term: string;
  readonly advice: Advice;
}

/** Of categories that are taxed: the tax of the others is 0 whatever their base. */
const TAXES = /^BR-(?:CO-17|(?:S|AF|AG|IG|IP)-09)$/;
const BASES = /^BR-(?:S|AF|AG|IG|IP)-08$/;

/** Whether a rule compares values of which one may be the culprit. */
export const compares = (rule: string | null): boolean =>
  rule !== null && (isSum(rule) || TAXES.test(rule) || BASES.test(rule));

/** The wrong values of a finding that compares several; null where that may be any of them. */
export function culpritOf(correctable: Correctable): Culprit | null {
  return (
    sumOf(correctable) ??
    rowOf(correctable) ??
    baseOf(correctable) ??
    withoutRow(correctable) ??
    lacksRow(correctable)
  );
}

/** The total that is no sum of its parts. */
function sumOf({ rule, pointers, completed }: Correctable): Culprit | null {
  const [sum] = rightSum(rule ?? '', pointers, completed) ?? [];
  if (sum === undefined) return null;
  const [term = ''] = termsAt(sum.path);
  const field = sum.path.slice('/invoice/'.length).replaceAll('/', '.');
  return { pointers: [sum.path], term, advice: ADVICE.sum(field, term, String(sum.value)) };
}

/** Where the VAT total is right, the row of the breakdown that is not. */
function rowOf({ rule, given, completed }: Correctable): Culprit | null {
  const rows = given.totals?.vat_breakdown ?? [];
  if (rule !== 'BR-CO-14' || rows.length === 0) return null;
  const right = new Map(recomputed(completed).vat_breakdown.map((row) => [keyOf(row), row.tax_amount]));
  const at = rows.findIndex((row) => {
    const due = right.get(keyOf(row));
    return due !== undefined && !Decimal.of(due).equals(Decimal.of(row.tax_amount));
  });
  const row = rows[at];
  if (row === undefined) return null;
  const due = right.get(keyOf(row))!;
  return {
    pointers: [`/invoice/totals/vat_breakdown/${at}/tax_amount`],
    term: 'BT-117',
    advice: ADVICE.rowTax(at + 1, due),
  };
}

const ROW = /^\/invoice\/totals\/vat_breakdown\/(\d+)\//;

/** Of a row without a rate, that; where the VAT of a row is right, the base that it is not computed from. */
function baseOf({ rule, pointers, given, completed }: Correctable): Culprit | null {
  const at = ROW.exec(pointers[0] ?? '')?.[1];
  const row = at === undefined ? undefined : given.totals?.vat_breakdown[Number(at)];
  if (rule === null || !TAXES.test(rule) || row === undefined) return null;
  // What is outside the scope of VAT has none.
  if (row.rate === null && row.category !== 'O')
    return { pointers: [`/invoice/totals/vat_breakdown/${at}/rate`], term: 'BT-119', advice: ADVICE.noRate };
  const rate = appliedRate(row);
  if (rate !== null)
    return {
      pointers: [`/invoice/totals/vat_breakdown/${at}/rate`],
      term: 'BT-119',
      advice: ADVICE.rate(rate),
    };
  const right = rightRows(completed).get(keyOf(row));
  if (right === undefined || !Decimal.of(right.tax_amount).equals(Decimal.of(row.tax_amount))) return null;
  const due = right.taxable_amount;
  // Base and tax agree: what is wrong is neither.
  if (Decimal.of(due).equals(Decimal.of(row.taxable_amount))) return null;
  return {
    pointers: [`/invoice/totals/vat_breakdown/${at}/taxable_amount`],
    term: 'BT-116',
    advice: ADVICE.rowBase(due),
  };
}

/** The rates by which most is taxed in France. */
const USUAL_RATES = ['20', '10', '5.5', '2.1'];

/** The rate by which the tax of a row was computed, where the one it states is none, or a share of 1. */
function appliedRate({ category, rate, taxable_amount, tax_amount }: VatBreakdown): string | null {
  if (category !== 'S' || rate === null || Decimal.of(rate).compare(Decimal.of('1')) >= 0) return null;
  const [base, tax] = [Decimal.of(taxable_amount), Decimal.of(tax_amount).roundHalfAwayFromZero(2)];
  if (base.equals(Decimal.zero)) return null;
  return USUAL_RATES.find((each) => percentOf(base, Decimal.of(each)).equals(tax)) ?? null;
}

/** The rows as they are computed again, by their key; the first of those of one. */
const rightRows = memoised(
  (completed: Correctable['completed']) =>
    new Map(
      recomputed(completed)
        .vat_breakdown.toReversed()
        .map((row) => [keyOf(row), row] as const),
    ),
);

const STATED = /^\/invoice\/totals\/vat_breakdown\/(\d+)\/taxable_amount$/;

interface Taxed {
  readonly pointer: string;
  /** Of the row that it belongs to. */
  readonly key: string;
  /** Of its rate. */
  readonly term: string;
  readonly name: Bilingual;
  readonly vat_category: string;
  readonly vat_rate: string | null;
  /** What it adds to the base of its row. */
  readonly base: Decimal;
}

/** Lines and adjustments at a rate that no row is for, where they are just what a row states too much. */
function withoutRow({ rule, pointers, given, completed }: Correctable): Culprit | null {
  const rows = given.totals?.vat_breakdown ?? [];
  const [, at] = STATED.exec(pointers[0] ?? '') ?? [];
  const row = at === undefined ? undefined : rows[Number(at)];
  if (rule === null || !BASES.test(rule) || row === undefined) return null;
  const sums = basesByKey(completed);
  const stated = keysOf(rows);
  const missing = [...sums].filter(([key]) => !stated.has(key)).map(([, base]) => base);
  const excess = Decimal.of(row.taxable_amount).sub(sums.get(keyOf(row)) ?? Decimal.zero);
  if (missing.length === 0 || !sum(missing).equals(excess)) return null;
  return noRowFor(taxedOf(completed).filter(({ key }) => !stated.has(key)));
}

/** The same where the rows that are stated are right, and their tax is not all. */
function lacksRow({ rule, given, completed }: Correctable): Culprit | null {
  const rows = given.totals?.vat_breakdown ?? [];
  if (rule !== 'BR-CO-14' || rows.length === 0) return null;
  const stated = keysOf(rows);
  const orphans = taxedOf(completed).filter(({ key }) => !stated.has(key));
  return orphans.length > 0 ? noRowFor(orphans) : null;
}

function noRowFor(orphans: readonly Taxed[]): Culprit {
  const first = orphans[0]!;
  const rate = asQuantity(first.vat_rate ?? '0');
  return {
    pointers: orphans.map(({ pointer }) => `${pointer}/vat_rate`),
    term: first.term,
    advice: ADVICE.noRow(first.vat_category, rate, first.name),
  };
}

const sum = (parts: readonly Decimal[]): Decimal =>
  parts.reduce((total, part) => total.add(part), Decimal.zero);

const keysOf = memoised((rows: readonly VatBreakdown[]) => new Set(rows.map(keyOf)));

/** What lines and adjustments add to each row there should be. */
const basesByKey = memoised((completed: Correctable['completed']) => {
  const sums = new Map<string, Decimal>();
  for (const { key, base } of taxedOf(completed)) sums.set(key, (sums.get(key) ?? Decimal.zero).add(base));
  return sums;
});

const taxedOf = memoised(({ lines, allowances, charges }: Correctable['completed']): readonly Taxed[] => {
  const adjusted = (
    parts: typeof allowances,
    list: string,
    term: string,
    names: Bilingual,
    sign: Decimal,
  ): Taxed[] =>
    parts.map(({ vat_category, vat_rate, amount }, at) => ({
      pointer: `/invoice/${list}/${at}`,
      key: taxKey(vat_category, vat_rate),
      term,
      name: { en: `${names.en} ${at + 1}`, fr: `${names.fr} ${at + 1}` },
      vat_category,
      vat_rate,
      base: Decimal.of(amount).mul(sign),
    }));
  return [
    ...lines.map(({ vat_category, vat_rate, net_amount }, at) => ({
      pointer: `/invoice/lines/${at}`,
      key: taxKey(vat_category, vat_rate),
      term: 'BT-152',
      name: { en: `line ${at + 1}`, fr: `la ligne ${at + 1}` },
      vat_category,
      vat_rate,
      base: Decimal.of(net_amount),
    })),
    ...adjusted(allowances, 'allowances', 'BT-96', { en: 'allowance', fr: 'la remise' }, Decimal.of('-1')),
    ...adjusted(charges, 'charges', 'BT-103', { en: 'charge', fr: 'la charge' }, Decimal.of('1')),
  ];
});

const keyOf = ({ category, rate }: { readonly category: string; readonly rate: string | null }): string =>
  taxKey(category, rate);

const taxKey = (category: string, rate: string | null): string =>
  `${category} ${rate === null ? '' : Decimal.of(rate).toFixed(4)}`;
