import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { JobLineSchema } from '@conforme/proto/schema/jobs';
import { OWN_ACCOUNT } from '../accounts/gate.ts';
import { binary, type Contents, type Endpoint } from '../endpoint.ts';
import { oneOf, readQuery } from '../query.ts';
import { ID, jobOf, jobsOf } from './job-found.ts';

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

const PARQUET = 'application/vnd.apache.parquet';

const TABLE: Contents = {
  [PARQUET]: {
    schema: binary(
      PARQUET,
      'A row a document: index, name, status, error, message, valid, flavor, profile, error_count, warning_count, and rules, the list of those broken.',
    ),
  },
};

const RESULTS_QUERY = {
  format: {
    ...oneOf(['ndjson', 'parquet']),
    default: 'ndjson',
    description: 'Lines of JSON with the whole results, or a table of verdicts in Apache Parquet.',
  },
};

export const jobResults: Endpoint = {
  method: 'get',
  path: '/v1/jobs/{id}/results',
  id: 'jobResults',
  tag: 'Jobs',
  summary: 'What became of the documents of a job, a line of JSON or a row each',
  description: 'Those that are done by now, in the order of the upload.',
  access: OWN_ACCOUNT,
  query: RESULTS_QUERY,
  parameters: [ID],
  answer: { description: 'Lines of JSON, or a table.', content: { ...LINES, ...TABLE } },
  refusals: [404],
  handler: (gateway) => async (request, reply) => {
    const { format } = readQuery(request.query, RESULTS_QUERY);
    const lines = jobsOf(gateway).lines(await jobOf(gateway, request), 'results');
    if (format === 'ndjson' && request.headers.accept !== PARQUET) return sendLines(reply, lines);
    // Most processes never write a table, and start without what does.
    const { parquetOf } = await import('../jobs/parquet.ts');
    return reply.type(PARQUET).send(Readable.from(parquetOf(lines), { objectMode: false }));
  },
};

export const jobErrors: Endpoint = {
  method: 'get',
  path: '/v1/jobs/{id}/errors',
  id: 'jobErrors',
  tag: 'Jobs',
  summary: 'The documents of a job that need a look',
  description: 'Lines of the results: those that were refused, and of validate those judged invalid.',
  access: OWN_ACCOUNT,
  query: {},
  parameters: [ID],
  answer: { description: 'Lines of JSON.', content: LINES },
  refusals: [404],
  handler: (gateway) => async (request, reply) =>
    sendLines(reply, jobsOf(gateway).lines(await jobOf(gateway, request), 'errors')),
};

function sendLines(reply: FastifyReply, lines: AsyncIterable<Buffer>): FastifyReply {
  return reply.type('application/x-ndjson; charset=utf-8').send(Readable.from(lines, { objectMode: false }));
}
