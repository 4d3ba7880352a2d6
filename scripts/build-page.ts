// Bundles the page at `/` into gateway/page/dist: one script, one style sheet and two shells, each compressed beforehand, so
// that serving them costs no work. Does nothing when neither a source nor the bundler changed.

import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { en } from '../gateway/page/app/language/en.ts';
import { fr } from '../gateway/page/app/language/fr.ts';

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'gateway/page');
const DIST = join(PAGE, 'dist');
const STAMP = join(DIST, 'stamp');
const COMPRESSED = new Set(['.js', '.css', '.html', '.svg', '.json']);

const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function sources(): string[] {
  const patterns = ['gateway/page/app/**/*.ts', 'gateway/page/style/*', 'gateway/page/*.{html,svg}'];
  const files = globSync(
    [...patterns, 'proto/schema/*.ts', 'examples/*.json', 'scripts/build-page.ts', 'package-lock.json'],
    {
      cwd: ROOT,
    },
  );
  return files.filter((file) => !file.endsWith('.test.ts')).toSorted();
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

async function bundle(): Promise<{ script: string; style: string }> {
  const { build } = await import('esbuild');
  const result = await build({
    entryPoints: { app: join(PAGE, 'app/main.ts'), style: join(PAGE, 'style/index.css') },
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['es2022', 'chrome123', 'firefox121', 'safari17.5'],
    charset: 'utf8',
    legalComments: 'none',
    outdir: DIST,
    write: false,
  });
  const text = (extension: string): string =>
    result.outputFiles.find(({ path }) => path.endsWith(extension))!.text;
  return { script: text('.js'), style: text('.css') };
}

async function buildPage(): Promise<void> {
  const { script, style } = await bundle();
  rmSync(DIST, { recursive: true, force: true });
  mkdirSync(DIST, { recursive: true });
  const names = {
    script: writeHashed('app.js', script),
    style: writeHashed('app.css', style),
    icon: writeHashed('icon.svg', readFileSync(join(PAGE, 'icon.svg'))),
  };
  const shell = readFileSync(join(PAGE, 'index.html'), 'utf8');
  for (const [lang, words] of Object.entries({ en, fr })) {
    const values: Record<string, string> = { ...names, lang, title: words.title, noscript: words.noscript };
    write(
      `index.${lang}.html`,
      shell.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name]!),
    );
  }
  for (const file of globSync('examples/*.json', { cwd: ROOT }))
    write(basename(file), readFileSync(join(ROOT, file)));
}

const wanted = fingerprint(sources());
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== wanted) {
  await buildPage();
  writeFileSync(STAMP, wanted);
}
