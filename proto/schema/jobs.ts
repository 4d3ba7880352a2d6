// Answers about jobs: many documents in one order, worked on by and by.

import type { Static } from 'typebox';
import { choice, count, list, nullable, object, part, text } from './builders.ts';
import { ErrorOutSchema } from './errors.ts';
import { Type } from './type.ts';

export const JOB_KINDS = ['validate', 'generate', 'extract', 'convert', 'render'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

export const JOB_STATES = ['receiving', 'waiting', 'running', 'done', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** What a webhook may hear: that a job has ended, and how. */
export const JOB_EVENTS = ['job.done', 'job.cancelled'] as const;
export type JobEvent = (typeof JOB_EVENTS)[number];

export const DELIVERY_STATES = ['waiting', 'delivered', 'given_up', 'unwanted'] as const;

/** Documents of one order, and of one batch: more than a month of a busy sender. */
export const MAX_DOCUMENTS = 10_000;

const moment = (what: string) => text(null, `${what}, ISO 8601 in UTC.`);

const WEBHOOK_SECRET = text(
  null,
  'Key of the signatures: `whsec_` and 24 to 64 bytes in Base64. Without one, the service makes one and shows it in the answer to the order.',
  { pattern: '^whsec_[A-Za-z0-9+/]{32,86}={0,2}$' },
);

export const WebhookSchema = object('JobWebhook', 'Who is notified of the end of a job.', {
  url: text(null, 'HTTPS, on the public network.', { format: 'uri', maxLength: 2048 }),
  secret: Type.Optional(WEBHOOK_SECRET),
  events: Type.Optional(list(choice(JOB_EVENTS, null, 'An end.'), null, 'Ends to tell of; all without it.')),
});

const address = (what: string) =>
  text(null, `${what}, \`s3://bucket/key\`, in a place that the operator opens.`, { pattern: '^s3://' });

export const JobInputSchema = object('JobInput', 'Objects that are the documents: one of the three.', {
  prefix: Type.Optional(address('Every object under it')),
  manifest: Type.Optional(address('An object with an address a line')),
  objects: Type.Optional(list(address('An object'), null, 'Each is a document.')),
});

export const JobOutputSchema = object('JobOutput', 'Where results are written as objects, too.', {
  prefix: text(null, 'Ends with a slash, in a place that the operator opens.', {
    pattern: '^s3://[^/]+/(.*/)?$',
  }),
});

export const JobOrderSchema = object('JobOrder', 'What is ordered.', {
  kind: choice(JOB_KINDS, null, 'What is done with each document: what the endpoint of this name does.'),
  options: Type.Optional(
    Type.Unsafe<object>({
      type: 'object',
      additionalProperties: { type: ['string', 'number', 'boolean'] },
      description: 'Query parameters of the endpoint of that kind.',
      'x-terms': [],
    }),
  ),
  input: Type.Optional(part(JobInputSchema, null, 'Objects that are its documents, instead of an upload.')),
  output: Type.Optional(part(JobOutputSchema, null, 'Where its results become objects.')),
  webhook: Type.Optional(part(WebhookSchema, null, 'Who is notified of its end.')),
});

export const WebhookOutSchema = object(
  'JobWebhookOut',
  'Who is notified of the end of a job, and whether it worked.',
  {
    url: text(null, 'Where to.'),
    events: list(choice(JOB_EVENTS, null, 'An end.'), null, 'Ends it is notified of.'),
    state: choice(
      DELIVERY_STATES,
      null,
      '`given_up` after the last attempt; `unwanted`: the end was none of the events.',
    ),
    attempts: count('Attempts by now.'),
    last_error: nullable(text(null, 'Why the latest one that failed did; null where none did.')),
    next_at: nullable(moment('When it is tried again')),
    delivered_at: nullable(moment('When the receiver took it')),
    secret: Type.Optional(text(null, 'Key of the signatures; in the answer to the order alone.')),
  },
);

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
  webhook: nullable(part(WebhookOutSchema, null, 'Who is notified of its end; null for nobody.')),
});

export const WebhookMessageSchema = object('JobMessage', 'What a webhook receives.', {
  type: choice(JOB_EVENTS, null, 'How the job ended.'),
  timestamp: moment('When the job ended'),
  data: part(JobOutSchema, null, 'The job; its `webhook` is null.'),
});

export type JobOut = Static<typeof JobOutSchema>;
export type JobWebhookOut = Static<typeof WebhookOutSchema>;

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
