// `node test/bench/before.ts FOLDER [--rounds N]`: calls over HTTP beside those of another commit, whose clone with its packages installed
// and its packs built FOLDER is: the same requests of both services in turns. Issue 16's limit of each ratio is 1.05.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { benchDocuments, pdfFiles } from './corpus.ts';
import { postOf, send } from './load.ts';
import { meterOf, usedBetween } from './process-cpu.ts';
import { median } from './rounds.ts';
import { authorised, requestFor, startProcess, type Running } from './service.ts';

const LIMIT = 1.05;
const ROUNDS = Number(/--rounds (\d+)/.exec(process.argv.join(' '))?.[1] ?? 30);
const [, , folder] = process.argv;
if (folder === undefined) throw new Error('node test/bench/before.ts FOLDER [--rounds N]');

const small = readFileSync(benchDocuments().find(({ name }) => name === 'small-cii')!.file);
const { request } = pdfFiles();

interface Call {
  readonly name: string;
  readonly path: string;
  readonly type: string;
  readonly body: Uint8Array;
  /** Requests of a slice: so few that some slice meets no neighbour. */
  readonly slice: number;
  readonly warmUp: number;
}

const XML = { type: 'application/xml', body: small, slice: 200, warmUp: 8_000 };
const JSON_OF_TEN = { path: 'generate', type: 'application/json' };

const CALLS: readonly Call[] = [
  { ...XML, name: 'validate, fr-ctc', path: 'validate?check=fr-ctc' },
  { ...XML, name: 'extract', path: 'extract' },
  { ...XML, name: 'extract without XML', path: 'extract?include_xml=false' },
  {
    ...JSON_OF_TEN,
    name: 'generate CII of ten lines',
    body: requestFor(request, 'cii-xml'),
    slice: 100,
    warmUp: 5_000,
  },
  {
    ...JSON_OF_TEN,
    name: 'generate Factur-X of ten lines',
    body: requestFor(request, 'facturx-pdf'),
    slice: 20,
    warmUp: 600,
  },
];

interface Side {
  readonly service: Running;
  /** Call → CPU a request of each round, in microseconds. */
  readonly rounds: ReadonlyMap<Call, number[]>;
}

async function sideOf(of: string): Promise<Side> {
  const service = await startProcess({ CONFORME_WORKERS: '1' }, [], path.resolve(of));
  return { service, rounds: new Map(CALLS.map((call) => [call, []])) };
}

/** @returns CPU of all threads of the service a request, in microseconds. */
async function asked({ service }: Side, call: Call, requests: number): Promise<number> {
  const pid = service.child.pid!;
  const headers = { 'content-type': call.type, ...authorised };
  const before = meterOf(pid)!;
  await send(
    {
      port: service.port,
      connections: 8,
      request: postOf(`/v1/invoices/${call.path}`, call.body, headers),
    },
    requests,
  );
  return (usedBetween(before, meterOf(pid)!) * 1000) / requests;
}

const [before, now] = [await sideOf(folder), await sideOf(path.resolve(import.meta.dirname, '../..'))];
try {
  for (const call of CALLS) for (const side of [before, now]) await asked(side, call, call.warmUp);
  for (let round = 0; round < ROUNDS; round++)
    for (const call of CALLS)
      for (const side of [before, now]) side.rounds.get(call)!.push(await asked(side, call, call.slice));
} finally {
  await before.service.stop();
  await now.service.stop();
}

console.log(
  `us of CPU a request, best and median of ${ROUNDS} rounds: before, now, and their ratio (at most ${LIMIT})`,
);
for (const call of CALLS)
  for (const [word, figure] of [
    ['best', (all: readonly number[]) => Math.min(...all)],
    ['median', median],
  ] as const) {
    const [was, is] = [figure(before.rounds.get(call)!), figure(now.rounds.get(call)!)];
    console.log(
      `  ${call.name.padEnd(32)} ${word.padEnd(8)} ${was.toFixed(1).padStart(8)} ${is.toFixed(1).padStart(8)} ${(is / was).toFixed(2).padStart(6)}`,
    );
  }
