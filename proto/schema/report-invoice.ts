// An invoice as e-reporting (Flux 10, block 10.1) tells it to the State. A field is a term TT of the State's annex 6, whose place is
// that of the schema pack; fields stand in the order of the schema. Codes and amounts are texts: the rules of the message judge them.

import { date as day, emptyList, flag, list, object, orNull, part, text, type Terms } from './builders.ts';

const own = (term: Terms, words: string) => orNull(text(term, words));
const dated = (term: Terms, words: string) => orNull(day(term, words));

const ReportNoteSchema = object('ReportNote', 'A note of an invoice.', {
  subject: own('TT-26', 'BT-21.'),
  text: own('TT-27', 'BT-22.'),
});

const ReportReferenceSchema = object('ReportReference', 'A preceding invoice.', {
  number: own('TT-30', 'BT-25.'),
  issue_date: dated('TT-31', 'BT-26.'),
});

interface PartyTerms {
  readonly id: readonly [value: string, scheme: string];
  readonly vat: readonly [value: string, kind: string];
  readonly country: string;
}

const partyOf = (definition: string, { id, vat, country }: PartyTerms) =>
  object({ definition, message: 'ReportParty' }, 'A party of an invoice that is reported.', {
    id: own(id[0], 'SIREN (0002), VAT number (0223), country and name (0227), RIDET (0228), TAHITI (0229).'),
    id_scheme: own(id[1], 'Which of them.'),
    vat_number: own(vat[0], 'BT-31, BT-48.'),
    vat_kind: own(vat[1], 'Always VAT.'),
    country: own(country, 'BT-40, BT-55.'),
  });

const ReportSellerSchema = partyOf('ReportSeller', {
  id: ['TT-33', 'TT-33-1'],
  vat: ['TT-34', 'TT-34-0'],
  country: 'TT-35',
});
const ReportBuyerSchema = partyOf('ReportBuyer', {
  id: ['TT-36', 'TT-37'],
  vat: ['TT-38', 'TT-38-0'],
  country: 'TT-39',
});

const ReportDeliverySchema = object('ReportDelivery', 'A delivery.', {
  date: dated('TT-41', 'BT-72.'),
  line1: own('TT-103', 'BT-75.'),
  line2: own('TT-104', 'BT-76.'),
  line3: own('TT-105', 'BT-165.'),
  city: own('TT-106', 'BT-77.'),
  postal_code: own('TT-107', 'BT-78.'),
  region: own('TT-108', 'BT-79.'),
  country: own('TT-44', 'BT-80.'),
});

const ReportAdjustmentSchema = object('ReportAdjustment', 'An allowance or a charge of an invoice.', {
  is_charge: orNull(flag('False for an allowance.')),
  amount: own(['TT-45', 'TT-48'], 'BT-92, BT-99.'),
  vat_category: own(['TT-46', 'TT-49'], 'BT-95, BT-102.'),
  vat_rate: own(['TT-47', 'TT-50'], 'BT-96, BT-103.'),
});

const ReportVatSchema = object('ReportVat', 'VAT of a category and rate.', {
  taxable_amount: own('TT-54', 'BT-116.'),
  tax_amount: own('TT-55', 'BT-117.'),
  category: own('TT-56', 'BT-118.'),
  rate: own('TT-57', 'BT-119.'),
  exemption_reason: own('TT-58', 'BT-120.'),
  exemption_code: own('TT-59', 'BT-121.'),
});

const ReportLineNoteSchema = object('ReportLineNote', 'A note of a line.', {
  code: own('TT-61-0', 'EXT-FR-FE-183.'),
  text: own('TT-61-1', 'BT-127.'),
});

const ReportLineAdjustmentSchema = object('ReportLineAdjustment', 'An allowance or a charge of a line.', {
  is_charge: orNull(flag('False for an allowance.')),
  amount: own(['TT-67', 'TT-68'], 'BT-136, BT-141.'),
});

const ReportLineReferenceSchema = object('ReportLineReference', 'The preceding invoice of a line.', {
  number: own('TT-300', 'EXT-FR-FE-136.'),
  issue_date: dated('TT-301', 'EXT-FR-FE-138.'),
});

const ReportLineDeliverySchema = object('ReportLineDelivery', 'The delivery of a line.', {
  name: own('TT-302', 'EXT-FR-FE-149.'),
  line1: own('TT-303', 'EXT-FR-FE-151.'),
  city: own('TT-304', 'EXT-FR-FE-154.'),
  postal_code: own('TT-305', 'EXT-FR-FE-155.'),
  region: own('TT-306', 'EXT-FR-FE-156.'),
  country: own('TT-307', 'EXT-FR-FE-157.'),
});

const ReportLineSchema = object('ReportLine', 'A line of an invoice.', {
  notes: emptyList(ReportLineNoteSchema, 'TT-61', 'Notes.'),
  quantity: own('TT-62', 'BT-129.'),
  unit: own('TT-63', 'BT-130.'),
  preceding_invoice: orNull(part(ReportLineReferenceSchema, 'TG-40', 'Preceding invoice.')),
  delivery: orNull(part(ReportLineDeliverySchema, 'TG-41', 'Delivery.')),
  period_start: dated('TT-65', 'BT-134.'),
  period_end: dated('TT-66', 'BT-135.'),
  adjustments: emptyList(ReportLineAdjustmentSchema, ['TG-26', 'TG-27'], 'Allowances and charges.'),
  net_price: own('TT-69', 'BT-146.'),
  price_discount: own('TT-70', 'BT-147.'),
  gross_price: own('TT-71', 'BT-148.'),
  name: own('TT-76', 'BT-153.'),
});

export const ReportedInvoiceSchema = object('ReportedInvoice', 'An invoice, reported by itself (10.1).', {
  number: own('TT-19', 'BT-1.'),
  issue_date: dated('TT-20', 'BT-2.'),
  type_code: own('TT-21', 'BT-3.'),
  currency: own('TT-22', 'BT-5.'),
  due_date: dated('TT-201', 'BT-9.'),
  vat_point: own('TT-24', 'BT-8.'),
  notes: emptyList(ReportNoteSchema, 'TG-9', 'Notes.'),
  business_process: own('TT-28', 'BT-23, the invoicing framework.'),
  profile: own('TT-29', 'urn.cpro.gouv.fr:1p0:ereporting.'),
  preceding_invoices: emptyList(ReportReferenceSchema, 'TG-11', 'Preceding invoices.'),
  seller: orNull(part(ReportSellerSchema, 'TG-12', 'Seller.')),
  buyer: orNull(part(ReportBuyerSchema, 'TG-14', 'Buyer.')),
  representative_vat_number: own('TT-122', 'BT-63.'),
  representative_vat_kind: own('TT-40', 'VAT; the annex states no value.'),
  deliveries: emptyList(ReportDeliverySchema, 'TG-17', 'Deliveries.'),
  period_start: dated('TT-42', 'BT-73.'),
  period_end: dated('TT-43', 'BT-74.'),
  adjustments: emptyList(ReportAdjustmentSchema, ['TG-20', 'TG-21'], 'Allowances and charges.'),
  net_total: own('TT-51', 'BT-109.'),
  vat_total: own('TT-52', 'BT-110 in euros, else BT-111.'),
  vat_currency: own('TT-202', 'Always EUR.'),
  vat: list(ReportVatSchema, 'TG-23', 'VAT breakdown.'),
  lines: emptyList(ReportLineSchema, 'TG-24', 'Lines.'),
});
