import path from 'node:path';
import type { Transport } from '@connectrpc/connect';
import { engineClient } from '../engine.ts';
import { ChunkFiles } from './chunk-files.ts';
import { Jobs } from './jobs.ts';
import { Runner, type RunnerOptions } from './runner.ts';
import { SqliteJobs } from './sqlite.ts';

export type { Jobs } from './jobs.ts';

/** What a worker needs. */
export interface OpenWorkerOptions extends Pick<RunnerOptions, 'report' | 'times' | 'gate'> {
  readonly dataDir: string;
  readonly transport: Transport;
}

export interface OpenJobsOptions extends OpenWorkerOptions {
  /** Whether this process works on them, or leaves that to others. */
  readonly works: boolean;
  /** How long a job that has ended is still known, in ms. */
  readonly retentionMs: number;
}

export interface Worker {
  /** What is under way is put back. */
  close(): Promise<void>;
}

/** The jobs in the data folder, of one service. */
export async function openJobs({ works, retentionMs, ...options }: OpenJobsOptions): Promise<Jobs> {
  const { store, files, runner } = placeOf(options);
  const jobs = new Jobs({ store, files, runner, gate: options.gate, now: Date.now, retentionMs });
  // Whose documents were on their way when the process ended gets no more of them.
  await jobs.sweep(0);
  if (works) runner.begin();
  return jobs;
}

/** Works on the jobs in the data folder, beside the service that takes the orders. */
export function openWorker(options: OpenWorkerOptions): Worker {
  const { store, runner } = placeOf(options);
  runner.begin();
  return {
    close: async () => {
      await runner.end();
      await store.close();
    },
  };
}

function placeOf({ dataDir, transport, ...rest }: OpenWorkerOptions) {
  const store = new SqliteJobs(path.join(dataDir, 'jobs.db'));
  const files = new ChunkFiles(path.join(dataDir, 'jobs'));
  return { store, files, runner: new Runner({ store, files, engine: engineClient(transport), ...rest }) };
}
