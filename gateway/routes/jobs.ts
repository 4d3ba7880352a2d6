import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import {
  JobLineSchema,
  JobOrderSchema,
  JobOutSchema,
  JobsOutSchema,
  MAX_DOCUMENTS,
  type JobOut,
} from '@conforme/proto/schema/jobs';
import type { Payer } from '../accounts/gate.ts';
import { OWN_ACCOUNT, PREVIEW } from '../accounts/gate.ts';
import { binary, type Contents, type Endpoint } from '../endpoint.ts';
import { HttpError, MAX_BODY_BYTES } from '../errors.ts';
import type { Gateway } from '../gateway.ts';
import { isEnded, type Job } from '../jobs/job.ts';
import { jobOut, orderedOut } from '../jobs/job-out.ts';
import type { JobService } from '../jobs/service.ts';
import { orderOf } from '../jobs/order.ts';
import { formOf } from '../jobs/upload.ts';
import { json, LANGUAGE } from './contents.ts';

/** Between two looks of those who follow a job. */
const LOOK_MS = 500;

const EXAMPLE: JobOut = {
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

const ID = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Identifier of the job.',
  schema: { type: 'string', minLength: 1 },
  example: EXAMPLE.id,
};

const KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A job is ordered once under one key: a request with the same key answers the job that is there.',
  schema: { type: 'string', minLength: 1, maxLength: 128 },
};

const UPLOAD: Contents = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['job', 'file'],
      additionalProperties: false,
      properties: {
        job: {
          type: 'string',
          contentMediaType: 'application/json',
          description:
            'What to do, as JSON: `{"kind": "validate", "options": {"check": "fr-ctc"}}`. The options are the query parameters of the endpoint of that kind.',
          contentSchema: JobOrderSchema,
        },
        file: {
          anyOf: [
            binary('application/octet-stream', 'A zip, lines of JSON, a JSON array, or a document.'),
            { type: 'array', items: binary('application/octet-stream', 'A document.') },
          ],
        },
      },
    },
  },
};

const LINES: Contents = {
  'application/x-ndjson': {
    schema: {
      type: 'string',
      description: 'Lines, each of them the JSON of a JobLine.',
      contentMediaType: 'application/json',
      contentSchema: JobLineSchema,
    },
  },
};

export const submitJob: Endpoint = {
  method: 'post',
  path: '/v1/jobs',
  id: 'submitJob',
  tag: 'Jobs',
  summary: 'Order work on many documents',
  description:
    'The part `job` says what to do, the parts `file` after it what to do it with: a zip, lines of JSON or a JSON array (generate requests; for other kinds ' +
    'objects with `content_base64` and `name`), or documents. Answers as soon as all have come; the work is done by and by, survives a restart, and counts each ' +
    'document that succeeds once.',
  access: PREVIEW,
  parameters: [KEY, LANGUAGE],
  body: UPLOAD,
  answer: { description: 'The job.', content: json(JobOutSchema, EXAMPLE) },
  refusals: [404],
  upload: { types: [], maxBytes: ({ batchBytes }) => batchBytes },
  handler: (gateway) => {
    const { batchBytes } = gateway;
    const limits = { uploadBytes: batchBytes, documentBytes: MAX_BODY_BYTES, documents: MAX_DOCUMENTS };
    return async (request) => {
      const jobs = jobsOf(gateway);
      const reaches = (url: URL): boolean => jobs.reaches(url);
      const { order, documents } = await formOf(request, (text) => orderOf(text, request, reaches), limits);
      const { job } = await jobs.submit(order, documents);
      return orderedOut(job, Date.now());
    };
  },
};

export const listJobs: Endpoint = {
  method: 'get',
  path: '/v1/jobs',
  id: 'listJobs',
  tag: 'Jobs',
  summary: 'The latest jobs of the account',
  access: OWN_ACCOUNT,
  answer: { description: 'The jobs.', content: json(JobsOutSchema, { jobs: [EXAMPLE] }) },
  refusals: [404],
  handler: (gateway) => async (request) => {
    const found = await jobsOf(gateway).list(payerOf(request).account);
    return { jobs: found.map((job) => jobOut(job, Date.now())) };
  },
};

export const job: Endpoint = {
  method: 'get',
  path: '/v1/jobs/{id}',
  id: 'job',
  tag: 'Jobs',
  summary: 'How far a job is',
  access: OWN_ACCOUNT,
  parameters: [ID],
  answer: { description: 'The job.', content: json(JobOutSchema, EXAMPLE) },
  refusals: [404],
  handler: (gateway) => async (request) => jobOut(await jobOf(gateway, request), Date.now()),
};

