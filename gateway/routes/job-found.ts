// Which job a request is about.

import type { FastifyRequest } from 'fastify';
import type { JobOut } from '@conforme/proto/schema/jobs';
import type { Payer } from '../accounts/gate.ts';
import { HttpError } from '../errors.ts';
import type { Gateway } from '../gateway.ts';
import type { Job } from '../jobs/job.ts';
import type { JobService } from '../jobs/service.ts';

export const EXAMPLE: JobOut = {
  id: 'job_8pXQ2m0vJmYw3f1A',
  kind: 'validate',
  state: 'running',
  created_at: '2026-11-23T07:00:00.000Z',
  started_at: '2026-11-23T07:00:01.000Z',
  ended_at: null,
  documents: 10_000,
  processed: 2_500,
  succeeded: 2_498,
  invalid: 31,
  refused: 2,
  rate: 1250,
  expected_at: '2026-11-23T07:00:09.000Z',
  webhook: {
    url: 'https://erp.example/conforme',
    events: ['job.done', 'job.cancelled'],
    state: 'waiting',
    attempts: 0,
    last_error: null,
    next_at: null,
    delivered_at: null,
  },
};

export const ID = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Identifier of the job.',
  schema: { type: 'string', minLength: 1 },
  example: EXAMPLE.id,
};

const OFF = {
  en: 'This service keeps no jobs.',
  fr: 'Ce service ne prend pas de lots.',
};
const UNKNOWN = { en: 'There is no such job.', fr: "Ce lot n'existe pas." };

/** @throws HttpError 404 where the operator has none. */
export function jobsOf({ jobs }: Gateway): JobService {
  if (jobs === null) throw new HttpError('not_found', OFF);
  return jobs;
}

export async function jobOf(gateway: Gateway, request: FastifyRequest): Promise<Job> {
  const found = await jobsOf(gateway).find(payerOf(request).account, idOf(request));
  if (found === null) throw unknown();
  return found;
}

export const unknown = (): HttpError => new HttpError('not_found', UNKNOWN);
export const idOf = ({ params }: FastifyRequest): string => (params as { readonly id: string }).id;

/** Of endpoints that ask for a key. */
export function payerOf({ admission }: FastifyRequest): Payer {
  return admission!.payer!;
}
