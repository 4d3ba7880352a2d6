// npm run bench -- --setup: installs the peers from their registries into .cache/bench, once; a step already done is not
// repeated. What the machine lacks (Java, Python, Rust) leaves its peers out, with the reason.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingTools, officialSheet, setUpOracle } from '../oracle/setup.ts';

const here = import.meta.dirname;
const cache = path.resolve(here, '../../.cache/bench');
const programs = path.join(here, 'peers/java');
const saxonc = 'saxonche==13.1.1';
const facturx = 'factur-x==7.8';
const npmPeers = ['node-zugferd@0.1.0', '@e-invoice-eu/core@2.3.4'];

/** Named by what goes in, so that a new version or program is a new folder. */
function folder(kind: string, ...sources: string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(path.join(here, 'peers', source)));
  return path.join(cache, `${kind}-${hash.digest('hex').slice(0, 12)}`);
}

/** Where each installed peer lies; a missing folder means that it was not set up. */
export const installed = {
  python: path.join(cache, saxonc.replace('==', '-')),
  rust: folder('rust', 'rust/Cargo.toml', 'rust/src/main.rs'),
  phive: folder('phive', 'java/phive/pom.xml'),
  mustang: folder('mustang', 'java/mustang/pom.xml'),
  saxonClasses: folder('saxon-classes', 'java/Peer.java', 'java/SaxonHe.java'),
  phiveClasses: folder('phive-classes', 'java/Peer.java', 'java/Phive.java'),
  mustangClasses: folder('mustang-classes', 'java/Peer.java', 'java/Mustang.java'),
  mustangPdfClasses: folder('mustang-pdf-classes', 'java/Peer.java', 'java/MustangPdf.java'),
  facturx: path.join(cache, facturx.replace('==', '-')),
  npm: path.join(cache, `npm-${createHash('sha256').update(npmPeers.join(' ')).digest('hex').slice(0, 12)}`),
  sheets: path.join(cache, 'sheets-1.3.16'),
  sef: path.join(cache, 'sef-1.3.16'),
} as const;

export const rustProgram: string = path.join(installed.rust, 'target/release/bench-peer');

interface Step {
  readonly name: string;
  readonly needs: readonly string[];
  run(): void;
}

const steps: readonly Step[] = [
  { name: 'official artefacts and Saxon-HE', needs: ['java', 'javac', 'mvn', 'python3'], run: oracle },
  { name: 'official sheets for SaxonC', needs: ['jar', 'mvn'], run: sheets },
  { name: 'official sheets for SaxonJS', needs: ['jar', 'mvn'], run: sef },
  { name: 'Saxon-HE', needs: ['javac', 'mvn'], run: () => classes('saxonClasses', oracleJars(), 'SaxonHe') },
  { name: 'phive', needs: ['javac', 'mvn'], run: () => maven('phive', 'Phive') },
  { name: 'Mustang', needs: ['javac', 'mvn'], run: () => maven('mustang', 'Mustang') },
  {
    name: 'Mustang for PDF',
    needs: ['javac', 'mvn'],
    run: () => classes('mustangPdfClasses', installed.mustang, 'MustangPdf'),
  },
  { name: 'SaxonC-HE', needs: ['python3'], run: () => python(installed.python, saxonc) },
  { name: 'factur-x', needs: ['python3'], run: () => python(installed.facturx, facturx) },
  { name: 'node-zugferd and e-invoice-eu', needs: ['npm'], run: npm },
  { name: 'the Rust crate', needs: ['cargo'], run: rust },
];

/** Runs every step it can. @returns whether none failed; a step whose tools are absent is skipped, not failed. */
export function setUp(): boolean {
  const results = steps.map((step) => runStep(step));
  return results.every(Boolean);
}

function runStep({ name, needs, run }: Step): boolean {
  const absent = needs.filter((tool) => !exists(tool));
  if (absent.length > 0) return say(`skipped ${name}: ${absent.join(', ')} did not run`, true);
  try {
    run();
    return say(`ready   ${name}`, true);
  } catch (error) {
    return say(`FAILED  ${name}: ${error instanceof Error ? error.message : String(error)}`, false);
  }
}

