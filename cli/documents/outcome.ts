import type { Cause, ErrorCode, FindingDetail, Ledger, ValidationOut } from '@conforme/proto/schema';
import { UNTOLD } from '@conforme/proto/schema/findings';
import { EXIT, type Exit } from '../exit.ts';

/** What became of one document. Plain data: it comes back from threads. */
export type Outcome = Verdict | Refusal;

/** A document that was judged, valid or not. */
export interface Verdict {
  /** As published. */
  readonly validation: ValidationOut;
  /** One per finding, in the same order, with what decision 5 adds; empty unless requested. */
  readonly details: readonly FindingDetail[];
  /** What they come from, where they are there. */
  readonly causes: readonly Cause[];
  /** Packs and versions that judged. */
  readonly rulesets: readonly string[];
  /** How the totals came about, on request. */
  readonly ledger: Ledger | null;
}

/** There is no verdict. `unreadable` is the command line's own: the file could not be opened. */
export interface Refusal {
  readonly code: ErrorCode | 'unreadable';
  readonly message: string;
  /** What the engine found before it gave up. */
  readonly findings: readonly FindingDetail[];
  readonly causes?: readonly Cause[];
}

/** One document as it was named, and its outcome. */
export interface Judged {
  readonly name: string;
  readonly outcome: Outcome;
}

export function isRefusal(outcome: Outcome): outcome is Refusal {
  return 'code' in outcome;
}

/** Codes that speak of the document; every other one is the engine's own trouble, or the file system's. */
const OF_THE_DOCUMENT: ReadonlySet<Refusal['code']> = new Set<Refusal['code']>([
  'not_an_einvoice',
  'invalid_input',
  'too_large',
]);

/** @param failOn the least severity that makes a document fail */
export function exitOf(outcome: Outcome, failOn: 'fatal' | 'warning'): Exit {
  if (isRefusal(outcome)) return OF_THE_DOCUMENT.has(outcome.code) ? EXIT.notAnInvoice : EXIT.engine;
  const { valid, warning_count: warnings } = outcome.validation;
  return !valid || (failOn === 'warning' && warnings > 0) ? EXIT.findings : EXIT.ok;
}

/** All findings of a document; a refusal is at least its own message. */
export function findingsOf(outcome: Outcome): readonly FindingDetail[] {
  if (!isRefusal(outcome)) {
    const { validation, details } = outcome;
    return details.length > 0 ? details : validation.findings.map((finding) => ({ ...UNTOLD, ...finding }));
  }
  if (outcome.findings.length > 0) return outcome.findings;
  return [{ ...UNTOLD, source: outcome.code, rule: outcome.code, message: outcome.message }];
}

/** Counts of a run. */
export interface Summary {
  documents: number;
  valid: number;
  invalid: number;
  /** Not judged: no invoice, or no engine. */
  refused: number;
  fatal: number;
  warnings: number;
  milliseconds: number;
  /** Ctrl-C ended the run before its end. */
  interrupted: boolean;
}

export function emptySummary(): Summary {
  return {
    documents: 0,
    valid: 0,
    invalid: 0,
    refused: 0,
    fatal: 0,
    warnings: 0,
    milliseconds: 0,
    interrupted: false,
  };
}

/** Adds a document to the totals of a run. */
export function count(summary: Summary, outcome: Outcome): void {
  summary.documents++;
  if (isRefusal(outcome)) summary.refused++;
  else {
    const { valid, error_count: fatal, warning_count: warnings } = outcome.validation;
    summary[valid ? 'valid' : 'invalid']++;
    summary.fatal += fatal;
    summary.warnings += warnings;
  }
}
