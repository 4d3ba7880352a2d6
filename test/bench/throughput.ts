// The service on all cores: how much it does in a second, how long who asks waits at four fifths of that, and what a second core adds.

import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { postOf, send, sendPaced, type Load } from './load.ts';
import { meterOf, usedBetween } from './process-cpu.ts';
import { median } from './rounds.ts';
import { authorised, requestFor, startProcess, type Running } from './service.ts';

/** What is asked: a Factur-X file of ten lines, the invoice put into a page, and a document judged and written anew. */
export const ASKED = ['generate', 'embed', 'validate', 'convert'] as const;
export type Asked = (typeof ASKED)[number];

export interface ThroughputFigure {
  readonly asked: Asked;
  readonly cores: number;
  /** Answers a second of wall clock on all cores, and by the second of CPU that the service itself took. */
  readonly perSecond: number;
  readonly perCore: number;
  /** At four fifths of that rate, from the moment a request was due. */
  readonly medianMs: number;
  readonly p99Ms: number;
  /** What all cores do to what one does, each core counted as far as the load generator left it free; undefined on a machine of one. */
  readonly scaling: number | undefined;
  /** The same by the CPU the service took for an answer: what cores cost each other, whoever else is on the machine. */
  readonly scalingByCpu: number | undefined;
}

export interface ThroughputPlan {
  /** Requests before anything is counted, by process. */
  readonly warmUp: number;
  readonly seconds: number;
}

export interface ThroughputFiles {
  readonly document: string;
  readonly request: string;
  readonly pdf: string;
  readonly xml: string;
}

const SHARE = 0.8;
/** As many as wait for a process: a core is never idle for want of requests. */
const CONNECTIONS = 8;

/** A process a core, as the capacity page says: a service's light calls keep one core busy, its threads the others. */
export async function measureThroughput(
  files: ThroughputFiles,
  plan: ThroughputPlan,
): Promise<ThroughputFigure[]> {
  const services: Running[] = [];
  try {
    // Each has a core of its own where the system can pin it, and as many threads as that core can keep busy: one.
    for (let core = 0; core < availableParallelism(); core++)
      services.push(await startProcess({ CONFORME_WORKERS: '1' }, ['taskset', '-c', String(core)]));
    const figures: ThroughputFigure[] = [];
    for (const asked of ASKED) figures.push(await figureOf(asked, services, files, plan));
    return figures;
  } finally {
    for (const service of services) await service.stop();
  }
}

/**
 * Each core alone and all of them in turns, so that a neighbour who comes or goes meets both; a turn takes a second at least. One core is
 * the mean of each alone: two processes of the same code differ by several percent, by what V8 chose to compile when.
 */
const MOST_TURNS = 5;

async function figureOf(
  asked: Asked,
  services: readonly Running[],
  files: ThroughputFiles,
  { warmUp, seconds }: ThroughputPlan,
): Promise<ThroughputFigure> {
  const cores = services.length;
  const loads = services.map(({ port }) => loadFor(asked, port, files));
  await Promise.all(loads.map((load) => send(load, warmUp)));
  const alls: Rate[] = [];
  const alone: Rate[][] = [];
  const turns = Math.max(1, Math.min(MOST_TURNS, Math.floor(seconds)));
  for (let turn = 0; turn < turns; turn++) {
    const each: Rate[] = [];
    if (cores > 1) {
      for (const [core, load] of loads.entries())
        each.push(await saturated([load], [services[core]!], seconds / turns));
    }
    alone.push(each);
    alls.push(await saturated(loads, services, seconds / turns));
  }
  const perSecond = median(alls.map((all) => all.perSecond));
  const walls = (await paced(loads, perSecond * SHARE, seconds)).toSorted((a, b) => a - b);
  const at = (share: number): number => walls[Math.min(walls.length - 1, Math.floor(share * walls.length))]!;
  const ratio = (rate: (one: Rate) => number): number | undefined =>
    cores > 1
      ? median(alls.map((all, turn) => (cores * rate(all)) / mean(alone[turn]!.map(rate))))
      : undefined;
  return {
    asked,
    cores,
    perSecond,
    perCore: median(alls.map((all) => all.perCore)),
    medianMs: at(0.5),
    p99Ms: at(0.99),
    scaling: ratio((rate) => rate.perSecond / rate.free),
    scalingByCpu: ratio((rate) => rate.perCore),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

interface Rate {
  readonly perSecond: number;
  readonly perCore: number;
  /** Cores that the load generator left to the service. */
  readonly free: number;
}

async function saturated(
  loads: readonly Load[],
  services: readonly Running[],
  seconds: number,
): Promise<Rate> {
  const meters = services.map(({ child }) => meterOf(child.pid!));
  const own = process.cpuUsage();
  const began = performance.now();
  const end = began + 1000 * seconds;
  const counts = await Promise.all(loads.map((load) => send(load, Infinity, end)));
  const wall = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(own);
  const answers = counts.reduce((sum, walls) => sum + walls.length, 0);
  const used = services.reduce((sum, { child }, i) => {
    const after = meterOf(child.pid!);
    return sum + (meters[i] && after ? usedBetween(meters[i], after) / 1000 : NaN);
  }, 0);
  // On one core the generator has another to itself.
  const free = loads.length === 1 ? 1 : loads.length - (user + system) / 1e6 / wall;
  return { perSecond: answers / wall, perCore: answers / used, free };
}

/** Spread over the processes, as a balancer would. */
async function paced(loads: readonly Load[], rate: number, seconds: number): Promise<number[]> {
  const each = rate / loads.length;
  const walls = await Promise.all(loads.map((load) => sendPaced(load, each, Math.ceil(each * seconds))));
  return walls.flat();
}

function loadFor(asked: Asked, port: number, files: ThroughputFiles): Load {
  const post = (path: string, body: Uint8Array, type: string): Load => ({
    port,
    connections: CONNECTIONS,
    request: postOf(`/v1/invoices/${path}`, body, { 'content-type': type, ...authorised }),
  });
  const xml = 'application/xml';
  if (asked === 'validate') return post('validate?check=fr-ctc', readFileSync(files.document), xml);
  if (asked === 'convert') return post('convert?to=ubl-xml&check=fr-ctc', readFileSync(files.document), xml);
  if (asked === 'generate')
    return post('generate', requestFor(files.request, 'facturx-pdf'), 'application/json');
  return post('embed', partsOf(files), `multipart/form-data; boundary=${BOUNDARY}`);
}

const BOUNDARY = 'bench-boundary';

function partsOf({ pdf, xml }: ThroughputFiles): Buffer {
  const parts = [
    { name: 'pdf', type: 'application/pdf', file: pdf },
    { name: 'xml', type: 'application/xml', file: xml },
  ].flatMap(({ name, type, file }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    readFileSync(file),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}
