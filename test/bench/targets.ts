// What is promised, and how far we are from it: each target is a figure that may not pass its limit.

import type { Measure } from './contest.ts';
import type { PeerName, WorkName } from './peers.ts';

/** Figures besides the contest, by name; absent when not measured. */
export type Figures = Readonly<Partial<Record<FigureName, number>>>;
export type FigureName =
  | 'firstVerdictMs'
  | 'memoryMb'
  | 'memoryGrowth'
  | 'httpBasePerCore'
  | 'httpFrCtcPerCore'
  | 'httpBaseMs'
  | 'httpFrCtcMs'
  | 'convertToValidate'
  | 'leastScaling';

export interface Evidence {
  readonly measures: readonly Measure[];
  readonly figures: Figures;
}

export interface Row {
  readonly target: string;
  readonly measured: string;
  readonly limit: string;
  readonly state: 'ok' | 'MISSED' | 'not measured';
}

interface Target {
  readonly target: string;
  readonly limit: string;
  /** Undefined when what it takes was not measured. */
  judge(evidence: Evidence): { readonly measured: string; readonly met: boolean } | undefined;
}

const targets: readonly Target[] = [
  beside('EN 16931, small CII: CPU to Saxon-HE', 'en', 'small-cii', 'saxon-he', 1 / 22),
  beside('EN 16931, small CII: CPU to SaxonJS', 'en', 'small-cii', 'saxonjs', 1 / 200),
  beside('EN 16931, small CII: CPU to the Rust crate', 'en', 'small-cii', 'rust', 0.6),
  beside(
    'schema + EN 16931 + BR-FR, small CII: CPU to Saxon-HE + Xerces',
    'full',
    'small-cii',
    'saxon-he',
    1 / 60,
  ),
  beside('schema, small CII: CPU to libxml2-wasm', 'schema', 'small-cii', 'libxml2', 1 / 5),
  beside('EN 16931, 1,000 lines CII: CPU to Saxon-HE', 'en', '1000-cii', 'saxon-he', 1 / 26),
  beside('EN 16931, 1,000 lines CII: CPU to the Rust crate', 'en', '1000-cii', 'rust', 0.5),
  within('PDF + XML to Factur-X, one page of an office program: CPU', 'attach', 'office-pdf', 15),
  within('PDF + XML to Factur-X, one page without fonts: CPU', 'attach', 'bare-pdf', 15),
  within('JSON of 10 lines to Factur-X, drawn and judged: CPU', 'make', 'office-pdf', 25),
  beside(
    'PDF + XML to Factur-X, one page of an office program: CPU to factur-x',
    'attach',
    'office-pdf',
    'factur-x',
    0.3,
  ),
  beside(
    'PDF + XML to Factur-X, one page of an office program: CPU to Mustang',
    'attach',
    'office-pdf',
    'mustang',
    0.5,
  ),
  beside(
    'JSON of 10 lines to Factur-X: CPU to node-zugferd, which attaches',
    'make',
    'office-pdf',
    'node-zugferd',
    1,
  ),
  beside(
    'JSON of 10 lines to Factur-X: CPU to Mustang, which attaches',
    'make',
    'office-pdf',
    'mustang',
    0.45,
  ),
  among('JSON to Factur-X: 200 lines to ten', 'make-200', 'make', 7),
  among('XML of 10 lines to pages: CPU to JSON to Factur-X', 'render', 'make', 0.9),
  growth('schema + EN 16931 + BR-FR, CII: 10,000 lines to 1,000', 'cii', 11),
  growth('schema + EN 16931 + BR-FR, UBL: 10,000 lines to 1,000', 'ubl', 11),
  figure('process start to first verdict', 'firstVerdictMs', '≤', 180, (ms) => `${ms.toFixed(0)} ms`),
  figure('resident memory after 10,000 validations', 'memoryMb', '≤', 150, (mb) => `${mb.toFixed(0)} MB`),
  figure('memory after 10,000 to after 5,000', 'memoryGrowth', '≤', 1.05, (x) => `${x.toFixed(3)}×`),
  figure('HTTP, 15 KB, base: requests/s a core, best round', 'httpBasePerCore', '≥', 8000, thousands),
  figure('HTTP, 15 KB, fr-ctc: requests/s a core, best round', 'httpFrCtcPerCore', '≥', 8000, thousands),
  request(
    'HTTP, 15 KB, base, with key and quota: CPU a request to the engine alone',
    'schema+en',
    'httpBaseMs',
  ),
  request(
    'HTTP, 15 KB, fr-ctc, with key and quota: CPU a request to the engine alone',
    'full',
    'httpFrCtcMs',
  ),
  figure(
    'HTTP, 15 KB, fr-ctc: convert to UBL to validate, CPU, best round',
    'convertToValidate',
    '≤',
    3,
    (x) => `${x.toFixed(2)}×`,
  ),
  figure(
    'HTTP on all cores to one, the least of four calls',
    'leastScaling',
    '≥',
    1.85,
    (x) => `${x.toFixed(2)}×`,
  ),
];

