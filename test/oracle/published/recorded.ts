// Publishers' sources beside the verdicts that a folder records of their own stylesheets: every document, and no Java.

import path from 'node:path';
import { compareVerdicts } from '../../conformance/compare.ts';
import { readRecords } from '../../conformance/records.ts';
import type { Recorded, Verdict } from '../../conformance/records.ts';
import type { Compared } from './compare.ts';
import { Documents, judge } from './ours.ts';
import type { Compiled, Finding } from './ours.ts';
import type { Source } from './sources.ts';
import { add } from './tally.ts';
import type { Tally } from './tally.ts';

const roots = { cii: ['cii'], ubl: ['ubl-invoice', 'ubl-creditnote'], order: [], any: [] };

/** Only documents that were recorded for the source's stylesheet are judged. */
export function judgeRecorded(folder: string, source: Source, { pack }: Compiled, tally: Tally): void {
  const { record = '', syntax } = source;
  const documents = new Documents();
  for (const each of readRecords(folder, ...roots[syntax])) {
    const aborted = each.aborted?.includes(record) ?? false;
    if (!aborted && !(record in each.rules)) continue;
    const file = path.join(folder, each.file);
    const tree = documents.tree(file);
    if (tree === null) continue;
    const { findings, micros } = judge(pack, tree);
    const line = { file, pack: record, rules: {}, ...(aborted && { aborted: 'recorded' }) };
    add(tally, line, findings, beside(each, record, aborted, findings), micros);
  }
}

function beside({ rules }: Recorded, record: string, aborted: boolean, all: readonly Finding[]): Compared {
  const kind = 'verdict' as const;
  if (aborted) {
    const fatal = all.some(({ flag }) => flag === 'fatal');
    return { differences: fatal ? [] : [{ kind, saxon: 'stopped', ours: 'nothing fatal' }], isolated: [] };
  }
  const official = rules[record] ?? {};
  const ours = all.filter(({ rule, failed }) => !failed || rule in official);
  const differences = compareVerdicts(official, verdictOf(ours));
  return {
    differences: differences.map(({ rule, official, ours }) => {
      return { kind, saxon: `${rule} ${official}`, ours: `${rule} ${ours}` };
    }),
    isolated: all.filter((each) => !ours.includes(each)).map(({ rule }) => rule),
  };
}

/** Unnamed assertions are compared together: the records give them names of their own. */
function verdictOf(findings: readonly Finding[]): Verdict {
  const verdict: Verdict = {};
  for (const { rule, flag } of findings) {
    const name = rule === 'NOID' ? 'FX-0' : rule;
    verdict[name] = [(verdict[name]?.[0] ?? 0) + 1, flag];
  }
  return verdict;
}
