// Records our own documents with the verdicts of the official artefacts, so that `npm test` can hold parity with nothing but
// Node. What is recorded already is kept as far as it still serves; only rules without a document are searched for.
//   node test/conformance/record.ts [--syntax cii|ubl] [--pack ID]... [--broad] [--patience N] [--extra N] [--try FILE]
// Needs the oracles (test/oracle/setup.ts). Exit 1 when ours and the official verdicts differ somewhere.

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { setUpOracle } from '../oracle/setup.ts';
import { readKnown } from './known.ts';
import { differencesOf } from './recorded/differences.ts';
import { fill } from './recorded/fill.ts';
import { freshRecipes } from './recorded/fresh.ts';
import { judgeText, loadJudges } from './recorded/judge.ts';
import type { Judge } from './recorded/judge.ts';
import { isOfficial, judgeOfficially } from './recorded/official.ts';
import type { Recipe } from './recorded/recipe.ts';
import { documentOf, Search } from './recorded/search.ts';
import { cover, merged } from './recorded/select.ts';
import type { Firing } from './recorded/select.ts';
import type { Syntax } from './recorded/shape.ts';
import { labelOf, writeRecorded } from './recorded/store.ts';
import type { RecordedDocument } from './recorded/store.ts';

/** Chosen once; another one gives other extra documents. */
const seed = 20261005;
const known = readKnown();

interface Call {
  syntaxes: Syntax[];
  packs: string[];
  broad: boolean;
  patience: number;
  extra: number;
  /** Recipes to try, one JSON line each. */
  given: Recipe[];
}

function readCall(): Call {
  const { values } = parseArgs({
    options: {
      syntax: { type: 'string', multiple: true, default: ['cii', 'ubl'] },
      pack: { type: 'string', multiple: true, default: [] },
      broad: { type: 'boolean', default: false },
      patience: { type: 'string', default: '600' },
      extra: { type: 'string', default: '40' },
      try: { type: 'string' },
    },
  });
  return {
    syntaxes: values.syntax as Syntax[],
    packs: values.pack,
    broad: values.broad,
    patience: Number(values.patience),
    extra: Number(values.extra),
    given: values.try ? readLines(values.try) : [],
  };
}

function readLines(file: string): Recipe[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Recipe);
}

async function record(syntax: Syntax, judges: readonly Judge[], call: Call): Promise<number> {
  const started = Date.now();
  const search = new Search(judges);
  const say = (what: string): void => {
    const silent = judges.map((judge) => `${judge.key} ${search.missing(judge).length}`).join(', ');
    const seconds = Math.round((Date.now() - started) / 1000);
    process.stderr.write(`${syntax}: ${what}: ${search.tried} documents, ${seconds} s, silent: ${silent}\n`);
  };
  fill(search, judges, syntax, { ...call, say });
  const firings = merged(search);
  const extra = freshRecipes(syntax, seed, call.extra);
  let differing = 0;
  for (const judge of judges) {
    const documents = [...(await recordCover(judge, firings)), ...(await officially(judge, extra))];
    writeRecorded(judge.key, documents);
    differing += report(judge, documents, search.missing(judge));
  }
  return differing;
}

async function officially(judge: Judge, recipes: readonly Recipe[]): Promise<RecordedDocument[]> {
  return (await judgeOfficially([judge], recipes)).get(judge.key) ?? [];
}

/**
 * Where the official stylesheet stops on a document, its rules are looked for in others; what nothing else fires keeps the
 * document it has.
 */
async function recordCover(judge: Judge, firings: readonly Firing[]): Promise<RecordedDocument[]> {
  const judged = new Map<string, RecordedDocument>();
  const stopped = (recipe: Recipe): boolean => judged.get(labelOf(recipe))?.aborted ?? false;
  for (let round = 0; round < 4; round += 1) {
    const sound = firings.filter(({ recipe }) => !stopped(recipe));
    const fresh = cover(sound, judge.key).filter((recipe) => !judged.has(labelOf(recipe)));
    if (fresh.length === 0) break;
    for (const document of await officially(judge, fresh)) judged.set(labelOf(document), document);
  }
  const sound = firings.filter(({ recipe }) => judged.has(labelOf(recipe)) && !stopped(recipe));
  const all = [...sound, ...firings.filter(({ recipe }) => stopped(recipe))];
  return cover(all, judge.key, sound).flatMap((recipe) => judged.get(labelOf(recipe)) ?? []);
}

/** Names what our pack says otherwise, and the rules no document fires. */
function report(judge: Judge, documents: readonly RecordedDocument[], silent: readonly string[]): number {
  const differences = documents.map((document) => {
    const ours = judgeText([judge], documentOf(document)).get(judge.key)?.rules ?? {};
    return differencesOf(judge, document, ours, known);
  });
  const differing = differences.filter((each) => each.length > 0).length;
  const aborted = documents.filter((each) => each.aborted).length;
  const counted = `${documents.length} documents, ${aborted} aborted, ${differing} differing, ${silent.length} rules silent`;
  const lines = [
    ...differences.flat(),
    `${judge.key}: ${counted}`,
    ...silent.map((rule) => `  silent: ${rule}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return differing;
}

async function main(): Promise<number> {
  const call = readCall();
  setUpOracle();
  const judges = (await loadJudges()).filter(isOfficial);
  const wanted = judges.filter(({ pack }) => call.packs.length === 0 || call.packs.includes(pack.id));
  let differing = 0;
  for (const syntax of call.syntaxes)
    differing += await record(
      syntax,
      wanted.filter(({ pack }) => pack.syntax === syntax),
      call,
    );
  return differing;
}

process.exitCode = (await main()) === 0 ? 0 : 1;
