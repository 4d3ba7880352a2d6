// `npm run reference`: the reference of the library as HTML, from its types, into dist/reference. TypeDoc reads them with a compiler of
// its own: it knows TypeScript 5, and the house has 7, whose programming interface is another.

import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ENTRIES } from './library.ts';
import { declareLibrary } from './library-types.ts';

const ROOT = path.join(import.meta.dirname, '..');
const STAGE = path.join(ROOT, '.cache/library/reference');
const TOOLS = ['typedoc@0.28.14', 'typescript@5.9.3'];

/** @returns the folder @throws Error with what TypeDoc says, warnings included */
export function makeReference(out: string = path.join(ROOT, 'dist/reference')): string {
  rmSync(STAGE, { recursive: true, force: true });
  declareLibrary(STAGE, ENTRIES);
  const compilerOptions = { strict: true, module: 'nodenext', target: 'es2022', types: ['node'] };
  const types = path.join(ROOT, 'node_modules/@types');
  const config = { compilerOptions: { ...compilerOptions, typeRoots: [types] }, include: ['types'] };
  writeFileSync(path.join(STAGE, 'tsconfig.json'), JSON.stringify(config));
  const entries = ENTRIES.flatMap((entry) => ['--entryPoints', `types/library/${entry}.d.ts`]);
  const options = ['--name', 'conforme', '--readme', 'none', '--disableSources', '--skipErrorChecking'];
  const packages = TOOLS.flatMap((tool) => ['-p', tool]);
  const done = spawnSync('npx', ['--yes', ...packages, 'typedoc', ...entries, ...options, '--out', out], {
    cwd: STAGE,
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Error(`${done.stdout}${done.stderr}`);
  return out;
}

if (import.meta.main) process.stdout.write(`${makeReference()}\n`);
