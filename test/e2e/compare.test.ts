import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ComparisonOut, PictureField } from '@conforme/proto/schema';
import type { Service } from '../../scripts/start.ts';
import { example, exampleNames, INLINE, post, postJson, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
});
afterAll(() => service.close());

async function made(name: string): Promise<Blob> {
  const request = example(name);
  const options = { ...request.options, output: 'facturx-pdf' };
  return (await postJson(service, '/v1/invoices/generate', { ...request, options })).blob();
}

async function compared(pdf: Blob): Promise<ComparisonOut> {
  const answer = await post(service, '/v1/invoices/compare', await pdf.arrayBuffer(), {});
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as ComparisonOut;
}

/** The pages of one invoice around the XML of another. */
async function around(pdf: Blob, invoice: object): Promise<Blob> {
  const form = new FormData();
  form.set('pdf', pdf, 'visual.pdf');
  form.set('invoice_json', JSON.stringify(invoice));
  const answer = await post(service, '/v1/invoices/embed', form, {});
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.blob();
}

it.each(exampleNames())('finds all of examples/%s.json on its own pages', async (name) => {
  const { fields, summary } = await compared(await made(name));
  expect(fields.filter(({ verdict }) => verdict !== 'same')).toEqual([]);
  expect(summary).toMatchObject({ same: fields.length, different: 0, not_found: 0 });
  expect(summary.text_pages).toBe(summary.pages);
});

it('sees what the XML says otherwise than the pages', async () => {
  const { invoice } = example('services');
  const [first, ...rest] = invoice.lines;
  const other = { ...invoice, due_date: '2026-11-05', lines: [{ ...first!, unit_price: '630.00' }, ...rest] };
  const { fields, summary } = await compared(await around(await made('services'), other));
  const byTerm = (term: string): PictureField => fields.find((field) => field.term === term)!;
  expect(byTerm('BT-115')).toMatchObject({
    pointer: '/invoice/totals/amount_due',
    xml: '11417.88',
    picture: '11 267,88',
    verdict: 'different',
    page: 1,
  });
  expect(byTerm('BT-9')).toMatchObject({
    xml: '2026-11-05',
    picture: '4 novembre 2026',
    verdict: 'different',
  });
  expect(byTerm('BT-1')).toMatchObject({ verdict: 'same', box: { left: expect.any(Number) } });
  expect(summary.different).toBe(fields.filter(({ verdict }) => verdict === 'different').length);
});

it('answers without a key, and counts with one', async () => {
  const pdf = await (await made('services')).arrayBuffer();
  const init = { method: 'POST', body: pdf, headers: { 'content-type': 'application/pdf' } };
  const anonymous = await fetch(`${service.url}/v1/invoices/compare`, init);
  expect([anonymous.status, anonymous.headers.get('ratelimit') !== null]).toEqual([200, true]);
  const keyed = await post(service, '/v1/invoices/compare', pdf, {});
  expect(Number(keyed.headers.get('x-usage-used'))).toBeGreaterThan(0);
});

it('refuses XML alone', async () => {
  const { invoice, options } = example('services');
  const xml = await (await postJson(service, '/v1/invoices/preview-xml', { invoice, options })).text();
  const answer = await post(service, '/v1/invoices/compare', xml, { 'accept-language': 'fr' });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    code: 'invalid_input',
    message: 'Le document est du XML seul : seul un PDF a des pages à comparer.',
  });
});
