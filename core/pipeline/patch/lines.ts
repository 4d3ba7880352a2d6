// Where totals are right and lines are not: the sums of the rules disagree, and the lines say why.

import { Decimal } from '@conforme/engine/decimal';
import type { CompleteInvoice } from '../../invoice/index.ts';
import { ADVICE } from './advice.ts';
import type { Culprit } from './culprit.ts';
import type { Correctable } from './index.ts';
import { memoised } from './memoised.ts';

type Line = CompleteInvoice['lines'][number];

const ONE = Decimal.of('1');

/** Sums over lines: of all, and of those of a row of the VAT breakdown. */
const OVER_LINES = /^BR-(?:CO-10|[A-Z]+-08)$/;

/** The lines whose net amounts are not what their own parts come to, where the line total counts what these come to. */
export function linesBehind({ rule, pointers, completed }: Correctable): Culprit | null {
  if (rule === null || !OVER_LINES.test(rule)) return null;
  const [, row] = /\/vat_breakdown\/(\d+)\//.exec(pointers[0] ?? '') ?? [];
  const category = row === undefined ? null : completed.totals.vat_breakdown[Number(row)]?.category;
  const wrong = wrongLines(completed).filter(
    ({ line }) => category === null || line.vat_category === category,
  );
  const [first] = wrong;
  if (first === undefined) return null;
  return {
    pointers: wrong.map(({ at }) => `/invoice/lines/${at}/net_amount`),
    term: 'BT-131',
    advice: ADVICE.lineNet(first.line.id ?? String(first.at + 1), first.due.toFixed(2)),
  };
}

interface WrongLine {
  readonly line: Line;
  readonly at: number;
  readonly due: Decimal;
}

const wrongLines = memoised(({ lines, totals }: CompleteInvoice): readonly WrongLine[] => {
  const all = lines.map((line, at) => ({ line, at, due: dueOf(line) }));
  const wrong = all.filter(({ line, due }) => !due.equals(cents(Decimal.of(line.net_amount))));
  const counted = all.reduce((sum, { due }) => sum.add(due), Decimal.zero);
  return wrong.length > 0 && counted.equals(Decimal.of(totals.line_total)) ? wrong : [];
});

const cents = (amount: Decimal): Decimal => amount.roundHalfAwayFromZero(2);

function dueOf({
  quantity,
  unit_price,
  price_base_quantity: base,
  allowances,
  charges,
  net_amount,
}: Line): Decimal {
  const per = base === null ? ONE : Decimal.of(base);
  if (per.isZero()) return cents(Decimal.of(net_amount));
  const whole = Decimal.of(quantity).mul(Decimal.of(unit_price)).div(per);
  return cents(whole.sub(sumOf(allowances)).add(sumOf(charges)));
}

const sumOf = (parts: Line['allowances']): Decimal =>
  parts.reduce((sum, { amount }) => sum.add(Decimal.of(amount)), Decimal.zero);
