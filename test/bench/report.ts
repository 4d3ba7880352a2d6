// The tables a person reads.

import { availableParallelism, loadavg } from 'node:os';
import type { Measure, Outcome } from './contest.ts';
import { pdfFiles, type BenchDocument } from './corpus.ts';
import type { ColdFigure, MemoryFigure } from './engine.ts';
import { PDF_WORKS, pdfPeers, peers, type WorkName } from './peers.ts';
import { perCore, type HttpFigure } from './service.ts';
import { milliseconds, type Row } from './targets.ts';
import type { ThroughputFigure } from './throughput.ts';

const TITLES: Readonly<Record<WorkName, string>> = {
  schema: 'schema',
  en: 'EN 16931',
  'schema+en': 'schema + EN 16931',
  full: 'schema + EN 16931 + BR-FR',
  attach: 'PDF + XML to Factur-X',
  make: 'invoice of 10 lines to Factur-X',
  'make-200': 'invoice of 200 lines to Factur-X',
  render: 'XML of 10 lines to pages',
};

/** One table for each work and document: every peer that did it, and how many times our CPU it took. */
export function printContest({ measures, skipped }: Outcome, documents: readonly BenchDocument[]): string {
  const load = loadavg()[0]!.toFixed(1);
  const head = `Node ${process.versions.node}, ${availableParallelism()} cores, load ${load}; ms a document\n\n`;
  const tables = documents.flatMap(({ name }) =>
    (Object.keys(TITLES) as WorkName[]).map((work) =>
      contestTable(
        `${name}: ${TITLES[work]}`,
        measures.filter((m) => m.document === name && m.work === work),
      ),
    ),
  );
  const reasons = skipped.map(({ peer, reason }) => `skipped: ${peer}, ${reason}\n`);
  return `${head}${tables.join('')}${reasons.join('')}${reasons.length > 0 ? '\n' : ''}`;
}

/** One name may be two programs: what a peer does with XML is not what it does with PDF. */
function labelOf({ peer, work }: Measure): string {
  const known = PDF_WORKS.includes(work) ? pdfPeers(pdfFiles()) : peers;
  return known.find(({ name }) => name === peer)?.label ?? peer;
}

function contestTable(title: string, measures: readonly Measure[]): string {
  if (measures.length === 0) return '';
  const ours = measures.find(({ peer }) => peer === 'ours')?.cpuMs;
  const rows = measures.map((measure) => {
    const { peer, cpuMs, bestMs, medianMs, runs, fatal } = measure;
    return [
      labelOf(measure),
      milliseconds(cpuMs),
      milliseconds(bestMs),
      milliseconds(medianMs),
      ours === undefined || peer === 'ours' ? '' : `${(cpuMs / ours).toFixed(1)}×`,
      perSecond(cpuMs),
      String(runs),
      String(fatal),
    ];
  });
  return `${lineUp([[title, 'CPU', 'best', 'median', 'CPU : ours', 'a core/s', 'runs', 'fatal'], ...rows])}\n`;
}

/** Documents a second that keep one core busy. */
function perSecond(cpuMs: number): string {
  const rate = 1000 / cpuMs;
  return rate < 10 ? rate.toFixed(1) : rate.toFixed(0);
}

export interface OwnFigures {
  readonly http: readonly HttpFigure[];
  readonly throughput: readonly ThroughputFigure[];
  readonly cold: readonly ColdFigure[];
  readonly memory: MemoryFigure | undefined;
}

export function printFigures({ http, throughput, cold, memory }: OwnFigures): string {
  const requests = http.map((f) => [
    f.call,
    ...[f.cpuUs, f.bestCpuUs].map((us) => (us === undefined ? '-' : us.toFixed(0))),
    ...[f.cpuUs, f.bestCpuUs].map((us) => (us === undefined ? '-' : perCore(us).toFixed(0))),
    milliseconds(f.medianMs),
    f.residentMb === undefined ? '-' : f.residentMb.toFixed(0),
  ]);
  const served = throughput.map((f) => [
    `${f.asked}, ${f.cores} cores`,
    ...[f.perSecond, f.perCore].map((rate) => rate.toFixed(0)),
    milliseconds(f.medianMs),
    milliseconds(f.p99Ms),
    ...[f.scaling, f.scalingByCpu].map((times) => (times === undefined ? '-' : `${times.toFixed(2)}×`)),
  ]);
  const starts = cold.map(({ what, bestMs, medianMs }) => [what, bestMs.toFixed(0), medianMs.toFixed(0)]);
  const kept = memory && [
    `resident memory of the engine`,
    memory.halfMb.toFixed(0),
    memory.wholeMb.toFixed(0),
  ];
  return [
    section(
      ['HTTP on loopback', 'CPU µs', 'best', 'requests/s a core', 'best', 'median ms', 'resident MB'],
      requests,
    ),
    section(
      ['a process a core', 'requests/s', 'a core', 'median ms at 80 %', 'p99 ms', 'to one core', 'by CPU'],
      served,
    ),
    section(['cold start, ms', 'best', 'median'], starts),
    section(['MB after', '5,000', '10,000 validations'], kept ? [kept] : []),
  ].join('');
}

function section(head: string[], rows: string[][]): string {
  return rows.length === 0 ? '' : `${lineUp([head, ...rows])}\n`;
}

export function printRows(rows: readonly Row[]): string {
  return lineUp([
    ['target', 'measured', 'limit', ''],
    ...rows.map(({ target, measured, limit, state }) => [target, measured, limit, state]),
  ]);
}

/** Columns padded to their widest cell, the first to the left; each line ends with a line break. */
export function lineUp(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}
