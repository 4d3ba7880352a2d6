import { EngineError } from '../errors.ts';
import type { Invoice } from '@conforme/proto/schema';
import type { Completed } from '../invoice/index.ts';
import type { Language, Written } from '../plugin/index.ts';
import type { OpenedDocument } from './open.ts';
import { causesOf, culpritsFirst, type Known } from './causes.ts';
import { culpritOf } from './patch/culprit.ts';
import { patchFor } from './patch/index.ts';
import { rightSums } from './patch/sums.ts';
import { report, type SourcedFinding } from './report.ts';
import type { ReportedFinding } from './reported.ts';
import { countOf, failedRules, listedOf } from './listed.ts';
import { carriesValues, valueAt } from './pointers.ts';
import { traced } from './traced.ts';
import type { Judgement } from './validate.ts';

/** A generated document, and what leads from it back to the caller's request. */
export interface GeneratedDocument {
  readonly opened: OpenedDocument;
  readonly written: Written;
  /** The invoice as the caller gave it, and as it was completed. */
  readonly given: Invoice;
  readonly completion: Completed;
  readonly language: Language;
}

/**
 * Lets a sound document pass, with its warnings in the caller's own coordinates.
 * @throws EngineError `invalid_input` with every blocking finding in the caller's own coordinates (decision 4).
 */
export function refuseOrWarn(judgement: Judgement, document: GeneratedDocument): readonly ReportedFinding[] {
  const blamed = { findings: judgement.findings.filter((sourced) => isForCaller(sourced, document)) };
  const findings = culpritsFirst(
    listedOf(blamed, document.language, (sourced) => inCallersTerms(sourced, document)),
  );
  const { given, completion } = document;
  const known: Known = {
    valueAt: (pointer) => valueAt(given, pointer),
    sums: () => rightSums(completion.invoice),
  };
  return passed(judgement, findings, known);
}

/** No caller can heal a warning about an element that our writer needs and that holds nothing of the invoice (R008 of Peppol). */
function isForCaller(
  { finding: { severity, node } }: SourcedFinding,
  { opened: { tree }, written: { pointers } }: GeneratedDocument,
): boolean {
  if (severity !== 'warning' || node === undefined) return severity !== 'info';
  return carriesValues({ tree, pointers }, node);
}

/** The same for a document of others: the findings keep its coordinates. */
export function refuseForeign(
  judgement: Judgement,
  opened: OpenedDocument,
  language: Language,
): readonly ReportedFinding[] {
  const findings = listedOf(judgement, language, (sourced) =>
    report(sourced, opened, { language, explain: true }),
  );
  return passed(judgement, findings);
}

function passed(
  judgement: Judgement,
  findings: readonly ReportedFinding[],
  known?: Known,
): readonly ReportedFinding[] {
  const count = countOf(judgement, 'fatal');
  if (count > 0) throw refusal(failedRules(judgement), findings, known);
  return findings;
}

function refusal(count: number, findings: readonly ReportedFinding[], known?: Known): EngineError {
  const messages = {
    en: `The invoice fails ${count} rule${count === 1 ? '' : 's'}.`,
    fr: `La facture ne respecte pas ${count} règle${count === 1 ? '' : 's'}.`,
  };
  return new EngineError('invalid_input', messages, findings, { causes: causesOf(findings, known) });
}

function inCallersTerms(sourced: SourcedFinding, document: GeneratedDocument): ReportedFinding {
  const { opened, written, given, completion, language } = document;
  const from = { given, pointers: written.pointers, origins: completion.origins };
  const { reported, pointers } = traced(sourced, opened, from, language);
  const { rule, test } = sourced.finding;
  const found = { rule, test, pointers, given, completed: completion.invoice };
  const [patch, culprit] = [patchFor(found), culpritOf(found)];
  const all = [...new Set([...(culprit?.pointers ?? []), ...pointers])];
  return {
    ...reported,
    ...(culprit && { fix: culprit.advice.request[language] }),
    pointer: all[0]!,
    pointers: all,
    ...(patch && { patch }),
  };
}
