import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { BatchLineSchema } from '@conforme/proto/schema/bodies';
import { MAX_DOCUMENTS } from '@conforme/proto/schema/jobs';
import { BATCH } from '../accounts/gate.ts';
import { batchLines, type Line } from '../batch/lines.ts';
import { documentsOf, ZIP_TYPES } from '../batch/upload.ts';
import { callOptions } from '../call-options.ts';
import { binary, type Endpoint } from '../endpoint.ts';
import { MAX_BODY_BYTES } from '../errors.ts';
import { note, ruleIds } from '../request-log.ts';
import { LANGUAGE } from './contents.ts';
import { VALIDATE_QUERY, validateOptions } from './validate.ts';

/**
 * Answers that wait for a client which sends everything before it reads anything: 30,000 lines without findings. Past
 * that, reading the upload waits for the client.
 */
const WAITING_BYTES = 8 * 1024 * 1024;

const FILES = {
  type: 'object',
  additionalProperties: {
    anyOf: [
      binary('application/octet-stream', 'A document.'),
      { type: 'array', items: binary('application/octet-stream', 'A document.') },
      // The status is out before the last part has come, so such a part cannot change it.
      { description: 'A part without a file name is no document: its line has the status 422.' },
    ],
  },
  minProperties: 1,
};

/** A zip, or many parts, judged one by one, with a line of JSON as each is done. */
export const validateBatch: Endpoint = {
  method: 'post',
  path: '/v1/invoices/validate/batch',
  id: 'validateBatch',
  tag: 'Invoices',
  summary: 'Judge the documents of a zip or a form, one line of JSON each',
  description:
    'Lines come as documents are judged, in the order of the upload; each is a BatchLine, and the last one counts them.',
  access: BATCH,
  query: VALIDATE_QUERY,
  parameters: [LANGUAGE],
  body: {
    'application/zip': { schema: binary('application/zip', 'A zip of documents.') },
    'multipart/form-data': { schema: FILES },
  },
  answer: {
    description: 'A line of JSON a document, then the summary.',
    content: {
      'application/x-ndjson': {
        schema: {
          type: 'string',
          description: 'Lines, each of them the JSON of a BatchLine.',
          contentMediaType: 'application/json',
          contentSchema: BatchLineSchema,
        },
      },
    },
  },
  upload: { types: ZIP_TYPES, maxBytes: ({ batchBytes }) => batchBytes },
  handler: ({ engine, batchBytes }) => {
    const limits = { uploadBytes: batchBytes, documentBytes: MAX_BODY_BYTES, documents: MAX_DOCUMENTS };
    return async (request, reply) => {
      const call = callOptions(request);
      const admission = request.admission!;
      const documents = documentsOf(request, limits);
      const lines = batchLines({ engine, admission, documents, options: validateOptions(request), call });
      const text = asText(lines, request);
      // What is wrong with the whole shows by then, and still has a status to say so.
      const first = await text.next();
      reply.headers(admission.headers());
      const body = Readable.from(from(first, text), { objectMode: false, highWaterMark: WAITING_BYTES });
      return reply.type('application/x-ndjson; charset=utf-8').send(body);
    };
  },
};

async function* asText(lines: AsyncIterable<Line>, request: FastifyRequest): AsyncGenerator<string> {
  const rules = new Set<string>();
  let bytes = 0;
  for await (const line of lines) {
    if ('result' in line) for (const rule of ruleIds(findingsOf(line.result))) rules.add(rule);
    if ('summary' in line) note(request, { rules: [...rules], ...(line.error && { code: line.error.code }) });
    const text = `${JSON.stringify(line)}\n`;
    bytes += Buffer.byteLength(text);
    note(request, { bytes });
    yield text;
  }
}

function findingsOf(result: object): readonly object[] {
  return (result as { readonly findings: readonly object[] }).findings;
}

async function* from(first: IteratorResult<string>, rest: AsyncIterable<string>): AsyncGenerator<string> {
  if (first.done !== true) yield first.value;
  yield* rest;
}
