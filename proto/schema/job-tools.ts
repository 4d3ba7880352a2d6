// What agents send and get about jobs, in few words: all tools together are read in every conversation.

import { choice, count, defaulted, flag, list, nullable, object, orNull, text, whole } from './builders.ts';
import { FORMS } from './forms.ts';
import { JOB_KINDS, JOB_STATES, JobLineSchema, MAX_DOCUMENTS } from './jobs.ts';

export const SubmitJobToolSchema = object('SubmitJobArguments', 'Documents to work on, and how.', {
  kind: choice(JOB_KINDS, null, ''),
  documents: list(
    text(null, 'A document.'),
    null,
    'Each a text: XML, JSON of generate_invoice, or a PDF in base64.',
    1,
  ),
  options: defaulted(text(null, 'As check=base&to=ubl-xml.'), ''),
  idempotency_key: orNull(text(null, '', { pattern: FORMS.word.pattern })),
});

export const ReadJobToolSchema = object('ReadJobArguments', 'Which results to show.', {
  id: text(null, ''),
  from: defaulted(whole(0, MAX_DOCUMENTS, ''), 0),
  errors_only: defaulted(flag(''), false),
});

const state = {
  id: text(null, 'Identifier.'),
  state: choice(JOB_STATES, null, '`done` and `cancelled` are final.'),
  documents: count('Documents in all.'),
  processed: count('Documents with a result.'),
  invalid: count('Of validate: documents judged invalid.'),
  refused: count('Documents answered with an error.'),
};

export const SubmitJobToolOutSchema = object('SubmittedJob', 'The job.', state);

export const ReadJobToolOutSchema = object('JobPage', 'How far a job is, and some of its results.', {
  ...state,
  lines: list(JobLineSchema, null, 'Results, in the order of the documents.'),
  next: nullable(count('Where the next page begins; null after the last line that is there.')),
});
