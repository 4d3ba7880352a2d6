// What the test kit offers.

import type { Check, Language } from '@conforme/proto/schema/choices';
import type { ReportedFinding } from '../pipeline/reported.ts';

/** Fields of an invoice as requests have them. */
export type InvoiceChanges = Readonly<Record<string, unknown>>;

/** What the invoice is written as. */
export interface Variant {
  /** The id of a syntax; `cii` unless it says another. */
  readonly syntax?: string;
  /** BT-24 instead of that of EN 16931. */
  readonly guideline?: string;
}

/** What came of judging a document. */
export interface Verdict {
  /** No finding is fatal. */
  readonly valid: boolean;
  readonly flavor: string | null;
  /** Name of the document element, of what is no invoice. */
  readonly root: string | null;
  readonly profile: string | null;
  readonly checksRun: readonly string[];
  readonly checksSkipped: readonly string[];
  readonly errorCount: number;
  readonly warningCount: number;
  readonly findings: readonly ReportedFinding[];
}

/** How a document is judged; the defaults are those of the service. */
export interface Circumstances {
  readonly check?: Check;
  /** The day of judgement, YYYY-MM-DD; today when left out. */
  readonly asOf?: string;
  readonly role?: string;
  readonly treatment?: string;
  /** Of the messages; English when left out. */
  readonly language?: Language;
}

/** Judges documents as the service with this plugin would. */
export interface Kit {
  /** Passes when the plugin's rule finds fault with the document, and gives what it found. @throws AssertionError */
  fires(rule: string, document: Document, circumstances?: Circumstances): Promise<readonly ReportedFinding[]>;
  /** Passes when the plugin judged the document and no rule of this id found fault. @throws AssertionError */
  silent(rule: string, document: Document, circumstances?: Circumstances): Promise<void>;
  /** The whole verdict. */
  judge(document: Document, circumstances?: Circumstances): Promise<Verdict>;
  /** A valid invoice with these fields of the request changed (null takes one away), written as XML. */
  invoice(changes?: InvoiceChanges, variant?: Variant): string;
}

export interface KitOptions {
  /** As `CONFORME_RULE_TIME_LIMIT_MS`. */
  readonly ruleTimeLimitMs?: number;
}

/** XML as text, or a PDF or XML as bytes. */
export type Document = string | Uint8Array;
