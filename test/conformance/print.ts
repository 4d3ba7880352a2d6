// The report of a conformance run, for people and for scripts.

import { isRestriction } from './known.ts';
import type { Known } from './known.ts';
import type { Difference, Tally } from './compare.ts';

const shown = 10;

export function printTally(tally: Tally): string {
  const { pack, version, documents, agreeing, aborted, known, differing, differences } = tally;
  const head = `${pack}${version ? ` ${version}` : ''}: ${documents} documents, ${agreeing} agreeing, ${known} known differences, ${differing} differing`;
  const note =
    aborted > 0
      ? [`  ${aborted} of them without an official verdict (it aborted): only a fatal finding is asked`]
      : [];
  return [
    head,
    ...note,
    ...printByRule(differences),
    ...differences.slice(0, shown).map(printDifference),
    '',
  ].join('\n');
}

function printDifference({ file, rule, official, ours, mutation }: Difference): string {
  const why = mutation ? ` [${mutation.join('; ')}]` : '';
  // Places carry namespaces to be compared; a reader knows them.
  const brief = (text: string): string => text.replaceAll(/\{[^}]*\}/g, '');
  return `  ${file} ${rule}: official ${brief(official)}, ours ${brief(ours)}${why}`;
}

/** Which rules differ most: one slip of a rule shows as one line here, not as a thousand documents. */
function printByRule(differences: readonly Difference[]): string[] {
  if (differences.length === 0) return [];
  const counts = [...Map.groupBy(differences, ({ rule }) => rule)].map(([rule, all]) => ({
    rule,
    n: all.length,
  }));
  const line = counts.sort((a, b) => b.n - a.n).map(({ rule, n }) => `${rule} ×${n}`);
  return [`  by rule: ${line.slice(0, 60).join(', ')}`, `  first ${Math.min(shown, differences.length)}:`];
}

export function printKnown(known: readonly Known[]): string {
  const lines = known.map((row) => {
    const { pack, file, rule, reason, used } = row;
    if (isRestriction(row))
      return `  ${pack}: rules ${rule} are not compared (${used} findings left out); ${reason}`;
    return `  ${pack} ${file} ${rule}: ${used === 0 ? 'not met in these documents' : `${used} times`}; ${reason}`;
  });
  return ['left out as test/conformance/known-differences.md says:', ...lines, ''].join('\n');
}
