import { Decimal } from '@conforme/engine/decimal';
import { money, toCents } from './amounts.ts';
import { counts } from './counted.ts';
import type { Computable, Invoice, VatBreakdown, VatCategory } from './model.ts';
import type { Computed, Derivation } from './origins.ts';
import { BLANK_BREAKDOWN } from './reading.ts';
import { EXEMPT, rateOf } from './vat.ts';

const AT = '/invoice/totals/vat_breakdown';

/** Something that is taxed: a line, a document level allowance or charge. */
interface Share {
  readonly category: VatCategory;
  readonly rate: string | null;
  /** Negative for allowances. */
  readonly amount: Decimal;
  readonly at: string;
  readonly amountKey: 'net_amount' | 'amount';
  /** Where its category and rate stand below `at`. */
  readonly taxKeys: readonly [category: string, rate: string];
}

/** BG-23: one row for every pair of category and rate, in order of appearance (BR-CO-18). */
export function computeBreakdown(invoice: Computable): Computed<VatBreakdown[]> {
  const groups = [...Map.groupBy(shares(invoice), ({ category, rate }) => `${category} ${rate}`).values()];
  return [groups.map(rowOf), groups.flatMap((group, i) => rowDerivations(group, `${AT}/${i}`))];
}

const TAX_KEYS = ['vat_category', 'vat_rate'] as const;

/** Lines and document level allowances and charges, each with its sign (BR-S-08 and its like); logistics are charges. */
function* shares({ lines, allowances, charges, logistics_charges: logistics }: Computable): Generator<Share> {
  for (const [i, line] of lines.entries()) {
    if (!counts(line)) continue;
    const amount = Decimal.of(line.net_amount);
    yield { ...taxOf(line), amount, at: `/invoice/lines/${i}`, amountKey: 'net_amount', taxKeys: TAX_KEYS };
  }
  for (const [i, item] of allowances.entries()) {
    const amount = Decimal.of(item.amount).neg();
    yield { ...taxOf(item), amount, at: `/invoice/allowances/${i}`, amountKey: 'amount', taxKeys: TAX_KEYS };
  }
  for (const [i, item] of charges.entries()) {
    const amount = Decimal.of(item.amount);
    yield { ...taxOf(item), amount, at: `/invoice/charges/${i}`, amountKey: 'amount', taxKeys: TAX_KEYS };
  }
  for (const [i, { amount: text, vat }] of logistics.entries()) {
    const { category = null, rate = null } = vat[0] ?? {};
    // Without a category nothing says where it belongs; the rules then find the sums that do not add up.
    if (category === null) continue;
    const at = `/invoice/logistics_charges/${i}`;
    const tax = {
      category,
      rate: rateOf(category, rate),
      taxKeys: ['vat/0/category', 'vat/0/rate'] as const,
    };
    yield { ...tax, amount: Decimal.of(text), at, amountKey: 'amount' };
  }
}

function taxOf(item: { readonly vat_category: VatCategory; readonly vat_rate: string | null }): {
  category: VatCategory;
  rate: string | null;
} {
  return { category: item.vat_category, rate: item.vat_rate };
}

/** BT-117 is computed from the sum of the group, not from each line (decision 24). */
function rowOf(group: readonly Share[]): VatBreakdown {
  const { category, rate } = group[0]!;
  const taxable = toCents(group.reduce((total, share) => total.add(share.amount), Decimal.zero));
  const tax =
    rate === null ? Decimal.zero : toCents(taxable.mul(Decimal.of(rate)).div(Decimal.fromInteger(100)));
  return { ...BLANK_BREAKDOWN, category, rate, taxable_amount: money(taxable), tax_amount: money(tax) };
}

/** A row comes from every item of its group; its VAT besides from their rates, where there are any. */
function rowDerivations(group: readonly Share[], at: string): Derivation[] {
  const from = (key: (share: Share) => string): string[] => group.map((share) => `${share.at}/${key(share)}`);
  const amounts: Derivation[] = [
    [`${at}/category`, from(({ taxKeys }) => taxKeys[0])],
    [`${at}/taxable_amount`, from((share) => share.amountKey)],
  ];
  if (group[0]!.rate === null) return [...amounts, [`${at}/tax_amount`, [`${at}/taxable_amount`]]];
  return [
    ...amounts,
    [`${at}/rate`, from(({ taxKeys }) => taxKeys[1])],
    [`${at}/tax_amount`, [`${at}/taxable_amount`, `${at}/rate`]],
  ];
}

/** Rows with the rate their category implies and the invoice's own exemption reason where they have none (BT-120, BT-121). */
export function completeBreakdown(invoice: Invoice, rows: readonly VatBreakdown[]): Computed<VatBreakdown[]> {
  const derivations: Derivation[] = [];
  const completed = rows.map((row, i) => {
    const at = `${AT}/${i}`;
    const rate = rateOf(row.category, row.rate);
    if (row.rate === null && rate !== null) derivations.push([`${at}/rate`, [`${at}/category`]]);
    if (!EXEMPT.has(row.category)) return { ...row, rate };
    derivations.push(...reasonDerivations(invoice, row, at));
    return {
      ...row,
      rate,
      exemption_reason: row.exemption_reason ?? invoice.tax_exemption_reason,
      exemption_reason_code: row.exemption_reason_code ?? invoice.tax_exemption_reason_code,
    };
  });
  return [completed, derivations];
}

/** A reason is the row's own, or the invoice's; only the latter is derived. */
function reasonDerivations(invoice: Invoice, row: VatBreakdown, at: string): Derivation[] {
  return (['exemption_reason', 'exemption_reason_code'] as const)
    .filter((key) => row[key] === null && invoice[`tax_${key}`] !== null)
    .map((key) => [`${at}/${key}`, [`/invoice/tax_${key}`]]);
}
