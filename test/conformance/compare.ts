// Our verdict beside the recorded one, rule by rule.

import { findKnown, isRestriction } from './known.ts';
import type { Known } from './known.ts';
import type { Recorded, Verdict } from './records.ts';

/** What our engine says of one document: the same shape, or why it could say nothing. */
export interface Judged {
  rules: Verdict;
  /** `rule location` of each finding, where the engine tells. */
  places?: string[];
  error?: string;
}

export interface Difference {
  pack: string;
  file: string;
  rule: string;
  official: string;
  ours: string;
  mutation?: string[];
}

export interface Tally {
  pack: string;
  version?: string;
  documents: number;
  agreeing: number;
  /** The official pack stopped with an error: only that ours reports something fatal is asked. */
  aborted: number;
  /** Documents whose every difference is a known one. */
  known: number;
  differing: number;
  differences: Difference[];
}

export function newTally(pack: string, version?: string): Tally {
  return {
    pack,
    ...(version && { version }),
    documents: 0,
    agreeing: 0,
    aborted: 0,
    known: 0,
    differing: 0,
    differences: [],
  };
}

/** Decision 6: no flag and `error` are fatal, `information` is info. */
function severity(flag: string): string {
  if (flag === '' || flag === 'error') return 'fatal';
  return flag === 'information' ? 'info' : flag;
}

function speak(entry: [number, string] | undefined): string {
  return entry ? `${entry[0]} × ${severity(entry[1])}` : '–';
}

/**
 * Factur-X leaves its structural assertions without names: the records call them `NOID-<hash>`, we number them `FX-<n>`.
 * Only together can they be compared.
 */
function withoutNames(verdict: Verdict): Verdict {
  const named = Object.entries(verdict).filter(([rule]) => !unnamed.test(rule));
  const rest = Object.entries(verdict).filter(([rule]) => unnamed.test(rule));
  if (rest.length === 0) return verdict;
  const count = rest.reduce((sum, [, [times]]) => sum + times, 0);
  return { ...Object.fromEntries(named), '(structure)': [count, rest[0]![1][1]] };
}

const unnamed = /^(NOID-[0-9a-f]+|FX-\d+)$/;

export function compareVerdicts(
  official: Verdict,
  ours: Verdict,
): Pick<Difference, 'rule' | 'official' | 'ours'>[] {
  const [theirs, own] = [withoutNames(official), withoutNames(ours)];
  const rules = [...new Set([...Object.keys(theirs), ...Object.keys(own)])].sort();
  return rules
    .map((rule) => ({ rule, official: speak(theirs[rule]), ours: speak(own[rule]) }))
    .filter((each) => each.official !== each.ours);
}

/** Where the official pack aborted, ours isolates the error (decision 9) and so must be fatal somewhere. */
function compareAborted(ours: Verdict): Pick<Difference, 'rule' | 'official' | 'ours'>[] {
  const fatal = Object.values(ours).some(([, flag]) => severity(flag) === 'fatal');
  return fatal ? [] : [{ rule: '(any)', official: 'aborted', ours: 'nothing fatal' }];
}

/** Adds one document to the tally of a pack; `key` is the pack's name in the records. */
export function addDocument(
  tally: Tally,
  key: string,
  record: Recorded,
  judged: Judged,
  known: readonly Known[],
): void {
  const aborted = record.aborted?.includes(key) ?? false;
  const official = record.rules[key];
  if (!aborted && !official) throw new Error(`${record.file} has no verdict of ${key}`);
  const found = judged.error
    ? [{ rule: '(engine)', official: aborted ? 'aborted' : 'a verdict', ours: judged.error }]
    : aborted
      ? compareAborted(judged.rules)
      : compareVerdicts(official ?? {}, judged.rules);
  count(tally, record, found, known, aborted);
}

/** The schema is judged as one rule: valid or not; `key` is its name in the records. */
export function addSchema(
  tally: Tally,
  key: string,
  record: Recorded,
  valid: boolean | string,
  known: readonly Known[],
): void {
  const expected = record.schema[key];
  if (expected === undefined) return;
  const say = (value: boolean | string): string =>
    typeof value === 'string' ? value : value ? 'valid' : 'invalid';
  const found = expected === valid ? [] : [{ rule: '(schema)', official: say(expected), ours: say(valid) }];
  count(tally, record, found, known, false);
}

function count(
  tally: Tally,
  { file, mutation }: Recorded,
  found: Pick<Difference, 'rule' | 'official' | 'ours'>[],
  known: readonly Known[],
  aborted: boolean,
): void {
  tally.documents += 1;
  if (aborted) tally.aborted += 1;
  const explained = found.map((each) => ({ each, row: findKnown(known, tally.pack, file, each.rule) }));
  for (const { row } of explained) if (row) row.used += 1;
  const unexplained = explained.flatMap(({ each, row }) => (row ? [] : [each]));
  if (explained.every(({ row }) => row && isRestriction(row))) tally.agreeing += 1;
  else if (unexplained.length === 0) tally.known += 1;
  else tally.differing += 1;
  const rest = mutation ? { mutation } : {};
  tally.differences.push(...unexplained.map((each) => ({ pack: tally.pack, file, ...each, ...rest })));
}
