// What breaks a rule beside what passes, of the documents that were made for our tests, as small as they can be: both are judged by the
// engine while the site is built, so a page shows nothing that the rules of this build do not say.

import { readUnproven } from '../../test/conformance/recorded/never-fires.ts';
import { loadJudges, type Judge } from '../../test/conformance/recorded/judge.ts';
import { SHOWN } from '../../test/conformance/recorded/shown.ts';
import { recordedPacks } from '../../test/conformance/recorded/store.ts';
import { exampleFor, examplesOf, type Example } from './drafts.ts';
import { hybridExamples, NOT_SHOWN } from './hybrid.ts';
import { MESSAGES } from '../../test/conformance/cases/messages.ts';
import { invoicesFor, messagesFor } from './material.ts';

/** Rule → its example, or why it has none, in English. */
export interface Examples {
  readonly found: ReadonlyMap<string, Example>;
  readonly without: ReadonlyMap<string, string>;
}

/** Packs of the norm speak first, then those of France: the others repeat their rules. */
const ORDER = ['en16931-cii', 'en16931-ubl', 'br-fr-cii', 'br-fr-ubl'];
const placeOfPack = ({ pack }: Judge): number =>
  (ORDER.indexOf(pack.id) + ORDER.length + 1) % (ORDER.length + 1);

export async function findExamples(): Promise<Examples> {
  const judges = (await loadJudges()).toSorted((a, b) => placeOfPack(a) - placeOfPack(b));
  const found = new Map(await hybridExamples());
  const without = new Map(Object.entries(NOT_SHOWN));
  for (const judge of judges) {
    const wanted = new Set(judge.pack.rules.map(({ id }) => id).filter((id) => !found.has(id)));
    for (const [rule, example] of examplesFrom(judge, wanted)) found.set(rule, example);
    const { never, besideErrors } = readUnproven(judge.key);
    for (const [rule, why] of Object.entries({ ...besideErrors, ...never })) without.set(rule, why);
  }
  for (const rule of found.keys()) without.delete(rule);
  return { found, without };
}

const recorded = new Set(recordedPacks());

function* examplesFrom(judge: Judge, wanted: ReadonlySet<string>): Generator<readonly [string, Example]> {
  if (judge.pack.id in MESSAGES) yield* examplesOf(messagesFor(judge), wanted);
  if (recorded.has(judge.key)) yield* examplesOf(invoicesFor(judge), wanted);
  for (const [rule, draft] of Object.entries(SHOWN[judge.key] ?? {}))
    yield [rule, exampleFor(invoicesFor(judge), rule, draft)];
}
