// node test/bench/reader-passes.ts [--seconds N] [--rounds N]: what each optimisation of the reader earns. A small CII and one of a
// thousand lines are read without it; variants take turns, each in a process of its own. The least time of all rounds counts.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadSchema } from '@conforme/engine/schema';
import { ALL_READER_PASSES, parse, READER_PASSES, type ReaderPasses } from '@conforme/engine/xml';
import { neverMeasured, printLeftOut, takeTurn, type LeftOut } from './left-out.ts';

/** Names that no pack speaks of are not remembered. */
const SCHEMA = path.join(import.meta.dirname, '../../rules/packs/cii-d22b');

const { values, positionals } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    child: { type: 'string' },
  },
  allowPositionals: true,
});

/** Milliseconds of reading it once, the least of all. */
function read(document: string, without: readonly string[]): number {
  const off = Object.fromEntries(without.map((name) => [name, false]));
  const passes: ReaderPasses = { ...ALL_READER_PASSES, ...off };
  const bytes = readFileSync(document);
  loadSchema(SCHEMA);
  const end = performance.now() + Number(values.seconds) * 1000;
  let least = Infinity;
  do {
    const started = performance.now();
    const tree = parse(bytes, false, passes);
    least = Math.min(least, performance.now() - started);
    tree.release();
  } while (performance.now() < end);
  return least;
}

function main(): void {
  const names = READER_PASSES.map(({ name }) => name);
  const variantOf = (name: string, args: readonly string[]): LeftOut => ({
    name,
    args,
    least: neverMeasured(),
  });
  const variants = [
    variantOf('(nothing)', []),
    ...names.map((name) => variantOf(name, [name])),
    variantOf('(all)', names),
  ];
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const each of variants) takeTurn(import.meta.filename, values.seconds, each);
  printLeftOut(variants);
}

if (values.child === undefined) main();
else process.stdout.write(String(read(values.child, positionals)));
