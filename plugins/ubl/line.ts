import { Decimal } from '@conforme/rules/decimal';
import { element } from '@conforme/rules/xml';
import { money, type CompleteInvoice, type CompleteLine } from '@conforme/core/invoice';
import { NO_ELEMENTS, type Place } from '@conforme/core/syntax';
import { indicator, lineAdjustments } from './allowance.ts';
import type { Kind } from './kind.ts';
import { amount, date, group, list, map, text, type Row } from './row.ts';
import { taxRows } from './tax.ts';

/** BG-31 with BG-30 and BG-32. */
const itemRows: readonly Row<CompleteLine>[] = [
  text('cbc:Description', 'item_description'),
  text('cbc:Name', 'item_name'),
  group('cac:BuyersItemIdentification', [text('cbc:ID', 'buyer_item_id')]),
  group('cac:SellersItemIdentification', [text('cbc:ID', 'seller_item_id')]),
  group('cac:StandardItemIdentification', [
    text('cbc:ID', 'standard_item_id', { attributes: { schemeID: 'standard_item_id_scheme' } }),
  ]),
  group('cac:OriginCountry', [text('cbc:IdentificationCode', 'origin_country')]),
  group('cac:ClassifiedTaxCategory', taxRows),
  map('cac:AdditionalItemProperty', 'attributes', 'cbc:Name', 'cbc:Value'),
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
  places: (shape) => givenDiscount.places(shape).map(unlessZero),
};

/** UBL writes a discount beside every gross price; one of nothing is that and no more. */
function unlessZero(place: Place): Place {
  return {
    ...place,
    take(reading, node, into) {
      if (!/^[+-]?0*(\.0*)?$/.test(reading.text(node))) return place.take(reading, node, into);
      reading.attributes(node, (name, value) => name === 'currencyID' && value === reading.currency);
      return true;
    },
  };
}

function difference(gross: string, net: string): string {
  const discount = Decimal.of(gross).sub(Decimal.of(net));
  return discount.isNegative() ? '0.00' : money(discount);
}

/** BG-29. A discount never comes without a gross price: completion sees to that. */
const price: Row<CompleteLine> = group('cac:Price', [
  amount('cbc:PriceAmount', 'unit_price'),
  text('cbc:BaseQuantity', 'price_base_quantity', { attributes: { unitCode: 'price_base_unit_code' } }),
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
    text(kind.quantity, 'quantity', { attributes: { unitCode: 'unit_code' } }),
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
  return list(kind.line, 'lines', lineRows(kind));
}
