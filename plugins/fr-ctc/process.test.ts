import { expect, test } from 'vitest';
import { deriveProcess } from './process.ts';
import { completionOf } from './testing/sample.ts';

test.each([
  ['goods', false, 'B1'],
  ['services', false, 'S1'],
  ['mixed', false, 'M1'],
  ['goods', true, 'B2'],
  ['services', true, 'S2'],
  ['mixed', true, 'M2'],
] as const)('%s, already paid %s: %s', (operation_type, already_paid, expected) => {
  const { invoice, origins } = deriveProcess(completionOf({ operation_type, already_paid }));
  expect(invoice.business_process).toBe(expected);
  expect(origins.get('/invoice/business_process')).toEqual([
    '/invoice/operation_type',
    '/invoice/already_paid',
  ]);
});

test('a code the caller names wins, and is the caller’s own', () => {
  const given = completionOf({ business_process: 'B4', already_paid: true });
  expect(deriveProcess(given)).toBe(given);
});

test('nothing else of the invoice changes', () => {
  const given = completionOf();
  expect(deriveProcess(given).invoice).toEqual({ ...given.invoice, business_process: 'S1' });
});