/** Every target, in order. */
export function judgeTargets(evidence: Evidence): Row[] {
  return targets.map(({ target, limit, judge }) => {
    const verdict = judge(evidence);
    if (!verdict) return { target, limit, measured: '-', state: 'not measured' };
    return { target, limit, measured: verdict.measured, state: verdict.met ? 'ok' : 'MISSED' };
  });
}

function beside(target: string, work: WorkName, document: string, peer: PeerName, limit: number): Target {
  return {
    target,
    limit: `≤ ${ratio(limit)}`,
    judge: ({ measures }) => {
      const ours = measureOf(measures, 'ours', work, document);
      return compare(ours, measureOf(measures, peer, work, document), limit);
    },
  };
}

/** Ours alone, in ms. CPU is never less than what a caller waits on a quiet machine. */
function within(target: string, work: WorkName, document: string, limit: number): Target {
  return {
    target,
    limit: `≤ ${limit} ms`,
    judge: ({ measures }) => {
      const ours = measureOf(measures, 'ours', work, document)?.cpuMs;
      return ours === undefined ? undefined : { measured: `${ours.toFixed(1)} ms`, met: ours <= limit };
    },
  };
}

/** Of our own works with the page of an office program. */
function among(target: string, work: WorkName, base: WorkName, limit: number): Target {
  return {
    target,
    limit: `≤ ${ratio(limit)}`,
    judge: ({ measures }) => {
      const whole = measureOf(measures, 'ours', work, 'office-pdf');
      return compare(whole, measureOf(measures, 'ours', base, 'office-pdf'), limit);
    },
  };
}

function growth(target: string, syntax: string, limit: number): Target {
  return {
    target,
    limit: `≤ ${ratio(limit)}`,
    judge: ({ measures }) => {
      const large = measureOf(measures, 'ours', 'full', `grow-10000-${syntax}`);
      return compare(large, measureOf(measures, 'ours', 'full', `grow-1000-${syntax}`), limit);
    },
  };
}

/** By the least disturbed round of each. */
function compare(
  ours: Measure | undefined,
  theirs: Measure | undefined,
  limit: number,
): ReturnType<Target['judge']> {
  if (ours === undefined || theirs === undefined) return undefined;
  return judged(ours.leastCpuMs, theirs.leastCpuMs, limit);
}

function judged(ours: number, theirs: number, limit: number): ReturnType<Target['judge']> {
  const measured = `${ratio(ours / theirs)} (${milliseconds(ours)} : ${milliseconds(theirs)} ms)`;
  return { measured, met: ours <= theirs * limit };
}

function figure(
  target: string,
  name: FigureName,
  side: '≤' | '≥',
  limit: number,
  show: (value: number) => string,
): Target {
  return {
    target,
    limit: `${side} ${show(limit)}`,
    judge: ({ figures }) => {
      const value = figures[name];
      if (value === undefined) return undefined;
      return { measured: show(value), met: side === '≤' ? value <= limit : value >= limit };
    },
  };
}

/** A request, counted and all, to the same work in a loop of nothing else. */
function request(target: string, work: WorkName, name: FigureName): Target {
  const limit = 2.5;
  return {
    target,
    limit: `≤ ${ratio(limit)}`,
    judge: ({ measures, figures }) => {
      const whole = figures[name];
      const engine = measureOf(measures, 'ours', work, 'small-cii')?.cpuMs;
      if (whole === undefined || engine === undefined) return undefined;
      return judged(whole, engine, limit);
    },
  };
}

function measureOf(
  measures: readonly Measure[],
  peer: PeerName,
  work: WorkName,
  document: string,
): Measure | undefined {
  return measures.find((m) => m.peer === peer && m.work === work && m.document === document);
}

/** Below a half as one part of so many, as the targets are spoken of. */
export function ratio(value: number): string {
  return value <= 0.5
    ? `1/${(1 / value).toFixed(1).replace(/\.0$/, '')}`
    : `${value.toFixed(2).replace(/\.?0+$/, '')}×`;
}

export function milliseconds(ms: number): string {
  return ms.toFixed(ms < 1 ? 4 : ms < 10 ? 3 : ms < 100 ? 2 : 0);
}

function thousands(value: number): string {
  return Math.round(value).toLocaleString('en');
}
