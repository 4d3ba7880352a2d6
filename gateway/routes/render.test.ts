import type { RenderRequest } from '@conforme/proto/v1';
import { expect, it } from 'vitest';
import { form, gatewayOver, refusal } from '../testing/engine.ts';

const XML = { 'content-type': 'application/xml' };

async function fake() {
  const asked: RenderRequest[] = [];
  const app = await gatewayOver({
    render: (message) => {
      asked.push(message);
      const [mediaType, text] =
        message.format === 'html' ? ['text/html', '<!DOCTYPE html>é'] : ['application/pdf', '%PDF-1.7'];
      return { filename: `F-1.${message.format}`, mediaType, content: Buffer.from(text), number: 'F-1' };
    },
  });
  const post = (query: string, payload = '<a/>', headers: Record<string, string> = XML) =>
    app.inject({ method: 'POST', url: `/v1/invoices/render${query}`, headers, payload });
  return { asked, post };
}

it('answers pages in French without being asked for more', async () => {
  const { asked, post } = await fake();
  const answer = await post('');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="F-1.pdf"; filename*=UTF-8''F-1.pdf`,
    'content-language': 'fr',
  });
  expect(answer.payload).toBe('%PDF-1.7');
  expect(asked[0]).toMatchObject({ format: 'pdf', language: 'fr' });
  expect(Buffer.from(asked[0]!.document).toString()).toBe('<a/>');
});

it('answers a page that can neither load, run nor send anything', async () => {
  const { asked, post } = await fake();
  const answer = await post('?format=html&language=en');
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  const policy = String(answer.headers['content-security-policy']).split('; ');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox');
  expect(policy.join(' ')).not.toMatch(/script-src|\*|https?:/);
  expect(answer.payload).toContain('é');
  expect(asked[0]).toMatchObject({ format: 'html', language: 'en' });
});

it('speaks the language of the reader, unless another is asked for', async () => {
  const { asked, post } = await fake();
  await post('', '<a/>', { ...XML, 'accept-language': 'en-GB' });
  await post('?language=fr', '<a/>', { ...XML, 'accept-language': 'en-GB' });
  expect(asked.map(({ language }) => language)).toEqual(['en', 'fr']);
});

it('takes the document as the part of a form too', async () => {
  const { asked, post } = await fake();
  const { payload, headers } = form([{ name: 'file', filename: 'f.xml', content: '<b/>' }]);
  expect((await post('', payload, headers)).statusCode).toBe(200);
  expect(Buffer.from(asked[0]!.document).toString()).toBe('<b/>');
});

it.each([
  ['?format=png', ['query', 'format']],
  ['?language=de', ['query', 'language']],
  ['?lang=fr', ['query', 'lang']],
])('refuses the query %s', async (query, loc) => {
  const { asked, post } = await fake();
  const answer = await post(query);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().details[0].loc).toEqual(loc);
  expect(asked).toEqual([]);
});

it('refuses a wrong key, and takes none', async () => {
  const { post } = await fake();
  expect((await post('', '<a/>', { ...XML, 'x-api-key': 'wrong' })).statusCode).toBe(401);
  expect((await post('')).statusCode).toBe(200);
});

it('says why there is nothing to show', async () => {
  const app = await gatewayOver({
    render: () => {
      throw refusal('not_an_einvoice', 'The document is neither a PDF nor XML.');
    },
  });
  const answer = await app.inject({ method: 'POST', url: '/v1/invoices/render?format=html', payload: 'x' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'not_an_einvoice' });
  expect(answer.headers['content-security-policy']).toBeUndefined();
});
