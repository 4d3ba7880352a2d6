// node test/round-trip/official.ts DIR [--count 300]
// Documents that came back and documents that were converted, taken evenly from the corpus in both syntaxes, must pass the
// official schema and packs of decision 11 under libxml2 and Saxon, and PDFs veraPDF. Needs the oracle (test/oracle/setup.ts).

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compileXsd } from '../oracle/libxml2-schema.ts';
import { runSheets } from '../oracle/official.ts';
import { officialSchema, officialSheet, setUpOracle } from '../oracle/setup.ts';
import { judgePdfs } from '../oracle/verapdf.ts';
import { closingLine } from '../reporter.ts';
import { thereAndBack } from './convert.ts';
import { corpusSamples, exampleSamples, type Check, type Sample } from './documents.ts';
import { openFrontDoor, type FrontDoor } from './front-door.ts';
import { readTree } from './tree.ts';
import { roundTrip, type Trip, type Written } from './trip.ts';

interface Made extends Written {
  readonly name: string;
  readonly check: Check;
  readonly profile: string | null;
  readonly file: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '300' } },
});
const [folder] = positionals;
if (!folder) throw new Error('usage: node test/round-trip/official.ts DIR [--count N]');
const scratch = mkdtempSync(path.join(tmpdir(), 'round-trip-'));
const counts = { passed: 0, failed: 0, skipped: 0 };

function note(ok: boolean, what: string, reasons: readonly string[]): void {
  counts[ok ? 'passed' : 'failed'] += 1;
  if (!ok) process.stdout.write(`FAIL ${what}${reasons.map((each) => `\n       ${each}`).join('')}\n`);
}

/** `count` of them, from the first to the last. */
function evenly<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, list.length / count);
  return Array.from({ length: Math.min(count, list.length) }, (_, at) => list[Math.floor(at * step)]!);
}

async function make(door: FrontDoor, count: number): Promise<Made[]> {
  const made: Made[] = [];
  for (const check of ['base', 'fr-ctc'] as const) {
    const all = [
      ...corpusSamples(folder!, check, 1),
      ...(check === 'fr-ctc' ? await exampleSamples(door) : []),
    ];
    for (const syntax of ['cii', 'ubl'] as const) {
      const wanted = evenly(
        all.filter((each) => each.syntax === syntax),
        count / 2,
      );
      for (const sample of wanted)
        for (const trip of await tripsOf(door, sample, check)) made.push(...(await keep(door, trip, check)));
    }
  }
  return made;
}

async function tripsOf(door: FrontDoor, sample: Sample, check: Check): Promise<Trip[]> {
  const trips = [
    await roundTrip(door, sample, check, `${sample.syntax}-xml`),
    await thereAndBack(door, sample, check),
    sample.set === 'examples' && sample.syntax === 'cii'
      ? await roundTrip(door, sample, check, 'facturx-pdf')
      : null,
  ];
  return trips.filter((trip) => trip !== null);
}

let number = 0;

/** Writes what a trip made to files, for judges that read files. */
async function keep(door: FrontDoor, { sample, output, documents }: Trip, check: Check): Promise<Made[]> {
  return Promise.all(
    documents.map(async (each) => {
      const read = await door.extract(each.content);
      const profile = 'refusals' in read ? null : read.profile;
      const file = path.join(scratch, `${++number}.${each.syntax === 'pdf' ? 'pdf' : 'xml'}`);
      writeFileSync(file, each.content);
      return { ...each, check, profile, file, name: `${output} ${each.syntax} ${sample.name}` };
    }),
  );
}

const FACTURX = new Set(['basicwl', 'extended']);

/** Packs of a document on its own (decision 11). */
function packsOf({ syntax, profile, check }: Made): string[] {
  const french = check === 'fr-ctc' ? [`br-fr-${syntax}`] : [];
  if (syntax === 'cii' && FACTURX.has(profile ?? '')) return [`facturx-${profile}`, ...french];
  return [profile === 'extended-ctc-fr' ? `extended-ctc-fr-${syntax}` : `en16931-${syntax}`, ...french];
}

function schemaOf({ syntax, profile, content }: Made): string {
  if (syntax === 'cii') return FACTURX.has(profile ?? '') ? `facturx-${profile}` : 'cii-d22b';
  return readTree(content).name === 'cn:CreditNote' ? 'ubl-creditnote-2.1' : 'ubl-invoice-2.1';
}

function judgeSchemas(made: readonly Made[]): void {
  for (const [schema, documents] of Map.groupBy(made, schemaOf)) {
    const faultsOf = compileXsd(officialSchema(schema)!);
    for (const { name, content } of documents) {
      const faults = faultsOf(content);
      note(faults === 0, `${schema} ${name}`, [`${faults} faults`]);
    }
  }
}

async function judgePacks(made: readonly Made[]): Promise<void> {
  for (const [key, documents] of Map.groupBy(made, (each) => packsOf(each).join())) {
    const sheets = Object.fromEntries(key.split(',').map((pack) => [pack, officialSheet(pack)]));
    const names = new Map(documents.map(({ file, name }) => [file, name]));
    for await (const line of runSheets(sheets, [...names.keys()], true)) {
      const fatal = (line.findings ?? []).filter(({ flag }) => flag !== 'warning');
      const reasons = fatal.map(({ rule, location, text }) => `${rule} ${location}: ${text}`);
      const isSound = line.aborted === undefined && fatal.length === 0;
      note(isSound, `${line.pack} ${names.get(line.file)}`, line.aborted ? [line.aborted] : reasons);
    }
  }
}

async function judgeDrawn(made: readonly Made[]): Promise<void> {
  const names = new Map(made.map(({ file, name }) => [file, name]));
  for await (const { file, pass, failures, messages, error } of judgePdfs([...names.keys()])) {
    const reasons = failures.map((clause, at) => `${clause}: ${messages[at]}`);
    note(pass, `veraPDF 3b ${names.get(file)}`, error ? [error] : reasons);
  }
}

setUpOracle();
const door = await openFrontDoor();
try {
  const made = await make(door, Number(values.count));
  const [drawn, written] = [
    made.filter(({ syntax }) => syntax === 'pdf'),
    made.filter(({ syntax }) => syntax !== 'pdf'),
  ];
  const converted = written.filter(({ name }) => name.includes(' to '));
  process.stdout.write(
    `${written.length} documents, ${converted.length} of them converted, and ${drawn.length} PDFs\n`,
  );
  judgeSchemas(written);
  await judgePacks(written);
  await judgeDrawn(drawn);
} finally {
  await door.close();
  rmSync(scratch, { recursive: true });
}
process.stdout.write(`\n${closingLine(counts)}\n`);
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1;
