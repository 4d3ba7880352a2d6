// The bounds of what the service takes on, each under the name that refusals tell: docs/security.md lists them with the test that
// holds each. Bytes beyond a bound are a 413, counts a 422; what may go better later is a 503.

import type { Bilingual } from './index.ts';

/** 1024², as all sizes here. */
const MB: number = 1024 * 1024;

interface Limit {
  readonly value: number;
  readonly unit: 'bytes' | 'count';
  /** The message for what passes it. */
  readonly message: (value: string) => Bilingual;
}

const bytes = (value: number, message: Limit['message']): Limit => ({ value, unit: 'bytes', message });
const count = (value: number, message: Limit['message']): Limit => ({ value, unit: 'count', message });

export const LIMITS = {
  /** The contract, Limits; decision 19. */
  request_bytes: bytes(15 * MB, (most) => ({
    en: `The document is larger than ${most} MB.`,
    fr: `Le document dépasse ${most} Mo.`,
  })),
  /** The XML of so many lines has 12 MB, and one of more than 15 could not be read by the doors it left through. */
  invoice_lines: count(10_000, (most) => ({
    en: `An invoice has at most ${most} lines here.`,
    fr: `Une facture a ici au plus ${most} lignes.`,
  })),
  /** Notes, allowances, references and every other list, and the keys of a map. */
  list_entries: count(10_000, (most) => ({
    en: `A list has at most ${most} entries here.`,
    fr: `Une liste a ici au plus ${most} éléments.`,
  })),
  /** Lists stand in lists: each may be short, and their sum long. */
  invoice_entries: count(50_000, (most) => ({
    en: `All lists of an invoice have at most ${most} entries together.`,
    fr: `Toutes les listes d'une facture ont ensemble au plus ${most} éléments.`,
  })),
  /** An agent's message is read where all messages arrive. */
  message_values: count(50_000, (most) => ({
    en: `A message of an agent has at most ${most} values; send larger invoices over HTTP.`,
    fr: `Un message d'agent a au plus ${most} valeurs ; envoyez les factures plus grandes par HTTP.`,
  })),
  answer_bytes: bytes(64 * MB, (most) => ({
    en: `The answer would be larger than ${most} MB.`,
    fr: `La réponse dépasserait ${most} Mo.`,
  })),
  /** Of the thread that carries a call out. */
  call_memory: bytes(512 * MB, (most) => ({
    en: `To work on this takes more than the ${most} MB of memory a call may use.`,
    fr: `Ce traitement demande plus que les ${most} Mo de mémoire qu'un appel peut utiliser.`,
  })),
  pdf_pages: count(5_000, (most) => ({
    en: `A PDF has at most ${most} pages here.`,
    fr: `Un PDF a ici au plus ${most} pages.`,
  })),
  pdf_annotations: count(20_000, (most) => ({
    en: `A PDF has at most ${most} annotations here.`,
    fr: `Un PDF a ici au plus ${most} annotations.`,
  })),
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof LIMITS;

/** Whether it bounds bytes (413) or counts (422). */
export function unitOf(name: LimitName): Limit['unit'] {
  return LIMITS[name].unit;
}

/** The message for what passes a limit, in both languages, with its value as people write it. */
export function messageOf(name: LimitName): Bilingual {
  const { value, unit, message } = LIMITS[name];
  return message(String(unit === 'bytes' ? value / MB : value));
}

/** The message for a document beyond the limit (the contract, Limits), at every door. */
export const DOCUMENT_TOO_LARGE: Bilingual = messageOf('request_bytes');

/** Findings of one document that are listed one by one: by default, and at most. The others are counted. */
export const FINDINGS = { listed: 1000, most: 10_000 } as const;
