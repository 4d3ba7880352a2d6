// Rules that compare values say that they disagree. Which of them is wrong shows when they are computed again.

import type { Bilingual } from '@conforme/proto/schema';
import { Decimal } from '@conforme/engine/decimal';
import { asQuantity } from '../../invoice/amounts.ts';
import type { Correctable } from './index.ts';
import { recomputed, rightSum } from './sums.ts';

/** The values that are wrong, and what to do about them. */
export interface Culprit {
  readonly pointers: readonly string[];
  readonly fix: Bilingual;
}

/** The wrong values of a finding that compares several; null where that may be any of them. */
export function culpritOf(correctable: Correctable): Culprit | null {
  return sumOf(correctable) ?? rowOf(correctable) ?? baseOf(correctable) ?? withoutRow(correctable);
}

/** The total that is no sum of its parts. */
function sumOf({ rule, pointers, completed }: Correctable): Culprit | null {
  const [sum] = rightSum(rule ?? '', pointers, completed) ?? [];
  if (sum === undefined) return null;
  const field = sum.path.slice('/invoice/'.length).replaceAll('/', '.');
  return {
    pointers: [sum.path],
    fix: {
      en: `Leave totals out and let it be computed, or set ${field} to ${sum.value}.`,
      fr: `Omettez totals pour qu'il soit calculé, ou mettez ${field} à ${sum.value}.`,
    },
  };
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
    fix: {
      en: `Leave totals.vat_breakdown out and let it be computed, or set the tax of its row ${at + 1} (BT-117) to ${due}.`,
      fr: `Omettez totals.vat_breakdown pour qu'elle soit calculée, ou mettez la taxe de sa ligne ${at + 1} (BT-117) à ${due}.`,
    },
  };
}

const TAXES = /^BR-(?:CO-17|[A-Z]+-09)$/;
const ROW = /^\/invoice\/totals\/vat_breakdown\/(\d+)\//;

const NO_RATE: Bilingual = {
  en: 'Give the row its rate (BT-119), or leave totals.vat_breakdown out and let it be computed.',
  fr: "Donnez à la ligne son taux (BT-119), ou omettez totals.vat_breakdown pour qu'elle soit calculée.",
};

/** Of a row without a rate, that; where the VAT of a row is right, the base that it is not computed from. */
function baseOf({ rule, pointers, given, completed }: Correctable): Culprit | null {
  const at = ROW.exec(pointers[0] ?? '')?.[1];
  const row = at === undefined ? undefined : given.totals?.vat_breakdown[Number(at)];
  if (rule === null || !TAXES.test(rule) || row === undefined) return null;
  if (row.rate === null) return { pointers: [`/invoice/totals/vat_breakdown/${at}/rate`], fix: NO_RATE };
  const right = recomputed(completed).vat_breakdown.find((each) => keyOf(each) === keyOf(row));
  if (right === undefined || !Decimal.of(right.tax_amount).equals(Decimal.of(row.tax_amount))) return null;
  const due = right.taxable_amount;
  return {
    pointers: [`/invoice/totals/vat_breakdown/${at}/taxable_amount`],
    fix: {
      en: `Leave totals.vat_breakdown out and let it be computed, or set the base of the row (BT-116) to ${due}.`,
      fr: `Omettez totals.vat_breakdown pour qu'elle soit calculée, ou mettez la base de la ligne (BT-116) à ${due}.`,
    },
  };
}

const BASES = /^BR-(?:S|IG|IP)-08$/;
const STATED = /^\/invoice\/totals\/vat_breakdown\/(\d+)\/taxable_amount$/;

interface Taxed {
  readonly pointer: string;
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
  const all = taxedOf(completed);
  const known = new Set(rows.map(keyOf));
  const orphans = all.filter((each) => !known.has(taxKey(each.vat_category, each.vat_rate)));
  const own = all.filter((each) => taxKey(each.vat_category, each.vat_rate) === keyOf(row));
  const excess = Decimal.of(row.taxable_amount).sub(sum(own));
  const [first] = orphans;
  if (first === undefined || !sum(orphans).equals(excess)) return null;
  const rate = asQuantity(first.vat_rate ?? '0');
  return {
    pointers: orphans.map(({ pointer }) => `${pointer}/vat_rate`),
    fix: {
      en: `No row of totals.vat_breakdown is for ${first.vat_category} at ${rate} %, the rate of ${first.name.en}: correct the rate, add the row, or leave totals out and let it be computed.`,
      fr: `Aucune ligne de totals.vat_breakdown n'est pour ${first.vat_category} à ${rate.replace('.', ',')} %, le taux de ${first.name.fr}\u00a0: corrigez le taux, ajoutez cette ligne, ou omettez totals pour qu'il soit calculé.`,
    },
  };
}

const sum = (parts: readonly Taxed[]): Decimal =>
  parts.reduce((total, { base }) => total.add(base), Decimal.zero);

function taxedOf({ lines, allowances, charges }: Correctable['completed']): readonly Taxed[] {
  const adjusted = (parts: typeof allowances, list: string, names: Bilingual, sign: Decimal): Taxed[] =>
    parts.map(({ vat_category, vat_rate, amount }, at) => ({
      pointer: `/invoice/${list}/${at}`,
      name: { en: `${names.en} ${at + 1}`, fr: `${names.fr} ${at + 1}` },
      vat_category,
      vat_rate,
      base: Decimal.of(amount).mul(sign),
    }));
  return [
    ...lines.map(({ vat_category, vat_rate, net_amount }, at) => ({
      pointer: `/invoice/lines/${at}`,
      name: { en: `line ${at + 1}`, fr: `la ligne ${at + 1}` },
      vat_category,
      vat_rate,
      base: Decimal.of(net_amount),
    })),
    ...adjusted(allowances, 'allowances', { en: 'allowance', fr: 'la remise' }, Decimal.of('-1')),
    ...adjusted(charges, 'charges', { en: 'charge', fr: 'la charge' }, Decimal.of('1')),
  ];
}

const keyOf = ({ category, rate }: { readonly category: string; readonly rate: string | null }): string =>
  taxKey(category, rate);

const taxKey = (category: string, rate: string | null): string =>
  `${category} ${rate === null ? '' : Decimal.of(rate).toFixed(4)}`;
