import { Decimal } from '@conforme/engine/decimal';
import { isCreditNote } from '../invoice/index.ts';
import type { ReadInvoice } from '@conforme/proto/schema';
import type {
  Category,
  Fault,
  Given,
  GivenInvoice,
  GivenSales,
  LeftOut,
  RateAmounts,
  Step,
} from './facts.ts';
import { cents } from './facts.ts';
import { REASONS } from './which.ts';

type Row = ReadInvoice['vat_breakdown'][number];

/** What an invoice or a till adds to the sales of a day, at one rate. */
export interface Share extends Given {
  /** Of a till, its entry among the rates; `pointer` is that of the till, by which transactions are counted. */
  readonly part: string | null;
  readonly date: string;
  readonly currency: string;
  readonly category: Category;
  readonly vatPoint: string | null;
  readonly rate: Decimal;
  readonly taxable: Decimal;
  readonly tax: Decimal;
  /** Of `tax`, in euros. */
  readonly taxEur: Decimal;
  /** Transactions behind it. */
  readonly count: number;
}

/** Margin schemes: travel agents, second-hand goods, works of art, collectors' items and antiques. */
const MARGIN: ReadonlySet<string> = new Set(['VATEX-EU-D', 'VATEX-EU-F', 'VATEX-EU-I', 'VATEX-EU-J']);
/** Categories of VAT that France does not charge; what is exempt, exported or outside the scope. */
const UNTAXED: ReadonlySet<string> = new Set(['E', 'O', 'G', 'K', 'L', 'M']);

export interface Sold {
  readonly shares: readonly Share[];
  readonly leftOut: readonly LeftOut[];
  readonly faults: readonly Fault[];
}

type Part = Pick<Share, 'category' | 'rate' | 'taxable' | 'tax'>;

/** An invoice to a consumer as shares of the sales of its day (10.3). */
export function soldOf(given: GivenInvoice, pointer: string): Sold {
  const { invoice } = given;
  const { number } = invoice;
  const dispensed = (row: Row): boolean => row.exemption_reason_code?.startsWith('VATEX-FR-CGI261') ?? false;
  const rows = invoice.vat_breakdown.filter((row) => !dispensed(row));
  const leftOut =
    rows.length === invoice.vat_breakdown.length ? [] : [{ pointer, number, reason: REASONS.exempt }];
  const faults: Fault[] = [];
  const parts = rows.flatMap((row) => partsOf(row, given, pointer, faults));
  const euros = inEuros(invoice, parts, pointer, faults);
  const isTaken = isCreditNote(invoice.type_code ?? '380');
  const signed = (value: Decimal): Decimal => (isTaken ? value.neg() : value);
  const shares = parts.map((part, i) => ({
    ...part,
    pointer,
    part: null,
    number,
    date: invoice.issue_date ?? '',
    currency: invoice.currency ?? '',
    vatPoint: part.category === 'TPS1' ? (invoice.tax_point_code ?? null) : null,
    taxable: signed(part.taxable),
    tax: signed(part.tax),
    taxEur: signed(euros[i]!),
    count: 1,
  }));
  return { shares, leftOut, faults };
}

function partsOf(row: Row, given: GivenInvoice, pointer: string, faults: Fault[]): readonly Part[] {
  const framework = given.invoice.business_process ?? '';
  const part = partOf(row);
  if (MARGIN.has(row.exemption_reason_code ?? '')) return marginOf(given.margin, pointer, faults);
  if (UNTAXED.has(row.category ?? '')) return [{ ...part, category: 'TNT1' }];
  if (framework.startsWith('M')) return splitOf(row, given, pointer, faults);
  return [{ ...part, category: framework.startsWith('B') ? 'TLB1' : 'TPS1' }];
}

const partOf = ({ rate, taxable_amount: taxable, tax_amount: tax }: Row): Omit<Part, 'category'> => ({
  rate: Decimal.of(rate ?? '0'),
  taxable: Decimal.of(taxable ?? '0'),
  tax: Decimal.of(tax ?? '0'),
});

