import { expect, test } from 'vitest';
import { legalDay } from './day.ts';

test.each([
  ['2026-12-31T22:59:59.999Z', '2026-12-31'],
  ['2026-12-31T23:00:00.000Z', '2027-01-01'],
  ['2026-12-31T00:00:00.000Z', '2026-12-31'],
  ['2027-06-30T21:59:59.999Z', '2027-06-30'],
  ['2027-06-30T22:00:00.000Z', '2027-07-01'],
])('at %s the day in France is %s, also after a call of another', (moment, day) => {
  expect(legalDay(new Date(moment))).toBe(day);
});
