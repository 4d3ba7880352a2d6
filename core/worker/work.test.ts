import { create } from '@bufbuild/protobuf';
import { ErrorDetailSchema, ValidateRequestSchema } from '@conforme/proto/v1';
import { afterEach, expect, it } from 'vitest';
import type { RegistrySource } from '../registry/live.ts';
import { toConnectError } from '../service/errors.ts';
import { threaded, type Work } from './work.ts';

const RULES = {
  current: () => ({ extensions: { plugins: [] } }),
  status: () => ({ loaded: false }),
  onChange: () => () => {},
} as unknown as RegistrySource;

let work: Work | undefined;
afterEach(() => work?.close());

it('a call that takes more memory than a thread may hold is told so, with the limit', async () => {
  const thread = new URL('testing/hoarder.ts', import.meta.url);
  work = threaded(RULES, { workers: 1, queue: 1, queueBytes: 1, timeLimitMs: 60_000, thread });
  const message = create(ValidateRequestSchema, { document: Uint8Array.from(Buffer.from('%PDF-')) });
  const call = { method: 'validate', message, now: new Date(0), language: null } as const;
  const thrown: unknown = await work
    .run(call, { signal: new AbortController().signal })
    .catch((error: unknown) => error);
  expect(toConnectError(thrown, 'en').findDetails(ErrorDetailSchema)[0]).toMatchObject({
    code: 'too_large',
    faults: [{ limit: 'call_memory', value: 512 * 1024 * 1024 }],
  });
});