/** G1.57: what is taxed is the margin, which no invoice states. */
function marginOf(margin: readonly RateAmounts[], pointer: string, faults: Fault[]): readonly Part[] {
  if (margin.length === 0)
    faults.push({
      pointer: `${pointer}/margin`,
      message: {
        en: 'A sale under the margin scheme is reported by its margin, which the invoice does not state (G1.57).',
        fr: 'Une vente au régime de la marge est déclarée par sa marge, que la facture ne dit pas (G1.57).',
      },
      fix: { en: 'Give the margin without VAT, by rate.', fr: 'Donnez la marge hors taxe, par taux.' },
    });
  return margin.map((each) => ({ category: 'TMA1', ...amountsOf(each) }));
}

const amountsOf = ({ rate, taxable_amount: taxable, tax_amount: tax }: RateAmounts) => ({
  rate: Decimal.of(rate),
  taxable: Decimal.of(taxable),
  tax: Decimal.of(tax),
});

/** Frameworks M: services are the lines that the caller names; their VAT is rounded, that of the goods is the rest, so that both add up. */
function splitOf(row: Row, given: GivenInvoice, pointer: string, faults: Fault[]): readonly Part[] {
  const { invoice, service_lines: services } = given;
  const whole = partOf(row);
  if (services.length === 0 || invoice.allowances.length + invoice.charges.length > 0) {
    faults.push(cannotSplit(pointer));
    return [];
  }
  const isOfRow = (line: ReadInvoice['lines'][number]): boolean =>
    line.vat_category === row.category && Decimal.of(line.vat_rate ?? '0').equals(whole.rate);
  let taxable = Decimal.zero;
  for (const line of invoice.lines)
    if (isOfRow(line) && services.includes(line.id ?? ''))
      taxable = taxable.add(Decimal.of(line.net_amount ?? '0'));
  const share = taxable.mul(whole.rate).div(Decimal.fromInteger(100)).roundHalfAwayFromZero(2);
  const tax = taxable.equals(whole.taxable) ? whole.tax : taxable.isZero() ? Decimal.zero : share;
  const goods = { rate: whole.rate, taxable: whole.taxable.sub(taxable), tax: whole.tax.sub(tax) };
  const both: Part[] = [
    { category: 'TLB1', ...goods },
    { category: 'TPS1', rate: whole.rate, taxable, tax },
  ];
  return both.filter((part) => !part.taxable.isZero());
}

const cannotSplit = (pointer: string): Fault => ({
  pointer: `${pointer}/service_lines`,
  message: {
    en: 'An invoice of goods and services is split by its lines, and it is not said which are services, or allowances of the whole forbid it.',
    fr: "Une facture de biens et de services est répartie par ses lignes ; il n'est pas dit lesquelles sont des services, ou des remises globales l'empêchent.",
  },
  fix: {
    en: 'Name the lines of services (BT-126), and put allowances and charges on the lines.',
    fr: 'Nommez les lignes de services (BT-126) et placez remises et frais sur les lignes.',
  },
});

/** TT-83 is in euros (G6.23): in another currency BT-111 says it, for one part that bears all the VAT. */
function inEuros(invoice: ReadInvoice, parts: readonly Part[], pointer: string, faults: Fault[]): Decimal[] {
  if (invoice.currency === 'EUR') return parts.map(({ tax }) => tax);
  const taxed = parts.filter(({ tax }) => !tax.isZero());
  const accounted = invoice.vat_accounting_currency === 'EUR' ? invoice.totals?.tax_total_accounting : null;
  const reported = accounted ?? invoice.tax_total_accounting;
  if (taxed.length > 0 && (reported === null || taxed.length > 1)) faults.push(noEuros(pointer));
  return parts.map(({ tax }) => (tax.isZero() ? Decimal.zero : Decimal.of(reported ?? '0')));
}

export const noEuros = (pointer: string): Fault => ({
  pointer,
  message: {
    en: 'The VAT has to be reported in euros (G6.23), and the invoice does not say it (BT-6 EUR, BT-111), or has several rates.',
    fr: 'La TVA est à déclarer en euros (G6.23), et la facture ne la dit pas (BT-6 EUR, BT-111), ou elle a plusieurs taux.',
  },
});

