import { expect, test } from 'vitest';
import { inParis } from './legal-time.ts';

test.each([
  ['2026-07-01T22:30:09Z', '2026-07-02T00:30:09'],
  ['2026-12-01T22:30:00Z', '2026-12-01T23:30:00'],
])('at %s a clock in France shows %s', (moment, shown) => {
  expect(inParis(new Date(moment))).toBe(shown);
});
