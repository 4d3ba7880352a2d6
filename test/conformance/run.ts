// npm run conformance -- DIR [--pack ID[@VERSION]] [--engine conforme|saxon] [--passes all|none|NAME,…|-NAME,…]
// [--json]
// Judges every document that DIR records with our packs of its syntax and compares rule ids, counts and flags, and the schema
// verdict. Exit 0 only on full agreement outside known-differences.md; 1 on a difference, 2 on a wrong call.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { passesOf } from '@conforme/engine/schematron';
import { ALL_READER_PASSES, NO_READER_PASSES } from '@conforme/engine/xml';
import { addDocument, addSchema, newTally } from './compare.ts';
import type { Tally } from './compare.ts';
import { readKnown } from './known.ts';
import type { Known } from './known.ts';
import { engines } from './engines.ts';
import type { Engine } from './engines.ts';
import { compareExpectations } from './expectations.ts';
import { compareLocations, readLocations } from './locations.ts';
import type { Placed } from './locations.ts';
import { printKnown, printTally } from './print.ts';
import { hasVerdicts, readRecords, verdictKey } from './records.ts';
import type { Recorded } from './records.ts';

/** Names under which the folder records a schema's verdict, where they are not its own. */
const schemaKeys: Readonly<Record<string, readonly string[]>> = {
  'ubl-2.1': ['ubl-invoice-2.1', 'ubl-creditnote-2.1'],
  'flux1-base-ubl': ['flux1-base-ubl-invoice', 'flux1-base-ubl-creditnote'],
  'flux1-full-ubl': ['flux1-full-ubl-invoice', 'flux1-full-ubl-creditnote'],
};

/** Packs that the folder records under another name than their own. */
const packKeys: Readonly<Record<string, string>> = { 'br-fr-cdv': 'cdar' };

interface Call {
  folder: string;
  pack: string | undefined;
  engine: string;
  passes: string;
  json: boolean;
}

function readCall(): Call {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pack: { type: 'string' },
      engine: { type: 'string', default: 'conforme' },
      passes: { type: 'string', default: 'all' },
      json: { type: 'boolean', default: false },
    },
  });
  const [folder, ...rest] = positionals;
  if (!folder || rest.length > 0)
    throw new Error('usage: npm run conformance -- DIR [--pack ID[@VERSION]] [--passes LIST] [--json]');
  if (!existsSync(folder)) throw new Error(`there is no folder ${folder}`);
  return { folder, ...values, pack: values.pack };
}

async function compareAll(call: Call, known: readonly Known[]): Promise<Tally[]> {
  const engine = engines[call.engine];
  if (!engine) throw new Error(`unknown engine "${call.engine}" (known: ${Object.keys(engines).join(', ')})`);
  const { packs, schemas } = await engine({
    compiler: passesOf(call.passes),
    reader: call.passes === 'none' ? NO_READER_PASSES : ALL_READER_PASSES,
    glance: call.passes !== 'none',
  });
  // A pack may be there in several versions: ID asks for all of them, ID@VERSION for one.
  const asked = <T extends { id: string; version?: string }>(all: readonly T[]): T[] =>
    all.filter(({ id, version }) => [undefined, id, `${id}@${version}`].includes(call.pack));
  if (asked([...packs, ...schemas]).length === 0) {
    const names = [...new Set([...packs, ...schemas].map(({ id }) => id))].join(', ');
    throw new Error(`unknown pack "${call.pack}" (known: ${names})`);
  }
  const records = readRecords(call.folder);
  const tallies = [];
  const judged = new Set<string>();
  for (const pack of asked(packs)) {
    const recorded = { id: packKeys[pack.id] ?? pack.id, version: pack.version };
    if (!hasVerdicts(records, recorded)) {
      process.stderr.write(`${pack.id}@${pack.version}: no recorded verdict, not compared\n`);
      continue;
    }
    const key = verdictKey(records, recorded.id, recorded.version);
    judged.add(key);
    tallies.push(...(await comparePack(pack, key, { records, folder: call.folder, known })));
  }
  for (const schema of asked(schemas)) {
    const keys = schemaKeys[schema.id] ?? [schema.id];
    for (const key of keys) judged.add(key);
    tallies.push(...(await compareSchema(schema, keys, { records, folder: call.folder, known })));
  }
  if (call.pack === undefined) process.stderr.write(unjudged(records, judged));
  const expectations = await compareExpectations(call.folder, asked(packs));
  tallies.push(...expectations.tallies);
  if (call.pack === undefined)
    for (const [root, count] of expectations.unjudged)
      process.stderr.write(
        `expectations of ${root}: ${count} documents NOT JUDGED, there is no such pack of ours\n`,
      );
  if (tallies.length === 0) throw new Error(`${call.folder} has no verdict of any pack`);
  return tallies;
}

