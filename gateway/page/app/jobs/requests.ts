// What the page asks the service about jobs. They are an account's: each call carries the key.

import type { OutputFormat } from '@conforme/proto/schema';
import type { JobOut } from '@conforme/proto/schema/jobs';
import { ask } from '../service.ts';

export type { JobOut } from '@conforme/proto/schema/jobs';

/** What is done with each document: the kind of the job, and its options. */
export type Work =
  | { readonly kind: 'validate' | 'generate' | 'extract' | 'render' }
  | {
      readonly kind: 'convert';
      readonly to: OutputFormat;
      /** '' for that of each document. */
      readonly profile: string;
      readonly allowLoss: boolean;
    };

function optionsOf(work: Work): object {
  if (work.kind === 'validate') return { explain: true, plausibility: true };
  if (work.kind !== 'convert') return {};
  const { to, profile, allowLoss } = work;
  return {
    to,
    plausibility: true,
    ...(profile !== '' && { profile }),
    ...(allowLoss && { allow_loss: true }),
  };
}

export async function orderJob(work: Work, files: readonly File[]): Promise<JobOut> {
  const body = new FormData();
  const order = { kind: work.kind, options: optionsOf(work) };
  // The order comes first, so that the service knows what the files are as they come.
  body.append('job', JSON.stringify(order));
  for (const file of files) body.append('file', file, file.name);
  return (await ask('/v1/jobs', { body, keyed: true })).json<JobOut>();
}

export async function latestJobs(): Promise<readonly JobOut[]> {
  const answer = await ask('/v1/jobs', { method: 'GET', keyed: true });
  return (await answer.json<{ readonly jobs: readonly JobOut[] }>()).jobs;
}

export async function cancelJob({ id }: JobOut): Promise<void> {
  await ask(`/v1/jobs/${encodeURIComponent(id)}`, { method: 'DELETE', keyed: true });
}

/** As one file of the reader's machine: lines of JSON, or the table. */
export async function resultsOf({ id }: JobOut, what: 'results' | 'errors' | 'parquet'): Promise<Blob> {
  const path = what === 'errors' ? 'errors' : `results${what === 'parquet' ? '?format=parquet' : ''}`;
  return (await ask(`/v1/jobs/${encodeURIComponent(id)}/${path}`, { method: 'GET', keyed: true })).blob();
}
