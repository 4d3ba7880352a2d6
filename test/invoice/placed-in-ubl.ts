// What of a random invoice UBL has a place for; the rest is what plugins/ubl/README.md lists, term by term.

import { isCreditNote } from '../../core/invoice/kind.ts';
import type { Invoice } from '@conforme/proto/schema';
import { pruned } from './whole.ts';

type Values = Record<string, unknown>;

const BASES = 'base_quantity base_quantity_unit_code';
/** Parties whose name stands where others have the one they trade under. */
const NAMED_OTHERWISE = 'trading_name';

/** By the field or list an object stands in, its fields that have no place; those of a line are told from those of the invoice. */
const NOWHERE: Readonly<Record<string, string>> = {
  invoice:
    'document_name document_language test_indicator contractual_due_date project_name sales_order_date quotation_reference ' +
    'quotation_date delivery_note_reference delivery_note_date ultimate_customer_orders buyer_tax_representative ' +
    'product_end_user invoice_issuer_reference logistics_charges financial_adjustments buyer_accounting_type ' +
    'further_accounting_references',
  notes: 'content_code',
  further_notes: 'content_code',
  further_payments: 'creditor_reference_id',
  payment_terms_details: 'payee',
  further_payment_terms: 'mandate_reference payee',
  discount: 'basis_amount',
  penalty: 'basis_amount',
  advance_payments: 'vat invoice',
  'invoice.additional_documents': 'type_code reference_type_code line_id',
  allowances: BASES,
  charges: BASES,
  'invoice.delivery': 'ultimate_ship_to transport_modes',
  'invoice.seller': 'role_code',
  buyer: 'role_code',
  payee: NAMED_OTHERWISE,
  tax_representative: NAMED_OTHERWISE,
  ship_to: NAMED_OTHERWISE,
  contact: 'type_code',
  vat_breakdown: 'line_total_basis allowance_charge_basis tax_point_date tax_point_code',
  lines:
    'status_code note_content_code quotation contract ultimate_customer_orders vat_amount further_vat price_vat ' +
    'gross_price_base_quantity gross_price_base_unit_code buyer_accounting_type further_accounting_references',
  'lines.delivery':
    'charge_free_quantity charge_free_unit_code per_package_quantity per_package_unit_code ultimate_ship_to delivery_note',
  'lines.totals': 'charge_total allowance_total tax_inclusive allowance_charge_total',
  'lines.additional_documents': 'line_id',
  price_discount_details: 'base_amount',
  product: 'id industry_id model_id batch_ids manufacturer components',
  order: 'line_id type_code reference_type_code name url attachment',
  sales_order: 'issue_date type_code reference_type_code name url attachment',
  despatch_advice: 'type_code reference_type_code name url attachment',
  receiving_advice: 'type_code reference_type_code name url attachment',
  preceding_invoice: 'line_id reference_type_code name url attachment',
};

/** What the schema has beside another value only. */
const BESIDE: readonly (readonly [key: string, needed: string])[] = [
  ['contract_date', 'contract_reference'],
  ['contract_type_code', 'contract_reference'],
  ['tender_date', 'tender_reference'],
  ['receiving_advice_date', 'receiving_advice_reference'],
  ['despatch_advice_date', 'despatch_advice_reference'],
  ['invoiced_object_date', 'invoiced_object_id'],
  ['settlement_documents', 'invoiced_object_id'],
  ['basis_period', 'basis_period_unit'],
];

const REFERENCES = ['order', 'despatch_advice', 'receiving_advice', 'preceding_invoice'];

export function placedInUbl(invoice: Invoice): Invoice {
  const placed = pruned(place(invoice, 'invoice', 'invoice')) as Invoice;
  const { payment_terms: terms, payment_terms_details: details } = placed;
  return {
    ...placed,
    ...(terms === null && details === null ? { further_payment_terms: [] } : {}),
    ...(isCreditNote(invoice.type_code) ? { advance_payments: [] } : {}),
  };
}

/** @param owner the invoice, or the list of lines. */
function place(value: unknown, key: string, owner: 'invoice' | 'lines'): unknown {
  if (Array.isArray(value))
    return value.filter((each) => hasPlace(each, key, owner)).map((each) => place(each, key, owner));
  if (typeof value !== 'object' || value === null) return value;
  const within = key === 'lines' ? 'lines' : owner;
  const nowhere = new Set(
    `${NOWHERE[key] ?? ''} ${NOWHERE[`${owner}.${key}`] ?? ''} further_contacts`.split(' '),
  );
  const object = value as Values;
  for (const [beside, needed] of BESIDE) if (beside in object && !object[needed]) nowhere.add(beside);
  if ('account_id' in object && object['iban']) nowhere.add('account_id');
  if (REFERENCES.includes(key) && !object['number'])
    for (const date of ['issue_date', 'type_code']) nowhere.add(date);
  return Object.fromEntries(
    Object.entries(object).map(([name, each]) => [
      name,
      nowhere.has(name) ? (Array.isArray(each) ? [] : null) : place(each, name, within),
    ]),
  );
}

function hasPlace(value: unknown, key: string, owner: string): boolean {
  const item = value as Values;
  // An attribute that the map can hold is read into it.
  if (key === 'further_attributes')
    return Boolean(item['name'] ?? item['type_code']) && Boolean(item['type_code'] ?? item['measure']);
  // BT-128 and its like have type 130, and the others have not.
  if (key === 'settlement_documents') return false;
  return owner !== 'lines' || key !== 'additional_documents' || Boolean(item['number']);
}
