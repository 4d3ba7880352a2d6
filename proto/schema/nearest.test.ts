import { describe, expect, test } from 'vitest';
import { nearest } from './nearest.ts';
import { readGenerateRequest } from './read.ts';

const NAMES = ['issue_date', 'due_date', 'number', 'vat_id', 'iban', 'bic', 'id', 'postal_code'];

describe('the name that was meant', () => {
  test.each([
    ['issueDate', 'issue_date'],
    ['Issue-Date', 'issue_date'],
    ['isue_date', 'issue_date'],
    ['nubmer', 'number'],
    ['vatid', 'vat_id'],
    ['postalcode', 'postal_code'],
    ['ibann', 'iban'],
  ])('%s is %s', (name, meant) => expect(nearest(name, NAMES)).toBe(meant));

  test.each([['zip'], ['x'], ['xy'], [''], ['___'], ['watermark'], ['n'.repeat(100_000)]])(
    '%s is none',
    (name) => {
      expect(nearest(name, NAMES)).toBeNull();
    },
  );

  test('nothing is near to no names', () => {
    expect(nearest('number', [])).toBeNull();
  });
});

test.each([
  [{ number: 'F-1' }, 'number is not a field of GenerateRequest. Did you mean invoice.number?'],
  [{ invoice: { iban: 'FR76' } }, 'iban is not a field of Invoice. Did you mean payment.iban?'],
  [{ invoice: { siren: '1' } }, 'siren is not a field of Invoice.'],
])('a field of another object is answered with its place: %j', (request, said) => {
  const { faults = [] } = readGenerateRequest(JSON.stringify(request), { language: 'en' });
  expect(faults.map(({ msg }) => msg)).toContain(said);
});
