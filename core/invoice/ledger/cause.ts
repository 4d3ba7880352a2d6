import type { LedgerStep } from '@conforme/proto/schema';
import { Decimal } from '@conforme/engine/decimal';
import { toCents } from '../amounts.ts';
import { apply, parsed, type Book, type Entry } from './book.ts';

type Cause = NonNullable<LedgerStep['cause']>;

const HUNDRED = Decimal.fromInteger(100);

/** Other ways to come to an amount, the likeliest first; what rounds halves alone before what cuts off all digits. */
const WAYS: readonly (readonly [Cause, (entry: Entry, book: Book) => Decimal | null])[] = [
  ['line_by_line', lineByLine],
  ['unrounded_inputs', ({ unrounded }) => unrounded && toCents(unrounded)],
  ['not_rounded', ({ exact }) => exact],
  ['half_up', ({ exact }) => exact && exact.mul(HUNDRED).round().div(HUNDRED)],
  ['half_to_even', ({ exact }) => exact && exact.roundHalfToEven(2)],
  ['truncated', ({ exact }) => exact && truncated(exact)],
];

/** How the given amount may have been computed, where it is not ours; null where nothing known leads to it. */
export function causeOf(entry: Entry, book: Book): Cause | null {
  const { stated, result, ours } = entry;
  if (stated === null || result === null || stated.equals(result)) return null;
  // What we come to ourselves was computed as we do: something below it was changed.
  if (ours?.equals(stated)) return null;
  return WAYS.find(([, way]) => way(entry, book)?.equals(stated))?.[0] ?? null;
}

/** The VAT of a group (BT-117) as the sum of that of each line, allowance and charge, each rounded by itself. */
function lineByLine({ draft }: Entry, book: Book): Decimal | null {
  if (draft.term !== 'BT-117') return null;
  const [base, rate] = draft.inputs;
  const shares = book.at(base?.pointer ?? null)?.draft.inputs ?? [];
  const percent = parsed(rate?.value ?? null);
  if (shares.length === 0 || percent === null) return null;
  let total = Decimal.zero;
  for (const { operator, value } of shares)
    total = apply(operator, total, toCents(Decimal.of(value).mul(percent).div(HUNDRED)));
  return total;
}

function truncated(value: Decimal): Decimal {
  const cents = value.mul(HUNDRED);
  return (cents.isNegative() ? cents.ceiling() : cents.floor()).div(HUNDRED);
}
