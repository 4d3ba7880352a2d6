// The package of `npm run dist`, installed as a stranger would and used: `node test/package/run.ts`. Asks npm for the packages of
// others, so it is no part of `npm test`; .ci/run runs it.

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
const EXAMPLES = path.join(ROOT, 'examples');
const place = mkdtempSync(path.join(tmpdir(), 'conforme-dist-'));
const installed = path.join(place, 'installed/bin/conforme');

/** @throws Error with what it said, when it ends otherwise than expected. */
function ran(command: string, args: readonly string[], status = 0, input = ''): string {
  const done = spawnSync(command, args, { cwd: place, input, encoding: 'utf8' });
  if (done.status === status) return done.stdout;
  throw new Error(`${command} ${args.join(' ')} ended with ${done.status}: ${done.stdout}${done.stderr}`);
}

function expects(what: string, text: string, part: string): void {
  if (!text.includes(part)) throw new Error(`${what} says ${text}, without ${part}`);
}

const MCP = { jsonrpc: '2.0', id: 1, method: 'ping' };

const steps: Readonly<Record<string, () => void>> = {
  'the package installs': () => {
    const file = ran(process.execPath, [path.join(ROOT, 'scripts/dist.ts')]).trim();
    ran('npm', ['install', '--global', '--prefix', path.join(place, 'installed'), '--no-progress', file]);
  },
  'it knows its version': () => {
    const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
      version: string;
    };
    expects('--version', ran(installed, ['--version']), version);
  },
  'it generates and validates': () => {
    ran(installed, ['generate', path.join(EXAMPLES, 'services.json'), '-o', 'a.pdf']);
    expects('validate', ran(installed, ['validate', 'a.pdf']), 'a.pdf: valid');
    ran(installed, ['validate', '-'], 3, '<note/>');
  },
  'its threads work': () => {
    const copies = Array.from({ length: 25 }, (_, at) => `${at}.pdf`);
    for (const copy of copies) copyFileSync(path.join(place, 'a.pdf'), path.join(place, copy));
    expects('validate', ran(installed, ['validate', ...copies]), '25 documents: 25 valid');
  },
  'third parties’ TypeScript runs': () => {
    const plugin = path.join(EXAMPLES, 'plugins/typescript-ruleset');
    expects('validate', ran(installed, ['validate', 'a.pdf', '--plugins', plugin]), 'schematron:iban');
    ran(installed, ['pack', 'test', plugin]);
  },
  'it serves MCP': () => {
    expects('mcp', ran(installed, ['mcp'], 0, `${JSON.stringify(MCP)}\n`), '"result"');
  },
};

let failed = 0;
for (const [name, step] of Object.entries(steps))
  try {
    step();
    process.stdout.write(`passed: ${name}\n`);
  } catch (error) {
    failed++;
    process.stdout.write(`FAILED: ${name}: ${(error as Error).message}\n`);
  }
rmSync(place, { recursive: true, force: true });
process.stdout.write(`${Object.keys(steps).length - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
