// Answers about jobs: many documents in one order, worked on by and by.

import type { Static } from 'typebox';
import { choice, count, list, nullable, object, part, text } from './builders.ts';
import { ErrorOutSchema } from './errors.ts';
import { Type } from './type.ts';

export const JOB_KINDS = ['validate', 'generate', 'extract', 'convert', 'render'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

export const JOB_STATES = ['receiving', 'waiting', 'running', 'done', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

const moment = (what: string) => text(null, `${what}, ISO 8601 in UTC.`);

export const JobOutSchema = object('JobOut', 'A job, and how far it is.', {
  id: text(null, 'Identifier.'),
  kind: choice(JOB_KINDS, null, 'What is done with each document: what the endpoint of this name does.'),
  state: choice(JOB_STATES, null, '`done` and `cancelled` are final.'),
  created_at: moment('When it was ordered'),
  started_at: nullable(moment('When work on it began')),
  ended_at: nullable(moment('When it ended')),
  documents: count('Documents in all.'),
  processed: count('Documents with a result.'),
  succeeded: count('Documents answered with 200; of validate, valid or not. Each of them is counted.'),
  invalid: count('Of validate: documents judged invalid.'),
  refused: count('Documents answered with an error.'),
  rate: nullable(
    Type.Unsafe<number>({
      type: 'number',
      description: 'Documents a second since it began; null before.',
      'x-terms': [],
    }),
  ),
  expected_at: nullable(moment('When it will be done at this rate; null where that is not known or past')),
});

export type JobOut = Static<typeof JobOutSchema>;

export const JobsOutSchema = object('JobsOut', 'Jobs of an account, newest first.', {
  jobs: list(JobOutSchema, null, 'At most a hundred.'),
});

export const JobLineSchema = object(
  'JobLine',
  'One line of the results of a job: what became of one document.',
  {
    index: count('Place of the document in the upload, from 0.'),
    name: text(
      null,
      'Its name in the upload; in a list of JSON its `name`, or that of the list with its place.',
    ),
    status: count('What the endpoint of the kind would have answered.'),
    result: Type.Optional(
      Type.Unsafe<object>({
        type: 'object',
        description: 'What the endpoint of the kind answers as JSON.',
        'x-terms': [],
      }),
    ),
    error: Type.Optional(part(ErrorOutSchema, null, 'Why there is no result.')),
  },
);
