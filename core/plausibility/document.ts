import type { Doubt, Doubtful, Knowledge } from './doubt.ts';

const YEARS_BACK = 10;
const YEARS_AHEAD = 1;
const YEARS_TO_PAY = 2;

/** Days far off. */
export function documentDoubts(invoice: Doubtful, { today }: Knowledge): readonly Doubt[] {
  const { issue_date: issued, due_date: due } = invoice;
  return [
    ...(issued && (issued < moved(today, -YEARS_BACK) || issued > moved(today, YEARS_AHEAD))
      ? [farOff('issue_date', 'BT-2', issued)]
      : []),
    ...(issued && due && due > moved(issued, YEARS_TO_PAY) ? [farOff('due_date', 'BT-9', due)] : []),
  ];
}

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
