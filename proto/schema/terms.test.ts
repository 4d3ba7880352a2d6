import { describe, expect, test } from 'vitest';
import { contractRows } from '../testing/contract-table.ts';
import { fieldsOf, fieldTerms, termsAt } from './terms.ts';

/** Where the objects of the contract stand in a request, per variant. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  Invoice: ['/invoice'],
  FrenchMentions: ['/invoice/french_mentions'],
  Note: ['/invoice/notes/*'],
  Party: ['/invoice/seller', '/invoice/buyer'],
  Address: ['/invoice/seller/address', '/invoice/buyer/address'],
  Contact: ['/invoice/seller/contact', '/invoice/buyer/contact'],
  Delivery: ['/invoice/delivery'],
  Payment: ['/invoice/payment'],
  PrecedingInvoice: ['/invoice/preceding_invoices/*'],
  AdditionalDocument: ['/invoice/additional_documents/*'],
  AllowanceCharge: ['/invoice/allowances/*', '/invoice/charges/*'],
  Line: ['/invoice/lines/*'],
  LineAllowanceCharge: ['/invoice/lines/*/allowances/*', '/invoice/lines/*/charges/*'],
  Totals: ['/invoice/totals'],
  VatBreakdown: ['/invoice/totals/vat_breakdown/*'],
};

const expected = contractRows().flatMap(({ object, field, terms }) =>
  terms.map((term, variant) => ({ term, pattern: `${PLACES[object]?.[variant]}/${field}` })),
);
const inRequests = expected.filter(({ pattern }) => pattern.startsWith('/'));

describe('every field of the contract is found by its term and gives it back', () => {
  test.each(inRequests)('$pattern $term', ({ pattern, term }) => {
    expect(fieldsOf(term)).toContain(pattern);
    expect(termsAt(pattern.replaceAll('*', '7'))).toContain(term);
  });

  test('and there are as many as the tables have', () => {
    expect(inRequests.length).toBeGreaterThan(150);
  });
});

describe('terms of a place', () => {
  test.each([
    ['/invoice/lines/0/quantity', ['BT-129']],
    ['/invoice/lines/3', ['BG-25']],
    ['/invoice/lines', ['BG-25']],
    ['/invoice/seller/name', ['BT-27']],
    ['/invoice/buyer/name', ['BT-44']],
    ['/invoice/delivery/address/country', ['BT-80']],
    ['/invoice/seller/global_ids/0088', ['BT-29-1', 'BT-29']],
    ['/invoice/lines/2/attributes/a~1b', ['BT-160', 'BT-161']],
    ['/invoice/totals/tax_total_accounting', ['BT-111']],
    ['/options/profile', []],
    ['/invoice', []],
    ['', []],
    ['/invoice/lines/0/nothing', []],
    ['/invoice/lines/0/quantity/deeper', []],
    ['/invoice/constructor', []],
  ])('%s', (pointer, terms) => expect(termsAt(pointer)).toEqual(terms));
});

describe('fields of a term', () => {
  test.each([
    ['BT-20', ['/invoice/payment_terms', '/invoice/payment/terms']],
    ['BT-23', ['/invoice/operation_type', '/invoice/already_paid', '/invoice/business_process']],
    ['BT-30', ['/invoice/seller/siren', '/invoice/seller/legal_registration_id']],
    ['BT-34', ['/invoice/seller/electronic_address', '/invoice/seller/siret']],
    ['BT-113', ['/invoice/totals/prepaid', '/invoice/prepaid_amount']],
    ['BT-120', ['/invoice/totals/vat_breakdown/*/exemption_reason', '/invoice/tax_exemption_reason']],
    ['BG-27', ['/invoice/lines/*/allowances', '/invoice/lines/*/allowances/*']],
    ['BG-10', ['/invoice/payee']],
    ['EXT-FR-FE-163', ['/invoice/lines/*/status_reason_code']],
    ['BG-99', []],
    ['constructor', []],
  ])('%s', (term, pointers) => expect(fieldsOf(term)).toEqual(pointers));
});

test('the table names every place once per term', () => {
  const rows = fieldTerms().map(({ pointerPattern, term }) => `${pointerPattern} ${term}`);
  expect(new Set(rows).size).toBe(rows.length);
});
