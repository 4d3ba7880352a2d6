// `node test/contract/record.ts FOLDER [--accept]`: holds published.json, the names and digests of the rows our tests were
// written against, to service.md and decisions.md in the folder. --accept writes it anew, after the tests were looked at.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LATER } from './later.ts';
import { publishedDecisions, publishedRows } from './published.ts';

const FILE = join(import.meta.dirname, 'published.json');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: 'boolean', default: false } },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('say which folder holds service.md and decisions.md');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const published = new Map([
  ...publishedRows(read('service.md')),
  ...publishedDecisions(read('decisions.md')),
]);
const recorded = recordedRows();
if (values.accept) {
  for (const [name, digest] of published) if (!LATER.has(name)) recorded.set(name, digest);
  for (const name of recorded.keys()) if (!published.has(name)) recorded.delete(name);
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(recorded), null, 2)}\n`);
}

const [changed, later]: [string[], string[]] = [[], []];
for (const name of new Set([...published.keys(), ...recorded.keys()])) {
  if (published.get(name) === recorded.get(name)) continue;
  (LATER.has(name) ? later : changed).push(name);
}
for (const name of later) process.stdout.write(`${name} skipped, not built yet: ${LATER.get(name)}\n`);
for (const name of changed) {
  const what = published.has(name) ? (recorded.has(name) ? 'says something else' : 'is new') : 'is gone';
  process.stdout.write(`${name} ${what}: look at its test, then record it with --accept\n`);
}
for (const name of LATER.keys())
  if (!later.includes(name)) {
    changed.push(name);
    process.stdout.write(`${name} is recorded and still said to be built later: take it out of that list\n`);
  }
const passed = [...recorded.keys()].filter((name) => !changed.includes(name) && !later.includes(name));
process.stdout.write(`${passed.length} passed, ${changed.length} failed, ${later.length} skipped\n`);
process.exitCode = changed.length === 0 ? 0 : 1;

function recordedRows(): Map<string, string> {
  return new Map(Object.entries(JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>));
}
