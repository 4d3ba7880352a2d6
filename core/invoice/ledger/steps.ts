import { counts } from '../counted.ts';
import type { ReadInvoice } from '../model.ts';
import type { Origins } from '../origins.ts';
import { parsed, type Amount, type Book, type Ingredient } from './book.ts';

const AT = '/invoice';
const TOTALS = `${AT}/totals`;

type Line = ReadInvoice['lines'][number];
type Totals = NonNullable<ReadInvoice['totals']>;

/** Enters every amount of the invoice, each behind those it is made of. */
export function enterAll(book: Book, invoice: ReadInvoice, origins: Origins): void {
  const { totals } = invoice;
  invoice.lines.forEach((line, i) => book.enter(lineAmount(line, `${AT}/lines/${i}`)));
  if (totals === null) return;
  const enter = (key: SumKey, term: string, rest: Pick<Amount, 'rounding' | 'ingredients'>): void =>
    book.enter({ term, pointer: `${TOTALS}/${key}`, stated: totals[key], ...rest });
  const { lines } = invoice;
  const sold = lines.flatMap((line, i) =>
    counts(line) ? [book.ingredient('add', `${AT}/lines/${i}/net_amount`, 'BT-131', line.net_amount)] : [],
  );
  enter('line_total', 'BT-106', { rounding: 'cents', ingredients: lines.length === 0 ? null : sold });
  for (const [key, parts, term] of ADJUSTMENTS) {
    const items = parts.flatMap(([part, of]) =>
      invoice[part].map(({ amount }, i) => book.ingredient('add', `${AT}/${part}/${i}/amount`, of, amount)),
    );
    if (totals[key] !== null || items.length > 0) enter(key, term, { rounding: 'cents', ingredients: items });
  }
  enter('tax_exclusive', 'BT-109', { rounding: 'none', ingredients: net(book, totals) });
  const rows = enterBreakdown(book, invoice, totals);
  enter('tax_total', 'BT-110', { rounding: 'none', ingredients: rows.length === 0 ? null : rows });
  enterGiven(book, totals, 'tax_total_accounting', 'BT-111', origins);
  enter('tax_inclusive', 'BT-112', { rounding: 'none', ingredients: gross(book, totals) });
  enterGiven(book, totals, 'prepaid', 'BT-113', origins);
  enterGiven(book, totals, 'rounding', 'BT-114', origins);
  enter('amount_due', 'BT-115', { rounding: 'none', ingredients: due(book, invoice, totals) });
}

type SumKey = Exclude<keyof Totals, 'vat_breakdown'>;

/** Logistics charges (EXTENDED) count among the charges. */
const CHARGES = [
  ['charges', 'BT-99'],
  ['logistics_charges', null],
] as const;

const ADJUSTMENTS = [
  ['allowance_total', [['allowances', 'BT-92']], 'BT-107'],
  ['charge_total', CHARGES, 'BT-108'],
] as const;

/** BT-131 = quantity × price ÷ base quantity − allowances + charges. A price per zero pieces counts as one per piece. */
function lineAmount(line: Line, at: string): Amount {
  const base = parsed(line.price_base_quantity);
  const ingredients: Ingredient[] = [
    { operator: 'add', pointer: `${at}/quantity`, term: 'BT-129', value: line.quantity },
    { operator: 'multiply', pointer: `${at}/unit_price`, term: 'BT-146', value: line.unit_price },
  ];
  if (base !== null && !base.isZero())
    ingredients.push({
      operator: 'divide',
      pointer: `${at}/price_base_quantity`,
      term: 'BT-149',
      value: line.price_base_quantity,
    });
  for (const [key, operator, term] of [
    ['allowances', 'subtract', 'BT-136'],
    ['charges', 'add', 'BT-141'],
  ] as const)
    line[key].forEach(({ amount: value }, i) =>
      ingredients.push({ operator, pointer: `${at}/${key}/${i}/amount`, term, value }),
    );
  return {
    term: 'BT-131',
    pointer: `${at}/net_amount`,
    stated: line.net_amount,
    rounding: 'cents',
    ingredients,
  };
}

/** BT-109 = BT-106 − BT-107 + BT-108; the last two only where they stand in the invoice. */
function net(book: Book, totals: Totals): Ingredient[] {
  return [
    book.ingredient('add', `${TOTALS}/line_total`, 'BT-106', totals.line_total),
    ...optional(book, 'subtract', totals, 'allowance_total', 'BT-107'),
    ...optional(book, 'add', totals, 'charge_total', 'BT-108'),
  ];
}

/** BT-112 = BT-109 + BT-110. */
function gross(book: Book, totals: Totals): Ingredient[] {
  return [
    book.ingredient('add', `${TOTALS}/tax_exclusive`, 'BT-109', totals.tax_exclusive),
    ...optional(book, 'add', totals, 'tax_total', 'BT-110'),
  ];
}

/** BT-115 = BT-112 − BT-113 + BT-114, and what is settled besides (EXTENDED). */
function due(book: Book, invoice: ReadInvoice, totals: Totals): Ingredient[] {
  const settled = invoice.financial_adjustments.map(({ amount }, i) =>
    book.ingredient('add', `${AT}/financial_adjustments/${i}/amount`, null, amount),
  );
  return [
    book.ingredient('add', `${TOTALS}/tax_inclusive`, 'BT-112', totals.tax_inclusive),
    ...optional(book, 'subtract', totals, 'prepaid', 'BT-113'),
    ...optional(book, 'add', totals, 'rounding', 'BT-114'),
    ...settled,
  ];
}