function say(line: string, result: boolean): boolean {
  process.stdout.write(`${line}\n`);
  return result;
}

const exists = (tool: string): boolean => spawnSync(tool, ['--version']).error === undefined;

function oracle(): void {
  const missing = missingTools();
  if (missing.length > 0) throw new Error(`${missing.join(', ')} did not run`);
  setUpOracle();
}

/** The class path of Saxon-HE and its jars, as the oracle has it. */
export function oracleJars(): string {
  return path.dirname(jarOf('en16931-cii').jar);
}

/** `jar:file:/…/x.jar!/inside` → both halves. */
function jarOf(pack: string): { jar: string; inside: string } {
  const [url = '', inside = ''] = officialSheet(pack).slice('jar:'.length).split('!/');
  return { jar: fileURLToPath(url), inside };
}

const SYNTAXES = ['cii', 'ubl'] as const;

/** Saxon-HE reads its sheets inside the jar; the others want files. */
function sheets(): void {
  fill(installed.sheets, (target) => {
    for (const syntax of SYNTAXES) {
      const { jar, inside } = jarOf(`en16931-${syntax}`);
      twice(['jar', 'xf', jar, inside], target);
      renameSync(path.join(target, inside), path.join(target, `en16931-${syntax}.xslt`));
    }
  });
}

function sef(): void {
  const compiler = createRequire(import.meta.url).resolve('xslt3/xslt3.js');
  fill(installed.sef, (target) => {
    for (const name of SYNTAXES.map((syntax) => `en16931-${syntax}`)) {
      const source = `-xsl:${path.join(installed.sheets, `${name}.xslt`)}`;
      const result = `-export:${path.join(target, `${name}.sef.json`)}`;
      twice([process.execPath, compiler, source, result, '-nogo'], target);
    }
  });
}

function maven(name: 'phive' | 'mustang', program: string): void {
  fill(installed[name], (target) =>
    twice(
      ['mvn', '-q', '-B', '-f', path.join(programs, name, 'pom.xml')].concat(
        'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies',
        '-DincludeScope=runtime',
        `-DoutputDirectory=${target}`,
      ),
    ),
  );
  classes(`${name}Classes`, installed[name], program);
}

function classes(
  name: 'saxonClasses' | 'phiveClasses' | 'mustangClasses' | 'mustangPdfClasses',
  jars: string,
  program: string,
): void {
  const sources = ['Peer.java', `${program}.java`].map((file) => path.join(programs, file));
  fill(installed[name], (target) =>
    twice(['javac', '-nowarn', '-cp', path.join(jars, '*'), '-d', target, ...sources]),
  );
}

function python(folder: string, wanted: string): void {
  fill(folder, (target) => twice(['python3', '-m', 'pip', 'install', '-q', '--target', target, wanted]));
}

/** Beside the project, not in it: no peer becomes a dependency, and no script of theirs runs. */
function npm(): void {
  fill(installed.npm, (target) =>
    twice(
      ['npm', 'install', '--silent', '--no-save', '--ignore-scripts', '--prefix', target, ...npmPeers],
      target,
    ),
  );
}

/** Built beside a copy of its sources: cargo writes its lock file there and not into the repository. */
function rust(): void {
  fill(installed.rust, (target) => {
    cpSync(path.join(here, 'peers/rust'), target, { recursive: true });
    twice(['cargo', 'build', '-q', '--release', '--target-dir', path.join(target, 'target')], target);
  });
}

/** Filled beside its place and renamed when whole: an interrupted run leaves nothing that looks finished. */
function fill(target: string, work: (part: string) => void): void {
  if (existsSync(target)) return;
  const part = `${target}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  work(part);
  renameSync(part, target);
}

/** Registries fail now and then; a second failure is a real one. */
function twice([program = '', ...args]: readonly string[], cwd: string = here): void {
  const attempt = (): number | null => spawnSync(program, args, { cwd, stdio: ['ignore', 2, 2] }).status;
  if (attempt() === 0) return;
  process.stderr.write(`${program} failed, trying once more\n`);
  if (attempt() !== 0) throw new Error(`${[program, ...args].join(' ')} failed twice`);
}
