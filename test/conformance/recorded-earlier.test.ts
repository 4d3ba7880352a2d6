// Earlier releases of the French packs, held by the recorded verdicts of the release in force as far as nothing changed, and
// by documents of our own where something did.

import { describe, expect, test } from 'vitest';
import { readKnown } from './known.ts';
import type { Verdict } from './records.ts';
import { differencesOf } from './recorded/differences.ts';
import { asEarlier, earlierReleases } from './recorded/earlier.ts';
import type { Earlier } from './recorded/earlier.ts';
import { judgeText, loadJudges } from './recorded/judge.ts';
import { readUnproven } from './recorded/never-fires.ts';
import { open } from './recorded/open.ts';
import { labelOf, readOwn, readRecorded, recordedPacks, recordedText } from './recorded/store.ts';

const judges = await loadJudges();
const known = readKnown();
const without = (verdict: Verdict, rules: readonly string[]): Verdict =>
  Object.fromEntries(Object.entries(verdict).filter(([rule]) => !rules.includes(rule)));

test('every compiled pack is recorded, or an earlier release of one that is', () => {
  const held = new Set([...recordedPacks(), ...Object.keys(earlierReleases)]);
  expect(
    judges
      .map(({ key }) => key)
      .filter((key) => !held.has(key))
      .sort(),
  ).toEqual(open.unrecorded);
});

describe.each(Object.entries(earlierReleases))('%s', (key: string, earlier: Earlier) => {
  const judge = judges.find((each) => each.key === key);
  if (!judge) throw new Error(`there is no pack ${key}`);
  const documents = readRecorded(earlier.like);
  const verdicts = documents.map((each) => judgeText([judge], recordedText(each)).get(key)?.rules ?? {});
  const own = readOwn(key);
  const ownVerdicts = own.map((each) => judgeText([judge], recordedText(each)).get(key)?.rules ?? {});

  test(`what did not change says the same on ${documents.length} documents`, () => {
    const differences = documents.flatMap((document, index) => {
      if (document.aborted) return [];
      const official = { ...document, rules: asEarlier(document.rules, earlier) };
      return differencesOf(judge, official, without(verdicts[index] ?? {}, earlier.differs), known);
    });
    expect(documents.length).toBeGreaterThan(50);
    expect(differences).toEqual([]);
  });

  test('our own documents fire what they are there for', () => {
    const wrong = own.filter(({ fires }, index) =>
      fires.some((rule) => !(rule in (ownVerdicts[index] ?? {}))),
    );
    expect(wrong.map(labelOf)).toEqual([]);
  });

  test('every rule is fired by one document and passed by another, or said never to fire', () => {
    const all = [...verdicts, ...ownVerdicts];
    const { never } = readUnproven(key);
    const rules = [...new Set(judge.pack.rules.map(({ id }) => id))];
    const unfired = rules.filter((rule) => !all.some((verdict) => rule in verdict) && !(rule in never));
    const unpassed = rules.filter((rule) => all.every((verdict) => rule in verdict));
    expect({ unfired, unpassed }).toEqual({ unfired: [], unpassed: [] });
  });
});
