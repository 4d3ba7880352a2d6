import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onStage } from '@conforme/core/pipeline/stage';
import type { ValidationOut } from '@conforme/proto/schema';
import type { Service } from '../../scripts/start.ts';
import { zip } from '../../gateway/testing/zip.ts';
import { BATCH_BYTES, KEY, example, post, postJson, startService } from './service.ts';
import { settled } from './settled.ts';

const PATH = '/v1/invoices/validate/batch';
const ZIP = { 'content-type': 'application/zip' };

let service: Service;
let split: Service;
let xml: Buffer<ArrayBuffer>;
let pdf: Buffer<ArrayBuffer>;
beforeAll(async () => {
  service = await startService();
  split = await startService(`http://127.0.0.1:${service.grpcPort}`);
  const request = example('services');
  const made = async (output: 'cii-xml' | 'facturx-pdf'): Promise<Buffer<ArrayBuffer>> =>
    Buffer.from(
      await (
        await postJson(service, '/v1/invoices/generate', { ...request, options: { output } })
      ).arrayBuffer(),
    );
  xml = await made('cii-xml');
  pdf = await made('facturx-pdf');
});
afterAll(async () => {
  await split.close();
  await service.close();
});

interface Line {
  readonly name?: string;
  readonly status?: number;
  readonly result?: ValidationOut;
  readonly error?: { readonly code: string };
  readonly summary?: object;
}

