// Tools that order work on many documents and read what came of it.

import type { Bilingual } from '@conforme/proto/schema';
import { briefArguments } from '@conforme/proto/schema/brief';
import {
  ReadJobToolOutSchema,
  ReadJobToolSchema,
  SubmitJobToolOutSchema,
  SubmitJobToolSchema,
} from '@conforme/proto/schema/job-tools';
import { OWN_ACCOUNT, PREVIEW } from '../accounts/gate.ts';
import { HttpError } from '../errors.ts';
import { fault, validationError, type Fault } from '../faults.ts';
import type { Uploaded } from '../jobs/document.ts';
import type { Job, Order } from '../jobs/job.ts';
import { linesIn } from '../jobs/lines-in.ts';
import { orderOf } from '../jobs/order.ts';
import { repeated } from '../query.ts';
import { unknown } from '../routes/job-found.ts';
import type { Answer, Tool } from './tool.ts';
import { turnFor } from './turn.ts';

/** Of one page: what an agent reads at a time. At least one line is shown, however long. */
const PAGE = { lines: 100, bytes: 100_000 } as const;

export const submitJob: Tool<'submit_job'> = {
  name: 'submit_job',
  title: 'Order a job',
  description: 'Orders work on many documents; read_job follows it. Each success counts.',
  input: briefArguments(SubmitJobToolSchema),
  output: SubmitJobToolOutSchema,
  access: PREVIEW,
  openWorld: false,
  aboutJobs: true,
  writes: true,
  run: async ({ kind, documents, options, idempotency_key: key }, { jobs, language }) => {
    const { service, payer } = jobs!;
    const words = { kind, options: optionsIn(options) };
    const order = placed(() => orderOf(words, { payer: payer(), language, key }, service));
    const { job } = await service.submit(order, uploaded(documents));
    return answerOf(job, {}, language);
  },
};

export const readJob: Tool<'read_job'> = {
  name: 'read_job',
  title: 'Read a job',
  description: 'How far a job is, and a page of its results.',
  input: briefArguments(ReadJobToolSchema),
  output: ReadJobToolOutSchema,
  access: OWN_ACCOUNT,
  openWorld: false,
  aboutJobs: true,
  run: async ({ id, from, errors_only: errorsOnly }, { jobs, language }) => {
    const { service, payer } = jobs!;
    const job = await service.find(payer().account, id);
    if (job === null) throw unknown();
    const page = await pageOf(service.lines(job, errorsOnly ? 'errors' : 'results'), from);
    return answerOf(job, page, language);
  },
};

/** @throws HttpError 422 where one is given twice. */
function optionsIn(query: string): Readonly<Record<string, string>> {
  const given = new URLSearchParams(query);
  const faults = [...new Set(given.keys())].flatMap((name) => {
    const values = given.getAll(name);
    return values.length > 1 ? [fault(OPTIONS, 'duplicate', repeated(name, values))] : [];
  });
  if (faults.length > 0) throw validationError(faults);
  return Object.fromEntries(given);
}

const OPTIONS = ['body', 'options'];

/** All options are one argument, and kind and key are what their schema says. */
function placed(order: () => Order): Order {
  try {
    return order();
  } catch (thrown) {
    if (!(thrown instanceof HttpError)) throw thrown;
    const faults = thrown.details as readonly Fault[];
    throw validationError(faults.map(({ type, msg }) => fault(OPTIONS, type, msg as Bilingual)));
  }
}

async function* uploaded(documents: readonly string[]): AsyncGenerator<Uploaded> {
  for (const [index, text] of documents.entries()) {
    await turnFor(text);
    const isText = /^\s*[<{]/.test(text);
    yield { name: `document ${index + 1}`, content: Buffer.from(text, isText ? 'utf8' : 'base64') };
  }
}

interface Page {
  readonly lines: readonly object[];
  readonly next: number | null;
}

/** Some lines from one on; those before it are passed over. */
async function pageOf(pieces: AsyncIterable<Buffer>, from: number): Promise<Page> {
  const lines: object[] = [];
  let [number, bytes] = [0, 0];
  for await (const line of linesIn(pieces)) {
    if (number >= from) {
      bytes += line.length;
      const isFull = lines.length === PAGE.lines || bytes > PAGE.bytes;
      if (isFull && lines.length > 0) return { lines, next: number };
      lines.push(JSON.parse(line.toString('utf8')) as object);
    }
    number++;
  }
  return { lines, next: null };
}

function answerOf(job: Job, page: Page | object, language: 'fr' | 'en'): Answer {
  const { id, state, documents, succeeded, invalid, refused } = job;
  const processed = succeeded + refused;
  const summary =
    language === 'fr'
      ? `Travail ${id} (${state}) : ${processed}/${documents} documents, ${invalid} invalides, ${refused} refusés.`
      : `Job ${id} (${state}): ${processed}/${documents} documents, ${invalid} invalid, ${refused} refused.`;
  return { result: { id, state, documents, processed, invalid, refused, ...page }, summary };
}
