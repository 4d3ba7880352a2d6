import type { Bilingual } from '@conforme/proto/schema';

/** VAT regimes as the State's general file tells their periods apart (3.7.7, table 13). */
export const REGIMES = ['real-normal-monthly', 'real-normal-quarterly', 'simplified', 'franchise'] as const;
export type Regime = (typeof REGIMES)[number];

/** A period to report, and by when. Days; the platform sends on, by 08:00 of the day the State is due. */
export interface ReportingPeriod {
  readonly data: 'transactions' | 'payments';
  readonly start: string;
  readonly end: string;
  /** Last day to give it to the platform. */
  readonly to_platform: string;
  /** `YYYY-MM-DDThh:mm`: when the State has it at the latest. */
  readonly to_state: string;
}

export const SOURCE: Bilingual = {
  en: 'DGFiP, external specifications 3.2 of 30 April 2026, general file, 3.7.7, table 13',
  fr: 'DGFiP, spécifications externes 3.2 du 30 avril 2026, dossier général, 3.7.7, tableau 13',
};

/** The periods of which a day stands in a year, in the order of their deadlines. */
export function calendarOf(regime: Regime, year: number): readonly ReportingPeriod[] {
  const periods: ReportingPeriod[] = [];
  const months = regime === 'franchise' ? [1, 3, 5, 7, 9, 11] : Array.from({ length: 12 }, (_, i) => i + 1);
  for (const month of months)
    for (const data of ['transactions', 'payments'] as const)
      periods.push(...periodsOf(regime, { year, month, data }));
  return periods.toSorted((a, b) => compare(key(a), key(b)));
}

const key = ({ to_platform, start, data }: ReportingPeriod): string => `${to_platform} ${start} ${data}`;
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

interface Month {
  readonly year: number;
  readonly month: number;
  readonly data: ReportingPeriod['data'];
}

function periodsOf(regime: Regime, { year, month, data }: Month): readonly ReportingPeriod[] {
  const first = day(year, month, 1);
  const last = day(year, month + 1, 0);
  /** Given by the last day of a month, due on the first of the next. */
  const byMonthEnd = (end: string, after: number): ReportingPeriod => ({
    data,
    start: first,
    end,
    to_platform: day(year, after + 1, 0),
    to_state: `${day(year, after + 1, 1)}T08:00`,
  });
  const by = (start: string, end: string, after: number, given: number): ReportingPeriod => ({
    data,
    start,
    end,
    to_platform: day(year, after, given),
    to_state: `${day(year, after, given + 1)}T08:00`,
  });
  if (regime === 'franchise') return [byMonthEnd(day(year, month + 2, 0), month + 2)];
  if (regime === 'simplified') return [byMonthEnd(last, month + 1)];
  if (regime === 'real-normal-quarterly' || data === 'payments') return [by(first, last, month + 1, 10)];
  return [
    by(first, day(year, month, 10), month, 20),
    { ...byMonthEnd(day(year, month, 20), month), start: day(year, month, 11) },
    by(day(year, month, 21), last, month + 1, 10),
  ];
}

/** A day of the calendar; months beyond twelve are those of the next year, day 0 is the last of the month before. */
const day = (year: number, month: number, date: number): string =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
