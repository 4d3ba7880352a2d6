import type { CompleteInvoice, CompleteLine, LineDelivery } from '@conforme/core/invoice';
import { core, extended } from '@conforme/core/syntax';
import { lineAdjustments } from './allowance.ts';
import { termsOfDelivery } from './delivery.ts';
import { noteRows } from './header.ts';
import { otherRows } from './party.ts';
import { prices } from './price.ts';
import { productRows } from './product.ts';
import { documentRows, documentsOfSettlement, orderOfLine } from './references.ts';
import { date, group, list, part, text, within, type Row } from './row.ts';
import { accountingReferences } from './settlement.ts';
import { vatOfLine } from './tax.ts';
import { lineTotals } from './totals.ts';

const NOTE = 'ram:IncludedNote';
const ADDITIONAL = 'ram:AdditionalReferencedDocument';
const ULTIMATE_ORDER = 'ram:UltimateCustomerOrderReferencedDocument';

/** BT-126 and BT-127, and in extensions how lines belong together. */
const documentOfLine: readonly Row<CompleteLine>[] = [
  text('ram:LineID', 'id'),
  extended(text('ram:ParentLineID', 'parent_line_id')),
  extended(text('ram:LineStatusCode', 'status_code')),
  extended(text('ram:LineStatusReasonCode', 'status_reason_code')),
  group(NOTE, [
    extended(text<CompleteLine>('ram:ContentCode', 'note_content_code')),
    text('ram:Content', 'note'),
    extended(text<CompleteLine>('ram:SubjectCode', 'note_subject_code')),
  ]),
  extended(list(NOTE, 'further_notes', noteRows)),
];

/** BT-132 and BG-29; the other documents and the seller of a line are extensions. */
const agreementRows: readonly Row<CompleteLine>[] = [
  extended(part('ram:ApplicableTradeDeliveryTerms', 'delivery_terms', termsOfDelivery)),
  extended(part('ram:SellerOrderReferencedDocument', 'sales_order', documentRows)),
  orderOfLine,
  extended(part('ram:QuotationReferencedDocument', 'quotation', documentRows)),
  extended(part('ram:ContractReferencedDocument', 'contract', documentRows)),
  extended(list(ADDITIONAL, 'additional_documents', documentRows)),
  ...prices,
  extended(part('ram:ItemSellerTradeParty', 'seller', otherRows)),
  extended(list(ULTIMATE_ORDER, 'ultimate_customer_orders', documentRows)),
];

/** What extensions say of the delivery of one line. */
const deliveryOfLine: readonly Row<LineDelivery>[] = [
  text('ram:ChargeFreeQuantity', 'charge_free_quantity', {
    attributes: { unitCode: 'charge_free_unit_code' },
  }),
  text('ram:PackageQuantity', 'package_quantity', { attributes: { unitCode: 'package_unit_code' } }),
  text('ram:PerPackageUnitQuantity', 'per_package_quantity', {
    attributes: { unitCode: 'per_package_unit_code' },
  }),
  part('ram:ShipToTradeParty', 'ship_to', otherRows),
  part('ram:UltimateShipToTradeParty', 'ultimate_ship_to', otherRows),
  group('ram:ActualDeliverySupplyChainEvent', [date('ram:OccurrenceDateTime', 'actual_date')]),
  part('ram:DespatchAdviceReferencedDocument', 'despatch_advice', documentRows),
  part('ram:ReceivingAdviceReferencedDocument', 'receiving_advice', documentRows),
  part('ram:DeliveryNoteReferencedDocument', 'delivery_note', documentRows),
];

/** BG-30, BG-26, BG-27, BG-28, BT-131, BT-128 and BT-133. */
const settlementRows: readonly Row<CompleteLine>[] = [
  ...vatOfLine,
  group('ram:BillingSpecifiedPeriod', [
    date('ram:StartDateTime', 'period_start'),
    date('ram:EndDateTime', 'period_end'),
  ]),
  ...lineAdjustments,
  group('ram:SpecifiedTradeSettlementLineMonetarySummation', [
    text('ram:LineTotalAmount', 'net_amount'),
    extended(within<CompleteLine, 'totals'>('totals', lineTotals)),
  ]),
  extended(part('ram:InvoiceReferencedDocument', 'preceding_invoice', documentRows)),
  ...documentsOfSettlement,
  ...accountingReferences,
];

/** The five parts of a line, in the order of the schema. */
const lineRows: readonly Row<CompleteLine>[] = [
  group('ram:AssociatedDocumentLineDocument', documentOfLine),
  group('ram:SpecifiedTradeProduct', productRows),
  group('ram:SpecifiedLineTradeAgreement', agreementRows),
  group('ram:SpecifiedLineTradeDelivery', [
    text('ram:BilledQuantity', 'quantity', { attributes: { unitCode: 'unit_code' } }),
    extended(within<CompleteLine, 'delivery'>('delivery', deliveryOfLine)),
  ]),
  group('ram:SpecifiedLineTradeSettlement', settlementRows),
];

/** BG-25. */
export const invoiceLines: Row<CompleteInvoice> = core(
  list('ram:IncludedSupplyChainTradeLineItem', 'lines', lineRows),
);
