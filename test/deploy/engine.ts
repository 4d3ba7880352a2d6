// The image of `npm run image` under a container engine, as docs/deploy.md has it: `node test/deploy/engine.ts FILE`. CONFORME_ENGINE
// is the engine with its options (`podman` unless it says so), CONFORME_ENGINE_RUN what `run` needs on this machine besides. Needs an
// engine, so it is no part of .ci/run, where test/deploy/image.ts does the same without one.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closingLine } from '../reporter.ts';
import { freePort } from '../free-port.ts';
import { holds } from './layout.ts';

const words = (name: string, otherwise: string): readonly string[] =>
  (process.env[name] ?? otherwise).split(' ').filter((word) => word !== '');

const ENGINE = words('CONFORME_ENGINE', 'podman');
const RUN = words('CONFORME_ENGINE_RUN', '');
const REQUEST = readFileSync(path.join(import.meta.dirname, '../../examples/services.json'));
const KEY_LINE = /Development key, shown this once: (\S+)/;
const PATIENCE_MS = 60_000;

interface Ended {
  readonly status: number | null;
  readonly output: string;
}

function engine(...args: readonly string[]): Ended {
  const { status, stdout, stderr } = spawnSync(ENGINE[0]!, [...ENGINE.slice(1), ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, output: `${stdout}${stderr}`.trim() };
}

/** @throws Error with its output where it fails */
function ran(...args: readonly string[]): string {
  const { status, output } = engine(...args);
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${output}`);
  return output;
}

/** The name under which the engine holds the image. */
const loaded = (file: string): string => /^Loaded image[^:]*: (\S+)/m.exec(ran('load', '-i', file))![1]!;

async function ready(base: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; ; await new Promise((resolve) => setTimeout(resolve, 200))) {
    if ((await fetch(`${base}/health/ready`).catch(() => null))?.ok) return;
    if (Date.now() > end) throw new Error('the service is not ready');
  }
}

async function commandLine(image: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'conforme-engine-'));
  try {
    writeFileSync(path.join(folder, 'request.json'), REQUEST);
    const command = (...args: string[]): string =>
      ran('run', '--rm', ...RUN, '--user', '0', '-v', `${folder}:/work`, image, ...args);
    command('generate', 'request.json', '-o', 'invoice.pdf');
    const verdict = command('validate', 'invoice.pdf');
    if (!verdict.includes('invoice.pdf: valid')) throw new Error(verdict);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Read-only but for its volume; writes an invoice, judges it, makes a key, and ends by itself when it is stopped. */
async function service(image: string): Promise<void> {
  const [port, grpc] = [await freePort(), await freePort()];
  const name = `conforme-engine-${process.pid}`;
  const env = [`PORT=${port}`, `GRPC_PORT=${grpc}`];
  const settings = env.flatMap((each) => ['-e', each]);
  ran(
    'run',
    '-d',
    ...RUN,
    '-p',
    `127.0.0.1:${port}:${port}`,
    '--read-only',
    '-v',
    `${name}:/data`,
    '--name',
    name,
    ...settings,
    image,
  );
  try {
    const base = `http://127.0.0.1:${port}`;
    await ready(base);
    await writesAndJudges(base, KEY_LINE.exec(ran('logs', name))![1]!);
    const made = ran('exec', name, 'conforme', 'keys', 'create', '--plan', 'free', '--label', 'test');
    if (!/\S{20,}/.test(made)) throw new Error(`no key: ${made}`);
    ran('stop', '--time', '30', name);
    holds('how it ended', ran('inspect', '--format', '{{.State.ExitCode}}', name), '0');
  } finally {
    engine('rm', '-f', name);
    engine('volume', 'rm', name);
  }
}

async function writesAndJudges(base: string, key: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const written = await fetch(`${base}/v1/invoices/generate`, { method: 'POST', headers, body: REQUEST });
  holds('the status of generate', written.status, 200);
  const body = await written.arrayBuffer();
  const judged = await fetch(`${base}/v1/invoices/validate`, { method: 'POST', body });
  holds('the verdict', ((await judged.json()) as { valid: boolean }).valid, true);
}

async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error('usage: node test/deploy/engine.ts FILE');
  const image = loaded(file);
  process.stdout.write(`${ran('--version')}: ${image}\n`);
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const step of [commandLine, service])
    await step(image).then(
      () => (counts.passed += 1),
      (error: Error) => {
        counts.failed += 1;
        process.stdout.write(`FAILED: ${step.name}: ${error.message}\n`);
      },
    );
  process.stdout.write(`${closingLine(counts)}\n`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
}

await main();
