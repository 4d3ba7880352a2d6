// What may follow a status in words, for the command line and for agents.

import type { Language } from './languages.ts';
import type { NextOut } from './statuses.ts';

const WORDS = {
  en: { reason: 'reason', amounts: 'amounts', fits: 'fits', advice: 'shown by implementations alone' },
  fr: {
    reason: 'motif',
    amounts: 'montants',
    fits: 'convient',
    advice: 'montré par des implémentations seules',
  },
} as const;

/** A line for each status that may follow, after what is wrong with the history. */
export function nextLines({ findings, next }: NextOut, language: Language): readonly string[] {
  const words = WORDS[language];
  const rows = next.map(({ status: code, title, by, to, needs_reason, amount_kinds, reasons, source }) => {
    const fitting = (reasons ?? []).filter(({ fits }) => fits.length > 0).map(({ code: reason }) => reason);
    const needs = [
      ...(needs_reason ? [words.reason] : []),
      ...(amount_kinds.length > 0 ? [`${words.amounts} ${amount_kinds.join(', ')}`] : []),
      ...(fitting.length > 0 ? [`${words.fits} ${fitting.join(', ')}`] : []),
      ...(source === 'implementations' ? [words.advice] : []),
    ];
    return [code, `${by} → ${to.join(', ')}`.padEnd(16), [title, ...needs].join('; ')].join('  ');
  });
  return [...findings.map(({ severity, message }) => `${severity}  ${message}`), ...rows];
}
