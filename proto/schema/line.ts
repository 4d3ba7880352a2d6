// BG-25: what was sold, how much of it, at which price and under which VAT.

import {
  choice,
  date,
  decimal,
  defaulted,
  emptyList,
  object,
  orNull,
  stringMap,
  text,
  type Terms,
} from './builders.ts';
import { VAT_CATEGORIES } from './choices.ts';

type Kind = 'Allowance' | 'Charge';

/** BG-27 and BG-28: no VAT of their own, it is the line's. */
function lineAdjustment(kind: Kind) {
  const term = (allowance: string, charge: string): Terms => (kind === 'Allowance' ? allowance : charge);
  const word = kind === 'Allowance' ? 'deducted from' : 'added to';
  return object(
    { definition: `Line${kind}`, message: 'LineAllowanceCharge' },
    `An amount ${word} one line.`,
    {
      amount: decimal('Amount', term('BT-136', 'BT-141'), 'Amount, without VAT, always stated positive.'),
      base_amount: orNull(decimal('Amount', term('BT-137', 'BT-142'), 'Amount the percentage applies to.')),
      percentage: orNull(decimal('Rate', term('BT-138', 'BT-143'), 'Percentage of the base amount.')),
      reason: orNull(text(term('BT-139', 'BT-144'), 'Why, in words.')),
      reason_code: orNull(
        text(term('BT-140', 'BT-145'), `Why, as a code of UNTDID ${kind === 'Allowance' ? '5189' : '7161'}.`),
      ),
    },
  );
}

// Two schemas of one shape, so that every place knows its own terms.
export const LineAllowanceSchema = lineAdjustment('Allowance');
export const LineChargeSchema = lineAdjustment('Charge');

// BG-31 and BG-32. The order of attributes is the order they are written in.
const item = {
  item_name: text('BT-153', 'Name of what is sold.'),
  item_description: orNull(text('BT-154', 'Description of the item.')),
  seller_item_id: orNull(text('BT-155', "The seller's own item number.")),
  buyer_item_id: orNull(text('BT-156', "The buyer's item number.")),
  standard_item_id: orNull(text('BT-157', 'Item number of a registered scheme, for example a GTIN.')),
  standard_item_id_scheme: orNull(text('BT-157-1', 'ISO 6523 scheme of `standard_item_id`; 0160 is GTIN.')),
  origin_country: orNull(text('BT-159', 'Country of origin, ISO 3166-1 alpha-2.')),
  attributes: stringMap('BG-32', 'Properties of the item: name to value, for example {"Colour": "blue"}.', [
    'BT-160',
    'BT-161',
  ]),
};

// BG-29. Prices are Amounts of up to four decimals, which BR-DEC leaves open for prices only; quantities may have six, of
// which BR-FR-DEC-02 allows four (decision 32).
const price = {
  quantity: decimal('Quantity', 'BT-129', 'Invoiced quantity; negative on a line that takes something back.'),
  unit_code: defaulted(
    text('BT-130', 'Unit of the quantity, UN/ECE Rec 20: C62 unit, HUR hour, DAY, KGM, MTR, LTR and others.'),
    'C62',
  ),
  unit_price: decimal(
    'Amount',
    'BT-146',
    'Net price of one unit (or of `price_base_quantity` units), without VAT.',
  ),
  gross_unit_price: orNull(decimal('Amount', 'BT-148', 'Price before `price_discount`, without VAT.')),
  price_discount: orNull(
    decimal('Amount', 'BT-147', 'What was taken off the gross price to give `unit_price`.'),
  ),
  price_base_quantity: orNull(
    decimal('Quantity', 'BT-149', 'How many units the price is for; 1 when left out.'),
  ),
  price_base_unit_code: orNull(
    text('BT-150', 'Unit of `price_base_quantity`; the unit of the quantity when left out.'),
  ),
};

// vat_rate cannot be required here: categories other than S go without, so checks.ts asks for it (decision 25).
export const LineSchema = object('Line', 'One line of the invoice.', {
  id: orNull(text('BT-126', 'Line identifier; numbered from 1 when left out.')),
  note: orNull(text('BT-127', 'A note about this line.')),
  ...item,
  ...price,
  vat_category: defaulted(choice(VAT_CATEGORIES, 'BT-151', 'VAT category, UNTDID 5305.'), 'S'),
  vat_rate: orNull(decimal('Rate', 'BT-152', 'VAT rate in percent. Required for category S.')),
  allowances: emptyList(LineAllowanceSchema, 'BG-27', 'Deductions from this line.'),
  charges: emptyList(LineChargeSchema, 'BG-28', 'Additions to this line.'),
  period_start: orNull(date('BT-134', 'First day of the period this line covers.')),
  period_end: orNull(date('BT-135', 'Last day of the period this line covers.')),
  order_line_reference: orNull(text('BT-132', 'Line of the purchase order this line answers.')),
  buyer_accounting_reference: orNull(text('BT-133', 'Where the buyer books this line.')),
  net_amount: orNull(
    decimal(
      'Amount',
      'BT-131',
      'Net amount of the line, without VAT. Left out, it is quantity × unit price ÷ base quantity − allowances + charges, ' +
        'rounded half away from zero to two decimals. Given, it is taken as it is and judged by the rules.',
    ),
  ),
});
