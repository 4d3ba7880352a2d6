// The command for jobs of a service.

import { JOB_KINDS } from '@conforme/proto/schema/jobs';
import type { Command } from '../command.ts';
import { LANG, OUTPUT } from './options.ts';

const KEY = {
  test: (value: string) => /^[\x21-\x7e]{1,128}$/.test(value),
  expected: '1 to 128 printable ASCII characters',
};
const PAIRS = {
  test: (value: string) => value.split(',').every((pair) => /^\w+=[^,]*$/.test(pair)),
  expected: 'NAME=VALUE, several separated by commas',
};

export const JOB: Command = {
  name: 'job',
  summary: 'order work on many documents from a service, and follow it',
  takes: 'submit FILE … | status|watch|results|errors|cancel ID',
  about: [
    'Documents are files, folders, patterns, a zip, lines of JSON, or objects (s3://…, all under it with a slash at its end). CONFORME_URL is the service (http://127.0.0.1:8080 without it), CONFORME_KEY the key.',
    'Exit code: 0 done, 1 some documents are invalid or refused, or it was cancelled, 2 the service refuses the request, 4 it does not answer. Ctrl-C ends the watching, not the job.',
  ],
  options: {
    kind: {
      short: 'k',
      value: JOB_KINDS.join('|'),
      oneOf: JOB_KINDS,
      about: 'what is done; validate without it',
    },
    options: {
      value: 'NAME=VALUE,…',
      accepts: PAIRS,
      about: 'query parameters of the endpoint of that kind',
    },
    'idempotency-key': { value: 'KEY', accepts: KEY, about: 'the same key again is the same job' },
    webhook: { value: 'URL', about: 'is told of the end' },
    wait: { short: 'w', about: 'watch it, too' },
    format: {
      short: 'f',
      value: 'ndjson|parquet',
      oneOf: ['ndjson', 'parquet'],
      about: 'of results; ndjson without it',
    },
    output: {
      ...OUTPUT,
      about: 'where results go (standard output without it); of submit, s3://…/ where they become objects',
    },
    json: { about: 'the job as JSON' },
    quiet: { short: 'q', about: 'no progress' },
    ...LANG,
  },
  examples: [
    ['conforme job submit invoices.zip --wait', 'judge a zip, and see it through'],
    ['conforme job submit --kind generate requests.ndjson --idempotency-key night-1', 'write invoices'],
    ['conforme job results job_8pXQ2m0vJmYw3f1A -o results.ndjson', 'a line of JSON each'],
  ],
  load: async () => (await import('../commands/job.ts')).job,
};
