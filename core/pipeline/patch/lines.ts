// Where totals are right and lines are not: the sums of the rules disagree, and the lines say why.

import { Decimal } from '@conforme/engine/decimal';
import { sum, toCents } from '../../invoice/amounts.ts';
import type { CompleteInvoice } from '../../invoice/index.ts';
import { netAmountOf } from '../../invoice/lines.ts';
import { ADVICE } from './advice.ts';
import type { Culprit } from './culprit.ts';
import type { Correctable } from './index.ts';
import { memoised } from './memoised.ts';

type Line = CompleteInvoice['lines'][number];

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
  const wrong = all.filter(({ line, due }) => !due.equals(toCents(Decimal.of(line.net_amount))));
  const counted = sum(all.map(({ due }) => due));
  return wrong.length > 0 && counted.equals(Decimal.of(totals.line_total)) ? wrong : [];
});

/** A price for no pieces is another fault, and the net amount stands. */
const dueOf = (line: Line): Decimal =>
  line.price_base_quantity !== null && Decimal.of(line.price_base_quantity).isZero()
    ? toCents(Decimal.of(line.net_amount))
    : netAmountOf(line);
