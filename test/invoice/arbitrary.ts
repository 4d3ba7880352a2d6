// Random invoices that a caller might send: every property of the contract, in its canonical form, present or null.

import fc from 'fast-check';
import type {
  AdditionalDocument,
  Address,
  AllowanceCharge,
  Contact,
  Delivery,
  FrenchMentions,
  Invoice,
  Line,
  LineAllowanceCharge,
  Note,
  Party,
  Payment,
  PrecedingInvoice,
  Totals,
  VatBreakdown,
} from '@conforme/proto/schema';
import { OPERATION_TYPES, TYPE_CODES, VAT_CATEGORIES } from '@conforme/proto/schema';

const orNull = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { nil: null });

/** What could go wrong in XML: markup, quotes, white space, what ends a CDATA section, characters beyond the BMP. */
const CHARACTERS = [
  'a',
  'Z',
  '7',
  ' ',
  'é',
  '€',
  '&',
  '<',
  '>',
  '"',
  "'",
  ']',
  '\n',
  '\t',
  '\r',
  '-',
  '/',
  '~',
  '𝛼',
];

const text = fc
  .string({ unit: fc.constantFrom(...CHARACTERS), minLength: 1, maxLength: 8 })
  .map((value) => value.trim())
  .filter((value) => value !== '');

const code = fc.string({ unit: fc.constantFrom('A', 'B', '0', '1'), minLength: 1, maxLength: 4 });

