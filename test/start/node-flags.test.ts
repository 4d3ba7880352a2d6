import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nodeFlags } from '../../scripts/node-flags.ts';

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

it.each([
  ['start', null, 'scripts/serve.mjs'],
  ['core', 'core', 'scripts/serve.mjs core'],
  ['worker', 'worker', 'scripts/serve.mjs worker'],
] as const)('npm run %s gives Node what every other start of it gives', (script, part, starts) => {
  const command = `node ${nodeFlags(part).join(' ')} ${starts}`;
  expect(scripts[script]).toBe(`exec ${command} || ${command}`);
});
