// node test/bench/passes.ts [--seconds N] [--rounds N] [NAME…]: what each optimisation of the compiler earns. EN 16931 and BR-FR
// (CII) are compiled without it, and judge a small invoice and one of a thousand lines; variants take turns, each in a process of its
// own, since code of one would change what V8 makes of the runtime they share. The least time of all rounds counts.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { compilePack, emit, loadPack, PASSES, passesOf } from '@conforme/engine/schematron';
import { parse } from '@conforme/engine/xml';
import { unknownContext } from '../oracle/our-pack.ts';
import { neverMeasured, printLeftOut, takeTurn, type LeftOut } from './left-out.ts';

const PACKS = path.join(import.meta.dirname, '../../rules/packs');
const RUNTIME = pathToFileURL(path.join(PACKS, '../engine/xpath/runtime/index.ts')).href;
const FOLDERS = ['en16931/cii', 'br-fr/cii'];

const { values, positionals } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    child: { type: 'string' },
  },
  allowPositionals: true,
});

/** Milliseconds of one judgement, parsing apart, the least of all. */
async function judge(modules: readonly string[], document: string): Promise<number> {
  const packs = await Promise.all(
    modules.map(async (file) => loadPack(await import(pathToFileURL(file).href))),
  );
  const bytes = readFileSync(document);
  const end = performance.now() + Number(values.seconds) * 1000;
  let least = Infinity;
  do {
    const tree = parse(bytes);
    const started = performance.now();
    for (const pack of packs) pack.run(tree, unknownContext);
    least = Math.min(least, performance.now() - started);
    tree.release();
  } while (performance.now() < end);
  return least;
}

interface Variant extends LeftOut {
  readonly kilobytes: number;
}

function compiled(folder: string, name: string, list: string): Variant {
  const texts = FOLDERS.map((pack) =>
    emit(compilePack(path.join(PACKS, pack), undefined, null, passesOf(list)), RUNTIME),
  );
  const modules = texts.map((text, index) => {
    const file = path.join(folder, `${name}-${index}.mjs`);
    writeFileSync(file, text);
    return file;
  });
  const kilobytes = texts.reduce((sum, text) => sum + text.length, 0) / 1000;
  return { name, args: modules, kilobytes, least: neverMeasured() };
}

function main(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'passes-'));
  try {
    const names = positionals.length > 0 ? positionals : PASSES.map(({ name }) => name);
    const variants = [
      compiled(folder, '(nothing)', 'all'),
      ...names.map((name) => compiled(folder, name, `-${name}`)),
      compiled(folder, '(all)', 'none'),
    ];
    // What all are compared with gets more turns than any.
    for (let round = 0; round < Number(values.rounds); round += 1)
      for (const [index, variant] of variants.entries()) {
        takeTurn(import.meta.filename, values.seconds, variant);
        if (index % 6 === 5) takeTurn(import.meta.filename, values.seconds, variants[0]!);
      }
    printLeftOut(variants, {
      head: '     code KB',
      of: ({ kilobytes }) => ` ${kilobytes.toFixed(0).padStart(8)}`,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (values.child === undefined) main();
else process.stdout.write(String(await judge(positionals, values.child)));
