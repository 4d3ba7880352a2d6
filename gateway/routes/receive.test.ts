import type { ReceiveRequest } from '@conforme/proto/v1';
import { expect, it } from 'vitest';
import { form, gatewayOver } from '../testing/engine.ts';

async function fake() {
  const received: ReceiveRequest[] = [];
  const app = await gatewayOver({
    receive: (message) => {
      received.push(message);
      return { body: new TextEncoder().encode('{"view":null}'), number: 'F-1', rulesets: ['a@1'] };
    },
  });
  const post = (payload: string, headers: Record<string, string>, query = '') =>
    app.inject({ method: 'POST', url: `/v1/invoices/receive${query}`, headers, payload });
  return { received, post };
}

const file = { name: 'file', filename: 'f.pdf', content: '%PDF-2.0' };

it('hands on what the invoice is held against', async () => {
  const { received, post } = await fake();
  const options = { own_addresses: ['0225:404833048'], known: ['k'], view: 'none', as_of: '2026-10-05' };
  const { payload, headers } = form([file, { name: 'receive', content: JSON.stringify(options) }]);
  const answer = await post(payload, { ...headers, 'accept-language': 'fr' });
  expect([answer.statusCode, answer.json(), answer.headers['x-rulesets']]).toEqual([
    200,
    { view: null },
    'a@1',
  ]);
  const wanted = { ownAddresses: ['0225:404833048'], known: ['k'], view: 'none', asOf: '2026-10-05' };
  expect(received[0]).toMatchObject({
    ...wanted,
    check: 'fr-ctc',
    language: 'fr',
    pageLanguage: 'fr',
    asText: true,
  });
  expect(Buffer.from(received[0]!.document).toString()).toBe('%PDF-2.0');
});

it('takes a document alone', async () => {
  const { received, post } = await fake();
  expect((await post('<a/>', { 'content-type': 'application/xml' })).statusCode).toBe(200);
  expect(received[0]).toMatchObject({ ownAddresses: [], known: [], view: 'html', language: 'en' });
});

it.each([
  ['{"own": []}', '/receive/own'],
  ['{"known": "k"}', '/receive/known'],
  ['{"view": "pdf"}', '/receive/view'],
  ['no', '/receive'],
])('refuses %s', async (content, pointer) => {
  const { payload, headers } = form([file, { name: 'receive', content }]);
  const answer = await (await fake()).post(payload, headers);
  expect([answer.statusCode, answer.json().details[0].pointer]).toEqual([422, pointer]);
});

it('needs a file, and knows no query', async () => {
  const { post } = await fake();
  const { payload, headers } = form([{ name: 'receive', content: '{}' }]);
  expect((await post(payload, headers)).statusCode).toBe(422);
  expect((await post('<a/>', { 'content-type': 'application/xml' }, '?own=1')).statusCode).toBe(422);
});
