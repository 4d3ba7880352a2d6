import type { ReadInvoice } from '@conforme/proto/schema';
import { Decimal } from '@conforme/engine/decimal';
import type { Announced } from './announced.ts';
import { different, notFound, same, type Compared, type Sought } from './compared.ts';
import { judge } from './judge.ts';
import { canonical, type Amount, type Rate } from './values.ts';

const TOTALS = [
  ['BT-106', 'line_total'],
  ['BT-107', 'allowance_total'],
  ['BT-108', 'charge_total'],
  ['BT-109', 'tax_exclusive'],
  ['BT-110', 'tax_total'],
  ['BT-112', 'tax_inclusive'],
  ['BT-113', 'prepaid'],
  ['BT-114', 'rounding'],
  ['BT-115', 'amount_due'],
] as const;

/** Where they are zero, nothing is to be shown. */
const SHOWN_IF_ANY: ReadonlySet<string> = new Set(['BT-107', 'BT-108', 'BT-113', 'BT-114']);

const equals = ({ readings }: Amount, xml: string): boolean => readings.includes(canonical(xml));

const isDecimal = (text: string | null | undefined): text is string =>
  typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text);

/** Currencies without hundredths show money without decimals. */
const likely =
  (hasDecimals: boolean) =>
  ({ isMoney }: Amount): boolean =>
    isMoney || !hasDecimals;

/** The sums of the invoice. Signs do not count: an amount that was deducted, or credited, is shown either way. */
export function totalsOn(
  all: readonly Announced<Amount>[],
  { totals, currency }: ReadInvoice,
): readonly Compared[] {
  const sought = TOTALS.flatMap(([term, field]): readonly Sought[] => {
    const xml = totals?.[field];
    const isDue = isDecimal(xml) && !(SHOWN_IF_ANY.has(term) && canonical(xml) === '0');
    return isDue ? [{ term, pointer: `/invoice/totals/${field}`, xml }] : [];
  });
  const isLikely = likely(hasDecimals(currency));
  return sought.map((each) => {
    const kin = sought.filter(({ xml }) => canonical(xml) === canonical(each.xml)).map(({ term }) => term);
    return judge(each, { all, equals, isLikely }, [each.term], kin);
  });
}

function hasDecimals(currency: string | null): boolean {
  try {
    const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: currency ?? 'EUR',
    }).resolvedOptions();
    return maximumFractionDigits > 0;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return true;
  }
}

/** A line of a page that states a rate, an amount, and what that rate makes of it. */
interface VatRow {
  readonly base: Amount;
  readonly tax: Amount;
}

/** VAT by category and rate. */
export function vatOn(
  amounts: readonly Amount[],
  rates: readonly Rate[],
  { totals }: ReadInvoice,
): readonly Compared[] {
  const rows = totals?.vat_breakdown ?? [];
  const byReading = grouped(amounts);
  return rows.flatMap(({ rate, taxable_amount: base, tax_amount: tax }, at) => {
    const pointer = `/invoice/totals/vat_breakdown/${at}`;
    const percent = isDecimal(rate) && canonical(rate) !== '0' ? canonical(rate) : null;
    const isOnly = rows.filter((row) => row.rate === rate).length === 1;
    const found = percent !== null && isOnly ? vatRows(byReading, rates, percent) : [];
    const row = found.length === 1 ? found[0]! : null;
    const amount = (term: string, field: string, xml: string | null, shown: Amount | undefined) =>
      isDecimal(xml) ? [judgeAmount({ term, pointer: `${pointer}/${field}`, xml }, byReading, shown)] : [];
    return [
      ...(percent === null
        ? []
        : [judgeRate({ term: 'BT-119', pointer: `${pointer}/rate`, xml: rate! }, rates)]),
      ...amount('BT-116', 'taxable_amount', base, row?.base),
      ...amount('BT-117', 'tax_amount', tax, row?.tax),
    ];
  });
}

function grouped(amounts: readonly Amount[]): AmountIndex {
  const byReading = new Map<string, Amount[]>();
  const byLine = new Map<number, Amount[]>();
  const add = <K>(groups: Map<K, Amount[]>, key: K, amount: Amount): void => {
    const group = groups.get(key);
    if (group) group.push(amount);
    else groups.set(key, [amount]);
  };
  for (const amount of amounts) {
    add(byLine, amount.line.index, amount);
    for (const reading of amount.readings) add(byReading, reading, amount);
  }
  return { byReading, byLine };
}

interface AmountIndex {
  readonly byReading: ReadonlyMap<string, readonly Amount[]>;
  readonly byLine: ReadonlyMap<number, readonly Amount[]>;
}

function judgeRate(sought: Sought, rates: readonly Rate[]): Compared {
  const found = rates.find(({ reading }) => reading === canonical(sought.xml));
  return found ? same(sought, found) : notFound(sought);
}

function judgeAmount(sought: Sought, { byReading }: AmountIndex, shown: Amount | undefined): Compared {
  const found = byReading.get(canonical(sought.xml))?.find(({ isMoney }) => isMoney);
  if (found) return same(sought, found);
  return shown && !equals(shown, sought.xml) ? different(sought, shown) : notFound(sought);
}

/** So many amounts of a line are tried two by two. */
const MOST_AMOUNTS = 8;

/** The rows of VAT at a rate that the pages state, each pair of amounts once. */
function vatRows({ byLine }: AmountIndex, rates: readonly Rate[], percent: string): readonly VatRow[] {
  const rows = new Map<string, VatRow>();
  for (const { line, reading } of rates) {
    if (reading !== percent) continue;
    const money = (byLine.get(line.index) ?? []).filter(({ isMoney }) => isMoney).slice(0, MOST_AMOUNTS);
    for (const base of money)
      for (const tax of money)
        if (tax.from > base.from && isTaxOf(base, tax, percent))
          rows.set(`${base.readings[0]} ${tax.readings[0]}`, { base, tax });
  }
  return [...rows.values()];
}

function isTaxOf(base: Amount, tax: Amount, percent: string): boolean {
  const [of, amount] = [Decimal.parse(base.readings[0]!), Decimal.parse(tax.readings[0]!)];
  const rate = Decimal.parse(percent);
  if (!of || !amount || !rate || amount.isZero()) return false;
  const due = of.mul(rate).div(Decimal.of('100')).roundHalfAwayFromZero(2);
  return due.equals(amount);
}
