import type { Job } from '../jobs/job.ts';
import type { JobService } from '../jobs/service.ts';

export const JOB: Job = {
  id: 'job_1',
  account: 'development',
  plan: 'development',
  kind: 'validate',
  options: {},
  language: 'en',
  key: null,
  state: 'done',
  created: '2026-11-23T08:00:00.000Z',
  started: '2026-11-23T08:00:00.000Z',
  ended: '2026-11-23T08:00:01.000Z',
  documents: 1,
  chunks: 1,
  succeeded: 1,
  invalid: 0,
  refused: 0,
  webhook: null,
  delivery: null,
};

/** Jobs of which there is one, done long ago. It reads what it is sent. */
export const ONE_JOB: JobService = {
  reaches: () => true,
  async submit(_order, documents) {
    for await (const _ of documents);
    return { job: JOB, isNew: true };
  },
  find: async (_account, id) => (id === JOB.id ? JOB : null),
  list: async () => [JOB],
  cancel: async (_account, id) => (id === JOB.id ? JOB : null),
  async *lines() {
    yield Buffer.from('{"index":0,"name":"a","status":200,"result":{}}\n');
  },
};
