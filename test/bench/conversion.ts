// `node test/bench/conversion.ts [--in-process | --http] [--rounds N]`: the small CII converted to UBL beside the same document
// validated, both as a caller asks the service for them (check fr-ctc), over HTTP and in process: in turns, the best round of each. Then
// the steps of a conversion. Issue 16's limit of the ratio is 3.

import { readFileSync } from 'node:fs';
import { createClient } from '@connectrpc/connect';
import { Engine } from '@conforme/proto/v1';
import { engineOver } from '../../core/engine.ts';
import { createRegistry } from '../../core/main.ts';
import { onStage } from '../../core/pipeline/stage.ts';
import { benchDocuments } from './corpus.ts';
import { meterOf, usedBetween } from './process-cpu.ts';
import { postOf, send } from './load.ts';
import { authorised, startProcess } from './service.ts';

const LIMIT = 3;
/** CPU of a slice, in microseconds: short, so that some slice meets no neighbour, and the same for each work, so that each meets as few. */
const SLICE = 40_000;
const WARM_UP = 8_000;
const ROUNDS = Number(/--rounds (\d+)/.exec(process.argv.join(' '))?.[1] ?? 80);
const QUERIES = { validate: 'validate?check=fr-ctc', convert: 'convert?to=ubl-xml&check=fr-ctc' } as const;

const source = readFileSync(benchDocuments().find(({ name }) => name === 'small-cii')!.file);

/** Does something so many times, and says what it took of CPU, in microseconds. */
type Work = (times: number) => Promise<number>;

/** How long one takes, roughly: from that, how many there are in a slice. */
const SAMPLE = 200;

/** As many come in together, as over several connections. */
const GROUP = 8;

async function inTurns<N extends string>(works: Readonly<Record<N, Work>>): Promise<Record<N, number>> {
  const names = Object.keys(works) as N[];
  const best = Object.fromEntries(names.map((name) => [name, Infinity])) as Record<N, number>;
  for (const name of names) {
    await works[name](WARM_UP);
    best[name] = (await works[name](SAMPLE)) / SAMPLE;
  }
  for (let round = 0; round < ROUNDS; round++)
    for (const name of names) {
      const times = Math.ceil(SLICE / best[name] / GROUP) * GROUP;
      best[name] = Math.min(best[name], (await works[name](times)) / times);
    }
  return best;
}

function counted(run: () => Promise<unknown>): Work {
  return async (times) => {
    const before = process.cpuUsage();
    for (let i = 0; i < times; i++) await run();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
}

async function inProcess(): Promise<void> {
  const engine = createClient(Engine, engineOver(await createRegistry()));
  const validate = (document: Uint8Array): Promise<unknown> =>
    engine.validate({ document: document as Uint8Array<ArrayBuffer>, check: 'fr-ctc' });
  const convert = () => engine.convert({ document: source, to: 'ubl-xml', check: 'fr-ctc' });
  const { content: result } = await convert();
  const best = await inTurns({
    validate: counted(() => validate(source)),
    convert: counted(convert),
    'validate source, then result': counted(async () => {
      await validate(source);
      await validate(result);
    }),
    // As they come in over several connections: each step is taken by all before the next.
    'eight conversions together': eight(convert),
  });
  report('in process', best);
  await reportSteps(validate, convert);
}

/** Each of the eight. */
const eight = (run: () => Promise<unknown>): Work => {
  const together = counted(() => Promise.all(Array.from({ length: GROUP }, run)));
  return (times) => together(times / GROUP);
};

/** By the clock: a step is too short for a meter of CPU. Two of a name are those of the source and of the result. */
async function reportSteps(
  validate: (document: Uint8Array) => Promise<unknown>,
  convert: () => Promise<unknown>,
): Promise<void> {
  const alone = await leastSteps(convert, 1);
  const together = await leastSteps(convert, GROUP);
  const validated = await leastSteps(() => validate(source), GROUP);
  console.log(
    '\nsteps, us by the clock (best round): of a conversion, of eight together, of eight validations',
  );
  for (const step of alone.keys())
    console.log(
      `  ${step.padEnd(22)} ${[alone, together, validated].map((steps) => column(steps.get(step))).join(' ')}`,
    );
}

const column = (micros: number | undefined): string => (micros?.toFixed(1) ?? '').padStart(7);

async function leastSteps(run: () => Promise<unknown>, group: number): Promise<Map<string, number>> {
  const least = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++)
    for (const [step, micros] of await stepsOf(run, group))
      least.set(step, Math.min(least.get(step) ?? Infinity, micros));
  return least;
}

async function stepsOf(run: () => Promise<unknown>, group: number): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  let isWritten = false;
  const stop = onStage(({ stage, ms }) => {
    isWritten ||= stage === 'write';
    const step = JUDGING.has(stage) ? `${stage}, ${isWritten ? 'result' : 'source'}` : stage;
    sums.set(step, (sums.get(step) ?? 0) + (ms * 1000) / SAMPLE);
  });
  for (let i = 0; i < SAMPLE; i += group) {
    isWritten = false;
    await Promise.all(Array.from({ length: group }, run));
  }
  stop();
  return sums;
}

const JUDGING: ReadonlySet<string> = new Set(['parse', 'structure', 'rules', 'report']);

async function overHttp(): Promise<void> {
  const service = await startProcess({ CONFORME_WORKERS: '1' });
  try {
    const asked = (path: string, connections: number): Work => {
      const headers = { 'content-type': 'application/xml', ...authorised };
      const request = postOf(`/v1/invoices/${path}`, source, headers);
      const load = { port: service.port, connections, request };
      return async (times) => {
        const before = meterOf(service.child.pid!)!;
        await send(load, times);
        return usedBetween(before, meterOf(service.child.pid!)!) * 1000;
      };
    };
    for (const connections of [1, GROUP]) {
      const works = {
        validate: asked(QUERIES.validate, connections),
        convert: asked(QUERIES.convert, connections),
      };
      report(
        connections === 1 ? 'over HTTP, one after the other' : `over HTTP, ${connections} at a time`,
        await inTurns(works),
      );
    }
  } finally {
    await service.stop();
  }
}

function report(where: string, best: Readonly<Record<'validate' | 'convert', number>>): void {
  console.log(`\n${where}, us of CPU (best of ${ROUNDS} rounds of ${SLICE / 1000} ms)`);
  for (const [name, micros] of Object.entries(best))
    console.log(`  ${name.padEnd(30)} ${micros.toFixed(1).padStart(7)}`);
  console.log(
    `  convert to validate            ${(best.convert / best.validate).toFixed(2).padStart(7)} (at most ${LIMIT})`,
  );
}

if (!process.argv.includes('--http')) await inProcess();
if (!process.argv.includes('--in-process')) await overHttp();
