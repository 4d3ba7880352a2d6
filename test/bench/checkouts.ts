// `node test/bench/checkouts.ts [--slices N] [--requests N] NAME=FOLDER…`: what a request costs the service of several checkouts, each
// built, in turns: all run at once and are asked one after the other, a slice each, so that a neighbour meets all alike. A process keeps
// the luck of its start (what was compiled when), some 3 % of a request: give a folder twice, under two names, to see it.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { benchDocuments } from './corpus.ts';
import { send } from './load.ts';
import { mainThreadMs, meterOf, usedBetween } from './process-cpu.ts';
import { loadOf, startProcess, type Running } from './service.ts';

const CHECKS = ['base', 'fr-ctc'] as const;
const WARM_UP = 12_000;

const given = process.argv.slice(2);
const slices = numberOf('--slices', 20);
const requests = numberOf('--requests', 1000);

/** A service, and what its slices took a request, in microseconds of CPU. */
interface Side {
  readonly name: string;
  readonly service: Running;
  readonly all: number[];
  readonly mainThread: number[];
}

function numberOf(option: string, otherwise: number): number {
  const at = given.indexOf(option);
  return at === -1 ? otherwise : Number(given.splice(at, 2)[1]);
}

async function playSlice({ service, all, mainThread }: Side, check: string, document: Buffer): Promise<void> {
  const pid = service.child.pid!;
  const load = loadOf(service.port, `validate?check=${check}`, document);
  const [before, mainBefore] = [meterOf(pid), mainThreadMs(pid)];
  await send(load, requests);
  const [after, mainAfter] = [meterOf(pid), mainThreadMs(pid)];
  if (!before || !after) throw new Error('this needs /proc');
  all.push((usedBetween(before, after) * 1000) / requests);
  mainThread.push(((mainAfter - mainBefore) * 1000) / requests);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)]!;
}

function print(check: string, sides: readonly Side[]): void {
  const [first] = sides;
  const us = (value: number): string => value.toFixed(1).padStart(8);
  process.stdout.write(
    `validate, ${check}`.padEnd(20) +
      'us best    quarter  median | to the first: best quarter | main thread, median\n',
  );
  for (const { name, all, mainThread } of sides) {
    const ratio = (share: number): string =>
      (quantile(all, share) / quantile(first!.all, share)).toFixed(3).padStart(8);
    process.stdout.write(
      `${name.padEnd(18)}${us(quantile(all, 0))} ${us(quantile(all, 0.25))} ${us(quantile(all, 0.5))} | ${ratio(0)} ${ratio(0.25)} | ${us(quantile(mainThread, 0.5))}\n`,
    );
  }
}

const document = readFileSync(benchDocuments().find(({ name }) => name === 'small-cii')!.file);
const running: (readonly [string, Running])[] = [];
try {
  for (const each of given) {
    const [name, folder] = each.split('=');
    if (!name || !folder) throw new Error(`NAME=FOLDER is wanted, not ${each}`);
    running.push([name, await startProcess({}, [], path.resolve(folder))]);
  }
  for (const check of CHECKS) {
    const sides = running.map(([name, service]): Side => ({ name, service, all: [], mainThread: [] }));
    for (const { service } of sides)
      await send(loadOf(service.port, `validate?check=${check}`, document), WARM_UP);
    for (let slice = 0; slice < slices; slice++)
      for (const side of slice % 2 === 0 ? sides : sides.toReversed()) await playSlice(side, check, document);
    print(check, sides);
  }
} finally {
  for (const [, service] of running) await service.stop();
}
