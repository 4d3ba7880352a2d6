// The image of `npm run image`, unpacked and run without a container engine: `node test/deploy/image.ts`. Asks apt for Debian's
// libraries and needs root, so it is no part of `npm test`; .ci/run runs it.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { closingLine } from '../reporter.ts';
import { freePort } from '../free-port.ts';
import { Container, whyNoContainer, type Contained } from './container.ts';
import { holds, readImage } from './layout.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const REQUEST = readFileSync(path.join(ROOT, 'examples/services.json'));
const KEY_LINE = /Development key, shown this once: (\S+)/;
const PATIENCE_MS = 60_000;

/** The file. @throws Error with what was said, when none is made. */
function made(): string {
  const done = spawnSync(process.execPath, [path.join(ROOT, 'scripts/image.ts')], { encoding: 'utf8' });
  process.stdout.write(done.stdout);
  if (done.status !== 0) throw new Error(done.stderr);
  return done.stdout.trim().split(/\s+/).at(-1)!;
}

async function until<T>(what: string, ask: () => Promise<T | null>): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const answer = await ask().catch(() => null);
    if (answer !== null) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what} took more than ${PATIENCE_MS / 1000} s`);
}

async function answers(url: string): Promise<unknown> {
  return until(url, async () => {
    const answer = await fetch(url);
    return answer.ok ? await answer.json() : null;
  });
}

/** Stops it as an engine does. */
async function stopped(contained: Contained): Promise<string> {
  contained.signal('SIGTERM');
  const { status, said } = await contained.ended;
  if (status !== 0) throw new Error(`it ended with ${status} on SIGTERM: ${said}`);
  return said;
}

async function ran(container: Container, args: readonly string[], expected = 0): Promise<string> {
  const { status, said } = await container.start({ args }).ended;
  if (status !== expected) throw new Error(`${args.join(' ')} ended with ${status}: ${said}`);
  return said;
}

/** Starts `args`, does something with it, and stops it. */
async function serving(
  container: Container,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  work: (told: () => string) => Promise<void>,
): Promise<void> {
  const contained = container.start({ args, env });
  let said = '';
  contained.process.stdout!.on('data', (part: Buffer) => (said += part));
  try {
    await Promise.race([
      work(() => said),
      contained.ended.then(({ status, said }) => {
        throw new Error(`it ended with ${status}: ${said}`);
      }),
    ]);
    await stopped(contained);
  } finally {
    contained.process.kill('SIGKILL');
  }
}

type Step = (container: Container) => Promise<void>;

const steps: Readonly<Record<string, Step>> = {
  'the command line works in it': async (container) => {
    container.put('request.json', REQUEST);
    await ran(container, ['generate', 'request.json', '-o', 'invoice.pdf']);
    const verdict = await ran(container, ['validate', 'invoice.pdf']);
    if (!verdict.includes('invoice.pdf: valid')) throw new Error(verdict);
    await ran(container, ['validate', 'request.json'], 3);
  },
  'nothing can be written where the program lies': async (container) => {
    container.put('request.json', REQUEST);
    await ran(container, ['generate', 'request.json', '-o', '/opt/conforme/invoice.pdf'], 4);
  },
  'the service starts, judges, writes and stops': async (container) => {
    const [port, grpc] = [await freePort(), await freePort()];
    const env = { PORT: `${port}`, GRPC_PORT: `${grpc}` };
    await serving(container, ['serve'], env, async (said) => {
      const base = `http://127.0.0.1:${port}`;
      await answers(`${base}/health/ready`);
      const authorization = `Bearer ${KEY_LINE.exec(said())![1]}`;
      const written = await fetch(`${base}/v1/invoices/generate`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: REQUEST,
      });
      holds('the status of generate', written.status, 200);
      const body = await written.arrayBuffer();
      const judged = await fetch(`${base}/v1/invoices/validate`, { method: 'POST', body });
      const verdict = (await judged.json()) as { valid: boolean };
      holds('the verdict', verdict.valid, true);
    });
  },
  'a gateway judges on a core elsewhere': async (container) => {
    const [port, inner, operations] = [await freePort(), await freePort(), await freePort()];
    const CONFORME_CORE_KEY = '0'.repeat(32);
    const core = { OPERATIONS_PORT: `${operations}`, GRPC_PORT: `${inner}`, CONFORME_CORE_KEY };
    const gateway = { PORT: `${port}`, CORE_URL: `http://127.0.0.1:${inner}`, CONFORME_CORE_KEY };
    await serving(container, ['core'], core, async () => {
      await answers(`http://127.0.0.1:${operations}/health/ready`);
      await serving(container, ['serve'], gateway, async () => {
        await answers(`http://127.0.0.1:${port}/health/ready`);
        const body = new Uint8Array(container.read('invoice.pdf'));
        const judged = await fetch(`http://127.0.0.1:${port}/v1/invoices/validate`, { method: 'POST', body });
        holds('the verdict', ((await judged.json()) as { valid: boolean }).valid, true);
      });
    });
  },
};

async function main(): Promise<void> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const why = whyNoContainer();
  if (why !== null) {
    process.stdout.write(`skipped: ${why}\n${closingLine({ ...counts, skipped: 1 })}\n`);
    // What CI lacks is a failure.
    process.exitCode = process.env['CI'] ? 1 : 0;
    return;
  }
  const image = readImage(made());
  holds('the account', image.config.config.User, '65532:65532');
  const container = new Container(image);
  try {
    for (const [name, step] of Object.entries(steps))
      await step(container).then(
        () => {
          counts.passed++;
          process.stdout.write(`passed: ${name}\n`);
        },
        (error: Error) => {
          counts.failed++;
          process.stdout.write(`FAILED: ${name}: ${error.message}\n`);
        },
      );
  } finally {
    container.remove();
  }
  process.stdout.write(`${closingLine(counts)}\n`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
}

await main();
