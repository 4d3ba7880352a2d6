import type { Ledger } from '@conforme/proto/schema';
import { counts } from '../counted.ts';
import type { ReadInvoice } from '../model.ts';
import type { Origins } from '../origins.ts';
import { Book, type Entry } from './book.ts';
import { causeOf } from './cause.ts';
import type { Pack } from './bound.ts';
import { rulesOf } from './official.ts';
import { enterAll } from './steps.ts';

export type { Pack } from './bound.ts';

/** The inputs of the ledger of an invoice. */
export interface LedgerContext {
  /** The packs that judge the invoice; only their rules are named. */
  readonly packs: readonly Pack[];
  /** Where the amounts of an invoice come from that was completed here; a document's own are all given. */
  readonly origins?: Origins;
}

/**
 * How each total came about, from the values as they stand: every step is computed from what the invoice states of its inputs,
 * so that a difference shows where it arises and not in every sum above. Pointers lead into the invoice (`/invoice/…`).
 * Computes, judges nothing; linear in the number of lines.
 */
export function ledgerOf(invoice: ReadInvoice, { packs, origins = new Map() }: LedgerContext): Ledger {
  const book = new Book((pointer) => !origins.has(pointer));
  enterAll(book, invoice, origins);
  const judged = {
    book,
    lines: invoice.lines.length,
    allowances: invoice.allowances.length,
    counted: invoice.lines.filter(counts).length,
    charges: invoice.charges.length + invoice.logistics_charges.length,
    split: splitCategories(book.entries),
  };
  const steps = book.entries.map((entry) => ({
    ...entry.draft,
    cause: causeOf(entry, book),
    rules: rulesOf(entry, judged, packs),
  }));
  return { balanced: book.entries.every(isBalanced), steps };
}

/** A sum that the document does not state is missing; an amount without inputs cannot be wrong. */
function isBalanced({ draft, stated, result }: Entry): boolean {
  if (draft.stated === null || stated === null) return false;
  return result === null || stated.equals(result);
}

function splitCategories(entries: readonly Entry[]): ReadonlySet<string | null> {
  const bases = entries.filter(({ draft }) => draft.term === 'BT-116');
  const byCategory = Map.groupBy(bases, ({ draft }) => draft.category);
  return new Set([...byCategory].filter(([, each]) => each.length > 1).map(([category]) => category));
}
