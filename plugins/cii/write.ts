import type { CompleteInvoice } from '@conforme/core/invoice';
import type { ProducedProfile, WriteOptions, Written } from '@conforme/core/plugin';
import { targetOf, writeDocument } from '@conforme/core/syntax';
import { documentOf } from './document.ts';
import { NAMESPACES } from './namespaces.ts';
import { PRODUCED_PROFILES } from './profiles.ts';

/**
 * A complete invoice as CII D22B. What the profile has no place for is not written, and has no pointer then.
 * @throws InputError for a character that XML forbids
 */
export function write(invoice: CompleteInvoice, profile: ProducedProfile, options?: WriteOptions): Written {
  const target = targetOf(invoice, profile, PRODUCED_PROFILES, options);
  return writeDocument(documentOf(invoice, target), NAMESPACES);
}
