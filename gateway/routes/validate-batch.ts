import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BATCH } from '../accounts/gate.ts';
import { through } from '../accounts/route.ts';
import type { Gateway } from '../app.ts';
import { batchLines, type Line } from '../batch/lines.ts';
import { documentsOf, ZIP_TYPES } from '../batch/upload.ts';
import { MAX_BODY_BYTES } from '../errors.ts';
import { note, ruleIds } from '../request-log.ts';
import { callOptions } from './generate.ts';
import { validateOptions } from './validate.ts';

/** More files than a month of a busy sender, and a table of contents that is read in a moment. */
const MAX_DOCUMENTS = 10_000;

/**
 * Answers that wait for a client which sends everything before it reads anything: 30,000 lines without findings. Past
 * that, reading the upload waits for the client.
 */
const WAITING_BYTES = 8 * 1024 * 1024;

/** POST /v1/invoices/validate/batch: a zip, or many parts, judged one by one, with a line of JSON as each is done. */
export function validateBatchRoutes(app: FastifyInstance, { engine, gate, batchBytes }: Gateway): void {
  const limits = { uploadBytes: batchBytes, documentBytes: MAX_BODY_BYTES, documents: MAX_DOCUMENTS };
  const route = { ...through(gate, BATCH), config: { maxBodyBytes: batchBytes } };
  app.register(async (scope) => {
    scope.addContentTypeParser([...ZIP_TYPES], (_request, body, done) => done(null, body));
    scope.post('/v1/invoices/validate/batch', route, async (request, reply) => {
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
    });
  });
}

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
