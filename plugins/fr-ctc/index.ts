import type { Completer, Completion, Invoice, Party } from '@conforme/core/invoice';
import type { Law } from '@conforme/core/plugin';
import { addMentions, mentionField } from './mentions.ts';
import { addAccountingCurrency, addAddresses } from './parties.ts';
import { deriveProcess } from './process.ts';

/** Each touches another part of the invoice, so their order does not matter. */
const COMPLETERS: readonly Completer[] = [deriveProcess, addMentions];

/**
 * What French law requires and the invoice implies. A foreign seller's invoice gets none of it unless the French rules judge
 * it or the request switches the mentions on itself (decision 42).
 */
export function completeFrench(completion: Completion, isRequested = true): Completion {
  // Only ever from a field that exists for it (decision 33), so it surprises no caller.
  const accounted = addAccountingCurrency(completion);
  const { seller, french_mentions: mentions } = completion.invoice;
  if (!isRequested && !isFrench(seller) && mentions?.enabled !== true) return accounted;
  const completed = COMPLETERS.reduce((current, completer) => completer(current), accounted);
  // Whoever declines the mentions where they are not required gets no address either: the invoice stays as it is.
  return isRequested || mentions?.enabled !== false ? addAddresses(completed) : completed;
}

function isFrench({ siren, address }: Party): boolean {
  return address.country === 'FR' || siren !== null;
}

/** The law of the French e-invoicing reform (XP Z12-012): its packs BR-FR judge, and this is what it does besides. */
export const frCtc: Required<Law> = Object.freeze({
  source: 'schematron:fr-ctc',
  complete: completeFrench,
  fields: (rule: string, invoice: Invoice) => [mentionField(rule, invoice)].filter((field) => field !== null),
});