/** Every currency but the euro; what is no code of a currency is for the rules to refuse. */
const FOREIGN = /^(?!EUR$)[A-Z]{3}$/;

/** The closing of a till. Its VAT is that of its rates, so these are in euros. */
export function tillOf(given: GivenSales, pointer: string, faults: Fault[]): readonly Share[] {
  const { date, currency, category, vat_point: vatPoint, count } = given;
  const isTaxed = given.rates.some(({ tax_amount: tax }) => !Decimal.of(tax).isZero());
  if (isTaxed && FOREIGN.test(currency)) faults.push(tillNotInEuros(pointer, currency));
  return given.rates.map((rate, i) => {
    const amounts = amountsOf(rate);
    return {
      ...amounts,
      pointer,
      part: `${pointer}/rates/${i}`,
      number: null,
      date,
      currency,
      category,
      vatPoint,
      count,
      taxEur: amounts.tax,
    };
  });
}

const tillNotInEuros = (pointer: string, currency: string): Fault => ({
  pointer: `${pointer}/currency`,
  message: {
    en: `The VAT of a day has to be reported in euros (G6.23); these sales are in ${currency}.`,
    fr: `La TVA d'une journée est à déclarer en euros (G6.23) ; ces ventes sont en ${currency}.`,
  },
  fix: {
    en: 'Give the amounts of these sales in euros, at the rate of the day.',
    fr: 'Donnez les montants de ces ventes en euros, au cours du jour.',
  },
});

/** 10.3: one sum for each day, currency, category and option of VAT (TT-80), by rate. */
export function salesOf(shares: readonly Share[]): {
  readonly sales: readonly object[];
  readonly steps: readonly Step[];
} {
  const steps: Step[] = [];
  const sales = keyed(shares).map((group, i) => {
    const at = `/transactions/sales/${i}`;
    const { date, currency, category, vatPoint } = group[0]!;
    const reported = (
      path: string,
      term: string,
      of: readonly Share[],
      value: (share: Share) => Decimal,
      rate: string | null = null,
    ): string => {
      const from = of.map((share) => ({
        pointer: share.pointer,
        ...(share.part !== null && { part: share.part }),
        number: share.number,
        value: cents(value(share)),
      }));
      const sum = cents(of.reduce((total, share) => total.add(value(share)), Decimal.zero));
      steps.push({ path: `${at}${path}`, term, value: sum, date, category, rate, from });
      return sum;
    };
    return {
      date,
      currency,
      vat_point: vatPoint,
      category,
      net_total: reported('/net_total', 'TT-82', group, ({ taxable }) => taxable),
      vat_total: reported('/vat_total', 'TT-83', group, ({ taxEur }) => taxEur),
      count: String(countOf(group)),
      rates: ratesOf(group).map(([rate, of], n) => ({
        rate: cents(rate),
        taxable_amount: reported(
          `/rates/${n}/taxable_amount`,
          'TT-87',
          of,
          ({ taxable }) => taxable,
          cents(rate),
        ),
        tax_amount: reported(`/rates/${n}/tax_amount`, 'TT-88', of, ({ tax }) => tax, cents(rate)),
      })),
    };
  });
  return { sales, steps };
}

function keyed(shares: readonly Share[]): readonly (readonly Share[])[] {
  const groups = Map.groupBy(shares, ({ date, currency, category, vatPoint }) =>
    [date, currency, category, vatPoint ?? ''].join(' '),
  );
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

/** An invoice with several rates is one transaction (TT-85). */
function countOf(group: readonly Share[]): number {
  const counts = new Map(group.map(({ pointer, count }) => [pointer, count]));
  return [...counts.values()].reduce((total, count) => total + count, 0);
}

/** From the highest rate down. */
export function ratesOf<T extends { readonly rate: Decimal }>(
  items: readonly T[],
): readonly (readonly [Decimal, readonly T[]])[] {
  const byRate = Map.groupBy(items, ({ rate }) => cents(rate));
  return [...byRate].map(([, of]) => [of[0]!.rate, of] as const).toSorted(([a], [b]) => b.compare(a));
}
