// Random invoices that a caller might send, in canonical form, from the schema: every property is there, present or null.

import fc from 'fast-check';
import { InvoiceSchema, type Invoice } from '@conforme/proto/schema';
import { arbitraryOf, type Choice } from '../../proto/testing/arbitrary.ts';
import { contractRows } from '../../proto/testing/contract-table.ts';

/** What could go wrong in XML: markup, quotes, white space, what ends a CDATA section, characters beyond the BMP. */
const CHARACTERS = [...'aZ7 é€&<>"\']\n\t\r-/~𝛼'];

const text = fc
  .string({ unit: fc.constantFrom(...CHARACTERS), minLength: 1, maxLength: 8 })
  .map((value) => value.trim())
  .filter((value) => value !== '');

const code = fc.string({ unit: fc.constantFrom('A', 'B', '0', '1'), minLength: 1, maxLength: 4 });

const digits = (length: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

/** Decimals as the contract's reader spells them: exact, with the zeros the caller wrote. */
function decimal(integer: number, fraction: number, sign: readonly string[] = ['']): fc.Arbitrary<string> {
  const whole = fc.integer({ min: 0, max: 10 ** integer - 1 }).map(String);
  const part = fc.string({ unit: fc.constantFrom(...'05279'), maxLength: fraction });
  return fc
    .tuple(fc.constantFrom(...sign), whole, part)
    .map(([minus, before, after]) => minus + before + (after === '' ? '' : `.${after}`))
    .map((value) => (/[1-9]/.test(value) ? value : value.replace('-', '')));
}

const DECIMALS = {
  Amount: decimal(9, 4, ['', '', '', '-']),
  Price: decimal(6, 9, ['', '', '', '-']),
  Decimal: decimal(9, 9, ['', '', '', '-']),
  Quantity: decimal(7, 8, ['', '', '', '-']),
  Rate: fc.oneof(fc.constantFrom('20', '20.00', '5.5', '10', '2.1', '0', '0.0'), decimal(2, 4)),
};

/** A map with keys that JSON Pointer must escape and that plain objects have by inheritance. */
const map = fc.dictionary(fc.oneof(text, fc.constantFrom('a/b', '~', 'constructor', '0009', '1')), text, {
  maxKeys: 3,
  noNullPrototype: true,
});

const CODES = 'bic reason_code location_id_scheme standard_item_id_scheme price_base_unit_code';

/** Values on which something depends, here or in a reader of documents. */
const FIELDS = {
  ...Object.fromEntries(CODES.split(' ').map((name) => [name, code])),
  number: fc.string({ unit: fc.constantFrom('F', '2', '-', '/', '_'), minLength: 1, maxLength: 35 }),
  'PrecedingInvoice.number': text,
  currency: fc.constantFrom('EUR', 'USD'),
  vat_accounting_currency: fc.constantFrom('EUR', 'GBP'),
  business_process: fc.constantFrom('S1', 'B4', 'urn:p:1'),
  exemption_reason_code: code,
  tax_exemption_reason_code: code,
  subject_code: fc.oneof(code, fc.constantFrom('PMT', 'PMD', 'AAB', 'AAI')),
  country: fc.constantFrom('FR', 'DE', 'BE'),
  origin_country: fc.constantFrom('FR', 'CN'),
  legal_registration_id: fc.oneof(text, digits(9)),
  legal_registration_scheme: fc.constantFrom('0002', '0088', '0106'),
  electronic_address: fc.oneof(text, digits(9), fc.constant('a@b.example')),
  electronic_address_scheme: fc.constantFrom('0225', 'EM', '0088'),
  means_code: fc.constantFrom('30', '58', '59', '48'),
  iban: fc.oneof(fc.constantFrom('FR7699999000010000210421730', 'FR76 9999 9000 0100 0021 0421 730'), text),
  unit_code: fc.constantFrom('C62', 'HUR', 'KGM'),
  price_base_quantity: fc.constantFrom('1', '10', '100', '0.5', '3', '7.250'),
  standard_item_id: fc.oneof(text, digits(13)),
  'Line.id': fc.oneof(fc.constantFrom('1', '2'), text),
  operation_type: fc.constantFrom('goods', 'services', 'mixed'),
};

const CONTRACT = new Set(contractRows().map(({ object, field }) => `${object}.${field}`));

// Fields beyond the contract's tables join as the rows of the syntaxes write them.
export const CHOICE: Choice = {
  text,
  decimal: (shape) => DECIMALS[shape],
  map,
  items: 3,
  fields: FIELDS,
  isWhole: true,
  includes: (message, field) => CONTRACT.has(`${message}.${field}`),
  settle: { Buyer: (buyer) => ({ ...buyer, tax_registration_id: null }) },
};

export const invoices = arbitraryOf(InvoiceSchema, CHOICE) as fc.Arbitrary<Invoice>;
