import type {
  AdditionalDocument,
  AllowanceCharge,
  Delivery,
  LineAllowanceCharge,
  Note,
  Payment,
  PrecedingInvoice,
  ReadInvoice,
  ReadParty,
  VatBreakdown,
} from '@conforme/proto/schema';
import type { CompleteInvoice } from './model.ts';

/** What a caller may write for short. Completion spells them out elsewhere, so no document carries them. */
const SHORTCUTS = {
  operation_type: null,
  already_paid: null,
  french_mentions: null,
  prepaid_amount: null,
  rounding_amount: null,
  tax_total_accounting: null,
  tax_exemption_reason: null,
  tax_exemption_reason_code: null,
} as const satisfies Partial<ReadInvoice>;

/** Exactly what a document of a complete invoice says: the invoice without the shortcuts it was made from. */
export function essence(invoice: CompleteInvoice): ReadInvoice {
  return {
    ...invoice,
    ...SHORTCUTS,
    seller: { ...invoice.seller, siret: null },
    buyer: { ...invoice.buyer, siret: null },
    vat_breakdown: invoice.totals.vat_breakdown,
  };
}

type Nulls<T> = Readonly<Record<keyof T, null>>;

/** One `null` for every property that is neither list nor map. */
export const BLANK_ADDRESS = {
  line1: null,
  line2: null,
  line3: null,
  city: null,
  postal_code: null,
  country_subdivision: null,
  country: null,
} as const;

export const BLANK_CONTACT = { name: null, department: null, phone: null, email: null } as const;

export const BLANK_PARTY = {
  name: null,
  trading_name: null,
  siren: null,
  legal_registration_id: null,
  legal_registration_scheme: null,
  vat_id: null,
  electronic_address: null,
  electronic_address_scheme: null,
  siret: null,
  global_ids: {},
  tax_registration_id: null,
  legal_info: null,
  // Extract shows all seven keys of an address even where a document has none (decision 17).
  address: BLANK_ADDRESS,
  contact: null,
} as const satisfies ReadParty;

export const BLANK_DELIVERY = {
  name: null,
  location_id: null,
  location_id_scheme: null,
  address: null,
  actual_date: null,
  period_start: null,
  period_end: null,
} as const satisfies Delivery;

export const BLANK_PAYMENT = {
  means_code: null,
  means_text: null,
  remittance_information: null,
  iban: null,
  account_name: null,
  bic: null,
  mandate_reference: null,
  creditor_reference_id: null,
  debited_iban: null,
  terms: null,
} as const satisfies Nulls<Payment>;

export const BLANK_NOTE = { text: null, subject_code: null } as const satisfies Nulls<Note>;

export const BLANK_PRECEDING = { number: null, issue_date: null } as const satisfies Nulls<PrecedingInvoice>;

export const BLANK_DOCUMENT = {
  id: null,
  description: null,
  url: null,
} as const satisfies Nulls<AdditionalDocument>;

export const BLANK_LINE_ADJUSTMENT = {
  amount: null,
  base_amount: null,
  percentage: null,
  reason: null,
  reason_code: null,
} as const satisfies Nulls<LineAllowanceCharge>;

export const BLANK_ADJUSTMENT = {
  ...BLANK_LINE_ADJUSTMENT,
  vat_category: null,
  vat_rate: null,
} as const satisfies Nulls<AllowanceCharge>;

export const BLANK_BREAKDOWN = {
  category: null,
  rate: null,
  taxable_amount: null,
  tax_amount: null,
  exemption_reason: null,
  exemption_reason_code: null,
} as const satisfies Nulls<VatBreakdown>;

export const BLANK_TOTALS = {
  line_total: null,
  allowance_total: null,
  charge_total: null,
  tax_exclusive: null,
  tax_total: null,
  tax_total_accounting: null,
  tax_inclusive: null,
  prepaid: null,
  rounding: null,
  amount_due: null,
  vat_breakdown: [],
} as const satisfies ReadInvoice['totals'];

/** An invoice of which nothing is known yet: every key of the contract is there. */
export const BLANK_INVOICE = {
  ...SHORTCUTS,
  number: null,
  issue_date: null,
  type_code: null,
  currency: null,
  vat_accounting_currency: null,
  due_date: null,
  tax_point_date: null,
  buyer_reference: null,
  project_reference: null,
  contract_reference: null,
  purchase_order_reference: null,
  sales_order_reference: null,
  receiving_advice_reference: null,
  despatch_advice_reference: null,
  tender_reference: null,
  buyer_accounting_reference: null,
  payment_terms: null,
  business_process: null,
  notes: [],
  seller: BLANK_PARTY,
  buyer: BLANK_PARTY,
  delivery: null,
  payment: null,
  preceding_invoices: [],
  additional_documents: [],
  allowances: [],
  charges: [],
  lines: [],
  totals: BLANK_TOTALS,
  vat_breakdown: [],
} as const satisfies ReadInvoice;

export const BLANK_LINE = {
  id: null,
  note: null,
  item_name: null,
  item_description: null,
  seller_item_id: null,
  buyer_item_id: null,
  standard_item_id: null,
  standard_item_id_scheme: null,
  origin_country: null,
  attributes: {},
  quantity: null,
  unit_code: null,
  unit_price: null,
  gross_unit_price: null,
  price_discount: null,
  price_base_quantity: null,
  price_base_unit_code: null,
  vat_category: null,
  vat_rate: null,
  allowances: [],
  charges: [],
  period_start: null,
  period_end: null,
  order_line_reference: null,
  buyer_accounting_reference: null,
  net_amount: null,
} as const satisfies ReadInvoice['lines'][number];
