import { element, type Tree } from '@conforme/rules/xml';
import { BLANK_LINE, type CompleteInvoice, type CompleteLine } from '@conforme/core/invoice';
import { indicator, lineAdjustments } from './allowance.ts';
import type { Draft } from './draft.ts';
import { taxRows } from './exemption.ts';
import { numberOf } from './namespaces.ts';
import { escapePointer } from './party.ts';
import { date, full, group, list, text, type Row } from './row.ts';

const CHARACTERISTIC = 'ram:ApplicableProductCharacteristic';
const CHARACTERISTIC_NUMBER = numberOf(CHARACTERISTIC);
const DESCRIPTION = numberOf('ram:Description');
const VALUE = numberOf('ram:Value');

/** BG-32, in the order of the object's keys. */
const attributes: Row<CompleteLine> = {
  write: (line, at) =>
    Object.entries(line.attributes).map(([name, value]) => {
      const pointers = [`${at}/attributes/${escapePointer(name)}`];
      const content = [
        element('ram:Description', name, { pointers }),
        element('ram:Value', value, { pointers }),
      ];
      return element(CHARACTERISTIC, content);
    }),
  read({ tree, node }, into) {
    const found = into['attributes'] as Draft;
    for (const characteristic of tree.children(node, CHARACTERISTIC_NUMBER))
      readAttribute(tree, characteristic, found);
  },
};

/** A map holds a name once: of a repeated one, the first. */
function readAttribute(tree: Tree, characteristic: number, found: Draft): void {
  const description = tree.child(characteristic, DESCRIPTION);
  const value = tree.child(characteristic, VALUE);
  if (description < 0 || value < 0) return;
  const name = tree.text(description).trim();
  if (!Object.hasOwn(found, name)) found[name] = tree.text(value).trim();
}

/** BG-31. */
const productRows: readonly Row<CompleteLine>[] = [
  text('ram:GlobalID', 'standard_item_id', { attribute: ['schemeID', 'standard_item_id_scheme'] }),
  text('ram:SellerAssignedID', 'seller_item_id'),
  text('ram:BuyerAssignedID', 'buyer_item_id'),
  text('ram:Name', 'item_name'),
  text('ram:Description', 'item_description'),
  attributes,
  group('ram:OriginTradeCountry', [text('ram:ID', 'origin_country')]),
];

/** BT-149 with BT-150 belongs to both prices. */
const baseQuantity = text<CompleteLine>('ram:BasisQuantity', 'price_base_quantity', {
  attribute: ['unitCode', 'price_base_unit_code'],
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
    text('ram:BilledQuantity', 'quantity', { attribute: ['unitCode', 'unit_code'] }),
  ]),
  group('ram:SpecifiedLineTradeSettlement', settlementRows),
];

/** BG-25. */
export const invoiceLines: Row<CompleteInvoice> = full(
  list('ram:IncludedSupplyChainTradeLineItem', 'lines', lineRows, BLANK_LINE),
);
