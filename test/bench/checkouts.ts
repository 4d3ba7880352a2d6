// `node test/bench/checkouts.ts [--slices N] [--only TEXT] NAME=FOLDER…`: what requests cost the service of several checkouts, each
// built, in turns: all run at once and are asked one after the other, a slice each, so that a neighbour meets all alike. A process keeps
// the luck of its start (what was compiled when), some 3 % of a request: give a folder twice, under two names, to see it.

import path from 'node:path';
import { checkoutCalls, type CheckoutCall } from './checkout-calls.ts';
import { postOf, send, type Load } from './load.ts';
import { mainThreadMs, meterOf, usedBetween } from './process-cpu.ts';
import { authorised, startProcess, type Running } from './service.ts';

const CONNECTIONS = 8;

const given = process.argv.slice(2);
const slices = Number(optionOf('--slices') ?? 20);
const only = optionOf('--only') ?? '';
const calls = checkoutCalls().filter(({ name }) => name.includes(only));

/** A service, and what its slices took a request, in microseconds of CPU. */
interface Side {
  readonly name: string;
  readonly service: Running;
  readonly all: number[];
  readonly mainThread: number[];
}

function optionOf(option: string): string | undefined {
  const at = given.indexOf(option);
  return at === -1 ? undefined : given.splice(at, 2)[1];
}

function loadOf({ port }: Running, { path: target, type, body }: CheckoutCall): Load {
  const request = postOf(`/v1/invoices/${target}`, body, { 'content-type': type, ...authorised });
  return { port, connections: CONNECTIONS, request };
}

async function playSlice({ service, all, mainThread }: Side, call: CheckoutCall): Promise<void> {
  const pid = service.child.pid!;
  const load = loadOf(service, call);
  const [before, mainBefore] = [meterOf(pid), mainThreadMs(pid)];
  await send(load, call.slice);
  const [after, mainAfter] = [meterOf(pid), mainThreadMs(pid)];
  if (!before || !after) throw new Error('this needs /proc');
  all.push((usedBetween(before, after) * 1000) / call.slice);
  mainThread.push(((mainAfter - mainBefore) * 1000) / call.slice);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)]!;
}

function print({ name: call }: CheckoutCall, sides: readonly Side[]): void {
  const [first] = sides;
  const us = (value: number): string => value.toFixed(1).padStart(8);
  process.stdout.write(
    `${call}\n${' '.repeat(18)}` +
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

const running: (readonly [string, Running])[] = [];
try {
  for (const each of given) {
    const [name, folder] = each.split('=');
    if (!name || !folder) throw new Error(`NAME=FOLDER is wanted, not ${each}`);
    running.push([name, await startProcess({ CONFORME_WORKERS: '1' }, [], path.resolve(folder))]);
  }
  for (const call of calls) {
    const sides = running.map(([name, service]): Side => ({ name, service, all: [], mainThread: [] }));
    for (const { service } of sides) await send(loadOf(service, call), call.warmUp);
    for (let slice = 0; slice < slices; slice++)
      for (const side of slice % 2 === 0 ? sides : sides.toReversed()) await playSlice(side, call);
    print(call, sides);
  }
} finally {
  for (const [, service] of running) await service.stop();
}
