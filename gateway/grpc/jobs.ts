// Jobs over gRPC: the service of /v1/jobs at the other door.

import { setTimeout as pause } from 'node:timers/promises';
import type { ConnectRouter, HandlerContext, ServiceImpl } from '@connectrpc/connect';
import { file_conforme_v1_jobs, Jobs, type JobOrder, type SubmitJobRequest } from '@conforme/proto/v1/jobs';
import type { JobOut } from '@conforme/proto/schema/jobs';
import { OWN_ACCOUNT, PREVIEW, type Access, type Gate, type Payer } from '../accounts/gate.ts';
import { largeDocument } from '../batch/document.ts';
import { HttpError, MAX_BODY_BYTES } from '../errors.ts';
import { fault, validationError } from '../faults.ts';
import type { Uploaded } from '../jobs/document.ts';
import { followed } from '../jobs/followed.ts';
import type { Job } from '../jobs/job.ts';
import { jobOut } from '../jobs/job-out.ts';
import { orderOf } from '../jobs/order.ts';
import type { JobService } from '../jobs/service.ts';
import { unknown } from '../routes/job-found.ts';
import { languageOf, refused, remoteAddress } from './gate.ts';

/** The door gives up a call that is silent for longer. */
const SILENT_MS = 30_000;

/** Until a reset that was sent with the end of a stream is here. */
const RESET_MS = 25;

const ORDER_FIRST = {
  en: 'The first message is the order, the others are documents.',
  fr: 'Le premier message est la commande, les autres sont des documents.',
};
const CLOSED = {
  en: 'The service is starting, or keeps no jobs.',
  fr: 'Le service démarre, ou ne prend pas de lots.',
};

export interface JobsOverGrpc {
  /** Null while it starts, and where the operator has none. */
  readonly jobs: () => JobService | null;
  readonly gate: Gate;
  /** The service is about to stop. */
  readonly stopping: () => boolean;
}

/** For the gRPC door of the core (`beside`). Each call asks for a key, wherever it comes from: a job is an account's. */
export function jobsBeside(parts: JobsOverGrpc) {
  const add = (router: ConnectRouter): void => void router.service(Jobs, implementation(parts));
  return { file: file_conforme_v1_jobs, add };
}

function implementation(parts: JobsOverGrpc): ServiceImpl<typeof Jobs> {
  const own = (context: HandlerContext): Promise<Admitted> => admitted(parts, context, OWN_ACCOUNT);
  const found = async (id: string, context: HandlerContext): Promise<[JobService, Job]> => {
    const { jobs, payer } = await own(context);
    const job = await jobs.find(payer.account, id);
    if (job === null) throw unknown();
    return [jobs, job];
  };
  return {
    submitJob: (requests, context) => said(context, () => submitted(parts, requests, context)),
    getJob: ({ id }, context) => said(context, async () => ({ job: message((await found(id, context))[1]) })),
    listJobs: (_request, context) =>
      said(context, async () => {
        const { jobs, payer } = await own(context);
        return { jobs: (await jobs.list(payer.account)).map(message) };
      }),
    cancelJob: ({ id }, context) =>
      said(context, async () => {
        const { jobs, payer } = await own(context);
        const job = await jobs.cancel(payer.account, id);
        if (job === null) throw unknown();
        return { job: message(job) };
      }),
    async *watchJob({ id }, context) {
      const [jobs, first] = await said(context, () => found(id, context));
      const isOver = (): boolean => context.signal.aborted || parts.stopping();
      yield* reported(context, watched(jobs, first, isOver));
    },
    async *readJobResults({ id, errorsOnly }, context) {
      const [jobs, job] = await said(context, () => found(id, context));
      for await (const piece of reported(context, jobs.lines(job, errorsOnly ? 'errors' : 'results')))
        yield { lines: new Uint8Array(piece) };
    },
  };
}

interface Admitted {
  readonly jobs: JobService;
  readonly payer: Payer;
}

async function admitted(
  { jobs, gate }: JobsOverGrpc,
  context: HandlerContext,
  access: Access,
): Promise<Admitted> {
  const headers = Object.fromEntries(context.requestHeader);
  const admission = await gate.admit({ headers, remoteAddress: context.values.get(remoteAddress) }, access);
  const service = jobs();
  if (service === null) throw new HttpError('not_found', CLOSED);
  return { jobs: service, payer: admission.payer! };
}

