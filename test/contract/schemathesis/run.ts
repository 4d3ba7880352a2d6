// `node test/contract/schemathesis/run.ts [--seconds N] [--seed N]`: Schemathesis against a running service, by its own
// description, with a key. Installs it into .cache once; needs Python 3.10 with venv. Exit 1 with any violation.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { OutputFormat } from '@conforme/proto/schema';
import { zip } from '../../../gateway/testing/zip.ts';
import { example, exampleNames, type Example } from '../../e2e/service.ts';
import { serve, type Served } from '../../e2e/process.ts';

const VERSION = '4.32.5';
const CACHE = resolve(import.meta.dirname, '../../../.cache/schemathesis');
const VENV = join(CACHE, `venv-${VERSION}`);
const DOCUMENTS = join(CACHE, 'documents');
const KEY = 'schemathesis';

function install(): void {
  mkdirSync(CACHE, { recursive: true });
  if (existsSync(join(VENV, 'bin/schemathesis'))) return;
  rmSync(VENV, { recursive: true, force: true });
  run('python3', ['-m', 'venv', VENV]);
  run(join(VENV, 'bin/pip'), ['install', '-q', '--disable-pip-version-check', `schemathesis==${VERSION}`]);
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): void {
  // It leaves a folder of its own where it runs.
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env, cwd: CACHE });
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

function fuzz({ url }: Served, seconds: string, more: readonly string[]): void {
  // Bounds against hangs, not measures: a shared machine may be ten times slower than a quiet one.
  const patience = ['--request-timeout', '120', '--suppress-health-check', 'too_slow'];
  const options = [
    '--max-time',
    seconds,
    '--continue-on-failure',
    '--generation-database',
    'none',
    ...patience,
  ];
  const config = join(import.meta.dirname, 'schemathesis.toml');
  run(
    join(VENV, 'bin/schemathesis'),
    [
      '--config-file',
      config,
      'run',
      `${url}/openapi.json`,
      '-H',
      `Authorization: Bearer ${KEY}`,
      ...options,
      ...more,
    ],
    { ...process.env, SCHEMATHESIS_HOOKS: join(import.meta.dirname, 'hooks.py'), DOCUMENTS },
  );
}

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '150' }, seed: { type: 'string' } },
});
install();
// Where calls are slow because the machine is, the service would give up on them: a 503 that tells of no fault.
const patient = { CONFORME_CALL_TIME_LIMIT_MS: '300000' };
const served = await serve({ plugins: [], env: { CONFORME_DEV_KEY: KEY, ...patient } });
try {
  await produceDocuments(served);
  fuzz(served, values.seconds, values.seed === undefined ? [] : ['--seed', values.seed]);
} finally {
  await served.close();
}