const digits = (length: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

const date = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

/** Decimals as the contract's reader spells them: exact, with the zeros the caller wrote. */
function decimal(integer: number, fraction: number, sign: readonly string[] = ['']): fc.Arbitrary<string> {
  const whole = fc.integer({ min: 0, max: 10 ** integer - 1 }).map(String);
  const part = fc.string({ unit: fc.constantFrom(...'05279'), maxLength: fraction });
  return fc
    .tuple(fc.constantFrom(...sign), whole, part)
    .map(([minus, before, after]) => minus + before + (after === '' ? '' : `.${after}`))
    .map((value) => (/[1-9]/.test(value) ? value : value.replace('-', '')));
}

const amount = decimal(9, 4, ['', '', '', '-']);
const quantity = decimal(7, 6, ['', '', '', '-']);
const baseQuantity = fc.constantFrom('1', '10', '100', '0.5', '3', '7.250');
const rate = fc.oneof(fc.constantFrom('20', '20.00', '5.5', '10', '2.1', '0', '0.0'), decimal(2, 4));

const address: fc.Arbitrary<Address> = fc.record({
  line1: orNull(text),
  line2: orNull(text),
  line3: orNull(text),
  city: orNull(text),
  postal_code: orNull(text),
  country_subdivision: orNull(text),
  country: fc.constantFrom('FR', 'DE', 'BE'),
});

const contact: fc.Arbitrary<Contact> = fc.record({
  name: orNull(text),
  department: orNull(text),
  phone: orNull(text),
  email: orNull(text),
});

const electronicAddress = fc.oneof(text, digits(9), fc.constant('a@b.example'));

/** A map with keys that JSON Pointer must escape and that plain objects have by inheritance. */
const map = fc.dictionary(fc.oneof(text, fc.constantFrom('a/b', '~', 'constructor', '0009', '1')), text, {
  maxKeys: 3,
  noNullPrototype: true,
});

const partyShape = {
  name: text,
  trading_name: orNull(text),
  siren: orNull(digits(9)),
  legal_registration_id: orNull(fc.oneof(text, digits(9))),
  legal_registration_scheme: orNull(fc.constantFrom('0002', '0088', '0106')),
  vat_id: orNull(text),
  electronic_address: orNull(electronicAddress),
  electronic_address_scheme: orNull(fc.constantFrom('0225', 'EM', '0088')),
  siret: orNull(digits(14)),
  global_ids: map,
  address,
  contact: orNull(contact),
};

const seller: fc.Arbitrary<Party> = fc.record({
  ...partyShape,
  tax_registration_id: orNull(text),
  legal_info: orNull(text),
});

const buyer: fc.Arbitrary<Party> = fc.record({
  ...partyShape,
  tax_registration_id: fc.constant(null),
  legal_info: fc.constant(null),
});

const delivery: fc.Arbitrary<Delivery> = fc.record({
  name: orNull(text),
  location_id: orNull(text),
  location_id_scheme: orNull(code),
  address: orNull(address),
  actual_date: orNull(date),
  period_start: orNull(date),
  period_end: orNull(date),
});

const payment: fc.Arbitrary<Payment> = fc.record({
  means_code: fc.constantFrom('30', '58', '59', '48'),
  means_text: orNull(text),
  remittance_information: orNull(text),
  iban: orNull(
    fc.oneof(fc.constantFrom('FR7699999000010000210421730', 'FR76 9999 9000 0100 0021 0421 730'), text),
  ),
  account_name: orNull(text),
  bic: orNull(code),
  mandate_reference: orNull(text),
  creditor_reference_id: orNull(text),
  debited_iban: orNull(text),
  terms: orNull(text),
});

const note: fc.Arbitrary<Note> = fc.record({
  text,
  subject_code: orNull(fc.oneof(code, fc.constantFrom('PMT', 'PMD', 'AAB', 'AAI'))),
});
const preceding: fc.Arbitrary<PrecedingInvoice> = fc.record({ number: text, issue_date: orNull(date) });
const additional: fc.Arbitrary<AdditionalDocument> = fc.record({
  id: text,
  description: orNull(text),
  url: orNull(text),
});

const adjustmentShape = {
  amount,
  base_amount: orNull(amount),
  percentage: orNull(rate),
  reason: orNull(text),
  reason_code: orNull(code),
};
const lineAdjustments: fc.Arbitrary<LineAllowanceCharge[]> = fc.array(fc.record(adjustmentShape), {
  maxLength: 2,
});

const taxShape = { vat_category: fc.constantFrom(...VAT_CATEGORIES), vat_rate: orNull(rate) };
const adjustments: fc.Arbitrary<AllowanceCharge[]> = fc.array(
  fc.record({ ...adjustmentShape, ...taxShape }),
  { maxLength: 2 },
);

const line: fc.Arbitrary<Line> = fc.record({
  id: orNull(fc.oneof(fc.constantFrom('1', '2'), text)),
  note: orNull(text),
  item_name: text,
  item_description: orNull(text),
  seller_item_id: orNull(text),
  buyer_item_id: orNull(text),
  standard_item_id: orNull(fc.oneof(text, digits(13))),
  standard_item_id_scheme: orNull(code),
  origin_country: orNull(fc.constantFrom('FR', 'CN')),
  attributes: map,
  quantity,
  unit_code: fc.constantFrom('C62', 'HUR', 'KGM'),
  unit_price: amount,
  gross_unit_price: orNull(amount),
  price_discount: orNull(amount),
  price_base_quantity: orNull(baseQuantity),
  price_base_unit_code: orNull(code),
  ...taxShape,
  allowances: lineAdjustments,
  charges: lineAdjustments,
  period_start: orNull(date),
  period_end: orNull(date),
  order_line_reference: orNull(text),
  buyer_accounting_reference: orNull(text),
  net_amount: orNull(amount),
});

const breakdown: fc.Arbitrary<VatBreakdown> = fc.record({
  category: taxShape.vat_category,
  rate: taxShape.vat_rate,
  taxable_amount: amount,
  tax_amount: amount,
  exemption_reason: orNull(text),
  exemption_reason_code: orNull(code),
});

const totals: fc.Arbitrary<Totals> = fc.record({
  line_total: amount,
  allowance_total: orNull(amount),
  charge_total: orNull(amount),
  tax_exclusive: amount,
  tax_total: amount,
  tax_inclusive: amount,
  prepaid: orNull(amount),
  rounding: orNull(amount),
  amount_due: amount,
  tax_total_accounting: orNull(amount),
  vat_breakdown: fc.array(breakdown, { maxLength: 2 }),
});

const mentions: fc.Arbitrary<FrenchMentions> = fc.record({
  enabled: fc.boolean(),
  late_payment_penalties: text,
  recovery_fee: text,
  early_payment_discount: text,
});

export const invoices: fc.Arbitrary<Invoice> = fc.record({
  number: fc.string({ unit: fc.constantFrom('F', '2', '-', '/', '_'), minLength: 1, maxLength: 35 }),
  issue_date: date,
  type_code: fc.constantFrom(...TYPE_CODES),
  currency: fc.constantFrom('EUR', 'USD'),
  vat_accounting_currency: orNull(fc.constantFrom('EUR', 'GBP')),
  due_date: orNull(date),
  tax_point_date: orNull(date),
  buyer_reference: orNull(text),
  project_reference: orNull(text),
  contract_reference: orNull(text),
  purchase_order_reference: orNull(text),
  sales_order_reference: orNull(text),
  receiving_advice_reference: orNull(text),
  despatch_advice_reference: orNull(text),
  tender_reference: orNull(text),
  buyer_accounting_reference: orNull(text),
  payment_terms: orNull(text),
  operation_type: fc.constantFrom(...OPERATION_TYPES),
  already_paid: fc.boolean(),
  business_process: orNull(fc.constantFrom('S1', 'B4', 'urn:p:1')),
  french_mentions: mentions,
  notes: fc.array(note, { maxLength: 3 }),
  seller,
  buyer,
  delivery: orNull(delivery),
  payment: orNull(payment),
  preceding_invoices: fc.array(preceding, { maxLength: 2 }),
  additional_documents: fc.array(additional, { maxLength: 2 }),
  allowances: adjustments,
  charges: adjustments,
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  totals: orNull(totals),
  prepaid_amount: orNull(amount),
  rounding_amount: orNull(amount),
  tax_total_accounting: orNull(amount),
  tax_exemption_reason: orNull(text),
  tax_exemption_reason_code: orNull(code),
});
