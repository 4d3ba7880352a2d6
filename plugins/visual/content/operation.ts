import type { Language } from '@conforme/core/plugin';
import type { Voice } from './voice.ts';

type Name = Readonly<Record<Language, string>>;

/** What is sold, which French law asks an invoice to say (CGI, annex II, article 242 nonies A, I, as of decree 2022-1299). */
const OPERATIONS: Readonly<Record<string, Name>> = {
  B: { fr: 'Livraison de biens', en: 'Goods' },
  S: { fr: 'Prestation de services', en: 'Services' },
  M: { fr: 'Opération mixte', en: 'Goods and services' },
};

/** The state of the invoice, which the digit of a billing framework adds (XP Z12-012); an ordinary one says nothing by it. */
const STATES: Readonly<Record<string, Name | null>> = {
  '1': null,
  '2': { fr: 'facture déjà payée', en: 'already paid' },
  '3': { fr: 'sous-traitance, paiement direct', en: 'subcontracting, direct payment' },
  '4': { fr: 'facture définitive après acompte', en: 'final invoice after prepayment' },
  '5': { fr: 'sous-traitance', en: 'subcontracting' },
  '6': { fr: 'cotraitance', en: 'joint contracting' },
  '7': { fr: 'TVA déjà déclarée', en: 'VAT already reported' },
  '8': { fr: 'plusieurs vendeurs', en: 'several sellers' },
  '9': { fr: 'entre deux parties', en: 'between two parties' },
};

const FRAMEWORK = /^([BSM])([1-9])$/;

/** BT-23 in words, where it is one of the French billing frameworks; null for any other. */
export function operationText({ invoice, format }: Voice): string | null {
  const [, kind, digit] = FRAMEWORK.exec(invoice.business_process ?? '') ?? [];
  if (!kind || !digit) return null;
  const state = STATES[digit]?.[format.language];
  const operation = OPERATIONS[kind]![format.language];
  return state ? [operation, state].join(', ') : operation;
}

/** True where nothing but services is invoiced. */
export function isService({ business_process: process }: Voice['invoice']): boolean {
  return process !== null && FRAMEWORK.test(process) && process.startsWith('S');
}

/** True where services are among what is invoiced. */
export function hasServices({ business_process: process }: Voice['invoice']): boolean {
  return process !== null && FRAMEWORK.test(process) && !process.startsWith('B');
}
