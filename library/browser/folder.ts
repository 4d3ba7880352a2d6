#!/usr/bin/env node
// `conforme-browser FOLDER`: the engine for browsers, made of the package that is installed, as a folder for any web server. What its
// code asks of Node, files of `lib/host` answer.

import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { copyByPlace, filesIn } from './by-place.ts';

/** This file lies among the code of the package. */
const LIB = path.dirname(fileURLToPath(import.meta.url));
const PACKAGE = path.join(LIB, '..');

/** Where scripts begin: what pages import, the worker, and what compiled packs run on. */
const FIRST = ['browser.js', 'browser-worker.js', 'runtime.js'];

/** Imports of a bundle, which names its files plainly. */
const IMPORTS = /\b(from\s*|import\s*|import\()(["'])(\.\/[\w-]+\.js|node:[\w/]+|module)\2/g;

/** In parts, since the build of the package puts something else for it. */
const OWN_FOLDER = ['import', 'meta', 'dirname'].join('.');

const WORKER = `import { Buffer, setImmediate } from './lib/host/globals.js';
globalThis.Buffer = Buffer;
globalThis.setImmediate = setImmediate;
await import('./lib/browser-worker.js');
`;

/** A part that the engine comes to with plugins of third parties alone, which are read from disk. */
const NODE_ALONE = "throw new Error('this part of the engine needs Node');\n";

/** @returns how many files the folder holds */
function makeFolder(folder: string): number {
  const write: Write = (name, content) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  };
  writeCode(write);
  cpSync(path.join(LIB, 'host'), path.join(folder, 'lib/host'), { recursive: true });
  write('index.js', "export * from './lib/browser.js';\n");
  write('worker.js', WORKER);
  writePacks(write);
  copyByPlace(folder, besideConforme);
  cpSync(path.join(PACKAGE, 'LICENSES-OF-OTHERS'), path.join(folder, 'LICENSES-OF-OTHERS'));
  const files = filesIn(folder).filter((file) => file !== 'files.json');
  write('files.json', JSON.stringify(files.map((file) => `/${file}`)));
  return files.length + 1;
}

type Write = (name: string, content: string | Uint8Array) => void;

function writeCode(write: Write): void {
  const instead = JSON.parse(readFileSync(path.join(LIB, 'host/modules.json'), 'utf8')) as Readonly<
    Record<string, string>
  >;
  const found = new Set(FIRST);
  for (const name of found) {
    const code = readFileSync(path.join(LIB, name), 'utf8');
    const imports = [...code.matchAll(IMPORTS)].map((match) => match[3]!);
    const runs = imports.every((from) => from.startsWith('./') || instead[from] !== undefined);
    if (runs) for (const from of imports) if (from.startsWith('./')) found.add(from.slice(2));
    write(`lib/${name}`, runs ? placed(code, instead) : NODE_ALONE);
  }
}

function placed(code: string, instead: Readonly<Record<string, string>>): string {
  return code
    .replaceAll(IMPORTS, (whole, how: string, quote: string, from: string) =>
      from.startsWith('./') ? whole : `${how}${quote}./host/${instead[from]!}${quote}`,
    )
    .replaceAll(OWN_FOLDER, '"/lib"');
}

interface Packs {
  readonly packs: readonly {
    readonly module: string;
    readonly texts: string;
    readonly definitions?: string;
  }[];
}

/** Texts lie compressed in the package; web servers compress what they send. */
function writePacks(write: Write): void {
  const dist = path.join(PACKAGE, 'rules/dist');
  const { packs } = JSON.parse(readFileSync(path.join(dist, 'manifest.json'), 'utf8')) as Packs;
  const written = packs.map(({ definitions: _, ...pack }) => {
    const texts = pack.texts.replace(/\.gz$/, '');
    write(`rules/dist/${pack.module}`, readFileSync(path.join(dist, pack.module)));
    write(`rules/dist/${texts}`, gunzipSync(readFileSync(path.join(dist, pack.texts))));
    return { ...pack, texts };
  });
  write('rules/dist/manifest.json', JSON.stringify({ packs: written }));
  const sources = path.join(PACKAGE, 'rules/packs');
  for (const file of filesIn(sources).filter((name) => name.endsWith('.json')))
    write(`rules/packs/${file}`, readFileSync(path.join(sources, file)));
}

/** @throws Error for a package that is not there */
function besideConforme(name: string): string {
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const at = places.map((place) => path.join(place, name)).find((place) => existsSync(place));
  if (at === undefined) throw new Error(`${name} is not installed beside conforme`);
  return at;
}

const [target] = process.argv.slice(2);
if (target === undefined) {
  process.stderr.write('usage: conforme-browser FOLDER\n');
  process.exitCode = 2;
} else process.stdout.write(`${makeFolder(path.resolve(target))} files in ${target}\n`);
