// node test/bench/passes.ts [--seconds N] [--rounds N] [NAME…]: what each optimisation of the compiler earns. EN 16931 and BR-FR
// (CII) are compiled without it, and judge a small invoice and one of a thousand lines; variants take turns, each in a process of its
// own, since code of one would change what V8 makes of the runtime they share. The least time of all rounds counts.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { compilePack, emit, loadPack, PASSES, passesOf } from '@conforme/engine/schematron';
import { parse } from '@conforme/engine/xml';
import { unknownContext } from '../oracle/our-pack.ts';
import { ownDocument } from './corpus.ts';

const PACKS = path.join(import.meta.dirname, '../../rules/packs');
const RUNTIME = pathToFileURL(path.join(PACKS, '../engine/xpath/runtime/index.ts')).href;
const FOLDERS = ['en16931/cii', 'br-fr/cii'];
const SIZES = ['small', '1000'] as const;

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

interface Variant {
  readonly name: string;
  readonly modules: readonly string[];
  readonly kilobytes: number;
  readonly least: number[];
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
  return { name, modules, kilobytes, least: SIZES.map(() => Infinity) };
}

function measure({ modules, least }: Variant): void {
  for (const [index, size] of SIZES.entries()) {
    const document = ownDocument(size, 'cii');
    const args = [import.meta.filename, '--child', document, '--seconds', values.seconds, ...modules];
    const { stdout, status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    least[index] = Math.min(least[index]!, Number(stdout));
  }
}

function print(variants: readonly Variant[]): void {
  const [all] = variants;
  process.stdout.write('without      small ms          1,000 lines ms     code KB\n');
  for (const { name, kilobytes, least } of variants) {
    const figures = least.map((ms, index) => {
      const more = (ms / all!.least[index]! - 1) * 100;
      return `${ms.toFixed(4).padStart(9)} ${`${more >= 0 ? '+' : ''}${more.toFixed(1)} %`.padStart(9)}`;
    });
    process.stdout.write(`${name.padEnd(10)}${figures.join(' ')} ${kilobytes.toFixed(0).padStart(8)}\n`);
  }
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
        measure(variant);
        if (index % 6 === 5) measure(variants[0]!);
      }
    print(variants);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (values.child === undefined) main();
else process.stdout.write(String(await judge(positionals, values.child)));
