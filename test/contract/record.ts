// `node test/contract/record.ts FOLDER [--accept]`: holds published.json, the names and digests of the rows our tests were
// written against, to service.md and decisions.md in the folder. --accept writes it anew, after the tests were looked at.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
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
if (values.accept) writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(published), null, 2)}\n`);

const recorded = new Map(Object.entries(JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>));
let failed = 0;
for (const name of new Set([...published.keys(), ...recorded.keys()])) {
  if (published.get(name) === recorded.get(name)) continue;
  failed++;
  const what = published.has(name) ? (recorded.has(name) ? 'says something else' : 'is new') : 'is gone';
  process.stdout.write(`${name} ${what}: look at its test, then record it with --accept\n`);
}
process.stdout.write(`${recorded.size - failed} passed, ${failed} failed, 0 skipped\n`);
process.exitCode = failed === 0 ? 0 : 1;
