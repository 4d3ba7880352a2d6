import { few } from './en-few.ts';

/** Of many documents in one order. */
export const enJobs = {
  jobs: {
    title: 'Many documents, in one job',
    lead: 'Thousands of documents in one order. The service works on them by and by, also when this page is closed.',
    needsKey: 'A job belongs to an account. Enter its API key.',
    drop: 'Drop documents here',
    dropHere: 'Drop to add',
    takes:
      'PDF and XML, a zip of them, or requests as lines of JSON. Each that succeeds counts towards your quota.',
    kind: 'What to do',
    kinds: {
      validate: 'Judge each document',
      generate: 'Write an invoice of each request (JSON)',
      extract: 'Read each document as JSON',
      convert: 'Convert each document',
      render: 'Draw each document as a page',
    },
    allowLoss: 'Also where something of a document is lost: its line says what',
    kindNames: {
      validate: 'Judge',
      generate: 'Write',
      extract: 'Read',
      convert: 'Convert',
      render: 'Draw',
    },
    chosen: (count: number, size: string) => `${few(count, 'file', 'files')}, ${size}`,
    order: 'Order',
    refused: 'The service does not take this order',
    sending: 'Sending…',
    latest: 'The latest jobs',
    columns: ['Job', 'Ordered', 'Work', 'Progress', 'Invalid', 'Refused', 'Results'],
    states: {
      receiving: 'Arriving',
      waiting: 'Waiting',
      running: 'Running',
      done: 'Done',
      cancelled: 'Cancelled',
    },
    progress: (state: string, processed: number, documents: number) =>
      `${state}: ${processed} of ${documents}`,
    expected: (moment: string) => `done about ${moment}`,
    cancel: 'Cancel this job',
    files: { results: 'Lines (JSON)', parquet: 'Table (Parquet)', errors: 'To look at (JSON)' },
    kept: 'The service stores the documents of a job until they are worked on, and its results for 72 hours after its end, unless its operator says otherwise.',
  },
};