function optional(
  book: Book,
  operator: Ingredient['operator'],
  totals: Totals,
  key: SumKey,
  term: string,
): Ingredient[] {
  return totals[key] === null ? [] : [book.ingredient(operator, `${TOTALS}/${key}`, term, totals[key])];
}

/** Amounts that are made of nothing in the invoice, except where completion took them from somewhere (decisions 28 and 33). */
function enterGiven(book: Book, totals: Totals, key: SumKey, term: string, origins: Origins): void {
  const pointer = `${TOTALS}/${key}`;
  const stated = totals[key];
  if (stated === null) return;
  const from = origins.get(pointer) ?? [];
  const ingredients = from.includes(`${AT}/already_paid`)
    ? gross(book, totals)
    : from.map((source): Ingredient => ({ operator: 'add', pointer: source, term, value: stated }));
  book.enter({
    term,
    pointer,
    stated,
    rounding: 'none',
    ingredients: from.length === 0 ? null : ingredients,
  });
}

interface Group {
  readonly category: string | null;
  readonly rate: string | null;
  readonly shares: Ingredient[];
}

/**
 * BG-23, BT-116 and BT-117 of every row, and of every group of category and rate that has none. Rows that only their
 * exemption reasons tell apart (profile EXTENDED) cannot be led back to lines.
 */
function enterBreakdown(book: Book, invoice: ReadInvoice, totals: Totals): Ingredient[] {
  const groups = groupsOf(book, invoice);
  const rows = totals.vat_breakdown;
  const byKey = Map.groupBy(rows, ({ category, rate }) => groupKey(category, rate));
  const isKnown = invoice.lines.length > 0;
  rows.forEach((row, i) => {
    const key = groupKey(row.category, row.rate);
    const isAlone = byKey.get(key)!.length === 1;
    enterRow(book, i, row, isKnown && isAlone ? (groups.get(key)?.shares ?? []) : null);
  });
  const missing = [...groups].filter(([key]) => isKnown && !byKey.has(key));
  missing.forEach(([, { category, rate, shares }], i) => {
    enterRow(book, rows.length + i, { category, rate, taxable_amount: null, tax_amount: null }, shares);
  });
  const counted = rows.length > 0 ? rows.map((row) => row.tax_amount) : missing.map(() => null);
  return counted.map((stated, i) =>
    book.ingredient('add', `${TOTALS}/vat_breakdown/${i}/tax_amount`, 'BT-117', stated),
  );
}

interface Row {
  readonly category: string | null;
  readonly rate: string | null;
  readonly taxable_amount: string | null;
  readonly tax_amount: string | null;
}

function enterRow(book: Book, i: number, row: Row, shares: readonly Ingredient[] | null): void {
  const at = `${TOTALS}/vat_breakdown/${i}`;
  const { category, rate } = row;
  const common = { category, rate, rounding: 'cents' } as const;
  const base = { ...common, term: 'BT-116', pointer: `${at}/taxable_amount`, stated: row.taxable_amount };
  book.enter({ ...base, ingredients: shares });
  const ingredients: Ingredient[] = [
    book.ingredient('add', base.pointer, 'BT-116', row.taxable_amount),
    { operator: 'multiply', pointer: `${at}/rate`, term: 'BT-119', value: rate ?? '0' },
    { operator: 'divide', pointer: null, term: null, value: '100' },
  ];
  book.enter({ ...common, term: 'BT-117', pointer: `${at}/tax_amount`, stated: row.tax_amount, ingredients });
}

/** Lines, document allowances and charges by VAT category and rate, in order of appearance (BR-CO-18). */
function groupsOf(book: Book, invoice: ReadInvoice): Map<string, Group> {
  const groups = new Map<string, Group>();
  const put = (category: string | null, rate: string | null, share: Ingredient): void => {
    const key = groupKey(category, rate);
    const group = groups.get(key) ?? { category, rate, shares: [] };
    groups.set(key, group);
    group.shares.push(share);
  };
  invoice.lines.forEach((line, i) => {
    const share = book.ingredient('add', `${AT}/lines/${i}/net_amount`, 'BT-131', line.net_amount);
    if (counts(line)) put(line.vat_category, line.vat_rate, share);
  });
  invoice.allowances.forEach(({ amount, vat_category: category, vat_rate: rate }, i) =>
    put(category, rate, book.ingredient('subtract', `${AT}/allowances/${i}/amount`, 'BT-92', amount)),
  );
  invoice.charges.forEach(({ amount, vat_category: category, vat_rate: rate }, i) =>
    put(category, rate, book.ingredient('add', `${AT}/charges/${i}/amount`, 'BT-99', amount)),
  );
  invoice.logistics_charges.forEach(({ amount, vat: [tax] }, i) => {
    const share = book.ingredient('add', `${AT}/logistics_charges/${i}/amount`, null, amount);
    if (tax) put(tax.category, tax.rate, share);
  });
  return groups;
}

/** Outside the scope of VAT (O) there is no rate; elsewhere none is zero, and 20 is 20.00. */
function groupKey(category: string | null, rate: string | null): string {
  return category === 'O' ? category : `${category} ${parsed(rate ?? '0')?.toString() ?? rate}`;
}
