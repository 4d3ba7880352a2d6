import type { Fault, LeftOut, ReportWish, Step } from './facts.ts';
import { paymentsOf } from './payments.ts';
import { reportedInvoice } from './reported.ts';
import { salesOf, soldOf, tillOf, type Share } from './sales.ts';
import { blockOf, faultsOf, isWithin, REASONS, undeclaredFaults } from './which.ts';

export type Kind = 'transactions' | 'payments';

/** A file of e-reporting as fields, with the steps that lead to its numbers. */
export interface Report {
  readonly kind: Kind;
  readonly message: object;
  readonly steps: readonly Step[];
  /** Pointer of an element's part of the message → pointers into the request it comes from. */
  readonly origins: ReadonlyMap<string, readonly string[]>;
}

export interface Composed {
  readonly reports: readonly Report[];
  readonly leftOut: readonly LeftOut[];
  readonly faults: readonly Fault[];
}

/**
 * The files of a period. Transactions and payments never share one (G6.29). A first file without anything to tell is not made; one that
 * replaces is, since it takes back what was reported before.
 */
export function composeReports(wish: ReportWish): Composed {
  const leftOut: LeftOut[] = [];
  const faults: Fault[] = [...wishFaults(wish), ...twice(wish), ...undeclared(wish)];
  const reports: Report[] = [];
  const isRequested = (kind: Kind): boolean => wish.data.length === 0 || wish.data.includes(kind);
  if (isRequested('transactions')) {
    const report = transactions(wish, leftOut, faults);
    if (report) reports.push(report);
  }
  if (isRequested('payments')) {
    const report = payments(wish, leftOut, faults);
    if (report) reports.push(report);
  }
  if (!isRequested('payments'))
    for (const [i, { invoice }] of wish.payments.entries())
      leftOut.push({ pointer: `/payments/${i}`, number: invoice, reason: REASONS.notRequested });
  return { reports, leftOut, faults };
}

function transactions(wish: ReportWish, leftOut: LeftOut[], faults: Fault[]): Report | null {
  const shares: Share[] = [];
  const invoices: object[] = [];
  const steps: Step[] = [];
  const origins = new Map<string, readonly string[]>();
  for (const [i, given] of wish.invoices.entries()) {
    const pointer = `/invoices/${i}`;
    const { number, issue_date: day } = given.invoice;
    const { block, reason } = blockOf(given, wish.declarant);
    const why = reason ?? (day !== null && !isWithin(day, wish.period) ? REASONS.period : null);
    if (why) leftOut.push({ pointer, number, reason: why });
    if (why) continue;
    faults.push(...faultsOf(given, pointer));
    if (block === '10.1') {
      const { report, faults: own } = reportedInvoice(given, pointer);
      faults.push(...own);
      origins.set(`/message/transactions/invoices/${invoices.length}`, [pointer]);
      steps.push(...copied(report, `/transactions/invoices/${invoices.length}`, pointer));
      invoices.push(report);
    } else {
      const sold = soldOf(given, pointer);
      shares.push(...sold.shares);
      leftOut.push(...sold.leftOut);
      faults.push(...sold.faults);
    }
  }
  shares.push(...tills(wish, leftOut, faults));
  const { sales, steps: sums } = salesOf(shares);
  if (wish.kind === 'IN' && invoices.length + sales.length === 0) return null;
  const own = [...steps, ...sums];
  const message = { ...headerOf(wish, 'transactions'), transactions: { ...wish.period, invoices, sales } };
  return { kind: 'transactions', message, steps: own, origins: originsOf(own, origins) };
}

function tills({ sales, period }: ReportWish, leftOut: LeftOut[], faults: Fault[]): readonly Share[] {
  return sales.flatMap((till, i) => {
    const pointer = `/sales/${i}`;
    if (isWithin(till.date, period)) return tillOf(till, pointer, faults);
    leftOut.push({ pointer, number: null, reason: REASONS.period });
    return [];
  });
}

