import { expect, it } from 'vitest';
import type { Exact } from './json.ts';
import { localPeriod } from './local-periods.ts';
import { acceptReportingRequest } from './read-reporting.ts';
import { isDay } from './values.ts';

it.each<[Exact, string, string]>([
  ['2026-10', '2026-10-01', '2026-10-31'],
  ['202602', '2026-02-01', '2026-02-28'],
  ['2/2028', '2028-02-01', '2028-02-29'],
  ['10.2026', '2026-10-01', '2026-10-31'],
  ['octobre 2026', '2026-10-01', '2026-10-31'],
  ['Dec. 2026', '2026-12-01', '2026-12-31'],
  ['2026-Q4', '2026-10-01', '2026-12-31'],
  ['T1 2027', '2027-01-01', '2027-03-31'],
  ['2026-10-01/2026-10-31', '2026-10-01', '2026-10-31'],
  ['01/10/2026 - 31/10/2026', '2026-10-01', '2026-10-31'],
  ['1 octobre 2026 au 31 octobre 2026', '2026-10-01', '2026-10-31'],
  [['2026-10-01', '2026-10-31'], '2026-10-01', '2026-10-31'],
])('%j is a period', (text, start, end) => expect(localPeriod(text, isDay)).toEqual({ start, end }));

it.each<Exact>([
  '',
  '2026',
  '2026-13',
  'ju 2026',
  '2026-10-31/2026-10-01',
  '2026-Q5',
  '2026-10-05',
  ['2026-10-01'],
  ['2026-10-01', '2026-10-31', '2026-11-30'],
  null,
])('%j is none', (text) => expect(localPeriod(text, isDay)).toBeNull());

it('stands in the fault of what has a month in the place of two days', () => {
  const read = acceptReportingRequest({ period: '2026-10' } as unknown as Exact, { language: 'fr' });
  expect(read.faults!.find(({ pointer }) => pointer === '/period')!.msg).toBe(
    'Un objet est attendu ici, avec start, end : {"start":"2026-10-01","end":"2026-10-31"}.',
  );
});
