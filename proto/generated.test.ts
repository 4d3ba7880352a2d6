import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });

test('generating again changes nothing that is committed', () => {
  expect(run(process.execPath, 'scripts/generate-proto.ts', '--check')).toBe('');
});

test('the .proto files keep the rules of buf', () => {
  expect(run('node_modules/.bin/buf', 'lint')).toBe('');
});
