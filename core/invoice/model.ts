import type { Invoice, Line, Totals } from '@conforme/proto/schema';
import type { Origins } from './origins.ts';

export type {
  AllowanceCharge,
  Invoice,
  Line,
  LineAllowanceCharge,
  Note,
  Party,
  ReadInvoice,
  Totals,
  VatBreakdown,
  VatCategory,
} from '@conforme/proto/schema';

/** A line whose number and net amount are known. */
export interface CompleteLine extends Line {
  readonly id: string;
  readonly net_amount: string;
}

/**
 * An invoice in which everything the caller implied is spelled out and every total is known. Amounts, prices and
 * rates have at least two decimals (`20.00`), quantities none that say nothing (`1.5`).
 */
export interface CompleteInvoice extends Invoice {
  readonly lines: readonly CompleteLine[];
  readonly totals: Totals;
}

/** An invoice on its way to completeness, and where its derived values came from. */
export interface Completion {
  readonly invoice: Invoice;
  readonly origins: Origins;
}

/** Adds what some law asks for and the invoice implies. Idempotent, cannot fail. */
export type Completer = (completion: Completion) => Completion;

/** What completion gives: nothing is left to derive. */
export interface Completed extends Completion {
  readonly invoice: CompleteInvoice;
}

/** What totals are computed from. */
export interface Computable extends Invoice {
  readonly lines: readonly CompleteLine[];
}
