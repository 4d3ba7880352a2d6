import { Worker } from 'node:worker_threads';
import { threadEnvironment } from '../environment.ts';
import type { Prepared } from './prepared.ts';

/** Why plugins cannot be loaded: every fault that was found. */
export class PluginError extends Error {
  override readonly name = 'PluginError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** Far above the largest published pack (20 s); a pack that is built to never end must end all the same. */
const LONGEST_BUILD_MS = 180_000;

export type Outcome = { readonly prepared: readonly Prepared[] } | { readonly faults: readonly string[] };

/**
 * Finds, checks and compiles the plugins of a list, in a thread of its own, because calls are answered meanwhile.
 * @throws PluginError with the faults of all of them.
 */
export async function preparePlugins(entries: readonly string[]): Promise<readonly Prepared[]> {
  if (entries.length === 0) return [];
  const outcome = await inThread(entries);
  if ('faults' in outcome) throw new PluginError(outcome.faults);
  return outcome.prepared;
}

function inThread(entries: readonly string[]): Promise<Outcome> {
  const worker = new Worker(new URL('./prepare-thread.ts', import.meta.url), {
    workerData: entries,
    env: threadEnvironment(),
  });
  return new Promise<Outcome>((resolve, reject) => {
    const late = setTimeout(() => {
      const seconds = LONGEST_BUILD_MS / 1000;
      resolve({ faults: [`building ${entries.join(', ')} took longer than ${seconds} s and was stopped`] });
      void worker.terminate();
    }, LONGEST_BUILD_MS);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(late);
      reject(new PluginError([`building ${entries.join(', ')} ended with code ${code}`]));
    });
  });
}
