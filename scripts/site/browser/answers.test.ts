// The engine answers the page as its service does: the same objects for the same requests.

import { readFileSync } from 'node:fs';
import { createConforme } from '@conforme/library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { example, KEY, startService } from '../../../test/e2e/service.ts';
import { PICTURE, spoiled, withNumber } from '../../../test/browser/documents.ts';
import { zip } from '../../../gateway/testing/zip.ts';
import { invoiceJsonSchema } from '../../../proto/schema/json-schema.ts';
import { answering } from './answers.ts';

type Service = Awaited<ReturnType<typeof startService>>;

const conforme = createConforme();
const answer = answering(
  async () => conforme,
  async (name) => new Response(`the file ${name}`),
);

/** What both say: status, and the object, or type and bytes of a file. */
async function seen(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (/pdf|xml|html/.test(type)) {
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, type: type.split(';')[0], bytes: bytes.toString('base64') };
  }
  const text = await response.text();
  const lines = text.trim().split('\n');
  return { status: response.status, said: lines.length > 1 ? lines.map(parsed) : parsed(text) };
}

const parsed = (text: string): unknown => JSON.parse(text) as unknown;

describe('the answers of the engine to the page', () => {
  let service: Service;
  let xml: string;
  let pdf: Uint8Array<ArrayBuffer>;

  beforeAll(async () => {
    service = await startService();
    xml = (await conforme.preview(JSON.stringify(example('services')))).xml;
    pdf = new Uint8Array((await conforme.generate(JSON.stringify(example('services')))).content);
  }, 120_000);
  afterAll(() => service.close());

  async function both(
    path: string,
    init: RequestInit & { headers?: Record<string, string> },
  ): Promise<unknown> {
    const headers = { 'accept-language': 'fr', authorization: `Bearer ${KEY}`, ...init.headers };
    const asked = { method: 'POST', ...init, headers };
    const [here, there] = await Promise.all([answer(path, asked), fetch(`${service.url}${path}`, asked)]);
    if (path.includes('/validate?'))
      expect(here.headers.get('x-rulesets')).toBe(there.headers.get('x-rulesets'));
    const [ours, theirs] = await Promise.all([seen(here), seen(there)]);
    expect(ours).toEqual(theirs);
    return ours;
  }
  const document = (content: string | Uint8Array<ArrayBuffer>) => ({
    body: new Blob([content]),
    headers: { 'content-type': 'application/octet-stream' },
  });

  it.each([
    '/v1/invoices/validate?check=fr-ctc&explain=true&plausibility=true&ledger=true',
    '/v1/invoices/validate?check=base&explain=true&plausibility=true&as_of=2026-09-01',
    '/v1/invoices/extract?include_xml=true',
    '/v1/invoices/render?format=html&language=en',
  ])('%s', async (path) => {
    for (const content of [xml, spoiled(xml), pdf, PICTURE, '<a/>']) await both(path, document(content));
  });

  it('compares pages', async () => {
    await both('/v1/invoices/compare', document(pdf));
  });

  it('converts, with the losses and refusals of the service', async () => {
    const accept = { accept: 'application/json', 'content-type': 'application/octet-stream' };
    for (const query of [
      'to=ubl-xml',
      'to=cii-xml&profile=basicwl',
      'to=cii-xml&profile=basicwl&allow_loss=true',
    ])
      await both(`/v1/invoices/convert?${query}&check=fr-ctc&language=fr`, {
        ...document(xml),
        headers: accept,
      });
  });

  it('writes, and shows the XML with its ledger', async () => {
    const { invoice, options } = example('services');
    const body = JSON.stringify({ invoice, options: { ...options, output: 'ubl-xml' } });
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    await both('/v1/invoices/generate', { body, headers });
    await both('/v1/invoices/preview-xml?explain=true', { body, headers });
    const wrong = JSON.stringify({ invoice: { ...invoice, currency: 'EURO' } });
    await both('/v1/invoices/generate', { body: wrong, headers });
    await both('/v1/invoices/preview-xml?explain=true', { body: wrong, headers });
  });

  it('reads, orders and writes statuses', async () => {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const body = JSON.stringify({ history: ['200', '202'] });
    await both('/v1/statuses/next', { body, headers });
    const { invoice } = example('services');
    const status = JSON.stringify({ invoice, status: '204' });
    const made = await answer('/v1/statuses/generate', { body: status, headers });
    expect(made.status).toBe(200);
    const { content_base64: content } = (await made.json()) as { content_base64: string };
    await both('/v1/statuses/extract', document(Buffer.from(content, 'base64')));
    await both('/v1/statuses/generate', { body: JSON.stringify({ invoice, status: '999' }), headers });
  });

  it('makes the e-reporting of a period, and knows its deadlines', async () => {
    const { invoice } = example('services');
    const request = {
      declarant: { siren: invoice.seller.siren, name: invoice.seller.name },
      platform: { number: '0417', name: 'Plateforme Alba' },
      period: { start: '2026-10-01', end: '2026-10-31' },
      created_at: '2026-11-05T09:00:00',
      invoices: [{ invoice, customer: 'consumer' }],
    };
    const headers = { 'content-type': 'application/json' };
    const path = '/v1/ereporting/generate';
    const made = await both(path, { body: JSON.stringify(request), headers });
    expect(made).toMatchObject({ status: 200, said: { files: [{ data: 'transactions' }] } });
    await both(path, { body: JSON.stringify({ ...request, platform: {} }), headers });
    await both('/v1/ereporting/calendar?regime=simplified&year=2026', { method: 'GET' });
  });

  it('puts an invoice into a PDF', async () => {
    const form = new FormData();
    form.append('pdf', new File([pdf], 'a.pdf'));
    form.append('invoice_json', JSON.stringify(example('services').invoice));
    form.append('language', 'fr');
    const embedded = await answer('/v1/invoices/embed', { method: 'POST', body: form });
    expect(embedded.headers.get('content-type')).toBe('application/pdf');
    const { valid } = await conforme.validate(new Uint8Array(await embedded.arrayBuffer()));
    expect(valid).toBe(true);
    const none = new FormData();
    none.append('pdf', new File([pdf], 'a.pdf'));
    none.append('xml', new File(['<a/>'], 'a.xml'));
    expect((await answer('/v1/invoices/embed', { method: 'POST', body: none })).status).toBe(400);
  });

  it('judges many, line by line, as files and in a zip', async () => {
    const form = new FormData();
    for (const [name, content] of [
      ['a.xml', xml],
      ['b.xml', spoiled(withNumber('F-2', xml))],
      ['c.pdf', PICTURE],
    ] as const)
      form.append('file', new File([content], name));
    const path = '/v1/invoices/validate/batch?check=fr-ctc&explain=true&plausibility=true';
    expect(await both(path, { body: form })).toMatchObject({ said: { length: 4 } });
    const archive = zip([
      { name: 'folder/a.xml', content: xml },
      { name: '__MACOSX/a.xml', content: 'x' },
      { name: 'b.txt', content: 'no invoice' },
    ]);
    await both(path, { body: new Blob([archive]), headers: { 'content-type': 'application/zip' } });
  });

  it('says what is no zip, and reads one of two entries of the same name', async () => {
    const path = '/v1/invoices/validate/batch?check=base';
    const broken = await answer(path, { method: 'POST', body: new Blob(['PK, or so']) });
    expect(broken.status).toBe(422);
    const twice = zip([
      { name: 'a.xml', content: xml },
      { name: 'a.xml', content: spoiled(xml) },
    ]);
    const { said } = (await seen(await answer(path, { method: 'POST', body: new Blob([twice]) }))) as {
      said: { status: number }[];
    };
    expect(said.map(({ status }) => status)).toEqual([200, 422, undefined]);
  });

  it('stops when its reader does', async () => {
    const stop = new AbortController();
    stop.abort(new Error('enough'));
    const request = { method: 'POST', body: new Blob([xml]), signal: stop.signal };
    await expect(answer('/v1/invoices/validate?check=base', request)).rejects.toThrow('enough');
  });

  it('takes from files what never changes, and answers nothing else', async () => {
    const file = await answer('/v1/schema/invoice', { headers: { 'accept-language': 'fr' } });
    expect(await file.text()).toBe('the file schema.invoice.fr.json');
    expect(await (await answer('/page/documents/valid.xml', {})).text()).toBe('the file documents/valid.xml');
    expect(await (await answer('/openapi.json', {})).text()).toBe('the file openapi.json');
    expect((await answer('/v1/jobs', {})).status).toBe(404);
    const served = await fetch(`${service.url}/v1/schema/invoice`, { headers: { 'accept-language': 'fr' } });
    expect(await served.json()).toEqual(parsed(JSON.stringify(invoiceJsonSchema('fr'))));
    expect(readFileSync(new URL('answers.ts', import.meta.url), 'utf8')).not.toContain('fetch(');
  });
});
