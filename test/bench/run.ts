// npm run bench [-- OPTIONS | small | large | FILE.xml]: see README.md beside it.

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contest, type ContestPlan, type Outcome } from './contest.ts';
import { benchDocuments, pdfDocuments, pdfFiles, type BenchDocument } from './corpus.ts';
import { measureCold, measureMemory, type ColdFigure, type MemoryFigure } from './engine.ts';
import { partsOf } from './parts.ts';
import { pdfPeers, peers } from './peers.ts';
import { printContest, printFigures, printRows } from './report.ts';
import { measureHttp, perCore, type HttpCall, type HttpFigure, type HttpPlan } from './service.ts';
import { setUp } from './setup.ts';
import { measureThroughput, type ThroughputFigure, type ThroughputPlan } from './throughput.ts';
import { judgeTargets, type Figures } from './targets.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    setup: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    smoke: { type: 'boolean', default: false },
    only: { type: 'string' },
    json: { type: 'string' },
  },
});

interface Pace {
  readonly contest: ContestPlan;
  readonly http: HttpPlan;
  readonly throughput: ThroughputPlan;
  readonly coldStarts: number;
}

/**
 * V8 settles after some fifteen thousand runs; counted earlier, compiling doubles the CPU of each. A smoke run shows that
 * everything works; its figures mean nothing.
 */
const PACES: Readonly<Record<'full' | 'quick' | 'smoke', Pace>> = {
  full: {
    contest: { rounds: 9, sliceMs: 200, warmth: 1 },
    http: { warmUp: 15_000, requests: 1_000, rounds: 48 },
    throughput: { warmUp: 2_000, seconds: 8 },
    coldStarts: 15,
  },
  quick: {
    contest: { rounds: 3, sliceMs: 150, warmth: 0.3 },
    http: { warmUp: 5_000, requests: 1_000, rounds: 6 },
    throughput: { warmUp: 500, seconds: 3 },
    coldStarts: 3,
  },
  smoke: {
    contest: { rounds: 1, sliceMs: 5, warmth: 0.001 },
    http: { warmUp: 10, requests: 50, rounds: 1 },
    throughput: { warmUp: 2, seconds: 0.2 },
    coldStarts: 1,
  },
};

if (values.smoke && values.check) throw new Error('a smoke run measures nothing that --check could judge');

const pace = PACES[values.smoke ? 'smoke' : values.quick ? 'quick' : 'full'];

/** Measures of our own that are no contest; named beside the peers in --only. */
/** `gateway`: what a keyed and counted request costs beside the engine alone on the same document. */
const OWN_MEASURES = ['http', 'cold', 'memory', 'pdf', 'gateway', 'throughput'] as const;

export interface Results extends Outcome {
  readonly http: readonly HttpFigure[];
  readonly throughput: readonly ThroughputFigure[];
  readonly cold: readonly ColdFigure[];
  readonly memory: MemoryFigure | undefined;
}

const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** @throws Error naming a peer or measure that does not exist. */
function chosen(): (name: string) => boolean {
  if (values.only === undefined) return () => true;
  const known = [...peers.map(({ name }) => name), ...OWN_MEASURES] as string[];
  const names = values.only.split(',');
  const stranger = names.find((name) => !known.includes(name));
  if (stranger !== undefined) throw new Error(`--only ${stranger}: known are ${known.join(', ')}`);
  return (name) => names.includes(name);
}

/** Cold start and memory come first, while no peer holds memory or cores. */
async function measureAll(wanted: (name: string) => boolean, documents: BenchDocument[]): Promise<Results> {
  const small = documents.find(({ name }) => name === 'small-cii')!;
  const cold = wanted('cold') ? await measureCold(small.file, pace.coldStarts) : [];
  const memory = wanted('memory') ? await measureMemory(small.file, small.syntax, 10_000) : undefined;
  const http =
    wanted('http') || wanted('gateway') ? await measureHttp(small.file, pdfFiles().request, pace.http) : [];
  const throughput = wanted('throughput') ? await throughputOf(small) : [];
  return { ...(await contestAll(wanted, documents)), http, throughput, cold, memory };
}

function throughputOf({ file }: BenchDocument): Promise<ThroughputFigure[]> {
  const { request, xml } = pdfFiles();
  return measureThroughput({ document: file, request, xml, pdf: pdfDocuments()[0]!.file }, pace.throughput);
}

