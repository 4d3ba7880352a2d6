import type { CompleteInvoice } from '@conforme/core/invoice';
import type { ProducedProfile, WriteOptions, Written } from '@conforme/core/plugin';
import { targetOf, writeDocument } from '@conforme/core/syntax';
import { documentOf } from './document.ts';
import { CREDIT_NOTE, INVOICE, kindOf, type Kind } from './kind.ts';
import { COMPONENTS } from './namespaces.ts';
import { PRODUCED_PROFILES } from './profiles.ts';

const namespacesOf = ({ uri }: Kind): ReadonlyMap<string, string> => new Map([['', uri], ...COMPONENTS]);

/** The writer remembers what it checked by these. */
const NAMESPACES = { Invoice: namespacesOf(INVOICE), CreditNote: namespacesOf(CREDIT_NOTE) } as const;

/**
 * A complete invoice as UBL 2.1: an Invoice or a CreditNote, as its type code (BT-3) says.
 * @throws InputError for a character that XML forbids
 */
export function write(invoice: CompleteInvoice, profile: ProducedProfile, options?: WriteOptions): Written {
  const kind = kindOf(invoice.type_code);
  const target = {
    ...targetOf(invoice, profile, PRODUCED_PROFILES, options),
    number: invoice.number,
  };
  return writeDocument(documentOf(invoice, kind, target), NAMESPACES[kind.root]);
}
