// Our packs on our own documents, beside what the official artefacts said of them when they were recorded.

import { describe, expect, test } from 'vitest';
import { readKnown } from './known.ts';
import type { Verdict } from './records.ts';
import { differencesOf } from './recorded/differences.ts';
import { judgeText, loadJudges } from './recorded/judge.ts';
import type { Judge } from './recorded/judge.ts';
import { readUnproven } from './recorded/never-fires.ts';
import { open } from './recorded/open.ts';
import { readRecorded, recordedPacks, recordedText } from './recorded/store.ts';
import type { RecordedDocument } from './recorded/store.ts';

const judges = await loadJudges();
const known = readKnown();

function verdictOf(judge: Judge, document: RecordedDocument): Verdict {
  return judgeText([judge], recordedText(document)).get(judge.key)?.rules ?? {};
}

test('every recorded pack is there', () => {
  expect(recordedPacks().filter((key) => !judges.some((judge) => judge.key === key))).toEqual([]);
});

describe.each(recordedPacks())('%s', (key) => {
  const documents = readRecorded(key);
  const judge = judges.find((each) => each.key === key);
  const verdicts = judge ? documents.map((document) => verdictOf(judge, document)) : [];
  const rules = new Set(judge?.pack.rules.map(({ id }) => id));
  const { never, besideErrors } = readUnproven(key);
  const firing = (rule: string, aborted: boolean): number =>
    documents.filter((document, index) => rule in verdicts[index]! && (document.aborted ?? false) === aborted)
      .length;

  test(`${documents.length} documents get the official verdicts`, () => {
    const differences = documents.flatMap((document, index) =>
      judge ? differencesOf(judge, document, verdicts[index]!, known) : [],
    );
    expect(differences).toEqual([]);
  });

  test(`each of ${rules.size} rules is fired by one document and passed by another, or said why not, or still open`, () => {
    const unfired = [...rules].filter(
      (rule) =>
        firing(rule, false) === 0 && !(rule in never) && !(rule in besideErrors && firing(rule, true) > 0),
    );
    const unpassed = [...rules].filter((rule) => verdicts.every((verdict) => rule in verdict));
    expect({ unfired: unfired.sort(), unpassed }).toEqual({ unfired: open.unfired[key] ?? [], unpassed: [] });
  });

  test('what is said not to fire is a rule, does not fire, and has its reason', () => {
    const wrong = Object.entries({ ...never, ...besideErrors }).filter(
      ([rule, reason]) =>
        firing(rule, false) > 0 || (rule in never && firing(rule, true) > 0) || reason.length < 20,
    );
    expect(wrong).toEqual([]);
  });
});