/** Refusals as this door tells them. */
async function said<T>(context: HandlerContext, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    throw thrown instanceof HttpError ? refused(thrown, languageOf(context.requestHeader)) : thrown;
  }
}

async function* reported<T>(context: HandlerContext, source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source;
  } catch (thrown) {
    throw thrown instanceof HttpError ? refused(thrown, languageOf(context.requestHeader)) : thrown;
  }
}

async function submitted(
  parts: JobsOverGrpc,
  requests: AsyncIterable<SubmitJobRequest>,
  context: HandlerContext,
) {
  const { jobs, payer } = await admitted(parts, context, PREVIEW);
  const messages = requests[Symbol.asyncIterator]();
  const first = await messages.next();
  if (first.done || first.value.part.case !== 'order') throw misplaced();
  const words = first.value.part.value;
  const caller = {
    payer,
    language: languageOf(context.requestHeader),
    key: words.idempotencyKey === '' ? null : words.idempotencyKey,
  };
  const order = orderOf(wordsOf(words), caller, jobs);
  const documents = documentsIn({ [Symbol.asyncIterator]: () => messages });
  const { job } = await jobs.submit(order, untilTheirEnd(documents, context.signal));
  return { job: message(job), webhookSecret: job.webhook?.secret ?? '' };
}

async function* documentsIn(messages: AsyncIterable<SubmitJobRequest>): AsyncGenerator<Uploaded> {
  let index = 0;
  for await (const { part } of messages) {
    if (part.case !== 'document') throw misplaced();
    const { name, content } = part.value;
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.length) as Buffer<ArrayBuffer>;
    const isLarge = bytes.length > MAX_BODY_BYTES;
    yield { name: name || `document ${index + 1}`, content: isLarge ? largeDocument() : bytes };
    index++;
  }
}

/** The stream of a client that gives up ends as a whole one does, with what was on its way; that it was reset comes right behind. */
async function* untilTheirEnd(
  documents: AsyncIterable<Uploaded>,
  signal: AbortSignal,
): AsyncGenerator<Uploaded> {
  yield* documents;
  await pause(RESET_MS);
  signal.throwIfAborted();
}

const misplaced = (): HttpError => validationError([fault(['body', 'job'], 'missing', ORDER_FIRST)]);

/** As over HTTP, where an order is JSON. */
function wordsOf({
  kind,
  options,
  input,
  outputPrefix,
  webhook,
}: JobOrder): Readonly<Record<string, unknown>> {
  const { case: from, value } = input?.from ?? { case: undefined, value: undefined };
  return {
    kind,
    options,
    ...(input && {
      input: from === undefined ? {} : { [from]: from === 'objects' ? value.addresses : value },
    }),
    ...(outputPrefix !== undefined && { output: { prefix: outputPrefix } }),
    ...(webhook && {
      webhook: {
        url: webhook.url,
        ...(webhook.secret !== undefined && { secret: webhook.secret }),
        ...(webhook.events.length > 0 && { events: webhook.events }),
      },
    }),
  };
}

async function* watched(jobs: JobService, first: Job, isOver: () => boolean) {
  const find = () => jobs.find(first.account, first.id);
  for await (const { job } of followed(first, { find, isOver, silentMs: SILENT_MS }))
    yield { job: message(job) };
}

function message(job: Job) {
  const out: JobOut = jobOut(job, Date.now());
  return {
    id: out.id,
    kind: out.kind,
    state: out.state,
    createdAt: out.created_at,
    documents: out.documents,
    processed: out.processed,
    succeeded: out.succeeded,
    invalid: out.invalid,
    refused: out.refused,
    ...(out.started_at !== null && { startedAt: out.started_at }),
    ...(out.ended_at !== null && { endedAt: out.ended_at }),
    ...(out.rate !== null && { rate: out.rate }),
    ...(out.expected_at !== null && { expectedAt: out.expected_at }),
    ...(out.webhook !== null && { webhookState: out.webhook.state }),
  };
}
