import { Decimal } from '@conforme/engine/decimal';
import { lineSums } from './amounts.ts';
import { comma, read } from './decimals.ts';
import type { Doubt, Doubtful } from './doubt.ts';

type Line = Doubtful['lines'][number];

/** Lines whose allowances take more than the line comes to: their net amounts turn, which is seldom meant. */
export function reducedDoubts({ lines }: Doubtful): readonly Doubt[] {
  return lines.flatMap((line, at) => {
    const sums = line.allowances.length === 0 ? null : lineSums(line);
    if (!sums || sums.whole.sign < 0 || sums.net.sign >= 0) return [];
    return [doubt(line, at, sums.whole.toFixed(2))];
  });
}

function doubt(line: Line, at: number, whole: string): Doubt {
  const name = line.id ?? String(at + 1);
  return {
    rule: 'PLAUSIBLE-ALLOWANCE',
    terms: ['BT-136'],
    pointer: `/invoice/lines/${at}/allowances/${largestOf(line)}/amount`,
    message: {
      en: `The allowances of line ${name} (BT-136) take more than its quantity and price come to, ${whole}.`,
      fr: `Les remises de la ligne ${name} (BT-136) dépassent ce que donnent sa quantité et son prix, ${comma(whole)}.`,
    },
    fix: {
      en: 'Correct the allowance, the quantity or the price; an allowance on the whole invoice is BT-92.',
      fr: 'Corrigez la remise, la quantité ou le prix\u00a0; une remise sur toute la facture est BT-92.',
    },
  };
}

function largestOf({ allowances }: Line): number {
  const amounts = allowances.map(({ amount }) => read(amount) ?? Decimal.zero);
  const largest = amounts.reduce((most, each) => (each.compare(most) > 0 ? each : most), Decimal.zero);
  return Math.max(
    0,
    amounts.findIndex((each) => each.equals(largest)),
  );
}
