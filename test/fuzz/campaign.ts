// A run of a fuzzer: cases until the time is up, differences shrunk and counted, a dog that bites when one case hangs.

import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { passesOf } from '@conforme/engine/schematron';
import type { Passes } from '@conforme/engine/schematron';
import fc from 'fast-check';

export interface Options {
  /** Wall time; the case under way is finished. */
  readonly minutes: number;
  readonly seed: number;
  /** Cases in all, when not by time. */
  readonly runs: number | null;
  /** Optimisations of our compiler that run. */
  readonly passes: Passes;
}

export function options(): Options {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string' },
      seed: { type: 'string' },
      runs: { type: 'string' },
      passes: { type: 'string', default: 'all' },
    },
  });
  return {
    minutes: Number(values.minutes ?? 10),
    seed: Number(values.seed ?? 1),
    runs: values.runs === undefined ? null : Number(values.runs),
    passes: passesOf(values.passes),
  };
}

/** Longer than this for one case is a hang. */
const HANG_MS = 60_000;
const ROOM = 16_384;

/** Runs in a thread of its own, so that a loop without end in this one cannot keep it from barking. */
const DOG = `const { workerData: { beats, text, limit } } = require('node:worker_threads');
let last = -1, since = Date.now();
setInterval(() => {
  const now = Atomics.load(beats, 0);
  if (now !== last) { last = now; since = Date.now(); }
  else if (Date.now() - since > limit) {
    const shown = Buffer.from(text.slice(0, Atomics.load(beats, 1))).toString();
    require('node:fs').writeSync(2, 'HANG in ' + shown + '\\n');
    process.exit(3);
  }
}, 500);`;

export class Watch {
  readonly #beats = new Int32Array(new SharedArrayBuffer(8));
  readonly #text = new Uint8Array(new SharedArrayBuffer(ROOM));
  readonly #dog: Worker;

  constructor(limit = HANG_MS) {
    this.#dog = new Worker(DOG, { eval: true, workerData: { beats: this.#beats, text: this.#text, limit } });
    this.#dog.once('exit', (code) => {
      if (code === 3) process.kill(process.pid, 'SIGKILL');
    });
    this.#dog.unref();
  }

  /** Before each case. */
  beat(shown: string): void {
    const { written } = new TextEncoder().encodeInto(shown, new Uint8Array(ROOM));
    this.#text.set(Buffer.from(shown).subarray(0, Math.min(written, ROOM)));
    Atomics.store(this.#beats, 1, written);
    Atomics.add(this.#beats, 0, 1);
  }
}

/** What a case came to: null as it should be, else in words what differs. */
export type Judge<T> = (value: T) => Promise<string | null> | string | null;

/** Draws cases in rounds, each with its own seed; the first difference of a round is shrunk and ends that round. */
export async function campaign<T>(
  name: string,
  { minutes, seed, runs }: Options,
  arbitrary: fc.Arbitrary<T>,
  judge: Judge<T>,
  { shrink = true } = {},
): Promise<void> {
  const watch = new Watch();
  const until = Date.now() + minutes * 60_000;
  const differences = new Map<string, number>();
  let [cases, round] = [0, 0];
  while (runs === null ? Date.now() < until : cases < runs) {
    const property = fc.asyncProperty(arbitrary, async (value) => {
      watch.beat(JSON.stringify(value));
      cases++;
      const difference = await judge(value);
      if (difference !== null) throw new Error(difference);
    });
    const numRuns = runs === null ? 200 : Math.max(1, Math.min(200, runs - cases));
    const left = Math.max(1, until - Date.now());
    const result = await fc.check(property, {
      seed: seed * 1000 + round++,
      numRuns,
      endOnFailure: !shrink,
      ...(runs === null ? { interruptAfterTimeLimit: left } : {}),
    });
    if (result.failed && result.counterexample) {
      const shown = (result.errorInstance as Error).message;
      differences.set(shown, (differences.get(shown) ?? 0) + 1);
      process.stdout.write(`DIFFERENCE (seed ${seed * 1000 + round - 1}) ${shown}\n`);
    }
  }
  process.stdout.write(`${name}: seed ${seed}, ${cases} cases, ${differences.size} differences\n`);
  process.stdout.write(`${differences.size === 0 ? 1 : 0} passed, ${differences.size} failed, 0 skipped\n`);
  process.exitCode = differences.size === 0 ? 0 : 1;
}
