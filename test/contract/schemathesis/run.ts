// `node test/contract/schemathesis/run.ts [--examples N | --seconds N] [--seed N]`: Schemathesis against a running service, by
// its own description, with a key. Installs it into .cache once; needs Python 3.10 with venv. Exit 1 with any violation.
// --examples: so many cases of each operation, however long they take, the same ones for the same seed. --seconds: as many
// as the time allows, which no other machine repeats.

import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { OutputFormat } from '@conforme/proto/schema';
import { zip } from '../../../gateway/testing/zip.ts';
import { example, exampleNames, type Example } from '../../e2e/service.ts';
import { serve, type Served } from '../../e2e/process.ts';

const REQUIREMENTS = join(import.meta.dirname, 'requirements.txt');
const CACHE = resolve(import.meta.dirname, '../../../.cache/schemathesis');
const VENV = join(CACHE, `venv-${hash('sha256', readFileSync(REQUIREMENTS)).slice(0, 8)}`);
const DOCUMENTS = join(CACHE, 'documents');
const KEY = 'schemathesis';
/** Of each operation, besides the examples of the description and the edges of its schemas. */
const EXAMPLES = '40';
/** Longer than any run is meant to take, on any machine. */
const HUNG_MS = 3_600_000;

function install(): void {
  mkdirSync(CACHE, { recursive: true });
  if (existsSync(join(VENV, 'bin/schemathesis'))) return;
  rmSync(VENV, { recursive: true, force: true });
  run('python3', ['-m', 'venv', VENV]);
  run(join(VENV, 'bin/pip'), ['install', '-q', '--disable-pip-version-check', '-r', REQUIREMENTS]);
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): void {
  // It leaves a folder of its own where it runs.
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env, cwd: CACHE, timeout: HUNG_MS });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}

/** A PDF and an XML of each example, and all of them in a zip: without documents, only refusals would be tried. */
async function produceDocuments({ url }: Served): Promise<void> {
  rmSync(DOCUMENTS, { recursive: true, force: true });
  mkdirSync(DOCUMENTS, { recursive: true });
  for (const name of exampleNames().filter((each) => each !== 'two-hundred-lines')) {
    writeFileSync(join(DOCUMENTS, `${name}.json`), JSON.stringify(example(name).invoice));
    for (const [output, kind] of OUTPUTS) {
      const document = await produce(url, example(name), output);
      if (document) writeFileSync(join(DOCUMENTS, `${name}.${kind}`), document);
    }
  }
  const entries = readdirSync(DOCUMENTS).map((name) => ({
    name,
    content: readFileSync(join(DOCUMENTS, name)),
  }));
  writeFileSync(join(DOCUMENTS, 'all.zip'), zip(entries));
}

const OUTPUTS = [
  ['facturx-pdf', 'pdf'],
  ['cii-xml', 'cii.xml'],
  ['ubl-xml', 'ubl.xml'],
] as const;

/** Null where the example cannot be written in this syntax. */
async function produce(
  url: string,
  { invoice, options }: Example,
  output: OutputFormat,
): Promise<Buffer | null> {
  const headers = { 'content-type': 'application/json', 'x-api-key': KEY };
  const body = JSON.stringify({ invoice, options: { ...options, output } });
  const answer = await fetch(`${url}/v1/invoices/generate`, { method: 'POST', headers, body });
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
}

/** What bounds a run: cases of each operation, or seconds. */
type Bound = readonly ['--max-examples' | '--max-time', string];

function fuzz({ url }: Served, bound: Bound, seed: readonly string[]): void {
  // Bounds against hangs, not measures: a shared machine may be ten times slower than a quiet one.
  const patience = ['--request-timeout', '120', '--suppress-health-check', 'too_slow'];
  const config = join(import.meta.dirname, 'schemathesis.toml');
  const general = ['--continue-on-failure', '--generation-database', 'none'];
  run(
    join(VENV, 'bin/schemathesis'),
    [
      '--config-file',
      config,
      'run',
      `${url}/openapi.json`,
      '-H',
      `Authorization: Bearer ${KEY}`,
      ...general,
      ...patience,
      ...bound,
      ...seed,
    ],
    { ...process.env, SCHEMATHESIS_HOOKS: join(import.meta.dirname, 'hooks.py'), DOCUMENTS },
  );
}

const { values } = parseArgs({
  options: { examples: { type: 'string' }, seconds: { type: 'string' }, seed: { type: 'string' } },
});
if (values.examples !== undefined && values.seconds !== undefined)
  throw new Error('--examples and --seconds are two bounds: give one');
const bound: Bound =
  values.seconds === undefined
    ? ['--max-examples', values.examples ?? EXAMPLES]
    : ['--max-time', values.seconds];
install();
// Where calls are slow because the machine is, the service would give up on them: a 503 that tells of no fault.
const patient = { CONFORME_CALL_TIME_LIMIT_MS: '300000' };
const served = await serve({ plugins: [], env: { CONFORME_DEV_KEY: KEY, ...patient } });
try {
  await produceDocuments(served);
  fuzz(served, bound, values.seed === undefined ? [] : ['--seed', values.seed]);
} finally {
  await served.close();
}