function linesOf(text: string): Line[] {
  expect(text.endsWith('\n')).toBe(true);
  return text
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

describe('a zip over HTTP', () => {
  it.each(['one process', 'two processes'])(
    'is told of an invoice that is in it twice by %s',
    async (where) => {
      const other = xml.toString().replaceAll('F-2026-0042', 'F-2026-0043');
      const archive = zip([
        { name: 'a.xml', content: xml },
        { name: 'b.xml', content: other },
        { name: 'c.pdf', content: pdf, method: 0 },
      ]);
      const to = where === 'one process' ? service : split;
      const doubts = async (query: string) =>
        linesOf(await (await post(to, `${PATH}${query}`, archive, ZIP)).text()).flatMap(({ name, result }) =>
          (result?.findings ?? [])
            .filter(({ rule }) => rule === 'PLAUSIBLE-DUPLICATE')
            .map(({ message, location }) => [name, message, location]),
        );
      expect(await doubts('')).toEqual([]);
      expect(await doubts('?plausibility=true&explain=true')).toEqual([
        [
          'c.pdf',
          expect.stringContaining('Document 1 (a.xml) has'),
          expect.stringMatching(/ExchangedDocument\/ram:ID$/),
        ],
      ]);
    },
  );

  it.each(['one process', 'two processes'])('is judged document by document by %s', async (where) => {
    const archive = zip([
      { name: 'invoices/a.xml', content: xml },
      { name: 'invoices/b.pdf', content: pdf, method: 0 },
      { name: 'invoices/c.xml', content: xml.toString().replace('<ram:TypeCode>380', '<ram:TypeCode>999') },
      { name: 'letter.txt', content: 'Dear Sir' },
    ]);
    const answer = await post(where === 'one process' ? service : split, `${PATH}?check=base`, archive, ZIP);
    const lines = linesOf(await answer.text());
    expect(
      lines.map(({ name, status, result, error }) => [name, status, result?.valid ?? error?.code]),
    ).toEqual([
      ['invoices/a.xml', 200, true],
      ['invoices/b.pdf', 200, true],
      ['invoices/c.xml', 200, false],
      ['letter.txt', 400, 'not_an_einvoice'],
      [undefined, undefined, undefined],
    ]);
    expect(lines.at(-1)!.summary).toEqual({ documents: 4, valid: 2, invalid: 1, refused: 1 });
    const alone = await post(service, '/v1/invoices/validate?check=base', xml, {});
    expect(lines[0]!.result).toEqual(await alone.json());
  });

  it('of a thousand documents is answered a thousand times, in order', async () => {
    const entries = Array.from({ length: 1_000 }, (_, at) => ({ name: `${at}.xml`, content: xml }));
    const lines = linesOf(await (await post(service, `${PATH}?check=base`, zip(entries), ZIP)).text());
    expect(lines.map(({ name }) => name)).toEqual([...entries.map(({ name }) => name), undefined]);
    expect(lines.at(-1)!.summary).toEqual({ documents: 1_000, valid: 1_000, invalid: 0, refused: 0 });
  });

  it('larger than the setting allows is refused, whether its length is told or not', async () => {
    const large = Buffer.alloc(BATCH_BYTES + 1);
    expect((await post(service, PATH, large, ZIP)).status).toBe(413);
    const { request, response } = sending(service, ZIP);
    request.on('error', () => {});
    for (let at = 0; at < BATCH_BYTES + 1; at += 1024 * 1024) request.write(large.subarray(0, 1024 * 1024));
    request.end(Buffer.from('x'));
    const refused = await response;
    expect(refused.statusCode).toBe(413);
    refused.resume();
  });
});

const BOUNDARY = 'batch-e2e';
const FORM = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

function part(name: string, content: Buffer): Buffer {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
}

/** A request whose body is written by hand. */
function sending(to: Service, headers: Record<string, string>, path = `${PATH}?check=base`) {
  const request = httpRequest(`${to.url}${path}`, { method: 'POST', headers });
  const response = once(request, 'response').then(([message]) => message as IncomingMessage);
  return { request, response };
}

describe('a form over HTTP', () => {
  it('is judged by fetch’s own form', async () => {
    const body = new FormData();
    for (const name of ['ä.xml', 'b.xml']) body.append('file', new Blob([xml]), name);
    const lines = linesOf(await (await post(service, PATH, body, {})).text());
    expect(lines.map(({ name, result }) => [name, result?.valid])).toEqual([
      ['ä.xml', true],
      ['b.xml', true],
      [undefined, undefined],
    ]);
  });

  it.each(['one process', 'two processes'])('is answered while it is still sent, by %s', async (where) => {
    const { request, response } = sending(where === 'one process' ? service : split, FORM);
    // A part is whole when the boundary after it is there.
    request.write(Buffer.concat([part('1.xml', xml), Buffer.from(`--${BOUNDARY}`)]));
    const message = await response;
    const [first] = (await once(message, 'data')) as [Buffer];
    expect(JSON.parse(first.toString())).toMatchObject({ name: '1.xml', status: 200 });
    request.end(
      Buffer.concat([part('2.xml', xml).subarray(BOUNDARY.length + 2), Buffer.from(`--${BOUNDARY}--\r\n`)]),
    );
    const rest: Buffer[] = [];
    for await (const chunk of message) rest.push(chunk as Buffer);
    expect(linesOf(Buffer.concat(rest).toString())).toMatchObject([
      { name: '2.xml' },
      { summary: { documents: 2 } },
    ]);
  });

  it('does not hang a client that sends all before it reads anything', async () => {
    const { request, response } = sending(service, FORM);
    for (let at = 0; at < 1_000; at++) request.write(part(`${at}.xml`, Buffer.from('none')));
    await new Promise<void>((resolve) => request.end(`--${BOUNDARY}--\r\n`, resolve));
    let text = '';
    for await (const chunk of await response) text += String(chunk);
    expect(linesOf(text)).toHaveLength(1_001);
  });
});

it.each([
  ['a batch', `${PATH}?check=base`],
  ['a job', '/v1/jobs'],
])('the form of %s is measured with what stands around its parts', async (_what, path) => {
  const { request, response } = sending(service, { ...FORM, authorization: `Bearer ${KEY}` }, path);
  request.on('error', () => {});
  // What comes before the first boundary is of no part (RFC 2046, 5.1.1).
  for (let at = 0; at <= BATCH_BYTES; at += 1024 * 1024) request.write(Buffer.alloc(1024 * 1024));
  request.end(Buffer.concat([part('a.xml', xml), Buffer.from(`--${BOUNDARY}--\r\n`)]));
  const answer = await response;
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  expect(JSON.parse(text)).toMatchObject({ code: 'too_large', details: [{ limit: 'batch_bytes' }] });
  expect(answer.statusCode).toBe(413);
});

describe('a client that leaves', () => {
  it('stops the work', async () => {
    // The service judges small documents in this thread.
    let judged = 0;
    const stop = onStage(({ stage }) => void (judged += stage === 'rules' ? 1 : 0));
    const entries = Array.from({ length: 3_000 }, (_, at) => ({ name: `${at}.xml`, content: xml }));
    const archive = zip(entries);
    const { request, response } = sending(service, { ...ZIP, authorization: `Bearer ${KEY}` });
    request.on('error', () => {});
    request.end(archive);
    const message = await response;
    message.on('error', () => {});
    await once(message, 'data');
    message.destroy();
    await settled(
      () => judged,
      async () => (await fetch(`${service.url}/health`)).text(),
    );
    stop();
    expect(judged).toBeGreaterThan(0);
    expect(judged).toBeLessThan(entries.length);
  });
});
