// Findings in the order and company in which they are read.

import { folded } from '@conforme/proto/schema/folded';
import type { Cause, Finding } from '../service.ts';

export const GROUPINGS = ['severity', 'rule', 'source'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** A finding to act on, with those that go with it. */
export interface Card {
  readonly finding: Finding;
  readonly also: readonly Finding[];
}

/** Cards with one severity, rule or source. */
export interface Group {
  /** A severity, a rule id ('' for none), or a source. */
  readonly key: string;
  readonly severity: Finding['severity'];
  readonly cards: readonly Card[];
}

/** One a cause, in the order of the document; what has no cause stands by itself. */
export function cardsOf(findings: readonly Finding[], causes: readonly Cause[]): readonly Card[] {
  const at = new Map(findings.map((finding, i) => [finding, i]));
  return [...folded(findings, causes)].sort((a, b) => at.get(a.finding)! - at.get(b.finding)!);
}

const RANK: Readonly<Record<Finding['severity'], number>> = { fatal: 0, warning: 1, info: 2 };

const SOURCES = ['pdf', 'xsd', 'schematron:base', 'schematron:fr-ctc'];

/** Checks run in this order (decision 10); a third party's come after ours. */
function sourceRank(source: string): number {
  const rank = SOURCES.indexOf(source);
  return rank === -1 ? SOURCES.length : rank;
}

const keyOf = ({ finding }: Card, by: Grouping): string =>
  by === 'rule' ? (finding.rule ?? '') : finding[by];

/** The worst first; within a group as they came, which is the order of the document. */
export function group(cards: readonly Card[], by: Grouping): readonly Group[] {
  const groups = [...Map.groupBy(cards, (card) => keyOf(card, by))].map(([key, members]) => ({
    key,
    severity: worst(members),
    cards: members,
  }));
  return groups.sort(
    (a, b) =>
      (by === 'source' ? sourceRank(a.key) - sourceRank(b.key) : 0) ||
      RANK[a.severity] - RANK[b.severity] ||
      b.cards.length - a.cards.length,
  );
}

function worst(cards: readonly Card[]): Finding['severity'] {
  return cards.reduce<Finding['severity']>(
    (found, { finding: { severity } }) => (RANK[severity] < RANK[found] ? severity : found),
    'info',
  );
}

export function countOf(findings: readonly Finding[], severity: Finding['severity']): number {
  return findings.filter((finding) => finding.severity === severity).length;
}
