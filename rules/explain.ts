// npm run explain -- RULE [--pack ID[@VERSION]] [--passes all|none|NAME,…|-NAME,…]: how a rule gets from Schematron to what runs. For each pack
// that holds it: where it stands and what it says there, its test as it is analysed and after each pass of the compiler that touches
// it, and the functions it is compiled to.

import { globSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compilePack, emit, PASSES, passesOf, readManifest } from '@conforme/engine/schematron';
import type { CompiledSource, PassName } from '@conforme/engine/schematron';
import { functionsIn, judging } from '@conforme/engine/schematron/written';
import { outline } from '@conforme/engine/xpath/outline';

const PACKS = path.join(import.meta.dirname, 'packs');

const say = (line = ''): void => void process.stdout.write(`${line}\n`);

/** @returns how many assertions of this name the pack has */
function explain(rule: string, { manifest, compiler, ...source }: CompiledSource): number {
  const found = compiler.rules.flatMap((each, index) => (each.id === rule ? [{ ...each, index }] : []));
  if (found.length === 0) return 0;
  const functions = functionsIn(emit({ manifest, compiler, ...source }));
  for (const { id, flag, pattern, context, test, index } of found) {
    say(`${id} of ${manifest.id}@${manifest.version} (${flag}), ${compiler.lines[index]}`);
    say(
      `\nSchematron\n  pattern ${pattern}\n  context ${context}\n  test    ${test.replaceAll(/\s+/g, ' ')}`,
    );
    sayTrees(compiler, compiler.tests[index]!);
    say(`\nCompiled\n${indented(judging(index, functions).join('\n'))}\n`);
  }
  return found.length;
}

/** The tree, and again after each pass that did something to it. */
function sayTrees(
  { applied }: CompiledSource['compiler'],
  test: CompiledSource['compiler']['tests'][number],
): void {
  let last = outline(test);
  say(`\nAnalysed\n${indented(last)}`);
  const passes = new Set<PassName>();
  for (const { name } of PASSES) {
    passes.add(name);
    const tree = outline(test, { applied, passes });
    if (tree !== last) say(`\nAfter ${name}\n${indented(tree)}`);
    last = tree;
  }
}

const indented = (text: string): string => text.replaceAll(/^/gm, '  ');

function main(): number {
  const { positionals, values } = parseArgs({
    options: { pack: { type: 'string' }, passes: { type: 'string', default: 'all' } },
    allowPositionals: true,
  });
  const [rule] = positionals;
  if (positionals.length !== 1 || rule === undefined) {
    say('usage: npm run explain -- RULE [--pack ID[@VERSION]] [--passes all|none|NAME,…|-NAME,…]');
    return 2;
  }
  let count = 0;
  for (const file of globSync('**/pack.json', { cwd: PACKS }).sort()) {
    const folder = path.join(PACKS, path.dirname(file));
    const { id, version, kind = 'schematron' } = readManifest(folder);
    if (kind === 'schematron' && `${id}@${version}`.startsWith(values.pack ?? ''))
      count += explain(rule, compilePack(folder, undefined, null, passesOf(values.passes)));
  }
  if (count === 0) say(`no pack has a rule ${rule}`);
  return count === 0 ? 1 : 0;
}

process.exitCode = main();
