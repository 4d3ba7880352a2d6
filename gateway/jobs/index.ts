import type { Transport } from '@connectrpc/connect';
import { trusting } from '../accounts/address.ts';
import { engineClient } from '@conforme/proto/engine-client';
import { Jobs } from './jobs.ts';
import { Messenger, type MessengerOptions } from './messenger.ts';
import { isReachable } from './receiver.ts';
import { Runner, type RunnerOptions } from './runner.ts';

export { embeddedJobs } from './embedded.ts';
export type { JobEngine } from './engine.ts';
export type { Jobs } from './jobs.ts';

/** What a worker needs. */
export interface OpenWorkerOptions extends Pick<RunnerOptions, 'place' | 'report' | 'times' | 'gate'> {
  readonly transport: Transport;
}

export interface OpenJobsOptions extends OpenWorkerOptions {
  /** Whether this process works on them, or leaves that to others. */
  readonly works: boolean;
  /** How long a job that has ended is still known, in ms. */
  readonly retentionMs: number;
  /** Addresses and networks that webhooks may reach besides the public one. */
  readonly webhookNetworks: readonly string[];
  readonly messageTimes?: MessengerOptions['times'];
}

export interface Worker {
  /** What is under way is put back. */
  close(): Promise<void>;
}

/** The jobs of a service. Closes their engine with itself. */
export async function openJobs(options: OpenJobsOptions): Promise<Jobs> {
  const { works, retentionMs, webhookNetworks, messageTimes: times = {}, ...others } = options;
  const runner = runnerOf(others);
  const { place, gate, report } = others;
  const [isOurs, anyOurs] = [trusting(webhookNetworks), webhookNetworks.length > 0];
  const messenger = new Messenger({ outbox: place.outbox, now: Date.now, isOurs, report, times });
  const reaches = (url: URL): boolean => isReachable(url, isOurs, anyOurs);
  const jobs = new Jobs({ place, runner, messenger, reaches, gate, now: Date.now, retentionMs });
  await jobs.begin();
  if (works) runner.begin();
  messenger.begin();
  return jobs;
}

/** Works on the jobs beside the service that takes the orders. Closes their engine with itself. */
export function openWorker(options: OpenWorkerOptions): Worker {
  const runner = runnerOf(options);
  runner.begin();
  return {
    close: async () => {
      await runner.end();
      await options.place.close();
    },
  };
}

function runnerOf({ transport, ...rest }: OpenWorkerOptions): Runner {
  return new Runner({ engine: engineClient(transport), ...rest });
}