/** Recorded verdicts that nothing of ours speaks of: their documents are counted, and count for nothing. */
function unjudged(records: readonly Recorded[], judged: ReadonlySet<string>): string {
  const counts = new Map<string, number>();
  for (const { rules, schema } of records)
    for (const key of [...Object.keys(rules), ...Object.keys(schema)])
      if (!judged.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts]
    .map(([key, count]) => `${key}: ${count} documents NOT JUDGED, there is no such pack of ours\n`)
    .join('');
}

interface Compared {
  readonly records: readonly Recorded[];
  readonly folder: string;
  readonly known: readonly Known[];
}

async function comparePack(
  { id, version, judge }: Engine['packs'][number],
  key: string,
  { records, folder, known }: Compared,
): Promise<Tally[]> {
  const recorded = records.filter((record) => key in record.rules || record.aborted?.includes(key));
  const verdicts = await judge(recorded.map(({ file }) => path.resolve(folder, file)));
  const tally = newTally(id, version);
  recorded.forEach((record, index) => {
    addDocument(tally, key, record, verdicts[index] ?? { rules: {}, error: 'no verdict' }, known);
  });
  // An aborted run located what it had found until then; there is nothing whole to compare with.
  const whole = (record: Recorded, index: number): [string, Placed | undefined] => {
    return [record.file, record.aborted?.includes(key) ? undefined : verdicts[index]?.places];
  };
  const placed = new Map(recorded.map(whole));
  const places = comparePlaces(id, readLocations(folder, key), placed, known);
  return places.documents > 0 ? [tally, places] : [tally];
}

/** Where findings stand, for the documents of which the folder says it. */
function comparePlaces(
  pack: string,
  official: ReadonlyMap<string, Placed>,
  ours: ReadonlyMap<string, Placed | undefined>,
  known: readonly Known[],
): Tally {
  const tally = newTally(`${pack} places`);
  for (const [file, expected] of official) {
    const found = ours.get(file);
    if (!found) continue;
    const differences = compareLocations(pack, file, expected, found, known);
    tally.documents += 1;
    tally[differences.length === 0 ? 'agreeing' : 'differing'] += 1;
    tally.differences.push(...differences);
  }
  return tally;
}

/** One tally for each name under which the folder has verdicts of the schema. */
async function compareSchema(
  { judge }: Engine['schemas'][number],
  keys: readonly string[],
  { records, folder, known }: Compared,
): Promise<Tally[]> {
  const tallies = [];
  for (const key of keys) {
    const held = records.filter(({ schema }) => key in schema);
    if (held.length === 0) continue;
    const tally = newTally(`${key} (schema)`);
    const verdicts = await judge(held.map(({ file }) => path.resolve(folder, file)));
    held.forEach((record, index) => addSchema(tally, key, record, verdicts[index] ?? 'no verdict', known));
    tallies.push(tally);
  }
  return tallies;
}

async function main(): Promise<number> {
  const call = readCall();
  const known = readKnown();
  const tallies = await compareAll(call, known);
  const seen = known.filter(({ pack }) => tallies.some((tally) => tally.pack === pack));
  const text = call.json
    ? JSON.stringify({ packs: tallies, known: seen }, null, 2)
    : [...tallies.map(printTally), ...(seen.length > 0 ? [printKnown(seen)] : [])].join('\n');
  process.stdout.write(`${text}\n`);
  return tallies.every(({ differing }) => differing === 0) ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  });
}
