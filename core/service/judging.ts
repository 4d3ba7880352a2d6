// Judging, as every door of the service asks for it and answers it: apart from messages, which take longer to load than a first verdict
// takes. What crosses a wire is made of it by results.ts.

import type {
  Cause,
  FindingDetail,
  FindingOut,
  Ledger,
  ValidationFault,
  ValidationOut,
} from '@conforme/proto/schema';
import { LANGUAGES, VALIDATE_CHECKS } from '@conforme/proto/schema/choices';
import { faultAt } from '@conforme/proto/schema/faults';
import { FINDINGS } from '@conforme/proto/schema/limits';
import type { ValidateRequest } from '@conforme/proto/v1';
import { causesOf } from '../pipeline/causes.ts';
import type { Cause as FoundCause, PatchOperation, ReportedFinding } from '../pipeline/reported.ts';
import type { RulesetRef, Validation, ValidateOptions } from '../pipeline/validate.ts';
import { dayOf, oneOf } from './values.ts';

/** What a document is judged by: the fields of a request. */
export type JudgeRequest = Omit<ValidateRequest, '$typeName' | '$unknown'>;

/** How a document is to be judged. */
export function validateOptions(
  message: JudgeRequest,
  today: Date,
  faults: ValidationFault[],
): ValidateOptions {
  const check = oneOf('check', VALIDATE_CHECKS, message.check ?? 'fr-ctc', faults);
  const stateDecides = check === 'fr-ctc+etat';
  return {
    check: stateDecides ? 'fr-ctc' : check,
    stateDecides,
    language: oneOf('language', LANGUAGES, message.language ?? 'en', faults),
    explain: message.explain ?? false,
    asOf: dayOf(message.asOf, today, faults),
    role: message.role ?? '',
    treatment: message.treatment ?? '',
    ledger: message.ledger ?? false,
    maxFindings: mostFindings(message.maxFindings, faults),
    plausibility: message.plausibility ?? false,
    sameAs: message.sameAs ?? null,
  };
}

function mostFindings(given: number | undefined, faults: ValidationFault[]): number {
  if (given === undefined) return FINDINGS.listed;
  if (given < 1 || given > FINDINGS.most)
    faults.push(faultAt(['max_findings'], 'enum', [`1 … ${FINDINGS.most}`], 'en'));
  return given;
}

/** A verdict with what explains it, as objects of the contract. */
export interface Judged {
  readonly validation: ValidationOut;
  /** With `explain`: the findings of the verdict, whole. */
  readonly details: readonly FindingDetail[];
  readonly causes: readonly Cause[];
  readonly rulesets: readonly string[];
  readonly ledger: Ledger | null;
}

export function judgedOut(validation: Validation, explain: boolean): Judged {
  const { findings, rulesets, ledger } = validation;
  return {
    validation: verdictOut(validation),
    details: explain ? findings.map(findingDetail) : [],
    causes: explain ? causesOf(findings).map(causeOut) : [],
    rulesets: rulesets.map(rulesetName),
    ledger,
  };
}

/** A finding with everything that is known of it (decision 4); what is not is null. */
export function findingDetail(finding: ReportedFinding): FindingDetail {
  return {
    ...published(finding),
    pointer: finding.pointer ?? null,
    pointers: finding.pointers ?? [],
    terms: finding.terms ?? [],
    title: finding.title ?? null,
    explanation: finding.explanation ?? null,
    fix: finding.fix ?? null,
    patch: finding.patch ? patchOf(finding.patch) : null,
    line: finding.line ?? null,
    column: finding.column ?? null,
  };
}

/** Operations without a value have none on the wire either. */
function patchOf(operations: readonly PatchOperation[]): FindingDetail['patch'] {
  return operations.map(({ op, path, value }) => ({ op, path, value: value ?? null }));
}

export function causeOut({ finding, also, count, pointers, patch }: FoundCause): Cause {
  return { finding, also, count, pointers, patch: patch && patchOf(patch) };
}

export function verdictOut(validation: Validation): ValidationOut {
  const verdict: ValidationOut = {
    valid: validation.valid,
    flavor: validation.flavor,
    profile: validation.profile,
    checks_run: validation.checksRun,
    checks_skipped: validation.checksSkipped,
    error_count: validation.errorCount,
    warning_count: validation.warningCount,
    findings: validation.findings.map(published),
    pdf: validation.pdf,
  };
  return validation.root === null ? verdict : { ...verdict, root: validation.root };
}

/** FindingOut exactly as published (decision 5). */
function published({ source, severity, rule, message, location, test }: ReportedFinding): FindingOut {
  return { source, severity, rule, message, location, test };
}

export function rulesetName({ id, version }: RulesetRef): string {
  return `${id}@${version}`;
}
