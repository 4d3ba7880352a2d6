import { expect, it } from 'vitest';
import { REPORT_REGIMES } from '@conforme/proto/schema/message-choices';
import { calendarOf, REGIMES } from './calendar.ts';

const reported = (regime: (typeof REGIMES)[number], data: string, month: string) =>
  calendarOf(regime, 2027)
    .filter((period) => period.data === data && period.start.startsWith(`2027-${month}`))
    .map(({ start, end, to_platform, to_state }) => [start, end, to_platform, to_state].join(' '));

it('knows the regimes of the contract', () => {
  expect(REGIMES).toEqual(REPORT_REGIMES);
});

it('has three periods of transactions a month for who declares every month, and one of payments', () => {
  expect(reported('real-normal-monthly', 'transactions', '02')).toEqual([
    '2027-02-01 2027-02-10 2027-02-20 2027-02-21T08:00',
    '2027-02-11 2027-02-20 2027-02-28 2027-03-01T08:00',
    '2027-02-21 2027-02-28 2027-03-10 2027-03-11T08:00',
  ]);
  expect(reported('real-normal-monthly', 'payments', '12')).toEqual([
    '2027-12-01 2027-12-31 2028-01-10 2028-01-11T08:00',
  ]);
});

it.each(['transactions', 'payments'])('has months and pairs of months of %s for the others', (data) => {
  expect(reported('real-normal-quarterly', data, '12')).toEqual([
    '2027-12-01 2027-12-31 2028-01-10 2028-01-11T08:00',
  ]);
  expect(reported('simplified', data, '01')).toEqual(['2027-01-01 2027-01-31 2027-02-28 2027-03-01T08:00']);
  expect(reported('franchise', data, '11')).toEqual(['2027-11-01 2027-12-31 2028-01-31 2028-02-01T08:00']);
  expect(reported('franchise', data, '12')).toEqual([]);
});

it.each(REGIMES)('leaves no day of the year out, and stands in the order of its deadlines: %s', (regime) => {
  const periods = calendarOf(regime, 2028);
  for (const data of ['transactions', 'payments']) {
    const own = periods.filter((period) => period.data === data);
    expect(own[0]!.start).toBe('2028-01-01');
    expect(own.at(-1)!.end).toBe('2028-12-31');
    const days = own.map(({ start, end }) => (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1);
    expect(days.reduce((sum, each) => sum + each, 0)).toBe(366);
  }
  const deadlines = periods.map(({ to_platform }) => to_platform);
  expect(deadlines).toEqual(deadlines.toSorted());
});
