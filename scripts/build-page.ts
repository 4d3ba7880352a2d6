// Bundles the page at `/` and `/api` into gateway/page/dist: scripts, one style sheet and two shells, each compressed beforehand, so
// that serving them costs no work. Does nothing when neither a source nor the bundler changed. The site has the same page.

import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Metafile } from 'esbuild';
import { STATUS_CODES } from '../core/status/codes.ts';
import { REASON_NAMES } from '../core/status/reason-names.ts';
import { TECHNICAL_CODES } from '../core/status/technical.ts';
import { codeLists } from '../gateway/codes/lists.ts';
import { spoken } from '../gateway/page/app/language/spoken.ts';
import { LANGUAGES, type Language } from '../proto/schema/languages.ts';
import { codesOf } from '../rules/packs/codes.ts';
import { TARGET } from './browser-host.ts';

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'gateway/page');
const DIST = join(PAGE, 'dist');
const STAMP = join(DIST, 'stamp');
const COMPRESSED = new Set(['.js', '.css', '.html', '.svg', '.json']);

const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const SOURCES = [
  'core/status/{codes,reason-names,technical}.ts',
  'gateway/codes/**/*.{ts,json}',
  'gateway/page/app/**/*.{ts,tsx}',
  'gateway/page/style/*',
  'gateway/page/*.{html,svg,json}',
  'proto/schema/*.ts',
  'examples/*.json',
  'rules/packs/codelists/*.json',
  'scripts/{browser-host,build-page}.ts',
  'package-lock.json',
];

function sources(): string[] {
  return globSync(SOURCES, { cwd: ROOT })
    .filter((file) => !file.includes('.test.ts'))
    .toSorted();
}

function fingerprint(files: readonly string[]): string {
  return sha256(files.map((file) => `${file} ${sha256(readFileSync(join(ROOT, file)))}`).join('\n'));
}

/** Writes a file and its compressed forms; returns the name it was written under. */
function write(name: string, content: string | Uint8Array): string {
  const bytes = Buffer.from(content);
  writeFileSync(join(DIST, name), bytes);
  if (!COMPRESSED.has(extname(name))) return name;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  writeFileSync(join(DIST, `${name}.br`), brotliCompressSync(bytes, quality));
  writeFileSync(join(DIST, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  return name;
}

/** Under a name made from its content: such a file may be cached for ever. */
function writeHashed(name: string, content: string | Uint8Array): string {
  const extension = extname(name);
  return write(`${basename(name, extension)}-${sha256(content).slice(0, 12)}${extension}`, content);
}

/** The page as a build writes it: at the service, and on a site. */
export interface Bundle {
  readonly script: string;
  readonly style: string;
  /** What the first script needs at once, so that it is asked for together with it. */
  readonly needed: readonly string[];
  /** All scripts, by names that tell their contents: what is loaded first, and what is when it is needed. */
  readonly scripts: ReadonlyMap<string, Uint8Array>;
  /** Whose code it holds. */
  readonly metafile: Metafile;
}

/** @param first the script that begins, from the root of the repository */
export async function bundlePage(first: string): Promise<Bundle> {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    entryPoints: { app: join(ROOT, first), style: join(PAGE, 'style/index.css') },
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    target: TARGET,
    charset: 'utf8',
    legalComments: 'none',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    outdir: DIST,
    absWorkingDir: ROOT,
    write: false,
  });
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === first);
  const files = outputFiles.map(({ path, contents }): [string, Uint8Array] => [basename(path), contents]);
  const style = files.find(([name]) => name.endsWith('.css'))![1];
  return {
    script: basename(entry![0]),
    style: Buffer.from(style).toString(),
    needed: entry![1].imports
      .filter(({ kind }) => kind === 'import-statement')
      .map(({ path }) => basename(path)),
    scripts: new Map(files.filter(([name]) => name.endsWith('.js'))),
    metafile,
  };
}

interface Shell extends Pick<Bundle, 'script' | 'needed'> {
  readonly style: string;
  readonly icon: string;
  readonly lang: string;
  readonly title: string;
  readonly noscript: string;
  /** Where the files lie that it loads. */
  readonly at: string;
  /** As an element, where no server sets it; or nothing. */
  readonly policy: string;
}

/** What a browser is given first. */
export function shellOf({ needed, ...names }: Shell): string {
  const preloads = needed
    .map((name) => `<link rel="modulepreload" href="${names.at}${name}" />`)
    .join('\n    ');
  const values: Readonly<Record<string, string>> = { ...names, preloads };
  const shell = readFileSync(join(PAGE, 'index.html'), 'utf8');
  return shell.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name]!);
}

async function buildPage(): Promise<void> {
  const { script, style, needed, scripts } = await bundlePage('gateway/page/app/start.ts');
  rmSync(DIST, { recursive: true, force: true });
  mkdirSync(DIST, { recursive: true });
  for (const [name, content] of scripts) write(name, content);
  const names = {
    script,
    style: writeHashed('app.css', style),
    icon: writeHashed('icon.svg', readFileSync(join(PAGE, 'icon.svg'))),
    needed,
  };
  for (const [lang, { title, noscript }] of Object.entries(spoken))
    write(`index.${lang}.html`, shellOf({ ...names, lang, title, noscript, at: '/page/', policy: '' }));
  for (const [name, content] of besidePage()) write(name, content);
}

/** What the page fetches when it needs it: examples, and codes by their names. */
export function besidePage(): ReadonlyMap<string, string> {
  const examples = globSync('examples/*.json', { cwd: ROOT }).map((file): [string, string] => [
    basename(file),
    readFileSync(join(ROOT, file), 'utf8'),
  ]);
  const named = LANGUAGES.flatMap((language): [string, string][] => [
    [`codes.${language}.json`, JSON.stringify(codeLists(language, (list) => [...codesOf(list)]))],
    [`statuses.${language}.json`, JSON.stringify(statusNames(language))],
  ]);
  return new Map([...examples, ...named]);
}

/** Statuses of invoices, those of the State's portal, and their reasons, by code. */
const statusNames = (language: Language) => ({
  statuses: Object.fromEntries([...STATUS_CODES.values()].map(({ code, title }) => [code, title[language]])),
  portal: Object.fromEntries(
    [...TECHNICAL_CODES.values()]
      .filter(({ code }) => !STATUS_CODES.has(code))
      .map(({ code, title }) => [code, title[language]]),
  ),
  reasons: Object.fromEntries(Object.entries(REASON_NAMES).map(([code, name]) => [code, name[language]])),
});

if (import.meta.main) {
  const wanted = fingerprint(sources());
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== wanted) {
    await buildPage();
    writeFileSync(STAMP, wanted);
  }
}
