// The sheet of a period as people fill it in, and the request it is.

import type { CalendarOut, ReportingStep } from '@conforme/proto/schema/ereporting';
import type { Finding } from '../../service.ts';
import { decimalOf, percentageOf } from '../../write/json-text.ts';
import type { Row } from '../fields.tsx';
import { filled } from '../wish.ts';
import type { Facts, Source } from '../subject.ts';

export type Data = CalendarOut['periods'][number]['data'];

export interface Head {
  readonly siren: string;
  readonly name: string;
  readonly role: 'SE' | 'BY';
  readonly platformNumber: string;
  readonly platformName: string;
  readonly kind: 'IN' | 'RE';
}

export interface Period {
  readonly start: string;
  readonly end: string;
  readonly data: readonly Data[];
}

export interface GivenInvoice {
  readonly id: number;
  readonly name: string;
  /** Null until it is read. */
  readonly facts: Facts | null;
  /** What keeps it from being read; the files are not made with it. */
  readonly failure: string | null;
  readonly source: Source | null;
  readonly customer: '' | 'business' | 'consumer';
  /** BT-126 of lines, as typed. */
  readonly services: string;
  readonly margin: readonly SalesRow[];
}

export type SalesRow = Row<'rate' | 'taxable' | 'tax'>;
export type PaidRow = Row<'rate' | 'amount'>;

export interface Sales {
  readonly id: number;
  readonly date: string;
  readonly category: string;
  readonly count: string;
  readonly rates: readonly SalesRow[];
}

export interface Payment {
  readonly id: number;
  /** Empty for one without invoice. */
  readonly invoice: string;
  readonly date: string;
  readonly rates: readonly PaidRow[];
}

export interface Sheet {
  readonly head: Head;
  readonly period: Period;
  readonly invoices: readonly GivenInvoice[];
  readonly sales: readonly Sales[];
  readonly payments: readonly Payment[];
}

/** As POST /v1/ereporting/generate takes it; rows stand where their pointers count them. */
export function requestOf({ head, period, invoices, sales, payments }: Sheet): object {
  const { siren, name, role, platformNumber, platformName, kind } = head;
  return {
    declarant: filled({ siren: siren.replace(/\s/g, ''), name: name.trim(), role }),
    platform: filled({ number: platformNumber.trim(), name: platformName.trim() }),
    period: filled({ start: period.start, end: period.end }),
    kind,
    data: period.data,
    invoices: invoices.map(({ source, customer, services, margin }) => ({
      ...source,
      ...(customer !== '' && { customer }),
      service_lines: services.split(/[,;\s]+/).filter(Boolean),
      margin: margin.map(salesRate),
    })),
    sales: sales.map(({ date, category, count, rates }) => ({
      ...filled({ date, category, count: count.trim() }),
      ...(/^\d+$/.test(count.trim()) && { count: Number(count) }),
      rates: rates.map(salesRate),
    })),
    payments: payments.map(({ invoice, date, rates }) => ({
      ...filled({ invoice, date }),
      rates: rates.map(({ rate, amount }) => filled({ rate: percentageOf(rate), amount: decimalOf(amount) })),
    })),
  };
}

const salesRate = ({ rate, taxable, tax }: SalesRow): object =>
  filled({ rate: percentageOf(rate), taxable_amount: decimalOf(taxable), tax_amount: decimalOf(tax) });

/** Findings on the request of a sheet, at the rows as they stand by now; none of a row that was removed. */
export const onSheet = (findings: readonly Finding[], of: Sheet, now: Sheet): readonly Finding[] =>
  findings.flatMap((finding) => {
    const pointer = movedTo(finding.pointer ?? '', of, now);
    return pointer === null ? [] : [{ ...finding, pointer }];
  });

function movedTo(pointer: string, of: Sheet, now: Sheet): string | null {
  const [, list = '', index, part = '', at, ...rest] = pointer.split('/');
  if (index === undefined || (list !== 'invoices' && list !== 'sales' && list !== 'payments')) return pointer;
  const [before, after]: readonly (readonly SheetRow[])[] = [of[list], now[list]];
  const row = before![Number(index)];
  const place = after!.findIndex(({ id }) => id === row?.id);
  if (row === undefined || place < 0) return null;
  if (at === undefined || (part !== 'rates' && part !== 'margin'))
    return pointer.replace(`/${list}/${index}`, `/${list}/${place}`);
  const within = rateOf(row[part] ?? [], after![place]![part] ?? [], Number(at));
  return within === null ? null : [`/${list}/${place}/${part}/${within}`, ...rest].join('/');
}

interface SheetRow {
  readonly id: number;
  readonly rates?: readonly unknown[];
  readonly margin?: readonly unknown[];
}

/** Where a row of amounts stands by now: the same one, or what was typed in its place; null where it was removed. */
function rateOf(before: readonly unknown[], after: readonly unknown[], at: number): number | null {
  const same = after.indexOf(before[at]);
  if (same >= 0) return same;
  return at < after.length && !before.includes(after[at]) ? at : null;
}

/** The periods of a calendar, each once, with what is reported of it. */
export function periodsOf({ periods }: CalendarOut): readonly Period[] {
  const byDays = Map.groupBy(periods, ({ start, end }) => `${start} ${end}`);
  return [...byDays.values()]
    .map((of) => ({
      start: of[0]!.start,
      end: of[0]!.end,
      data: of
        .map(({ data }) => data)
        .toSorted()
        .toReversed(),
    }))
    .toSorted((a, b) => (`${a.start} ${a.end}` < `${b.start} ${b.end}` ? -1 : 1));
}

/** The one whose deadline comes next; the last where all have passed. */
export function duePeriod(calendar: CalendarOut, today: string): Period | undefined {
  const next = calendar.periods.find(({ to_platform: by }) => by >= today) ?? calendar.periods.at(-1);
  return periodsOf(calendar).find(({ start, end }) => start === next?.start && end === next.end);
}

/** Numbers of a file that belong together: those of a sale, an invoice or a payment, at a rate or at all. */
export interface SumRow {
  readonly key: string;
  readonly date: string | null;
  readonly category: string | null;
  readonly rate: string | null;
  /** Of the invoice, where it is reported by itself. */
  readonly number: string | null;
  /** By the last step of their paths: `taxable_amount`, `net_total`, `amount` … */
  readonly values: Readonly<Record<string, ReportingStep>>;
}

export function sumsOf(steps: readonly ReportingStep[]): readonly SumRow[] {
  const byPlace = Map.groupBy(steps, ({ path }) => path.slice(0, path.lastIndexOf('/')));
  return [...byPlace]
    .map(([key, of]) => ({
      key,
      date: of[0]!.date,
      category: of[0]!.category,
      rate: of[0]!.rate,
      number: key.includes('/invoices/') ? (of[0]!.from[0]?.number ?? null) : null,
      values: Object.fromEntries(of.map((step) => [step.path.slice(step.path.lastIndexOf('/') + 1), step])),
    }))
    .filter(({ key, rate }) => rate !== null || !hasOneRate(key, byPlace));
}

/** Of a sale at one rate, the sum says nothing that the rate does not. */
function hasOneRate(key: string, byPlace: ReadonlyMap<string, unknown>): boolean {
  return byPlace.has(`${key}/rates/0`) && !byPlace.has(`${key}/rates/1`);
}
