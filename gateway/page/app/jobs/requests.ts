// What the page asks the service about jobs. They are an account's: each call carries the key.

import type { JobKind, JobOut } from '@conforme/proto/schema/jobs';
import { ask } from '../service.ts';

export type { JobOut } from '@conforme/proto/schema/jobs';

/** Kinds that need no options besides the documents. */
export const KINDS = ['validate', 'generate', 'extract', 'render'] as const satisfies readonly JobKind[];
export type Kind = (typeof KINDS)[number];

export async function orderJob(kind: Kind, files: readonly File[]): Promise<JobOut> {
  const body = new FormData();
  const options = kind === 'validate' ? { explain: true, plausibility: true } : {};
  // The order comes first, so that the service knows what the files are as they come.
  body.append('job', JSON.stringify({ kind, options }));
  for (const file of files) body.append('file', file, file.name);
  return (await (await ask('/v1/jobs', { body, keyed: true })).json()) as JobOut;
}

export async function latestJobs(): Promise<readonly JobOut[]> {
  const answer = await ask('/v1/jobs', { method: 'GET', keyed: true });
  return ((await answer.json()) as { readonly jobs: readonly JobOut[] }).jobs;
}

export async function cancelJob({ id }: JobOut): Promise<void> {
  await ask(`/v1/jobs/${encodeURIComponent(id)}`, { method: 'DELETE', keyed: true });
}

/** As one file of the reader's machine: lines of JSON, or the table. */
export async function resultsOf({ id }: JobOut, what: 'results' | 'errors' | 'parquet'): Promise<Blob> {
  const path = what === 'errors' ? 'errors' : `results${what === 'parquet' ? '?format=parquet' : ''}`;
  return (await ask(`/v1/jobs/${encodeURIComponent(id)}/${path}`, { method: 'GET', keyed: true })).blob();
}
