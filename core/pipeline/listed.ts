import { FINDINGS } from '@conforme/proto/schema/limits';
import type { Finding, Language, Severity } from '../plugin/index.ts';
import type { SourcedFinding } from './report.ts';
import type { ReportedFinding } from './reported.ts';

// A document can break rules a million times. Of all findings the first are listed; the others are counted, and what depends on
// their number is exact.

interface Found<S extends SourcedFinding = SourcedFinding> {
  readonly findings: readonly S[];
}

/**
 * The first findings, each as `list` words it, and one more that counts the others where there are any.
 *
 * @param most so many are listed one by one
 */
export function listedOf<S extends SourcedFinding>(
  { findings }: Found<S>,
  language: Language,
  list: (sourced: S) => ReportedFinding,
  most: number = FINDINGS.listed,
): readonly ReportedFinding[] {
  const behind = findings.slice(most);
  if (behind.length === 0) return findings.map(list);
  return [...findings.slice(0, most).map(list), restOf(findings, behind, most, language)];
}

/** How many findings of a severity there are, listed or not. */
export const countOf = ({ findings }: Found, severity: Severity): number =>
  findings.reduce((sum, { finding }) => sum + (finding.severity === severity ? timesOf(finding) : 0), 0);

/** How many different rules blocking findings are of; one without a rule counts by what it says. */
export const failedRules = ({ findings }: Found): number =>
  new Set(
    findings.flatMap(({ finding: { severity, rule, message } }) =>
      severity === 'fatal' ? [rule ?? message] : [],
    ),
  ).size;

const timesOf = ({ times = 1 }: Finding): number => times;

const WORDS = {
  en: (left: number, most: number, counts: string): string =>
    `${left === 1 ? '1 further finding is' : `${left} further findings are`} not listed, as max_findings is ${most}. All findings by rule: ${counts}.`,
  fr: (left: number, most: number, counts: string): string =>
    `${left === 1 ? "1 autre constat n'est pas détaillé" : `${left} autres constats ne sont pas détaillés`}, car max_findings vaut ${most}. Tous les constats par règle : ${counts}.`,
} as const satisfies Record<Language, unknown>;

function restOf(
  all: readonly SourcedFinding[],
  behind: readonly SourcedFinding[],
  most: number,
  language: Language,
): ReportedFinding {
  const counts = new Map<string, number>();
  for (const { source, finding } of all) {
    const name = finding.rule ?? source;
    counts.set(name, (counts.get(name) ?? 0) + timesOf(finding));
  }
  const listed = [...counts].map(([name, count]) => `${name} ${count}`).join(', ');
  const left = behind.reduce((sum, { finding }) => sum + timesOf(finding), 0);
  const message = WORDS[language](left, most, listed);
  return { source: behind[0]!.source, severity: 'info', rule: null, message, location: null, test: null };
}
