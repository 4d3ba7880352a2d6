// `node test/bench/page.ts`: what a browser receives of the page, compressed as the service sends it (brotli): the first view, and what
// comes with each part of it when a reader opens that. docs/page.md has these figures.

import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { besidePage, bundlePage } from '../../scripts/build-page.ts';

const FIRST = 'gateway/page/app/start.ts';
const PAGE = join(import.meta.dirname, '../../gateway/page');

/** Codes by their names, which the form asks for as it is drawn. */
const CODES = 'codes.en.json';

const { script, style, scripts, metafile } = await bundlePage(FIRST);
const outputs = new Map(Object.entries(metafile.outputs).map(([path, each]) => [basename(path), each]));

/** A script with all that it cannot begin without. */
function withNeeded(name: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const { path, kind } of outputs.get(name)!.imports)
    if (kind === 'import-statement') withNeeded(basename(path), found);
  return found;
}

const weight = (content: string | Uint8Array): number => brotliCompressSync(content).length;

const sum = (names: Iterable<string>): number =>
  [...names].reduce((all, name) => all + weight(scripts.get(name)!), 0);

function print(name: string, bytes: number): void {
  process.stdout.write(`${(bytes / 1024).toFixed(1).padStart(7)} KB  ${name}\n`);
}

const first = withNeeded(script);
const [shell] = globSync('dist/index.en.html', { cwd: PAGE });
if (shell === undefined) throw new Error('the page is not built: npm run build');
const beside = [readFileSync(join(PAGE, shell)), readFileSync(join(PAGE, 'icon.svg')), style];
print('first view', sum(first) + beside.reduce((all, each) => all + weight(each), 0));
for (const [name, { entryPoint }] of outputs) {
  if (entryPoint === undefined || !name.endsWith('.js') || name === script) continue;
  print(entryPoint.replace('gateway/page/', ''), sum(withNeeded(name).difference(first)));
}
print(CODES, weight(besidePage().get(CODES)!));
