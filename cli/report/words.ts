import type { Language, Severity } from '@conforme/proto/schema';

/** The report's own words; those of findings come from the engine, in the same language. */
export interface Words {
  readonly severity: Readonly<Record<Severity, string>>;
  readonly valid: string;
  readonly invalid: string;
  readonly refused: string;
  /** With the blanks around it that its language wants. */
  readonly colon: string;
  readonly semicolon: string;
  readonly fix: string;
  readonly why: string;
  readonly skipped: string;
  readonly interrupted: string;
  readonly documents: string;
  readonly title: string;
  readonly noFindings: string;
  /** "3 documents", "1 fatal finding": the noun agrees with the number. */
  count(number: number, noun: Noun): string;
}

export type Noun = 'document' | 'valid' | 'invalid' | 'refused' | 'fatal' | 'warning';

const ENGLISH: Readonly<Record<Noun, readonly [one: string, many: string]>> = {
  document: ['document', 'documents'],
  valid: ['valid', 'valid'],
  invalid: ['invalid', 'invalid'],
  refused: ['not judged', 'not judged'],
  fatal: ['fatal finding', 'fatal findings'],
  warning: ['warning', 'warnings'],
};

const FRENCH: typeof ENGLISH = {
  document: ['document', 'documents'],
  valid: ['conforme', 'conformes'],
  invalid: ['non conforme', 'non conformes'],
  refused: ['non jugé', 'non jugés'],
  fatal: ['anomalie bloquante', 'anomalies bloquantes'],
  warning: ['avertissement', 'avertissements'],
};

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    severity: { fatal: 'fatal', warning: 'warning', info: 'info' },
    valid: 'valid',
    invalid: 'invalid',
    refused: 'not judged',
    colon: ': ',
    semicolon: '; ',
    fix: 'fix',
    why: 'why',
    skipped: 'skipped',
    interrupted: 'interrupted; what was judged until then is above',
    documents: 'Documents',
    title: 'Validation report',
    noFindings: 'No findings.',
    count: (number, noun) => `${number.toLocaleString('en')} ${ENGLISH[noun][number === 1 ? 0 : 1]}`,
  },
  fr: {
    severity: { fatal: 'bloquant', warning: 'avertissement', info: 'info' },
    valid: 'conforme',
    invalid: 'non conforme',
    refused: 'non jugé',
    colon: ' : ',
    semicolon: ' ; ',
    fix: 'correction',
    why: 'raison',
    skipped: 'non exécuté',
    interrupted: 'interrompu ; ce qui a été jugé jusque-là figure ci-dessus',
    documents: 'Documents',
    title: 'Rapport de validation',
    noFindings: 'Aucune anomalie.',
    // Zero takes the singular in French.
    count: (number, noun) => `${number.toLocaleString('fr')} ${FRENCH[noun][number < 2 ? 0 : 1]}`,
  },
};