export const cancelJob: Endpoint = {
  method: 'delete',
  path: '/v1/jobs/{id}',
  id: 'cancelJob',
  tag: 'Jobs',
  summary: 'Cancel a job',
  description: 'Results that are there by then stay. A job that has ended stays as it is.',
  access: OWN_ACCOUNT,
  parameters: [ID],
  answer: { description: 'The job.', content: json(JobOutSchema, { ...EXAMPLE, state: 'cancelled' }) },
  refusals: [404],
  handler: (gateway) => async (request) => {
    const cancelled = await jobsOf(gateway).cancel(payerOf(request).account, idOf(request));
    if (cancelled === null) throw unknown();
    return jobOut(cancelled, Date.now());
  },
};

export const jobResults: Endpoint = linesEndpoint('results', {
  id: 'jobResults',
  summary: 'What became of the documents of a job, a line of JSON each',
  description: 'Those that are done by now, in the order of the upload.',
});

export const jobErrors: Endpoint = linesEndpoint('errors', {
  id: 'jobErrors',
  summary: 'The documents of a job that need a look',
  description: 'Lines of the results: those that were refused, and of validate those judged invalid.',
});

function linesEndpoint(
  kind: 'results' | 'errors',
  words: Pick<Endpoint, 'id' | 'summary' | 'description'>,
): Endpoint {
  return {
    method: 'get',
    path: `/v1/jobs/{id}/${kind}`,
    tag: 'Jobs',
    ...words,
    access: OWN_ACCOUNT,
    parameters: [ID],
    answer: { description: 'Lines of JSON.', content: LINES },
    refusals: [404],
    handler: (gateway) => async (request, reply) => {
      const found = await jobOf(gateway, request);
      const lines = Readable.from(jobsOf(gateway).lines(found, kind), { objectMode: false });
      return reply.type('application/x-ndjson; charset=utf-8').send(lines);
    },
  };
}

export const jobEvents: Endpoint = {
  method: 'get',
  path: '/v1/jobs/{id}/events',
  id: 'jobEvents',
  tag: 'Jobs',
  summary: 'Follow a job',
  description:
    'Server-Sent Events: `progress` with the job whenever it is further, and `end` with it when it has ended.',
  access: OWN_ACCOUNT,
  parameters: [ID],
  answer: {
    description: 'The events.',
    content: {
      'text/event-stream': {
        schema: { type: 'string', contentMediaType: 'application/json', contentSchema: JobOutSchema },
      },
    },
  },
  refusals: [404],
  handler: (gateway) => async (request, reply) => {
    const first = await jobOf(gateway, request);
    const events = Readable.from(eventsOf(gateway, first, request), { objectMode: false });
    return reply.type('text/event-stream; charset=utf-8').send(events);
  },
};

async function* eventsOf(gateway: Gateway, first: Job, { raw }: FastifyRequest): AsyncGenerator<string> {
  const { jobs, operations } = gateway;
  let sent = '';
  for (let found: Job | null = first; found !== null; found = await jobs!.find(first.account, first.id)) {
    const isOver = isEnded(found);
    const state = `${found.state} ${found.succeeded} ${found.refused}`;
    if (state !== sent) yield event(isOver ? 'end' : 'progress', jobOut(found, Date.now()));
    sent = state;
    // A service that stops does not wait for a client that only listens; a client reads them again.
    if (isOver || operations.draining || raw.destroyed) return;
    await pause(LOOK_MS);
  }
}

const event = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

const OFF = {
  en: 'This service keeps no jobs.',
  fr: 'Ce service ne prend pas de travaux par lots différés.',
};
const UNKNOWN = { en: 'There is no such job.', fr: "Ce travail n'existe pas." };

/** @throws HttpError 404 where the operator has none. */
function jobsOf({ jobs }: Gateway): JobService {
  if (jobs === null) throw new HttpError('not_found', OFF);
  return jobs;
}

async function jobOf(gateway: Gateway, request: FastifyRequest): Promise<Job> {
  const found = await jobsOf(gateway).find(payerOf(request).account, idOf(request));
  if (found === null) throw unknown();
  return found;
}

const unknown = (): HttpError => new HttpError('not_found', UNKNOWN);
const idOf = ({ params }: FastifyRequest): string => (params as { readonly id: string }).id;

/** Of endpoints that ask for a key. */
export function payerOf({ admission }: FastifyRequest): Payer {
  return admission!.payer!;
}
