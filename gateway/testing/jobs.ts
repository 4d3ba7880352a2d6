import type { Job, Order } from '../jobs/job.ts';
import type { JobObjects } from '../jobs/objects.ts';
import type { JobService } from '../jobs/service.ts';

export const ORDER: Order = {
  account: 'development',
  plan: 'development',
  kind: 'validate',
  options: {},
  language: 'en',
  key: null,
  input: null,
  output: null,
  created: '2026-11-23T08:00:00.000Z',
  webhook: null,
};

export const JOB: Job = {
  ...ORDER,
  id: 'job_1',
  state: 'done',
  started: '2026-11-23T08:00:00.000Z',
  ended: '2026-11-23T08:00:01.000Z',
  documents: 1,
  chunks: 1,
  succeeded: 1,
  invalid: 0,
  refused: 0,
  delivery: null,
};

/** Jobs of which there is one, done long ago. It reads what it is sent. */
export const ONE_JOB: JobService = {
  reaches: () => true,
  mayName: () => false,
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

/** Storage in memory, all of it open to callers. */
export class ObjectsInMemory implements JobObjects {
  readonly stored = new Map<string, Buffer<ArrayBuffer>>();

  mayName(): boolean {
    return true;
  }

  async *list(prefix: string): AsyncGenerator<string> {
    yield* [...this.stored.keys()].filter((url) => url.startsWith(prefix)).toSorted();
  }

  async read(url: string, most: number): Promise<Buffer<ArrayBuffer> | 'absent' | 'too large'> {
    const found = this.stored.get(url);
    if (!found) return 'absent';
    return found.length > most ? 'too large' : found;
  }

  async write(url: string, body: Buffer): Promise<void> {
    this.stored.set(url, Buffer.from(body));
  }
}
