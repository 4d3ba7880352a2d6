// `node test/bench/library.ts [--smoke | --check]`: from the start of a process to the first verdict through the package of
// `npm run library`, as a program of others has it: no compile cache, no TypeScript. With --check status 1 beyond the limit.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { availableParallelism, loadavg } from 'node:os';
import { packLibrary } from '../../scripts/library.ts';
import { ownDocument } from './corpus.ts';
import { firstOutput } from './engine.ts';
import { median } from './rounds.ts';

const LIMIT_MS = 130;
const ENTRY = path.resolve(import.meta.dirname, '../../.cache/library/package/lib/validate.js');
const STARTS = process.argv.includes('--smoke') ? 1 : 15;

const program = `
  import { readFileSync } from 'node:fs';
  import { validate } from ${JSON.stringify(ENTRY)};
  const { valid, checks_run } = await validate(readFileSync(process.argv[1]), { check: 'base' });
  if (!checks_run.includes('schematron:base')) throw new Error('no rule ran: ' + checks_run);
  console.log(valid);`;

if (!existsSync(ENTRY)) await packLibrary();
const document = ownDocument('small', 'cii');
const [empty, verdict]: [number[], number[]] = [[], []];
for (let i = 0; i < STARTS; i += 1) {
  empty.push(await firstOutput(['-e', 'console.log(1)']));
  verdict.push(await firstOutput(['--input-type=module', '-e', program, '--', document]));
}

const say = (what: string, walls: readonly number[]): void =>
  void process.stdout.write(
    `${what}: best ${Math.min(...walls).toFixed(0)} ms, median ${median([...walls]).toFixed(0)} ms\n`,
  );

process.stdout.write(`load ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores\n`);
say('Node alone', empty);
say(`the library: process start to first verdict (at most ${LIMIT_MS} ms)`, verdict);
if (process.argv.includes('--check') && Math.min(...verdict) > LIMIT_MS) process.exitCode = 1;