function payments(wish: ReportWish, leftOut: LeftOut[], faults: Fault[]): Report | null {
  const { invoices, days, steps, leftOut: left, faults: wrong } = paymentsOf(wish);
  leftOut.push(...left);
  faults.push(...wrong);
  if (wish.kind === 'IN' && invoices.length + days.length === 0) return null;
  const message = { ...headerOf(wish, 'payments'), payments: { ...wish.period, invoices, days } };
  return { kind: 'payments', message, steps, origins: originsOf(steps, new Map()) };
}

/** The amounts of an invoice that is reported by itself are its own. */
function copied(report: object, path: string, pointer: string): readonly Step[] {
  const {
    number,
    issue_date,
    net_total: net,
    vat_total: vat,
  } = report as Readonly<Record<string, string | null>>;
  const of = { date: issue_date ?? null, category: null, rate: null };
  const step = (key: string, term: string, value: string | null | undefined): readonly Step[] =>
    value === null || value === undefined
      ? []
      : [{ path: `${path}/${key}`, term, value, ...of, from: [{ pointer, number: number ?? null, value }] }];
  return [...step('net_total', 'TT-51', net), ...step('vat_total', 'TT-52', vat)];
}

/** Where the parts of a message come from, read off the steps of their sums. */
function originsOf(steps: readonly Step[], known: ReadonlyMap<string, readonly string[]>) {
  const origins = new Map(known);
  const add = (place: string, from: readonly string[]): void => {
    const at = `/message/${place}`;
    origins.set(at, [...new Set([...(origins.get(at) ?? []), ...from])]);
  };
  for (const { path, from } of steps) {
    const [, kind, list, index, name, n] = path.split('/');
    const entry = `${kind}/${list}/${index}`;
    const pointers = from.map(({ pointer }) => pointer);
    add(entry, pointers);
    if (name !== 'rates') continue;
    const parts = from.map(({ pointer, part }) => part ?? pointer);
    add(`${entry}/rates/${n}`, parts);
  }
  return origins;
}

function headerOf({ declarant, platform, period, kind, id, created_at }: ReportWish, data: Kind): object {
  const letter = data === 'transactions' ? 'T' : 'P';
  const made = created_at.replace(/\D/g, '');
  const own = [declarant.siren, declarant.role, period.start.replaceAll('-', ''), made].join('-');
  return {
    id: `${id ?? own}-${letter}`,
    created_at,
    kind,
    sender: { id: platform.number, id_scheme: '0238', name: platform.name, role: 'WK' },
    declarant: { id: declarant.siren, id_scheme: '0002', name: declarant.name, role: declarant.role },
  };
}

function wishFaults({ period, kind, data }: ReportWish): readonly Fault[] {
  const faults: Fault[] = [];
  if (period.end <= period.start)
    faults.push({
      pointer: '/period/end',
      message: {
        en: 'A period has at least two days (G6.25): it ends after the day it begins.',
        fr: 'Une période a au moins deux jours (G6.25) : elle finit après le jour où elle commence.',
      },
    });
  if (kind === 'RE' && data.length === 0)
    faults.push({
      pointer: '/data',
      message: {
        en: 'A file that replaces takes back all that was reported before: say which kind of data is replaced.',
        fr: 'Un fichier rectificatif annule tout ce qui a été déclaré avant : dites quelle nature de données.',
      },
      fix: { en: 'Give transactions or payments.', fr: 'Donnez transactions ou payments.' },
    });
  return faults;
}

const undeclared = (wish: ReportWish): readonly Fault[] =>
  wish.invoices.flatMap((given, i) => undeclaredFaults(given, wish, `/invoices/${i}`));

/** G1.42: number, year and seller tell an invoice from all others. */
function twice({ invoices }: ReportWish): readonly Fault[] {
  const seen = new Map<string, number>();
  return invoices.flatMap(({ invoice }, i) => {
    const { number, issue_date: day, seller } = invoice;
    const key = JSON.stringify([number, day?.slice(0, 4), seller?.siren ?? seller?.vat_id ?? seller?.name]);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, i);
    if (first === undefined || number === null) return [];
    return [
      {
        pointer: `/invoices/${i}`,
        message: {
          en: `The invoice ${number} is there twice (G1.42), first at /invoices/${first}.`,
          fr: `La facture ${number} figure deux fois (G1.42), d'abord en /invoices/${first}.`,
        },
      },
    ];
  });
}
