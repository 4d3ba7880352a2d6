// node test/round-trip/run.ts DIR [--check base|fr-ctc] [--to cii|ubl]... [--every N] [--random N] [--seed N] [--json]
// Every document that the official artefacts find valid, our examples and random invoices: read, written again in the same
// profile and syntax, and compared. With --to, documents of the other syntax go there and back instead. Exit 1 when content is
// lost in silence, or when fewer than 99.5 % are accepted as they come back.

import { parseArgs } from 'node:util';
import { closingLine } from '../reporter.ts';
import { thereAndBack } from './convert.ts';
import { corpusSamples, exampleSamples, randomSamples, type Check, type Sample } from './documents.ts';
import { openFrontDoor, type FrontDoor } from './front-door.ts';
import { countsOf, printRun, type Run } from './report.ts';
import { roundTrip, type Trip } from './trip.ts';

/** Every so many CII documents also come back as a PDF. */
const PDF_EVERY = 10;

async function roundTrips(door: FrontDoor, samples: readonly Sample[], check: Check): Promise<Run> {
  const [trips, pdfs, left]: [Trip[], Trip[], Sample[]] = [[], [], []];
  let turn = 0;
  for (const sample of samples) {
    const trip = await roundTrip(door, sample, check, `${sample.syntax}-xml`);
    if (trip) trips.push(trip);
    else left.push(sample);
    const isDrawn = sample.syntax === 'cii' && sample.set !== 'random' && trip?.refusals.length === 0;
    if (!isDrawn || turn++ % PDF_EVERY !== 0) continue;
    const pdf = await roundTrip(door, sample, check, 'facturx-pdf');
    if (pdf) pdfs.push(pdf);
  }
  return { trips, pdfs, left, mustAccept: true };
}

async function conversions(door: FrontDoor, samples: readonly Sample[], check: Check): Promise<Run> {
  const [trips, left]: [Trip[], Sample[]] = [[], []];
  for (const sample of samples) {
    const trip = await thereAndBack(door, sample, check);
    if (trip) trips.push(trip);
    else left.push(sample);
  }
  return { trips, pdfs: [], left, mustAccept: false };
}

async function samplesOf(door: FrontDoor, folder: string, check: Check): Promise<Sample[]> {
  return [
    ...corpusSamples(folder, check, Number(values.every)),
    ...(await exampleSamples(door)),
    ...(await randomSamples(door, Number(values.random), Number(values.seed))),
  ];
}

async function run(door: FrontDoor, folder: string, check: Check): Promise<Run> {
  const samples = await samplesOf(door, folder, check);
  if (values.to.length === 0) return roundTrips(door, samples, check);
  const ofOther = samples.filter(
    ({ syntax, set }) => set !== 'random' && values.to.some((to) => to !== syntax),
  );
  return conversions(door, ofOther, check);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'string', default: 'base' },
    to: { type: 'string', multiple: true, default: [] },
    every: { type: 'string', default: '1' },
    random: { type: 'string', default: '200' },
    seed: { type: 'string', default: '42' },
    json: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
const check = (['base', 'fr-ctc'] as const).find((each) => each === values.check);
if (!folder || !check || values.to.some((to) => to !== 'cii' && to !== 'ubl'))
  throw new Error(
    'usage: node test/round-trip/run.ts DIR [--check base|fr-ctc] [--to cii|ubl]... [--every N] [--json]',
  );
const door = await openFrontDoor();
const outcome = await run(door, folder, check);
await door.close();
const isBulk = (key: string): boolean => key === 'xml' || key === 'documents';
if (values.json)
  console.log(JSON.stringify(outcome, (key, value: unknown) => (isBulk(key) ? undefined : value), 1));
else printRun(outcome);
const counts = countsOf(outcome);
console.log(`\n${closingLine(counts)}`);
process.exitCode = counts.failed === 0 ? 0 : 1;
