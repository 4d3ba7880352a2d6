import { expect, it } from 'vitest';
import { isoDate } from './day.ts';

it('a day is UTC, and the one kept from the last call does not outlive it', () => {
  const days = ['2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.000Z', '2026-12-31T00:00:00.000Z'];
  expect(days.map((day) => isoDate(new Date(day)))).toEqual(['2026-12-31', '2027-01-01', '2026-12-31']);
});
