// `npm run check`: everything that judges the source without running it. All steps run, so one visit shows every fault.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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
const format = `prettier --check --log-level warn --cache --cache-location ${kept('format')} .`.split(' ');

const steps: Step[] = [
  { name: 'types', command: types('.', 'types') },
  { name: 'types of the page', command: types('gateway/page', 'types-of-the-page') },
  { name: 'types of the browser', command: types('library/browser', 'types-of-the-browser') },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: format },
  { name: 'contract', command: ['buf', 'lint'], needs: 'buf.yaml' },
  {
    name: 'generated code',
    command: ['node', 'scripts/generate-proto.ts', '--check'],
    needs: 'scripts/generate-proto.ts',
  },
  { name: 'generated pages', command: ['node', 'test/invoice/model-page.ts', '--check'] },
  { name: 'licences and NOTICE', command: ['node', 'scripts/notice.ts', '--check'] },
];

function runStep({ name, command }: Step): boolean {
  const [program = '', ...args] = command;
  process.stdout.write(`── ${name}: ${command.join(' ')}\n`);
  const started = performance.now();
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (error) process.stdout.write(`${program} could not be started: ${error.message}\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n`);
  return status === 0;
}

const results = steps.filter((step) => !step.needs || existsSync(`${root}/${step.needs}`)).map(runStep);
const failed = results.filter((passed) => !passed).length;
process.stdout.write(`\n${results.length - failed} passed, ${failed} failed, 0 skipped\n`);
process.exitCode = failed === 0 ? 0 : 1;
