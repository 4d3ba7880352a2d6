import type { CompleteLine } from '@conforme/core/invoice';
import { extended, isTrue, textAt, type Place } from '@conforme/core/syntax';
import { element, type Tree } from '@conforme/engine/xml';
import { indicator } from './allowance.ts';
import { numberOf } from './namespaces.ts';
import { group, list, part, text, within, type Row } from './row.ts';
import { vatDetailRows } from './tax.ts';

type Details = NonNullable<CompleteLine['price_discount_details']>;
type Adjustment = CompleteLine['price_adjustments'][number];

const APPLIED = 'ram:AppliedTradeAllowanceCharge';
const INDICATOR = numberOf('ram:ChargeIndicator');

/** BT-149 with BT-150. */
const baseQuantity = text<CompleteLine>('ram:BasisQuantity', 'price_base_quantity', {
  attributes: { unitCode: 'price_base_unit_code' },
});

const grossBaseQuantity = text<CompleteLine>('ram:BasisQuantity', 'gross_price_base_quantity', {
  attributes: { unitCode: 'gross_price_base_unit_code' },
});

/** The gross price repeats the base quantity of the net price, unless it has one of its own. A base quantity alone makes no gross price. */
const baseOfGross: Row<CompleteLine> = {
  write: (line, at, target) =>
    (line.gross_price_base_quantity === null ? baseQuantity : grossBaseQuantity).write(line, at, target),
  places: grossBaseQuantity.places,
  fixed: true,
};

/** BT-147 is an allowance; extensions explain it, and have charges and further allowances. */
const isAllowance = (tree: Tree, node: number): boolean => !isTrue(textAt(tree, node, INDICATOR));

const explained = (...rows: readonly Row<Details>[]): Row<CompleteLine> =>
  extended(within<CompleteLine, 'price_discount_details'>('price_discount_details', rows));

const discount: Row<CompleteLine> = group(
  APPLIED,
  [
    indicator<CompleteLine>(false),
    explained(text('ram:CalculationPercent', 'percentage'), text('ram:BasisAmount', 'base_amount')),
    text('ram:ActualAmount', 'price_discount'),
    explained(text('ram:ReasonCode', 'reason_code'), text('ram:Reason', 'reason')),
  ],
  { accepts: isAllowance },
);

/** Allowance or charge, as the item says. */
const isCharge: Row<Adjustment> = {
  write: ({ charge }, at) => [
    element('ram:ChargeIndicator', [
      element('udt:Indicator', String(charge), { pointers: [`${at}/charge`] }),
    ]),
  ],
  places: () => [
    {
      name: INDICATOR,
      once: true,
      take(reading, node, into) {
        into['charge'] = isTrue(reading.text(node));
        return true;
      },
    },
  ],
};

const adjustments: Row<CompleteLine> = extended(
  list<CompleteLine, 'price_adjustments'>(APPLIED, 'price_adjustments', [
    isCharge,
    text('ram:CalculationPercent', 'percentage'),
    text('ram:BasisAmount', 'base_amount'),
    text('ram:ActualAmount', 'amount'),
    text('ram:ReasonCode', 'reason_code', { attributes: { listID: 'reason_code_list' } }),
    text('ram:Reason', 'reason'),
  ]),
);

/** BT-148 and BT-147. */
const grossPrice: Row<CompleteLine> = group('ram:GrossPriceProductTradePrice', [
  text('ram:ChargeAmount', 'gross_unit_price'),
  baseOfGross,
  discount,
  adjustments,
]);

/** BT-146 and BT-149. */
const netPrice: Row<CompleteLine> = group('ram:NetPriceProductTradePrice', [
  text('ram:ChargeAmount', 'unit_price'),
  baseQuantity,
  extended(part('ram:IncludedTradeTax', 'price_vat', vatDetailRows)),
]);

/** A base quantity that the gross price repeats is that of the net price. */
function withoutRepetition(place: Place): Place {
  return {
    ...place,
    take(reading, node, into) {
      if (!place.take(reading, node, into)) return false;
      const isRepeated = PRICE_BASE.every(([gross, net]) => into[gross] === into[net]);
      if (isRepeated) for (const [gross] of PRICE_BASE) into[gross] = null;
      return true;
    },
  };
}

const PRICE_BASE = [
  ['gross_price_base_quantity', 'price_base_quantity'],
  ['gross_price_base_unit_code', 'price_base_unit_code'],
] as const satisfies readonly (readonly [keyof CompleteLine, keyof CompleteLine])[];

/** BG-29. */
export const prices: readonly Row<CompleteLine>[] = [
  grossPrice,
  { ...netPrice, places: (shape) => netPrice.places(shape).map(withoutRepetition) },
];
