// The service on all cores: how much it does in a second, how long who asks waits at four fifths of that, and what a second core adds.

import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { postOf, send, sendPaced, type Load } from './load.ts';
import { meterOf, usedBetween } from './process-cpu.ts';
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
  const cores = availableParallelism();
  const alone = cores > 1 ? await onCores(1, files, plan, saturated) : undefined;
  const all = await onCores(cores, files, plan, async (loads, services, seconds) => {
    const found = await saturated(loads, services, seconds);
    return { ...found, walls: await paced(loads, found.perSecond * SHARE, seconds) };
  });
  return ASKED.map((asked): ThroughputFigure => {
    const { perSecond, perCore, free, walls } = all.get(asked)!;
    const one = alone?.get(asked);
    const sorted = walls.toSorted((a, b) => a - b);
    const at = (share: number): number =>
      sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
    return {
      asked,
      cores,
      perSecond,
      perCore,
      medianMs: at(0.5),
      p99Ms: at(0.99),
      scaling: one && ((perSecond / free) * cores) / one.perSecond,
    };
  });
}

interface Rate {
  readonly perSecond: number;
  readonly perCore: number;
  /** Cores that the load generator left to the service. */
  readonly free: number;
}

type Measured<T> = (loads: readonly Load[], services: readonly Running[], seconds: number) => Promise<T>;

/** Each process has a core of its own where the system can pin it, and as many threads as that core can keep busy: one. */
async function onCores<T>(
  cores: number,
  files: ThroughputFiles,
  { warmUp, seconds }: ThroughputPlan,
  measure: Measured<T>,
): Promise<Map<Asked, T>> {
  const services: Running[] = [];
  try {
    for (let core = 0; core < cores; core++)
      services.push(await startProcess({ CONFORME_WORKERS: '1' }, ['taskset', '-c', String(core)]));
    const found = new Map<Asked, T>();
    for (const asked of ASKED) {
      const loads = services.map(({ port }) => loadFor(asked, port, files));
      await Promise.all(loads.map((load) => send(load, warmUp)));
      found.set(asked, await measure(loads, services, seconds));
    }
    return found;
  } finally {
    for (const service of services) await service.stop();
  }
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
