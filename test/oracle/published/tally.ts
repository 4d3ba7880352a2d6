// What became of each source, and its line on the screen.

import type { OfficialLine } from '../official.ts';
import type { Compared, Difference, Kind } from './compare.ts';
import type { Finding } from './ours.ts';

export interface Tally {
  readonly name: string;
  /** Why it could not be compared at all. */
  refused: string | null;
  /** Milliseconds from source to loaded pack. */
  compiled: number;
  documents: number;
  findings: number;
  /** Rules that fired at least once. */
  readonly rules: Set<string>;
  /** The sheet stopped with an error: only that ours says something fatal is asked. */
  aborted: number;
  /** Findings of ours alone that say why a rule could not be judged, where Saxon lets it pass (decision 9). */
  readonly isolated: Record<string, number>;
  differing: number;
  readonly kinds: Partial<Record<Kind, number>>;
  readonly differences: { file: string; difference: Difference }[];
  /** Sums over the documents that both judged to the end. */
  micros: number;
  saxonMicros: number;
}

export function newTally(name: string): Tally {
  return {
    name,
    refused: null,
    compiled: 0,
    documents: 0,
    findings: 0,
    rules: new Set(),
    aborted: 0,
    isolated: {},
    differing: 0,
    kinds: {},
    differences: [],
    micros: 0,
    saxonMicros: 0,
  };
}

/** Examples kept of each source; the counts go on. */
const EXAMPLES = 40;

export function add(
  tally: Tally,
  official: OfficialLine,
  ours: readonly Finding[],
  { differences, isolated }: Compared,
  micros: number,
): void {
  for (const rule of isolated) tally.isolated[rule] = (tally.isolated[rule] ?? 0) + 1;
  tally.documents += 1;
  tally.findings += ours.length;
  for (const { rule } of ours) tally.rules.add(rule);
  if (official.aborted !== undefined) tally.aborted += 1;
  else {
    tally.micros += micros;
    tally.saxonMicros += official.micros ?? 0;
  }
  const [first] = differences;
  if (!first) return;
  tally.differing += 1;
  tally.kinds[first.kind] = (tally.kinds[first.kind] ?? 0) + 1;
  for (const difference of differences)
    if (tally.differences.length < EXAMPLES) tally.differences.push({ file: official.file, difference });
}

export function print(tallies: readonly Tally[]): void {
  for (const tally of tallies) process.stdout.write(`${line(tally)}\n${examples(tally)}`);
}

function line(tally: Tally): string {
  const { name, refused, compiled, documents, findings, rules, aborted, isolated, differing, kinds } = tally;
  if (refused !== null) return `${name}: REFUSED: ${refused}`;
  const judged = Math.max(1, documents - aborted);
  const each = (micros: number): string => (micros / judged / 1000).toFixed(3);
  const told = Object.entries(kinds).map(([kind, count]) => `${count} ${kind}`);
  return [
    `${name}: ${documents} documents, ${findings} findings of ${rules.size} rules, ${aborted} stopped there`,
    ...(Object.keys(isolated).length > 0 ? [`told only by us, as not judged: ${list(isolated)}`] : []),
    differing === 0 ? 'no difference' : `${differing} DIFFER (${told.join(', ')})`,
    `compiled in ${compiled.toFixed(0)} ms, ${each(tally.micros)} ms a document, Saxon ${each(tally.saxonMicros)} ms`,
  ].join('; ');
}

const list = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([rule, count]) => `${rule} ${count}`)
    .join(', ');

/** Namespaces make locations unreadable. */
const short = (text: string): string => text.replaceAll(/\{[^}]*\}/g, '');

function examples({ differences }: Tally): string {
  const lines = differences.slice(0, 8).map(({ file, difference: { kind, saxon, ours } }) => {
    return `  ${file}\n    ${kind}: Saxon ${short(saxon)}\n    ours ${short(ours)}\n`;
  });
  return lines.join('');
}
