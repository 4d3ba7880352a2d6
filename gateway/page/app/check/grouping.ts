// Findings in the order and company in which they are read.

import type { Finding } from '../service.ts';

export const GROUPINGS = ['severity', 'rule', 'source'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Findings with one severity, rule or source. */
export interface Group {
  /** A severity, a rule id ('' for none), or a source. */
  readonly key: string;
  readonly severity: Finding['severity'];
  readonly findings: readonly Finding[];
}

const RANK: Readonly<Record<Finding['severity'], number>> = { fatal: 0, warning: 1, info: 2 };

const SOURCES = ['pdf', 'xsd', 'schematron:base', 'schematron:fr-ctc'];

/** Checks run in this order (decision 10); a third party's come after ours. */
function sourceRank(source: string): number {
  const rank = SOURCES.indexOf(source);
  return rank === -1 ? SOURCES.length : rank;
}

const keyOf = (finding: Finding, by: Grouping): string =>
  by === 'rule' ? (finding.rule ?? '') : finding[by];

/** The worst first; within a group as they came, which is the order of the document. */
export function group(findings: readonly Finding[], by: Grouping): readonly Group[] {
  const groups = [...Map.groupBy(findings, (finding) => keyOf(finding, by))].map(([key, members]) => ({
    key,
    severity: worst(members),
    findings: members,
  }));
  return groups.sort(
    (a, b) =>
      (by === 'source' ? sourceRank(a.key) - sourceRank(b.key) : 0) ||
      RANK[a.severity] - RANK[b.severity] ||
      b.findings.length - a.findings.length,
  );
}

function worst(findings: readonly Finding[]): Finding['severity'] {
  return findings.reduce<Finding['severity']>(
    (found, { severity }) => (RANK[severity] < RANK[found] ? severity : found),
    'info',
  );
}

export function countOf(findings: readonly Finding[], severity: Finding['severity']): number {
  return findings.filter((finding) => finding.severity === severity).length;
}
