// The package of `npm run dist`, installed as a stranger would and used: `node test/package/run.ts`. Asks npm for the packages of
// others, so it is no part of `npm test`; .ci/run runs it.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { freshFolder, ran as ranIn, take } from './steps.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const EXAMPLES = path.join(ROOT, 'examples');
const place = freshFolder('dist');
const installed = path.join(place, 'installed/bin/conforme');

const ran = (command: string, args: readonly string[], status = 0, input = ''): string =>
  ranIn(place, command, args, { status, input });

function expects(what: string, text: string, part: string): void {
  if (!text.includes(part)) throw new Error(`${what} says ${text}, without ${part}`);
}

const MCP = { jsonrpc: '2.0', id: 1, method: 'ping' };

await take(place, {
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
  'it claims the name that server.json lists it by': () => {
    const own = path.join(place, 'installed/lib/node_modules/conforme-cli/package.json');
    const { name } = JSON.parse(readFileSync(path.join(ROOT, 'server.json'), 'utf8')) as { name: string };
    expects('package.json', readFileSync(own, 'utf8'), `"mcpName": "${name}"`);
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
  'it starts a platform to test against': async () => {
    const started = spawn(installed, ['platform', '--port', '0', '--secret', 's'], { cwd: place });
    try {
      const [printed] = (await once(started.stdout, 'data')) as [Buffer];
      const [, token = ''] = /CONFORME_TOKEN_URL=(\S+)/.exec(printed.toString()) ?? [];
      const body = new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: '732829320',
        client_secret: 's',
      });
      expects('a token', await (await fetch(token, { method: 'POST', body })).text(), 'access_token');
    } finally {
      started.kill('SIGINT');
    }
  },
  'it serves MCP': () => {
    expects('mcp', ran(installed, ['mcp'], 0, `${JSON.stringify(MCP)}\n`), '"result"');
  },
});
