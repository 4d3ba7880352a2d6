// Steps instead of seconds: how often each piece of code between two branches ran, as V8 counts it, so that a document costs the
// same on every machine, busy or not.

import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';

/** Function and file → steps in it. */
export type Steps = ReadonlyMap<string, number>;

/** Counts from now on; to be made before what it counts is imported, for V8 does not count what it has compiled already. */
export class StepCounter {
  readonly #session: Session = new Session();

  async start(): Promise<void> {
    // What an optimised function took into itself is not counted where it has no branches, so the same work would come to other steps.
    for (const flag of ['--no-turbofan', '--no-maglev']) setFlagsFromString(flag);
    this.#session.connect();
    await this.#session.post('Profiler.enable');
    await this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** Steps since the last time, in files that `counts` says yes to. */
  async take(counts: (url: string) => boolean): Promise<Steps> {
    const { result } = await this.#session.post('Profiler.takePreciseCoverage');
    const steps = new Map<string, number>();
    for (const { url, functions } of result.filter((script) => counts(script.url)))
      for (const { functionName, ranges } of functions) {
        const key = `${functionName || ranges[0]!.startOffset}@${url.slice(url.lastIndexOf('/') + 1)}`;
        const ran = ranges.reduce((sum, { count }) => sum + count, 0);
        steps.set(key, (steps.get(key) ?? 0) + ran);
      }
    return steps;
  }

  async stop(): Promise<void> {
    await this.#session.post('Profiler.stopPreciseCoverage');
    this.#session.disconnect();
  }
}
