// A received invoice in words, for the command line and for agents.

import { comparisonLines } from './comparison-text.ts';
import type { Language } from './languages.ts';
import type { ProposedStatus, ReceivedOut } from './receive.ts';

const WORDS = {
  en: {
    head: (number: string, seller: string, due: string) =>
      `Invoice ${number} from ${seller}, amount due ${due}.`,
    verdict: (valid: boolean, errors: number, warnings: number) =>
      `${valid ? 'Valid' : 'Not valid'}: ${errors} fatal, ${warnings} warnings.`,
    duplicate: 'It was received before: its key is among the known ones.',
    pages: 'Pages and XML:',
    next: { BY: 'Status to answer with:', WK: 'As its platform:' },
  },
  fr: {
    head: (number: string, seller: string, due: string) => `Facture ${number} de ${seller}, à payer ${due}.`,
    verdict: (valid: boolean, errors: number, warnings: number) =>
      `${valid ? 'Valide' : 'Non valide'} : ${errors} bloquante(s), ${warnings} avertissement(s).`,
    duplicate: 'Elle a déjà été reçue : sa clé est parmi celles qui sont connues.',
    pages: 'Pages et XML :',
    next: { BY: 'Statut à répondre :', WK: 'En tant que sa plateforme :' },
  },
} as const satisfies Record<Language, unknown>;

/** What it is, whether it may be taken, and what speaks against it, a line each. */
export function receivedLines(received: ReceivedOut, language: Language): readonly string[] {
  const words = WORDS[language];
  const { validation, comparison, reception, document } = received;
  const { number, seller, totals, currency } = document.fields;
  const due = `${totals?.amount_due ?? '?'} ${currency ?? ''}`.trim();
  return [
    words.head(number ?? '?', seller?.name ?? '?', due),
    words.verdict(validation.valid, validation.error_count, validation.warning_count),
    ...validation.findings
      .filter(({ severity }) => severity === 'fatal')
      .map(({ rule, message }) => `  ${rule ?? ''} ${message}`),
    ...(comparison ? comparisonLines(comparison, language).map((line) => `${words.pages} ${line}`) : []),
    reception.addressee.message,
    ...(reception.duplicate ? [words.duplicate] : []),
    ...reception.proposed_statuses.flatMap((each) => proposalLines(each, words.next)),
  ];
}

/** Of the buyer always; of the platform where it would not simply acknowledge the receipt. */
function proposalLines(
  { by, status, title, message, reasons }: ProposedStatus,
  roles: Readonly<Record<string, string>>,
): readonly string[] {
  if (by !== 'BY' && reasons.length === 0) return [];
  return [
    `${roles[by] ?? by} ${status} ${title}. ${message}`,
    ...reasons.map(({ code, name, fits }) => `  ${code} ${name} (${fits.join(', ')})`),
  ];
}
