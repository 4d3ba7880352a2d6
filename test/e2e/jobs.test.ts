import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobOut } from '@conforme/proto/schema/jobs';
import { zip } from '../../gateway/testing/zip.ts';
import type { Service } from '../../scripts/start.ts';
import { example, EXAMPLES, INLINE, KEY, postJson, startService } from './service.ts';

// Orders for many documents, over HTTP.

type Line = Record<string, unknown> & {
  readonly index: number;
  readonly name: string;
  readonly status: number;
};

let service: Service;
let xml: Buffer;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
  const made = await postJson(service, '/v1/invoices/generate', {
    ...example('services'),
    options: { ...example('services').options, output: 'cii-xml' },
  });
  xml = Buffer.from(await made.arrayBuffer());
});
afterAll(() => service.close());

const authorised = { authorization: `Bearer ${KEY}` };

function call(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${service.url}${path}`, { ...init, headers: { ...authorised, ...init.headers } });
}

async function submitted(
  job: object | string,
  files: readonly [name: string, content: string | Buffer][],
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new FormData();
  body.append('job', typeof job === 'string' ? job : JSON.stringify(job));
  for (const [name, content] of files)
    body.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  return call('/v1/jobs', { method: 'POST', body, headers });
}

const jobIn = async (answer: Response): Promise<JobOut> => {
  expect(answer.status).toBe(200);
  return (await answer.json()) as JobOut;
};

/** Follows its events to the end. */
async function ended({ id }: JobOut): Promise<JobOut> {
  const events = await (await call(`/v1/jobs/${id}/events`)).text();
  const last = events.trimEnd().split('\n\n').at(-1)!;
  expect(last).toMatch(/^event: end\n/);
  return JSON.parse(last.slice(last.indexOf('data: ') + 6)) as JobOut;
}

async function linesOf({ id }: JobOut, kind = 'results'): Promise<Line[]> {
  const answer = await call(`/v1/jobs/${id}/${kind}`);
  expect(answer.headers.get('content-type')).toContain('application/x-ndjson');
  const text = await answer.text();
  return text === ''
    ? []
    : text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Line);
}

const used = async (): Promise<number> =>
  ((await (await call('/v1/usage')).json()) as { readonly used: number }).used;

describe('a job', () => {
  it('judges the documents of a zip as validate does, and counts each once', async () => {
    const broken = xml.toString().replace('>VAT<', '>GST<');
    const entries = [xml, broken, '<note/>', xml].map((content, at) => ({ name: `${at}.xml`, content }));
    const before = await used();
    const job = await jobIn(
      await submitted({ kind: 'validate', options: { explain: true } }, [['a.zip', zip(entries)]]),
    );
    expect(job).toMatchObject({ kind: 'validate', documents: 4, processed: 0, started_at: null });
    const end = await ended(job);
    expect(end).toMatchObject({
      state: 'done',
      processed: 4,
      succeeded: 3,
      invalid: 1,
      refused: 1,
      expected_at: null,
    });
    const lines = await linesOf(job);
    expect(lines.map(({ index, name, status }) => [index, name, status])).toEqual([
      [0, '0.xml', 200],
      [1, '1.xml', 200],
      [2, '2.xml', 400],
      [3, '3.xml', 200],
    ]);
    const alone = await call('/v1/invoices/validate?explain=true', { method: 'POST', body: broken });
    expect(lines[1]!['result']).toEqual(await alone.json());
    expect(lines[2]!['error']).toMatchObject({ code: 'not_an_einvoice' });
    const table = await (await call(`/v1/jobs/${job.id}/results?format=parquet`)).arrayBuffer();
    const rows = await parquetReadObjects({ file: table });
    expect(rows.map(({ name, status, valid, error }) => [name, status, valid, error])).toEqual([
      ['0.xml', 200, true, null],
      ['1.xml', 200, false, null],
      ['2.xml', 400, null, 'not_an_einvoice'],
      ['3.xml', 200, true, null],
    ]);
    const { findings } = lines[1]!['result'] as { readonly findings: readonly { rule: string }[] };
    expect(rows[1]!['rules']).toContain(findings[0]!.rule);
    const accept = 'application/vnd.apache.parquet';
    const asked = await call(`/v1/jobs/${job.id}/results`, { headers: { accept } });
    expect(asked.headers.get('content-type')).toBe(accept);
    expect(Buffer.from(await asked.arrayBuffer()).equals(Buffer.from(table))).toBe(true);
    expect((await linesOf(job, 'errors')).map(({ index }) => index)).toEqual([1, 2]);
    // And one for the document alone.
    expect((await used()) - before).toBe(4);
  });

  it.each([
    ['validate', 400, 'not_an_einvoice'],
    ['generate', 422, 'validation_error'],
  ])('says of a zip in its zip what %s says of one alone', async (kind, status, code) => {
    const inner = zip([{ name: 'a.xml', content: xml }]);
    const job = await jobIn(await submitted({ kind }, [['b.zip', zip([{ name: 'a.zip', content: inner }])]]));
    expect(await ended(job)).toMatchObject({ succeeded: 0, refused: 1 });
    expect((await linesOf(job))[0]).toMatchObject({ name: 'a.zip', status, error: { code } });
  });

  it('warns of an invoice that is in it twice, in one chunk or in two', async () => {
    const text = xml.toString();
    const { number } = example('services').invoice as { readonly number: string };
    const entries = Array.from({ length: 120 }, (_, at) => {
      const same = at === 7 || at === 110 ? 3 : at;
      return { name: `${at}.xml`, content: text.replaceAll(number, `F-${same}`) };
    });
    const options = { plausibility: true, explain: true };
    const job = await jobIn(await submitted({ kind: 'validate', options }, [['a.zip', zip(entries)]]));
    expect(await ended(job)).toMatchObject({ succeeded: 120, invalid: 0, refused: 0 });
    const doubts = (await linesOf(job)).flatMap(({ name, result }) =>
      (
        result as { readonly findings: readonly { rule: string; message: string; location: string }[] }
      ).findings
        .filter(({ rule }) => rule === 'PLAUSIBLE-DUPLICATE')
        .map(({ message, location }) => [name, message, location]),
    );
    const told = [expect.stringContaining('Document 4 (3.xml) has'), expect.stringMatching(/\/ram:ID$/)];
    expect(doubts).toEqual([
      ['7.xml', ...told],
      ['110.xml', ...told],
    ]);
  });

  it.each([
    ['lines of JSON', (requests: readonly string[]) => requests.join('\n')],
    ['a JSON array', (requests: readonly string[]) => `[${requests.join(', ')}]`],
  ])('writes the invoices of %s', async (_what, written) => {
    const { invoice, options } = example('services');
    const requests = Array.from({ length: 120 }, (_, at) =>
      JSON.stringify({
        invoice: { ...invoice, number: `F-${at}` },
        options: { ...options, output: 'ubl-xml' },
      }),
    );
    requests[60] = '{"invoice": {}}';
    const job = await jobIn(await submitted({ kind: 'generate' }, [['list.json', written(requests)]]));
    expect(await ended(job)).toMatchObject({ documents: 120, succeeded: 119, refused: 1 });
    const lines = await linesOf(job);
    expect(lines.map(({ index }) => index)).toEqual(requests.map((_, at) => at));
    expect(lines[60]).toMatchObject({
      name: 'list.json#60',
      status: 422,
      error: { code: 'validation_error' },
    });
    const { content_base64: content } = lines[119]!['result'] as { readonly content_base64: string };
    expect(Buffer.from(content, 'base64').toString()).toContain('>F-119<');
  });

  it('reads, converts and shows documents one by one', async () => {
    const files: [string, Buffer][] = [['a.xml', xml]];
    for (const [kind, options, expected] of [
      ['extract', { include_xml: false }, { flavor: 'factur-x', xml: null }],
      ['convert', { to: 'ubl-xml' }, { output: 'ubl-xml', losses: [] }],
      ['render', { format: 'html' }, { media_type: expect.stringContaining('text/html') as unknown }],
    ] as const) {
      const job = await jobIn(await submitted({ kind, options }, files));
      expect(await ended(job)).toMatchObject({ succeeded: 1 });
      expect((await linesOf(job))[0]).toMatchObject({ name: 'a.xml', status: 200, result: expected });
    }
  });

  it('takes an order that says it is JSON, as clients for objects send it', async () => {
    const body = new FormData();
    body.append('job', new Blob(['{"kind": "validate"}'], { type: 'application/json' }));
    body.append('file', new Blob([new Uint8Array(xml)]), 'a.xml');
    const job = await jobIn(await call('/v1/jobs', { method: 'POST', body }));
    expect(job).toMatchObject({ kind: 'validate', documents: 1 });
    expect((await ended(job)).succeeded).toBe(1);
  });

  it('is ordered once under one key', async () => {
    const headers = { 'idempotency-key': 'order-1' };
    const first = await jobIn(await submitted({ kind: 'validate' }, [['a.xml', xml]], headers));
    const again = await jobIn(await submitted({ kind: 'validate' }, [['a.xml', xml]], headers));
    expect(again.id).toBe(first.id);
    expect(again.documents).toBe(1);
    const listed = (await (await call('/v1/jobs')).json()) as { readonly jobs: readonly JobOut[] };
    expect(listed.jobs.filter(({ id }) => id === first.id)).toHaveLength(1);
  });

  it('shows the key of its signatures in the answer to the order alone', async () => {
    const webhook = { url: 'https://receiver.invalid/hook?token=1' };
    const job = await jobIn(await submitted({ kind: 'validate', webhook }, [['a.xml', xml]]));
    expect(job.webhook).toMatchObject({ ...webhook, state: 'waiting', attempts: 0, last_error: null });
    expect(job.webhook!.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const found = await jobIn(await call(`/v1/jobs/${job.id}`));
    expect(found.webhook).toMatchObject(webhook);
    expect(found.webhook).not.toHaveProperty('secret');
  });

  it('can be cancelled, and then works on no more', async () => {
    const many = Array.from({ length: 3_000 }, (_, at) => ({ name: `${at}.xml`, content: xml }));
    const job = await jobIn(await submitted({ kind: 'validate' }, [['a.zip', zip(many)]]));
    const cancelled = await jobIn(await call(`/v1/jobs/${job.id}`, { method: 'DELETE' }));
    expect(cancelled.state).toBe('cancelled');
    expect((await ended(job)).processed).toBeLessThan(3_000);
    const lines = await linesOf(job);
    expect(lines.length % 50).toBe(0);
    expect(await jobIn(await call(`/v1/jobs/${job.id}`, { method: 'DELETE' }))).toMatchObject({
      state: 'cancelled',
    });
  });

  it.each<[string, object | string, [string, string][], string[]]>([
    ['no JSON', 'validate', [['a.xml', '<a/>']], ['/job']],
    ['a kind that is none', { kind: 'frob', more: 1 }, [['a.xml', '<a/>']], ['/job/more', '/job/kind']],
    [
      'options that are none',
      { kind: 'validate', options: { check: 'x', to: 1 } },
      [['a', '<a/>']],
      ['/job/options/to', '/job/options/check'],
    ],
    [
      'a webhook inside, with a weak secret and an event that is none',
      {
        kind: 'validate',
        webhook: { url: 'https://127.0.0.1/', secret: 'whsec_c2hvcnQ=', events: ['job.begun'], to: 1 },
      },
      [['a', '<a/>']],
      ['/job/webhook/to', '/job/webhook/url', '/job/webhook/secret', '/job/webhook/events'],
    ],
    [
      'a webhook in the clear',
      { kind: 'validate', webhook: { url: 'http://a.example/' } },
      [],
      ['/job/webhook/url'],
    ],
    ['no documents', { kind: 'validate' }, [], ['/file']],
    ['an empty list', { kind: 'generate' }, [['a.json', '[]']], ['/file']],
    ['a list that is cut off', { kind: 'generate' }, [['a.json', '[{}']], ['']],
  ])('with %s is refused, and there is none', async (_what, job, files, pointers) => {
    const before = ((await (await call('/v1/jobs')).json()) as { readonly jobs: object[] }).jobs.length;
    const answer = await submitted(job, files);
    expect(answer.status).toBe(422);
    const { details } = (await answer.json()) as {
      readonly details: readonly { readonly pointer: string }[];
    };
    expect(details.map(({ pointer }) => pointer)).toEqual(pointers);
    expect(((await (await call('/v1/jobs')).json()) as { readonly jobs: object[] }).jobs).toHaveLength(
      before,
    );
  });

  it('is nobody else’s, and needs a key', async () => {
    for (const path of ['', '/results', '/errors', '/events'])
      expect((await call(`/v1/jobs/job_none${path}`)).status).toBe(404);
    expect((await fetch(`${service.url}/v1/jobs`)).status).toBe(401);
    expect(
      (await call('/v1/jobs', { method: 'POST', body: readFileSync(join(EXAMPLES, 'services.json')) }))
        .status,
    ).toBe(415);
  });
});
