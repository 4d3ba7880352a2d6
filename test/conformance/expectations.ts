// What the rules of the State that no official Schematron tests should find: the readings by hand of `state.jsonl`.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { newTally } from './compare.ts';
import type { Tally } from './compare.ts';
import type { Engine } from './engines.ts';

interface Expected {
  file: string;
  root: string;
  /** Of extracts, `flux1-base` and `flux1-full`. */
  profile?: string;
  /** Numbers of rules (`G7.14`, `G1.09 calendar`), terms that are mandatory (`card MDT-5`) and that have a longest (`length TT-9`). */
  expected: string[];
}

/** Root, as the folder calls it, with the profile of an extract → our pack of the State's rules for it. */
const packOf: Readonly<Record<string, string>> = {
  cdar: 'etat-cdv',
  flux10: 'flux10-etat',
  'cii flux1-base': 'flux1-etat-base-cii',
  'cii flux1-full': 'flux1-etat-full-cii',
  'ubl-invoice flux1-base': 'flux1-etat-base-ubl',
  'ubl-invoice flux1-full': 'flux1-etat-full-ubl',
};
const kindOf = ({ root, profile }: Expected): string =>
  profile?.startsWith('flux1-') ? `${root} ${profile}` : root;

/** One tally a pack; documents of which no pack of ours speaks are counted in `unjudged`, by root. */
export async function compareExpectations(
  folder: string,
  packs: Engine['packs'],
): Promise<{ tallies: Tally[]; unjudged: ReadonlyMap<string, number> }> {
  const list = path.join(folder, 'state.jsonl');
  const lines = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : [];
  const tallies: Tally[] = [];
  const unjudged = new Map<string, number>();
  const byRoot = Map.groupBy(
    lines.map((line) => JSON.parse(line) as Expected),
    kindOf,
  );
  for (const [root, documents] of byRoot) {
    const pack = packs.find(({ id }) => id === packOf[root]);
    if (pack) tallies.push(await compareWith(pack, folder, documents));
    else unjudged.set(root, documents.length);
  }
  return { tallies, unjudged };
}

async function compareWith(
  { id, version, judge }: Engine['packs'][number],
  folder: string,
  documents: readonly Expected[],
): Promise<Tally> {
  const tally = newTally(`${id} expectations`, version);
  const verdicts = await judge(documents.map(({ file }) => path.resolve(folder, file)));
  documents.forEach(({ file, expected: read }, index) => {
    const expected = read.map(withoutReason);
    const { rules, error } = verdicts[index]!;
    const found = error ? [error] : [...new Set(Object.keys(rules).map(numberOf))];
    const wrong = [
      ...expected
        .filter((each) => !found.includes(each))
        .map((rule) => ({ rule, official: 'expected', ours: '–' })),
      ...found
        .filter((each) => !expected.includes(each))
        .map((rule) => ({ rule, official: '–', ours: 'found' })),
    ];
    tally.documents += 1;
    tally[wrong.length === 0 ? 'agreeing' : 'differing'] += 1;
    tally.differences.push(...wrong.map((each) => ({ pack: id, file, ...each })));
  });
  return tally;
}

/** `G7.14_MDT-97` is rule G7.14; `CARD_MDT-5` says that MDT-5 is mandatory, `LENGTH_TT-9` how long TT-9 may be. */
function numberOf(rule: string): string {
  const [number = '', term = ''] = rule.split('_');
  return ['CARD', 'LENGTH'].includes(number) ? `${number.toLowerCase()} ${term}` : number;
}

/** `G1.09 calendar` is rule G1.09, read more strictly. */
const withoutReason = (rule: string): string => (/^[GPS]\d/.test(rule) ? rule.split(' ')[0]! : rule);
