import { Decimal } from '@conforme/engine/decimal';
import { element } from '@conforme/engine/xml';
import { money, type CompleteLine } from '@conforme/core/invoice';
import {
  extended,
  isTrue,
  NO_ELEMENTS,
  textAt,
  textOf,
  when,
  type Accepts,
  type Place,
} from '@conforme/core/syntax';
import { indicator, reasonCode } from './allowance.ts';
import { numberOf } from './namespaces.ts';
import { amount, flag, group, list, text, within, type Row } from './row.ts';

const ALLOWANCE_CHARGE = 'cac:AllowanceCharge';
const INDICATOR_NUMBER = numberOf('cbc:ChargeIndicator');

const givenDiscount = amount<CompleteLine>('cbc:Amount', 'price_discount');

/**
 * BT-147. UBL has no gross price without a discount, so one that was not given is recognised by the prices: none where the gross
 * price is not the higher one.
 */
const discount: Row<CompleteLine> = {
  fixed: true,
  write(line, at, target) {
    if (textOf(line, 'price_discount') !== null) return givenDiscount.write(line, at, target);
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

/** A heading among the lines may have no net price. */
function difference(gross: string, net: string): string {
  const [from, to] = [Decimal.parse(gross), Decimal.parse(net)];
  const discount = from && to && from.sub(to);
  return discount === null || discount.isNegative() ? '0.00' : money(discount);
}

/** How the discount came about; its base is the gross price. */
const explanation: Row<CompleteLine> = extended(
  within('price_discount_details', [
    text('cbc:AllowanceChargeReasonCode', 'reason_code'),
    text('cbc:AllowanceChargeReason', 'reason'),
    text('cbc:MultiplierFactorNumeric', 'percentage'),
  ]),
);

const isAllowance: Accepts = (tree, node) => !isTrue(textAt(tree, node, INDICATOR_NUMBER));

/** BT-147, BT-148: the first allowance of the price. */
const grossPrice: Row<CompleteLine> = group(
  ALLOWANCE_CHARGE,
  [indicator(false), explanation, discount, amount('cbc:BaseAmount', 'gross_unit_price')],
  { accepts: isAllowance },
);

type Adjustment = CompleteLine['price_adjustments'][number];

const adjustmentRows: readonly Row<Adjustment>[] = [
  flag('cbc:ChargeIndicator', 'charge'),
  reasonCode,
  text('cbc:AllowanceChargeReason', 'reason'),
  text('cbc:MultiplierFactorNumeric', 'percentage'),
  amount('cbc:Amount', 'amount'),
  amount('cbc:BaseAmount', 'base_amount'),
];

/** The other ones, after it: an allowance alone would be read as the discount. */
const adjustments: Row<CompleteLine> = extended(
  when(
    list(ALLOWANCE_CHARGE, 'price_adjustments', adjustmentRows),
    (line) => line.gross_unit_price !== null || line.price_adjustments.every(({ charge }) => charge),
  ),
);

/** BG-29. A discount never comes without a gross price: completion sees to that. */
export const price: Row<CompleteLine> = group('cac:Price', [
  amount('cbc:PriceAmount', 'unit_price'),
  text('cbc:BaseQuantity', 'price_base_quantity', { attributes: { unitCode: 'price_base_unit_code' } }),
  grossPrice,
  adjustments,
]);
