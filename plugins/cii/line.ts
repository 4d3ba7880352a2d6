import type { CompleteInvoice, CompleteLine } from '@conforme/core/invoice';
import { core } from '@conforme/core/syntax';
import { indicator, lineAdjustments } from './allowance.ts';
import { date, group, list, map, text, type Row } from './row.ts';
import { taxRows } from './tax.ts';

/** BG-31 with BG-32. */
const productRows: readonly Row<CompleteLine>[] = [
  text('ram:GlobalID', 'standard_item_id', { attributes: { schemeID: 'standard_item_id_scheme' } }),
  text('ram:SellerAssignedID', 'seller_item_id'),
  text('ram:BuyerAssignedID', 'buyer_item_id'),
  text('ram:Name', 'item_name'),
  text('ram:Description', 'item_description'),
  map('ram:ApplicableProductCharacteristic', 'attributes', 'ram:Description', 'ram:Value'),
  group('ram:OriginTradeCountry', [text('ram:ID', 'origin_country')]),
];

/** BT-149 with BT-150 belongs to both prices. */
const baseQuantity = text<CompleteLine>('ram:BasisQuantity', 'price_base_quantity', {
  attributes: { unitCode: 'price_base_unit_code' },
});

/** BG-29. A base quantity alone makes no gross price. */
const grossPrice: Row<CompleteLine> = group('ram:GrossPriceProductTradePrice', [
  text('ram:ChargeAmount', 'gross_unit_price'),
  { ...baseQuantity, fixed: true },
  group('ram:AppliedTradeAllowanceCharge', [
    indicator<CompleteLine>(false),
    text('ram:ActualAmount', 'price_discount'),
  ]),
]);

/** BT-132 and the prices. */
const agreementRows: readonly Row<CompleteLine>[] = [
  group('ram:BuyerOrderReferencedDocument', [text('ram:LineID', 'order_line_reference')]),
  grossPrice,
  group('ram:NetPriceProductTradePrice', [text('ram:ChargeAmount', 'unit_price'), baseQuantity]),
];

/** BG-30, BG-26, BG-27, BG-28, BT-131 and BT-133. */
const settlementRows: readonly Row<CompleteLine>[] = [
  group('ram:ApplicableTradeTax', taxRows),
  group('ram:BillingSpecifiedPeriod', [
    date('ram:StartDateTime', 'period_start'),
    date('ram:EndDateTime', 'period_end'),
  ]),
  ...lineAdjustments,
  group('ram:SpecifiedTradeSettlementLineMonetarySummation', [text('ram:LineTotalAmount', 'net_amount')]),
  group('ram:ReceivableSpecifiedTradeAccountingAccount', [text('ram:ID', 'buyer_accounting_reference')]),
];

/** The five parts of a line, in the order of the schema. */
const lineRows: readonly Row<CompleteLine>[] = [
  group('ram:AssociatedDocumentLineDocument', [
    text('ram:LineID', 'id'),
    group('ram:IncludedNote', [text('ram:Content', 'note')]),
  ]),
  group('ram:SpecifiedTradeProduct', productRows),
  group('ram:SpecifiedLineTradeAgreement', agreementRows),
  group('ram:SpecifiedLineTradeDelivery', [
    text('ram:BilledQuantity', 'quantity', { attributes: { unitCode: 'unit_code' } }),
  ]),
  group('ram:SpecifiedLineTradeSettlement', settlementRows),
];

/** BG-25. */
export const invoiceLines: Row<CompleteInvoice> = core(
  list('ram:IncludedSupplyChainTradeLineItem', 'lines', lineRows),
);
