import type { CompareRequest } from '@conforme/proto/v1';
import { expect, it } from 'vitest';
import { form, gatewayOver, refusal } from '../testing/engine.ts';

const PDF = { 'content-type': 'application/pdf' };
const FIELD = { term: 'BT-1', pointer: '/invoice/number', xml: 'F-1', verdict: 'not_found' };

async function fake() {
  const received: CompareRequest[] = [];
  const app = await gatewayOver({
    compare: (message) => {
      received.push(message);
      return { number: 'F-1', comparison: { fields: [FIELD], summary: { notFound: 1, pages: 2 } } };
    },
  });
  const post = (query: string, payload = '%PDF-1.7', headers: Record<string, string> = PDF) =>
    app.inject({ method: 'POST', url: `/v1/invoices/compare${query}`, headers, payload });
  return { received, post };
}

it('answers every value with what the pages show, whole', async () => {
  const { received, post } = await fake();
  const answer = await post('', '%PDF-1.7', { ...PDF, 'accept-language': 'fr' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    fields: [{ ...FIELD, picture: null, page: null, box: null }],
    summary: { same: 0, different: 0, not_found: 1, pages: 2, text_pages: 0 },
  });
  expect(received[0]).toMatchObject({ language: 'fr' });
  expect(Buffer.from(received[0]!.document).toString()).toBe('%PDF-1.7');
});

it('takes the document as the part of a form too, and no query', async () => {
  const { received, post } = await fake();
  const { payload, headers } = form([{ name: 'file', filename: 'f.pdf', content: '%PDF-2.0' }]);
  expect((await post('', payload, headers)).statusCode).toBe(200);
  expect(Buffer.from(received[0]!.document).toString()).toBe('%PDF-2.0');
  expect((await post('?explain=true')).statusCode).toBe(422);
});

it('says why there is nothing to compare', async () => {
  const app = await gatewayOver({
    compare: () => {
      throw refusal('not_an_einvoice', 'The PDF carries no invoice.');
    },
  });
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/invoices/compare',
    headers: PDF,
    payload: '%PDF-',
  });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'not_an_einvoice']);
});
