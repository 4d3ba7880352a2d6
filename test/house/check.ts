// `npm run check`: everything that judges the source without running it. All steps run, so one visit shows every fault; as many
// side by side as there are processors.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Step {
  name: string;
  command: string[];
  /** The step exists only when this file does: a generator that is not written yet has nothing to compare. */
  needs?: string;
}

/** What was judged before and has not changed since is not judged again. */
const kept = (name: string): string => `.cache/check/${name}`;
const types = (project: string, name: string): string[] =>
  `tsc -p ${project} --incremental --tsBuildInfoFile ${kept(name)}`.split(' ');

/** What takes longest begins first. */
const steps: Step[] = [
  { name: 'format', command: ['node', 'test/house/format.ts'] },
  { name: 'types', command: types('.', 'types') },
  { name: 'types of the page', command: types('gateway/page', 'types-of-the-page') },
  {
    name: 'generated code',
    command: ['node', 'scripts/generate-proto.ts', '--check'],
    needs: 'scripts/generate-proto.ts',
  },
  { name: 'types of the browser', command: types('library/browser', 'types-of-the-browser') },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'generated pages', command: ['node', 'test/invoice/model-page.ts', '--check'] },
  { name: 'contract', command: ['buf', 'lint'], needs: 'buf.yaml' },
  { name: 'licences and NOTICE', command: ['node', 'scripts/notice.ts', '--check'] },
];

/** What a step says appears when it ends, not among what the others say. */
async function runStep({ name, command }: Step): Promise<boolean> {
  const [program = '', ...args] = command;
  const started = performance.now();
  const { status, said } = await run(program, args);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const verdict = status === 0 ? 'passed' : 'FAILED';
  process.stdout.write(`── ${name}: ${command.join(' ')}\n${said}── ${name}: ${verdict} in ${seconds} s\n`);
  return status === 0;
}

/** Exit code (null for a program that a signal ended or that could not be started), and all that it wrote. */
async function run(
  program: string,
  args: readonly string[],
): Promise<{ status: number | null; said: string }> {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<{ status: number | null; fault: string }>((resolve) => {
    child.on('error', ({ message }) =>
      resolve({ status: null, fault: `${program} could not be started: ${message}\n` }),
    );
    child.on('close', (status) => resolve({ status, fault: '' }));
  });
  const [{ status, fault }, out, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { status, said: out + errors + fault };
}

const waiting = steps.filter((step) => !step.needs || existsSync(`${root}/${step.needs}`));
const results: boolean[] = [];

async function runThoseWaiting(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step));
}

await Promise.all(Array.from({ length: availableParallelism() }, runThoseWaiting));
const failed = results.filter((passed) => !passed).length;
process.stdout.write(`\n${results.length - failed} passed, ${failed} failed, 0 skipped\n`);
process.exitCode = failed === 0 ? 0 : 1;
