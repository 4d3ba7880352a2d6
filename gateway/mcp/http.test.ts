import { request as httpRequest } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { gatewayOver, KEY, type Answers } from '../testing/engine.ts';
import { closeAll, closeLater, ENGINE, INVOICE, serve } from './testing/agent.ts';

afterEach(closeAll);

const HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
  host: '127.0.0.1:8080',
};
const rpc = (method: string, params: object = {}, id: unknown = 1): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params });

async function inject(payload: string, headers: Record<string, string> = {}, answers: Answers = ENGINE) {
  const { app, log } = await serve(answers);
  const answer = await app.inject({
    method: 'POST',
    url: '/mcp',
    payload,
    headers: { ...HEADERS, ...headers },
  });
  return { status: answer.statusCode, body: answer.json() as Record<string, unknown>, log, answer };
}

describe('the protocol', () => {
  it.each([
    ['{', 400, -32_700],
    ['', 400, -32_700],
    ['"a"', 400, -32_600],
    ['{"jsonrpc":"1.0","id":1,"method":"ping"}', 400, -32_600],
    [rpc('no/such'), 200, -32_601],
    [rpc('tools/call', { name: 'no_such_tool' }), 200, -32_602],
    [rpc('tools/call'), 200, -32_602],
    [rpc('tools/call', { name: 'constructor' }), 200, -32_602],
    [rpc('resources/read'), 200, -32_602],
    ['{"jsonrpc":"2.0","id":1,"id":1,"method":"ping"}', 400, -32_600],
  ])('%s → %i, %i', async (payload, status, code) => {
    const answer = await inject(payload);
    expect([answer.status, (answer.body['error'] as { code: number }).code]).toEqual([status, code]);
    expect(answer.log.failures).toEqual([]);
  });

  it('refuses bytes that are no UTF-8, and other types than JSON', async () => {
    const { app } = await serve();
    const post = (payload: Buffer, type: string) =>
      app.inject({ method: 'POST', url: '/mcp', payload, headers: { ...HEADERS, 'content-type': type } });
    const latin = await post(Buffer.from([0x22, 0xe9, 0x22]), 'application/json');
    expect([latin.statusCode, latin.json().error.code]).toEqual([400, -32_700]);
    expect((await post(Buffer.from(rpc('ping')), 'text/plain')).statusCode).toBe(415);
  });

  it.each(['GET', 'DELETE', 'OPTIONS', 'PUT'] as const)(
    '%s answers 405: there is no session',
    async (method) => {
      const { app } = await serve();
      const answer = await app.inject({ method, url: '/mcp', headers: HEADERS });
      expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST']);
      expect(answer.json()).toMatchObject({ jsonrpc: '2.0', error: { code: -32_600 } });
    },
  );

  it('answers a notification with 202 and nothing', async () => {
    const { app } = await serve();
    const payload = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' });
    const answer = await app.inject({ method: 'POST', url: '/mcp', payload, headers: HEADERS });
    expect([answer.statusCode, answer.body]).toEqual([202, '']);
  });

  it.each([
    [{ host: 'evil.example' }, 403],
    [{ host: '127.0.0.1@evil.example' }, 403],
    [{ origin: 'http://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost:6274' }, 200],
    [{ host: 'localhost' }, 200],
  ])('keeps pages out that are not of this machine: %o → %i', async (headers, status) => {
    expect((await inject(rpc('ping'), headers as Record<string, string>)).status).toBe(status);
  });

  it('is reached under any name behind a proxy, and by pages of that name alone', async () => {
    const app = await gatewayOver(ENGINE, undefined, { mcpHosts: null });
    closeLater(() => app.close());
    const ask = (headers: Record<string, string>) =>
      app.inject({ method: 'POST', url: '/mcp', payload: rpc('ping'), headers: { ...HEADERS, ...headers } });
    expect((await ask({ host: 'api.example' })).statusCode).toBe(200);
    expect((await ask({ host: 'api.example', origin: 'https://api.example' })).statusCode).toBe(200);
    expect((await ask({ host: 'api.example', origin: 'https://evil.example' })).statusCode).toBe(403);
  });
});

describe('sizes', () => {
  const judged: Answers = { validate: ({ document }) => ({ validation: { errorCount: document.length } }) };
  const withDocument = (bytes: number): string =>
    rpc('tools/call', {
      name: 'validate_invoice',
      arguments: { document_base64: Buffer.alloc(bytes, 0x3c).toString('base64') },
    });

  it('takes a document of 15 MB', async () => {
    const { status, body } = await inject(withDocument(15 * 1024 * 1024), {}, judged);
    expect(status).toBe(200);
    expect(body).toMatchObject({ result: { structuredContent: { error_count: 15 * 1024 * 1024 } } });
  });

  it('refuses more values than a message may have, before it reads them', async () => {
    const answer = await inject(`{"method":"x","params":[${'0,'.repeat(50_000)}0]}`);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      error: { data: { code: 'validation_error', details: [{ limit: 'message_values', value: 50_000 }] } },
    });
  });

  it.each(['with its length', 'piece by piece'])('refuses more than 21 MB, told %s', async (how) => {
    const { url } = await serve(judged);
    const payload = Buffer.alloc(21 * 1024 * 1024 + 1, 0x20);
    const length = how === 'with its length' ? { 'content-length': payload.length } : {};
    const answer = await new Promise<{ status: number; body: string }>((resolve, reject) => {
      const sent = httpRequest(url, { method: 'POST', headers: { ...HEADERS, ...length } }, (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () => {
          sent.destroy();
          resolve({ status: response.statusCode!, body });
        });
      });
      sent.on('error', reject);
      if (how === 'with its length') sent.flushHeaders();
      else sent.end(payload);
    });
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body)).toMatchObject({ error: { code: -32_600, data: { code: 'too_large' } } });
  });
});

describe('amounts', () => {
  it('reach the engine digit by digit', async () => {
    const seen: unknown[] = [];
    const payload = rpc('tools/call', {
      name: 'preview_xml',
      arguments: { invoice: INVOICE.invoice },
    }).replace('"unit_price":"50"', '"unit_price":123456789012345.6789');
    const answers: Answers = {
      ...ENGINE,
      previewXml: ({ invoice }) => {
        seen.push(invoice!.lines[0]!.unitPrice);
        return { xml: Buffer.from('<a/>') };
      },
    };
    const { body } = await inject(payload, { authorization: `Bearer ${KEY}` }, answers);
    expect(body).not.toMatchObject({ result: { isError: true } });
    expect(seen).toEqual(['123456789012345.6789']);
  });
});
