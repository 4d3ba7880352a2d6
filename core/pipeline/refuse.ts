import { EngineError } from '../errors.ts';
import type { Completion } from '../invoice/index.ts';
import type { Language, Written } from '../plugin/index.ts';
import type { OpenedDocument } from './open.ts';
import { patchFor } from './patch.ts';
import { pointersOf } from './pointers.ts';
import { report, type ReportedFinding, type SourcedFinding } from './report.ts';
import type { Judgement } from './validate.ts';

/** A generated document, and what leads from it back to the caller's request. */
export interface GeneratedDocument {
  readonly opened: OpenedDocument;
  readonly written: Written;
  readonly completion: Completion;
  readonly language: Language;
  /** JSON Pointer of the invoice in the caller's own request. */
  readonly base: string;
}

/**
 * Lets a sound document pass.
 * @throws EngineError `invalid_input` with every blocking finding in the caller's own coordinates (decision 4).
 */
export function refuseWithPointers(judgement: Judgement, document: GeneratedDocument): void {
  const blocking = judgement.findings.filter(({ finding }) => finding.severity === 'fatal');
  if (blocking.length === 0) return;
  const findings = judgement.findings.filter(({ finding }) => finding.severity !== 'info');
  throw refusal(findings.map((sourced) => inCallersTerms(sourced, document)));
}

/** Lets a foreign document pass that has no blocking finding; the findings keep the document's coordinates. */
export function refuseForeign(judgement: Judgement, opened: OpenedDocument, language: Language): void {
  if (!judgement.findings.some(({ finding }) => finding.severity === 'fatal')) return;
  throw refusal(judgement.findings.map((sourced) => report(sourced, opened, { language, explain: true })));
}

function refusal(findings: readonly ReportedFinding[]): EngineError {
  const count = findings.filter((finding) => finding.severity === 'fatal').length;
  const message = count === 1 ? 'The invoice fails 1 rule.' : `The invoice fails ${count} rules.`;
  return new EngineError('invalid_input', message, findings);
}

function inCallersTerms(sourced: SourcedFinding, document: GeneratedDocument): ReportedFinding {
  const { opened, written, completion, language } = document;
  const reported = report(sourced, opened, { language, explain: true });
  const provenance = { tree: opened.tree, pointers: written.pointers, origins: completion.origins };
  const pointers = pointersOf(provenance, sourced.finding.node, reported.terms ?? []);
  const patch = patchFor(sourced.finding, pointers, completion.invoice);
  const rebased = pointers.map((pointer) => rebase(pointer, document.base));
  return {
    ...reported,
    pointer: rebased[0]!,
    pointers: rebased,
    ...(patch && { patch: patch.map((step) => ({ ...step, path: rebase(step.path, document.base) })) }),
  };
}

function rebase(pointer: string, base: string): string {
  return base + pointer.slice('/invoice'.length);
}
