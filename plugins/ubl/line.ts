import { Decimal } from '@conforme/rules/decimal';
import { element, type Tree } from '@conforme/rules/xml';
import { BLANK_LINE, type CompleteInvoice, type CompleteLine } from '@conforme/core/invoice';
import { indicator, lineAdjustments } from './allowance.ts';
import type { Draft } from './draft.ts';
import { taxRows } from './exemption.ts';
import type { Kind } from './kind.ts';
import { numberOf } from './namespaces.ts';
import { escapePointer } from './party.ts';
import { amount, date, group, list, NO_ELEMENTS, text, type Row } from './row.ts';

const PROPERTY = 'cac:AdditionalItemProperty';
const PROPERTY_NUMBER = numberOf(PROPERTY);
const NAME = numberOf('cbc:Name');
const VALUE = numberOf('cbc:Value');

/** BG-32, in the order of the object's keys. */
const attributes: Row<CompleteLine> = {
  write: (line, at) =>
    Object.entries(line.attributes).map(([name, value]) => {
      const pointers = [`${at}/attributes/${escapePointer(name)}`];
      const content = [element('cbc:Name', name, { pointers }), element('cbc:Value', value, { pointers })];
      return element(PROPERTY, content);
    }),
  read({ tree, node }, into) {
    const found = into['attributes'] as Draft;
    for (const property of tree.children(node, PROPERTY_NUMBER)) readAttribute(tree, property, found);
  },
};

/** A map holds a name once: of a repeated one, the first. */
function readAttribute(tree: Tree, property: number, found: Draft): void {
  const nameNode = tree.child(property, NAME);
  const value = tree.child(property, VALUE);
  if (nameNode < 0 || value < 0) return;
  const name = tree.text(nameNode).trim();
  if (!Object.hasOwn(found, name)) found[name] = tree.text(value).trim();
}

/** BG-31 with BG-30. */
const itemRows: readonly Row<CompleteLine>[] = [
  text('cbc:Description', 'item_description'),
  text('cbc:Name', 'item_name'),
  group('cac:BuyersItemIdentification', [text('cbc:ID', 'buyer_item_id')]),
  group('cac:SellersItemIdentification', [text('cbc:ID', 'seller_item_id')]),
  group('cac:StandardItemIdentification', [
    text('cbc:ID', 'standard_item_id', { attribute: ['schemeID', 'standard_item_id_scheme'] }),
  ]),
  group('cac:OriginCountry', [text('cbc:IdentificationCode', 'origin_country')]),
  group('cac:ClassifiedTaxCategory', taxRows),
  attributes,
];

const givenDiscount = amount<CompleteLine>('cbc:Amount', 'price_discount');

/**
 * BT-147. UBL has no gross price without a discount, so one that was not given is told from the prices: none where the gross
 * price is not the higher one.
 */
const discount: Row<CompleteLine> = {
  fixed: true,
  write(line, at, target) {
    if (line.price_discount !== null) return givenDiscount.write(line, at, target);
    if (line.gross_unit_price === null) return NO_ELEMENTS;
    const content = difference(line.gross_unit_price, line.unit_price);
    const pointers = [`${at}/gross_unit_price`, `${at}/unit_price`];
    const attributes = [['currencyID', target.currency] as const];
    return [element('cbc:Amount', content, { attributes, pointers })];
  },
  read: givenDiscount.read,
};

function difference(gross: string, net: string): string {
  const discount = Decimal.of(gross).sub(Decimal.of(net));
  return discount.isNegative() ? '0.00' : discount.toFixed(Math.max(2, discount.scale));
}

/** BG-29. A discount never comes without a gross price: completion sees to that. */
const price: Row<CompleteLine> = group('cac:Price', [
  amount('cbc:PriceAmount', 'unit_price'),
  text('cbc:BaseQuantity', 'price_base_quantity', { attribute: ['unitCode', 'price_base_unit_code'] }),
  group('cac:AllowanceCharge', [
    indicator<CompleteLine>(false),
    discount,
    amount('cbc:BaseAmount', 'gross_unit_price'),
  ]),
]);

function lineRows(kind: Kind): readonly Row<CompleteLine>[] {
  return [
    text('cbc:ID', 'id'),
    text('cbc:Note', 'note'),
    text(kind.quantity, 'quantity', { attribute: ['unitCode', 'unit_code'] }),
    amount('cbc:LineExtensionAmount', 'net_amount'),
    text('cbc:AccountingCost', 'buyer_accounting_reference'),
    group('cac:InvoicePeriod', [date('cbc:StartDate', 'period_start'), date('cbc:EndDate', 'period_end')]),
    group('cac:OrderLineReference', [text('cbc:LineID', 'order_line_reference')]),
    ...lineAdjustments,
    group('cac:Item', itemRows),
    price,
  ];
}

/** BG-25. */
export function invoiceLines(kind: Kind): Row<CompleteInvoice> {
  return list(kind.line, 'lines', lineRows(kind), BLANK_LINE);
}
