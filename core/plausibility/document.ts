import { Decimal } from '@conforme/engine/decimal';
import type { Doubt, Doubtful, Knowledge } from './doubt.ts';

/** The highest rate of VAT that a member state has (Hungary). */
const HIGHEST_RATE = Decimal.of('27');

const YEARS_BACK = 10;
const YEARS_AHEAD = 1;
const YEARS_TO_PAY = 2;

/** Days far off, and rates that no member state has. */
export function documentDoubts(invoice: Doubtful, { today }: Knowledge): readonly Doubt[] {
  const { issue_date: issued, due_date: due } = invoice;
  return [
    ...(issued && (issued < moved(today, -YEARS_BACK) || issued > moved(today, YEARS_AHEAD))
      ? [farOff('issue_date', 'BT-2', issued)]
      : []),
    ...(issued && due && due > moved(issued, YEARS_TO_PAY) ? [farOff('due_date', 'BT-9', due)] : []),
    ...invoice.lines.flatMap(({ vat_rate: rate }, at) =>
      isTooHigh(rate) ? [highRate(`/invoice/lines/${at}/vat_rate`, rate!)] : [],
    ),
  ];
}

const isTooHigh = (rate: string | null): boolean =>
  rate !== null && (Decimal.parse(rate)?.compare(HIGHEST_RATE) ?? 0) > 0;

/** The same day of another year; days are compared as texts, so the 29 of February may stay. */
function moved(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
}

function farOff(field: string, term: string, day: string): Doubt {
  return {
    rule: 'PLAUSIBLE-DATE',
    terms: [term],
    pointer: `/invoice/${field}`,
    message: {
      en: `The day ${day} (${term}) is far off.`,
      fr: `La date ${day.split('-').toReversed().join('/')} (${term}) est très éloignée.`,
    },
    fix: { en: 'Check the year.', fr: "Vérifiez l'année." },
  };
}

function highRate(pointer: string, rate: string): Doubt {
  return {
    rule: 'PLAUSIBLE-RATE',
    terms: ['BT-152'],
    pointer,
    message: {
      en: `The VAT rate ${rate} % (BT-152) is higher than any of a member state.`,
      fr: `Le taux de TVA de ${rate.replace('.', ',')} % (BT-152) dépasse celui de tout État membre.`,
    },
    fix: {
      en: 'Give the rate in per cent, as the law of the supply has it.',
      fr: "Donnez en pour cent le taux qui s'applique à l'opération.",
    },
  };
}
