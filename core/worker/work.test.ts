import { create, toBinary } from '@bufbuild/protobuf';
import { Code } from '@connectrpc/connect';
import { EmbedRequestSchema, ErrorDetailSchema, ValidateRequestSchema } from '@conforme/proto/v1';
import { afterEach, expect, it } from 'vitest';
import { fixed, type RegistrySource } from '../registry/live.ts';
import { Registry } from '../registry/registry.ts';
import { toConnectError } from '../service/errors.ts';
import { fakeSyntax } from '../testing/plugins.ts';
import { LARGE_BYTES } from './weight.ts';
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
  work = threaded(RULES, { workers: 1, queue: 1, queueBytes: 1, timeLimitMs: 600_000, thread });
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

it('a call that came encoded is refused in the language that its message names, on a thread or not', async () => {
  const thread = new URL('testing/sluggard.ts', import.meta.url);
  const options = { workers: 1, queue: 0, queueBytes: 1, timeLimitMs: 60_000, thread };
  const here = (work = threaded(fixed(new Registry([fakeSyntax({})])), options));
  const refusalOf = async (document: string): Promise<string> => {
    const message = { document: Uint8Array.from(Buffer.from(document)), language: 'fr' };
    const encoded = toBinary(ValidateRequestSchema, create(ValidateRequestSchema, message));
    const call = { method: 'validate', encoded, now: new Date(0), language: null } as const;
    return here.runEncoded(call, new AbortController()).then(String, String);
  };
  expect(await refusalOf('<a')).toContain("Le XML n'est pas bien formé");
  void refusalOf('%PDF-');
  expect(await refusalOf('%PDF-')).toContain("plus de travail qu'il n'en peut prendre");
});

it('large PDFs wait for one another, small ones behind them do not wait', async () => {
  const thread = new URL('testing/sluggard.ts', import.meta.url);
  const options = { workers: 2, queue: 10, queueBytes: 10 * LARGE_BYTES, timeLimitMs: 60_000, thread };
  const pool = (work = threaded(RULES, options));
  const leaving = new AbortController();
  const embed = (length: number): Promise<unknown> => {
    const source = { case: 'xml', value: new Uint8Array(1) } as const;
    const message = create(EmbedRequestSchema, { pdf: new Uint8Array(length), source });
    return pool.run({ method: 'embed', message, now: new Date(0), language: null }, leaving);
  };
  const large = [1, 2, 3].map(() =>
    embed(LARGE_BYTES).catch((thrown: unknown) => toConnectError(thrown, 'en').code),
  );
  expect(await embed(LARGE_BYTES - 2)).toBe(LARGE_BYTES - 2);
  expect(pool.load()).toMatchObject({ busy: 1, waiting: 2 });
  leaving.abort();
  expect(await Promise.all(large)).toEqual([Code.Canceled, Code.Canceled, Code.Canceled]);
});