/**
 * Small and large documents in turns of their own, with fresh processes: the garbage of a document of 10,000 lines is
 * collected while a small one is measured, and would be charged to it.
 */
async function contestAll(wanted: (name: string) => boolean, documents: BenchDocument[]): Promise<Outcome> {
  if (wanted('gateway') && !wanted('ours')) documents = documents.filter(({ name }) => name === 'small-cii');
  const contestants = peers.filter(({ name }) => wanted(name) || (name === 'ours' && wanted('gateway')));
  const large = ({ lines }: BenchDocument): boolean => lines >= 1000;
  const small = await contest(
    contestants,
    documents.filter((each) => !large(each)),
    pace.contest,
    say,
  );
  const rest = await contest(contestants, documents.filter(large), pace.contest, say);
  const turns = [small, rest, ...(wanted('pdf') ? [await pdfContest()] : [])];
  const reasons = turns
    .flatMap(({ skipped }) => skipped)
    .map((each) => [JSON.stringify(each), each] as const);
  return {
    measures: turns.flatMap(({ measures }) => measures),
    skipped: [...new Map(reasons).values()],
  };
}

/** All who write PDF, whoever was named: there is one table. A document takes them long, so slices are longer too. */
function pdfContest(): Promise<Outcome> {
  const plan = { ...pace.contest, sliceMs: 4 * pace.contest.sliceMs };
  return contest(pdfPeers(pdfFiles()), pdfDocuments(), plan, say);
}

/**
 * An absolute figure has no peer beside it to meet the same neighbours: of the starts and of the rounds over HTTP the best is judged, what
 * a core does when it is ours. What is compared with the engine is the median, as the engine's is.
 */
function figuresOf({ http, throughput, cold, memory }: Results): Figures {
  const over = (name: HttpCall): HttpFigure | undefined => http.find(({ call }) => call === name);
  const base = over('validate, base');
  const frCtc = over('validate, fr-ctc');
  const convert = over('convert to UBL, fr-ctc');
  const named = {
    firstVerdictMs: cold.find(({ what }) => what.startsWith('the engine'))?.bestMs,
    memoryMb: memory?.wholeMb,
    memoryGrowth: memory && memory.wholeMb / memory.halfMb,
    httpBasePerCore: base?.bestCpuUs && perCore(base.bestCpuUs),
    httpFrCtcPerCore: frCtc?.bestCpuUs && perCore(frCtc.bestCpuUs),
    httpBaseMs: base?.cpuUs && base.cpuUs / 1000,
    httpFrCtcMs: frCtc?.cpuUs && frCtc.cpuUs / 1000,
    leastScaling: leastOf(throughput.flatMap(({ scaling }) => scaling ?? [])),
    convertToValidate: convert?.bestCpuUs && frCtc?.bestCpuUs && convert.bestCpuUs / frCtc.bestCpuUs,
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}

const leastOf = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : Math.min(...values);

/** A target nobody measured is a fault only where everything is set up, which CI says of itself. */
function failed(rows: ReturnType<typeof judgeTargets>): boolean {
  const strict = Boolean(process.env['CI']) && values.only === undefined;
  return rows.some(({ state }) => state === 'MISSED' || (strict && state === 'not measured'));
}

async function bench(): Promise<void> {
  const started = performance.now();
  const documents = benchDocuments();
  const results = await measureAll(chosen(), documents);
  const rows = judgeTargets({ measures: results.measures, figures: figuresOf(results) });
  process.stdout.write(printContest(results, [...documents, ...pdfDocuments()]));
  process.stdout.write(printFigures(results));
  process.stdout.write(values.smoke ? 'a smoke run: its figures mean nothing\n' : printRows(rows));
  process.stdout.write(`\nthe whole run took ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
  if (values.json !== undefined)
    writeFileSync(path.resolve(values.json), `${JSON.stringify({ ...results, targets: rows }, null, 2)}\n`);
  if (values.check && failed(rows)) process.exitCode = 1;
}

const [part] = positionals;
if (values.setup) process.exitCode = setUp() ? 0 : 1;
else if (part !== undefined) await partsOf(part);
else await bench();
