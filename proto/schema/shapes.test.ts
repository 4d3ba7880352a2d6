// Values of another shape than is asked for: the message says what belongs there.

import { expect, test } from 'vitest';
import { requestWith } from '../testing/request.ts';
import { readGenerateRequest } from './read.ts';

const messageOf = (field: string, value: unknown, parent: readonly string[] = []): string | undefined => {
  const request = requestWith(['invoice', ...parent, field], value);
  return readGenerateRequest(JSON.stringify(request), { language: 'en' }).faults?.[0]!.msg;
};

test.each([
  ['already_paid', 'oui', 'true or false is expected here, without quotes. Did you mean true?'],
  ['already_paid', 'perhaps', 'true or false is expected here, without quotes.'],
  ['notes', { text: 'x' }, 'An array is expected here, even for one item: put it between [ and ].'],
  ['notes', ['x'], 'An object is expected here, with text. Put "x" into its field text.'],
  ['notes', 7, 'An array of objects with text is expected here.'],
  ['notes', 'x', 'An array of objects with text is expected here. Put "x" into text of one of them.'],
  [
    'preceding_invoices',
    'F-1',
    'An array of objects with number is expected here. Put "F-1" into number of one of them.',
  ],
  ['allowances', '5 %', 'An array of objects with amount is expected here.'],
  ['lines', 'Pose', 'An array of objects with item_name, quantity, unit_price is expected here.'],
  ['tax_point_code', true, 'A string is expected here, such as "5".'],
  [
    'due_date',
    '30 jours fin de mois',
    'A day of the calendar is expected here, as YYYY-MM-DD. A term in words goes into payment_terms.',
  ],
  ['issue_date', 'hier', 'A day of the calendar is expected here, as YYYY-MM-DD.'],
  ['delivery', { date: '2026-10-01' }, 'date is not a field of Delivery. Did you mean actual_date?'],
  ['seller', 'x', 'An object is expected here, with name, address.'],
  ['payment_terms', 30, 'A string is expected here. Did you mean "30 days"?'],
  [
    'totals',
    { amount_due: '1' },
    'line_total is required where totals are given; without totals, all of them are computed.',
  ],
  ['buyer', [{}], 'name is required.'],
  [
    'payment',
    'virement',
    'An object is expected here, with fields such as means_code, means_text, remittance_information, iban, account_name.',
  ],
  [
    'french_mentions',
    'x',
    'An object is expected here, with fields such as enabled, late_payment_penalties, recovery_fee, early_payment_discount.',
  ],
])('%s = %j: %s', (field, value, message) => expect(messageOf(field, value)).toBe(message));

test('an address with its scheme in it brings the question for both', () => {
  expect(messageOf('electronic_address', '0225:999511876', ['buyer'])).toMatch(
    /Did you mean 999511876, with 0225 in electronic_address_scheme\?$/,
  );
});
