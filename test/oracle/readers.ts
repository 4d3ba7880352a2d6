// Whether others find the invoice in our PDFs, byte for byte: Mustang (Java) and factur-x (Python), the readers most receivers
// use. Ends with the closing line `N passed, N failed, N skipped`.
//   node test/oracle/readers.ts FOLDER        PDFs that embed wrote, such as those of test/pdf/embed-corpus.ts --out

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pdfaContainer } from '../../plugins/pdfa/index.ts';
import { closingLine } from '../reporter.ts';
import { cache, fill } from './setup.ts';

const JAVA = path.join(cache, 'mustang-2.25.0');
const PYTHON = path.join(cache, 'factur-x-7.8-installed');

interface Reader {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const READERS: readonly Reader[] = [
  {
    name: 'Mustang 2.25.0',
    command: ['java', '-cp', path.join(JAVA, '*'), path.join(import.meta.dirname, 'java/Mustang.java')],
  },
  {
    name: 'factur-x 7.8',
    command: ['python3', path.join(import.meta.dirname, 'facturx_reader.py')],
    env: { PYTHONPATH: PYTHON },
  },
];

const POM = path.join(import.meta.dirname, '../bench/peers/java/mustang/pom.xml');
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies';

function setUp(): void {
  fill(JAVA, (target) => [
    ['mvn', '-q', '-B', '-f', POM, COPY, '-DincludeScope=runtime', `-DoutputDirectory=${target}`],
  ]);
  fill(PYTHON, (target) => [['python3', '-m', 'pip', 'install', '-q', '--target', target, 'factur-x==7.8']]);
}

/** What a reader found in each file: the digest of the invoice, or what it said instead. */
function found({ command: [program, ...args], env }: Reader, files: readonly string[]): Map<string, string> {
  const { stdout, status } = spawnSync(program!, args, {
    input: files.map((file) => `${file}\n`).join(''),
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${program} ended with status ${status}`);
  const lines = stdout.split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => line.split('\t').reverse() as [string, string]));
}

/** Our own reader's answer, which test/pdf/embed-corpus.ts holds against what was attached. */
async function expected(file: string): Promise<string> {
  const { xml } = await pdfaContainer.extract(readFileSync(file));
  if (!xml) throw new Error(`${file} carries no invoice`);
  return createHash('sha256').update(xml).digest('hex');
}

async function main(): Promise<void> {
  const folder = process.argv[2];
  if (!folder) throw new Error('usage: node test/oracle/readers.ts FOLDER');
  setUp();
  const files = globSync('*.pdf', { cwd: folder })
    .sort()
    .map((file) => path.resolve(folder, file));
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const wanted = new Map<string, string>();
  for (const file of files) wanted.set(file, await expected(file));
  for (const reader of READERS) {
    const answers = found(reader, files);
    let same = 0;
    for (const [file, digest] of wanted) {
      const answer = answers.get(file) ?? 'no answer';
      if (answer === digest) same++;
      else process.stdout.write(`FAIL ${reader.name}: ${path.basename(file)}: ${answer}\n`);
    }
    process.stdout.write(`${reader.name}: ${same} of ${files.length} byte for byte\n`);
    counts.passed += same;
    counts.failed += files.length - same;
  }
  process.stdout.write(`${closingLine(counts)}\n`);
  if (counts.failed > 0) process.exitCode = 1;
}

await main();
