import { FINDINGS } from '@conforme/proto/schema/limits';
import type { Finding, Language, Severity } from '../plugin/index.ts';
import type { ReportedFinding, SourcedFinding } from './report.ts';
import type { Judgement } from './validate.ts';

// A document can break rules a million times. Of all that is found the first findings are told; the others are counted, and what depends on
// their number is exact.

/** The findings that are told, and one more that says which there are besides; null where that is none. */
export interface Told {
  readonly first: readonly SourcedFinding[];
  readonly rest: ReportedFinding | null;
}

export function toldOf(
  { findings }: Pick<Judgement, 'findings'>,
  language: Language,
  most: number = FINDINGS.told,
): Told {
  const behind = findings.slice(most);
  if (behind.length === 0) return { first: findings, rest: null };
  return { first: findings.slice(0, most), rest: restOf(findings, behind, most, language) };
}

/** How many findings of a severity there are, told or not. */
export const countOf = ({ findings }: Pick<Judgement, 'findings'>, severity: Severity): number =>
  findings.reduce((sum, { finding }) => sum + (finding.severity === severity ? timesOf(finding) : 0), 0);

const timesOf = ({ times = 1 }: Finding): number => times;

const WORDS = {
  en: (left: number, told: number, counts: string): string =>
    `${left} further findings are not listed, as max_findings is ${told}. All findings by rule: ${counts}.`,
  fr: (left: number, told: number, counts: string): string =>
    `${left} autres constats ne sont pas détaillés, car max_findings vaut ${told}. Tous les constats par règle : ${counts}.`,
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
