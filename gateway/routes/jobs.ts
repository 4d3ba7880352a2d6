import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { JobOrderSchema, JobOutSchema, JobsOutSchema, MAX_DOCUMENTS } from '@conforme/proto/schema/jobs';
import { readersLanguage } from '../accept.ts';
import { OWN_ACCOUNT, PREVIEW } from '../accounts/gate.ts';
import { binary, type Contents, type Endpoint } from '../endpoint.ts';
import { MAX_BODY_BYTES } from '../errors.ts';
import type { Gateway } from '../gateway.ts';
import { followed, type Look } from '../jobs/followed.ts';
import type { Job } from '../jobs/job.ts';
import { jobOut, orderedOut } from '../jobs/job-out.ts';
import { orderOf, wordsIn } from '../jobs/order.ts';
import { formOf } from '../jobs/upload.ts';
import { json, LANGUAGE } from './contents.ts';
import { EXAMPLE, ID, idOf, jobOf, jobsOf, payerOf, unknown } from './job-found.ts';

/** Well below the 60 s of silence after which proxies cut a connection by default (nginx: proxy_read_timeout). */
const SILENT_MS = 15_000;

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
      required: ['job'],
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
  query: {},
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
      const key = request.headers['idempotency-key'] ?? null;
      const caller = { payer: payerOf(request), language: readersLanguage(request), key };
      const { order, documents } = await formOf(
        request,
        (text) => orderOf(wordsIn(text), caller, jobs),
        limits,
      );
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
  query: {},
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
  query: {},
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
  query: {},
  parameters: [ID],
  answer: { description: 'The job.', content: json(JobOutSchema, { ...EXAMPLE, state: 'cancelled' }) },
  refusals: [404],
  handler: (gateway) => async (request) => {
    const cancelled = await jobsOf(gateway).cancel(payerOf(request).account, idOf(request));
    if (cancelled === null) throw unknown();
    return jobOut(cancelled, Date.now());
  },
};

export const jobEvents: Endpoint = {
  method: 'get',
  path: '/v1/jobs/{id}/events',
  id: 'jobEvents',
  tag: 'Jobs',
  summary: 'Follow a job',
  description:
    'Server-Sent Events: `progress` with the job whenever it is further, and `end` with it when it has ended; comments between them keep the connection. Each event ' +
    'is the whole job, so whoever connects again has missed nothing.',
  access: OWN_ACCOUNT,
  query: {},
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
  const find = () => jobs!.find(first.account, first.id);
  const isOver = (): boolean => operations.draining || raw.destroyed;
  for await (const look of followed(first, { find, isOver, silentMs: SILENT_MS })) yield eventOf(look);
}

/** Nothing comes of a comment but bytes on the connection. */
export function eventOf({ job, isFurther, isEnd }: Look): string {
  if (!isFurther) return ': still there\n\n';
  return `event: ${isEnd ? 'end' : 'progress'}\ndata: ${JSON.stringify(jobOut(job, Date.now()))}\n\n`;
}
