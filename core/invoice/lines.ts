import { Decimal } from '@conforme/engine/decimal';
import { asMoney, asQuantity, money, sum, toCents } from './amounts.ts';
import type { CompleteLine, Line, LineAllowanceCharge } from './model.ts';
import type { Derivation } from './origins.ts';
import { rateDerivation, rateOf } from './vat.ts';

/** ISO 6523 scheme of GS1 item numbers, and the lengths such a number can have. */
export const GTIN_SCHEME = '0160';
export const GTIN = /^(?:\d{8}|\d{12,14})$/;

/** Lines with numbers, schemes, rates and gross prices spelled out, and how those came about. */
export function completeLines(lines: readonly Line[]): [lines: Line[], derivations: Derivation[]] {
  const ids = lineIds(lines);
  const derivations: Derivation[] = [];
  const completed = lines.map((line, i) => {
    derivations.push(...lineDerivations(line, `/invoice/lines/${i}`));
    return completeLine(line, ids[i]!);
  });
  return [completed, derivations];
}

/** Given ids stay; the others count upwards past them. */
function lineIds(lines: readonly Line[]): string[] {
  const given = new Set(lines.map((line) => line.id));
  let next = 0;
  return lines.map(({ id }) => {
    if (id !== null) return id;
    do next++;
    while (given.has(String(next)));
    return String(next);
  });
}

/** Everything of a line that needs no other line; the amount comes later, when every law has had its say. */
function completeLine(line: Line, id: string): Line {
  return {
    ...line,
    id,
    quantity: asQuantity(line.quantity),
    unit_price: asMoney(line.unit_price),
    gross_unit_price: grossPriceOf(line),
    price_discount: asMoney(line.price_discount),
    price_base_quantity: asQuantity(line.price_base_quantity),
    price_base_unit_code: line.price_base_quantity === null ? null : line.price_base_unit_code,
    standard_item_id_scheme: itemSchemeOf(line),
    vat_rate: rateOf(line.vat_category, line.vat_rate),
    allowances: line.allowances.map(completeAllowance),
    charges: line.charges.map(completeAllowance),
    net_amount: asMoney(line.net_amount),
  };
}

/** BG-27, BG-28: amounts stand as given, even where base and percentage would say otherwise (decision 24). */
function completeAllowance(item: LineAllowanceCharge): LineAllowanceCharge {
  const { amount, base_amount, percentage } = item;
  return {
    ...item,
    amount: asMoney(amount),
    base_amount: asMoney(base_amount),
    percentage: asMoney(percentage),
  };
}

/** CII holds a discount only inside a gross price. */
function grossPriceOf({
  gross_unit_price: gross,
  price_discount: discount,
  unit_price: net,
}: Line): string | null {
  if (gross !== null || discount === null) return asMoney(gross);
  return money(Decimal.of(net).add(Decimal.of(discount)));
}

/** BR-64 wants a scheme; only the shape of a GTIN implies which one. */
function itemSchemeOf({ standard_item_id: id, standard_item_id_scheme: scheme }: Line): string | null {
  if (id === null) return null;
  return scheme ?? (GTIN.test(id) ? GTIN_SCHEME : null);
}

/** Where a line's spelled-out values came from; what the caller wrote is not listed. */
function lineDerivations(line: Line, at: string): Derivation[] {
  const derivations = rateDerivation(line, at);
  if (line.id === null) derivations.push([`${at}/id`, [at]]);
  if (line.gross_unit_price === null && line.price_discount !== null)
    derivations.push([`${at}/gross_unit_price`, [`${at}/unit_price`, `${at}/price_discount`]]);
  if (line.standard_item_id_scheme === null && itemSchemeOf(line) !== null)
    derivations.push([`${at}/standard_item_id_scheme`, [`${at}/standard_item_id`]]);
  return derivations;
}

/** Net amounts where the caller gave none (BT-131), rounded line by line (decision 24). */
export function computeNetAmounts(
  lines: readonly Line[],
): [lines: CompleteLine[], derivations: Derivation[]] {
  const derivations: Derivation[] = [];
  const computed = lines.map((line, i) => {
    const at = `/invoice/lines/${i}`;
    const isComputed = line.net_amount === null && hasPrice(line);
    if (isComputed) derivations.push([`${at}/net_amount`, netInputs(line, at)]);
    // Lines are numbered by now, unless a completer added some: those by their place.
    const id = line.id ?? String(i + 1);
    return { ...line, id, net_amount: isComputed ? money(netAmountOf(line)) : (line.net_amount ?? '') };
  });
  return [computed, derivations];
}

/** A line that groups others may have neither quantity nor price, and then no amount but a given one. */
function hasPrice({ quantity, unit_price }: Line): boolean {
  return quantity !== '' && unit_price !== '';
}

/**
 * BT-131 = quantity × price / base quantity − allowances + charges, exact until it is rounded once. The price is the net
 * one (BT-146), so a price discount (BT-147) is not deducted again.
 */
export function netAmountOf(line: Line): Decimal {
  const gross = Decimal.of(line.quantity).mul(Decimal.of(line.unit_price));
  const base = line.price_base_quantity === null ? null : Decimal.of(line.price_base_quantity);
  // Completion cannot fail: a price per zero pieces counts as a price per piece.
  const net = base === null || base.isZero() ? gross : gross.div(base);
  return toCents(net.sub(total(line.allowances)).add(total(line.charges)));
}

function total(items: readonly LineAllowanceCharge[]): Decimal {
  return sum(items.map(({ amount }) => Decimal.of(amount)));
}

/** The fields a net amount was computed from. A zero base quantity counts too: it is what is wrong. */
function netInputs(line: Line, at: string): string[] {
  const inputs = [`${at}/quantity`, `${at}/unit_price`];
  if (line.price_base_quantity !== null) inputs.push(`${at}/price_base_quantity`);
  for (const key of ['allowances', 'charges'] as const)
    line[key].forEach((_, i) => inputs.push(`${at}/${key}/${i}/amount`));
  return inputs;
}
