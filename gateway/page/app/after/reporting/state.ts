// The sheet under work, and what became of it. It is there while the reader looks at another view.

import type { CalendarOut, ReportingOut } from '@conforme/proto/schema/ereporting';
import { inParis } from '@conforme/proto/schema/legal-time';
import { computed, signal } from '@preact/signals';
import { refusalOf } from '../../refusal.ts';
import { failureIn, type Finding, type ServiceError } from '../../service.ts';
import { announce } from '../../ui/announce.tsx';
import { calendarOf, makeReports, readGiven, type ReadInvoice } from './requests.ts';
import {
  duePeriod,
  onSheet,
  periodsOf,
  requestOf,
  type GivenInvoice,
  type Head,
  type Period,
  type Sheet,
} from './sheet.ts';
import { own } from './words.ts';

export const REGIMES = ['real-normal-monthly', 'real-normal-quarterly', 'simplified', 'franchise'] as const;
export type Regime = (typeof REGIMES)[number];

export const today = (): string => inParis(new Date()).slice(0, 10);

export const regime = signal<Regime>('real-normal-monthly');
export const year = signal(Number(today().slice(0, 4)));
export const calendar = signal<CalendarOut | null>(null);
export const trouble = signal<ServiceError | null>(null);

export const NOWHERE: Period = { start: '', end: '', data: ['transactions', 'payments'] };
const NOBODY: Head = {
  siren: '',
  name: '',
  role: 'SE',
  platformNumber: '',
  platformName: '',
  kind: 'IN',
};

export const sheet = signal<Sheet>({
  head: NOBODY,
  period: NOWHERE,
  invoices: [],
  sales: [],
  payments: [],
});

export type Outcome =
  | { readonly kind: 'idle' | 'busy' }
  | { readonly kind: 'made'; readonly out: ReportingOut; readonly of: Sheet }
  | { readonly kind: 'refused'; readonly findings: readonly Finding[]; readonly of: Sheet }
  | { readonly kind: 'failed'; readonly failure: ServiceError };

export const outcome = signal<Outcome>({ kind: 'idle' });

/** Findings of the last refusal, where their rows stand now; none once files were made. */
const refused = computed<readonly Finding[]>(() => {
  const now = outcome.value;
  return now.kind === 'refused' ? onSheet(now.findings, now.of, sheet.value) : [];
});
export const refusalFindings = (): readonly Finding[] => refused.value;

export const put = (some: Partial<Sheet>): void => void (sheet.value = { ...sheet.value, ...some });

export const putHead = (some: Partial<Head>): void => put({ head: { ...sheet.value.head, ...some } });

/** @param anew whether the period is to be that of the calendar, whatever was chosen before */
export async function loadCalendar(anew: boolean): Promise<void> {
  const [wanted, of, { period }] = [regime.value, year.value, sheet.value];
  const isWanted = (): boolean => wanted === regime.value && of === year.value;
  try {
    const found = await calendarOf(wanted, of);
    if (!isWanted()) return;
    calendar.value = found;
    const next = sheet.value.period === period ? duePeriod(found, today()) : asIn(found, sheet.value.period);
    if (next && (anew || sheet.value.period.start === '')) put({ period: next });
  } catch (thrown) {
    const failure = failureIn(thrown);
    if (isWanted()) trouble.value = failure;
  }
}

/** The days that the reader chose before the calendar came, with what it reports of them. */
const asIn = (found: CalendarOut, { start, end }: Period): Period | undefined =>
  periodsOf(found).find((each) => each.start === start && each.end === end);

let count = 0;
export const newId = (): number => (count += 1);

let isReading = false;

export function receive(files: readonly File[]): void {
  const given = files.map((file): GivenInvoice => {
    const id = newId();
    waiting.set(id, file);
    const unread = { facts: null, failure: null, source: null };
    return { id, name: file.name, ...unread, customer: '', services: '', margin: [] };
  });
  put({ invoices: [...sheet.value.invoices, ...given] });
  void readAll();
}

const waiting = new Map<number, File>();

/** One after the other, at the pace of free calls. */
async function readAll(): Promise<void> {
  if (isReading) return;
  isReading = true;
  try {
    for (let next = waiting.entries().next(); !next.done; next = waiting.entries().next()) {
      const [id, file] = next.value;
      await readOne(id, file);
      waiting.delete(id);
    }
  } finally {
    isReading = false;
  }
}

async function readOne(id: number, file: File): Promise<void> {
  const isThere = (): boolean => sheet.value.invoices.some((each) => each.id === id);
  while (isThere()) {
    try {
      return amend(id, await readGiven(file));
    } catch (thrown) {
      const failure = failureIn(thrown);
      if (failure.retryAfter === null || (failure.status !== 429 && failure.status !== 503))
        return amendGiven(id, { failure: failure.message });
      await pause(failure.retryAfter);
    }
  }
}

const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Who declares is who sold, until the reader says otherwise. */
function amend(id: number, { facts, source, seller }: ReadInvoice): void {
  const { head } = sheet.value;
  if (head.siren === '' && head.role === 'SE') putHead(seller);
  amendGiven(id, { facts, source });
}

export function amendGiven(id: number, some: Partial<GivenInvoice>): void {
  put({ invoices: sheet.value.invoices.map((each) => (each.id === id ? { ...each, ...some } : each)) });
}

/** Counted. */
export async function make(): Promise<void> {
  const of = sheet.value;
  outcome.value = { kind: 'busy' };
  try {
    const out = await makeReports(requestOf(of));
    outcome.value = { kind: 'made', out, of };
    announce(own.made(out.files.length));
  } catch (failure) {
    const refusal = refusalOf(failure);
    if (refusal) outcome.value = { kind: 'refused', findings: refusal.findings, of };
    else outcome.value = { kind: 'failed', failure: failureIn(failure) };
  }
}
