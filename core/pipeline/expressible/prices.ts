import { Decimal } from '@conforme/engine/decimal';
import type { CompleteLine } from '../../invoice/index.ts';
import type { Adapt } from './adapted.ts';
import { hasExtensions, isOfExtension, isUbl } from './level.ts';

/**
 * UBL states a gross price as the base of a discount, if only of none. Beside a charge on the price that is a second part of it, where
 * EN 16931 takes one (UBL-SR-37): the gross price is the base of the charge then.
 */
export const loneCharge: Adapt = (invoice, destination) => {
  if (!isUbl(destination) || !hasExtensions(destination) || isOfExtension(destination)) return { invoice };
  const says = new Map<string, readonly string[]>();
  const lines = invoice.lines.map((line, i) => {
    const [charge] = line.price_adjustments;
    if (!charge || !isFromGross(line, charge)) return line;
    const at = `/invoice/lines/${i}`;
    const base = `${at}/price_adjustments/0/base_amount`;
    const stated = charge.base_amount === null ? [] : [base];
    says.set(base, [...stated, `${at}/gross_unit_price`]);
    const based = { ...charge, base_amount: charge.base_amount ?? line.gross_unit_price };
    return { ...line, gross_unit_price: null, price_adjustments: [based] };
  });
  return says.size === 0 ? { invoice } : { invoice: { ...invoice, lines }, says };
};

type Part = CompleteLine['price_adjustments'][number];

/** All that leads from the gross price to the net one is this charge. */
function isFromGross(line: CompleteLine, { charge, base_amount: base }: Part): boolean {
  const { gross_unit_price: gross, price_discount: discount, price_adjustments: parts } = line;
  if (!charge || gross === null || discount !== null || parts.length > 1) return false;
  return base === null || isSame(base, gross);
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Decimal.parse(one), Decimal.parse(other)];
  return a !== null && b !== null && a.equals(b);
}
