import { connect } from 'node:net';
import { request as httpRequest } from 'node:http';
import { Code, ConnectError, createRouterTransport } from '@connectrpc/connect';
import { ERROR_STATUS, type ErrorCode } from '@conforme/proto/schema';
import type { FastifyInstance } from 'fastify';
import { Health, HealthCheckResponse_ServingStatus as Status } from '@conforme/proto/health';
import { afterEach, describe, expect, it } from 'vitest';
import { buildGateway } from './app.ts';
import { testGate } from './testing/accounts.ts';
import { AUTHORISED, form, gatewayOver, invoiceRequest, refusal } from './testing/engine.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

const MIB = 1024 * 1024;
const VALIDATE = '/v1/invoices/validate';

/** POST /validate to an engine that fails like this. */
async function failing(thrown: Error) {
  app = await gatewayOver({
    validate: () => {
      throw thrown;
    },
  });
  return app.inject({
    method: 'POST',
    url: VALIDATE,
    payload: '<a/>',
    headers: { 'content-type': 'text/xml' },
  });
}

describe('an error of the engine', () => {
  it.each(Object.entries(ERROR_STATUS))(
    'of code %s has status %i and the body of the contract',
    async (code, status) => {
      const answer = await failing(refusal(code, 'A sentence.'));
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.json()).toEqual({ code, message: 'A sentence.' });
      expect(answer.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
      expect(answer.headers['x-request-id']).toMatch(/./);
    },
  );

  it.each([
    [Code.Unavailable, 'schematron_unavailable'],
    [Code.DeadlineExceeded, 'schematron_unavailable'],
    [Code.ResourceExhausted, 'too_large'],
    [Code.Internal, 'internal_error'],
    [Code.Unimplemented, 'internal_error'],
    [Code.Unknown, 'internal_error'],
  ] as [Code, ErrorCode][])('without a detail goes by its status %i: %s', async (grpc, code) => {
    const answer = await failing(new ConnectError('marked inner text', grpc));
    expect(answer.statusCode).toBe(ERROR_STATUS[code]);
    expect(answer.json()).toMatchObject({ code });
    expect(answer.body).not.toContain('marked');
  });

  it('of a code nobody knows says nothing of itself', async () => {
    const answer = await failing(refusal('new_code', 'marked inner text'));
    expect(answer.json()).toEqual({ code: 'internal_error', message: 'The service failed on this request.' });
  });

  it('carries the faults a gRPC core found', async () => {
    const faults = [{ loc: ['check'], msg: 'Unknown.', type: 'enum', pointer: '/check' }];
    const answer = await failing(refusal('validation_error', 'The request has 1 fault.', { faults }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().details).toEqual(faults);
  });
});

describe('paths and methods', () => {
  const ask = async (method: 'HEAD' | 'OPTIONS' | 'GET' | 'PUT' | 'DELETE' | 'QUERY', url: string) => {
    app = await gatewayOver({});
    return app.inject({ method, url });
  };

  it.each([
    ['OPTIONS', '/v1/invoices/generate', 'POST'],
    ['GET', '/v1/invoices/embed', 'POST'],
    ['DELETE', '/v1/invoices/validate?check=base', 'POST'],
    ['PUT', '/v1/schema/invoice', 'GET, HEAD'],
    ['OPTIONS', '/health', 'GET, HEAD'],
    ['QUERY', '/v1/rulesets', 'GET, HEAD'],
  ] as const)('%s %s is not allowed; %s is', async (method, url, allow) => {
    const answer = await ask(method, url);
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe(allow);
    expect(answer.json()).toMatchObject({ code: 'method_not_allowed' });
  });

  it('HEAD answers like GET, without the body', async () => {
    const head = await ask('HEAD', '/v1/schema/invoice');
    const get = await ask('GET', '/v1/schema/invoice');
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  it.each(['/v1', '/v1/invoices/generate/', '/v1/invoices/%67enerate%2f', '/%zz', '/v1/invoices/%e0%a4'])(
    'GET %s is not there',
    async (url) => {
      const answer = await ask('GET', url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ code: 'not_found', message: 'There is nothing at this path.' });
      expect(answer.headers['x-request-id']).toMatch(/./);
    },
  );

  it('GET /health tells state and version', async () => {
    expect((await ask('GET', '/health')).json()).toEqual({
      status: 'ok',
      version: '9.8.7',
      schematron: true,
    });
  });

  it('GET /health says so while the core cannot answer', async () => {
    const transport = createRouterTransport(() => {});
    app = await buildGateway({ transport, gate: await testGate({}), version: '1' });
    const answer = await app.inject('/health');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'degraded', version: '1', schematron: false });
  });

  it('GET /health tells why new rules are not in force, while the old ones judge', async () => {
    const transport = createRouterTransport((router) => {
      router.service(Health, {
        check: (_request, { responseHeader }) => {
          responseHeader.set('conforme-rules-failure', encodeURIComponent('pack “a”: no'));
          return { status: Status.SERVING };
        },
      });
    });
    app = await buildGateway({ transport, gate: await testGate({}), version: '1' });
    const answer = (await app.inject('/health')).json();
    expect(answer).toEqual({ status: 'degraded: pack “a”: no', version: '1', schematron: true });
  });

  it.each(['invoice', 'options'])('GET /v1/schema/%s is a JSON Schema, and public', async (name) => {
    const answer = await ask('GET', `/v1/schema/${name}`);
    expect(answer.headers['content-type']).toMatch(/^application\/schema\+json/);
    expect(answer.json()).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
    });
  });
});

describe('keys', () => {
  const GENERATE = '/v1/invoices/generate';

  it.each(['generate', 'preview-xml', 'embed'])(
    'are asked for before the body of %s is looked at',
    async (path) => {
      app = await gatewayOver({});
      const answer = await app.inject({ method: 'POST', url: `/v1/invoices/${path}`, payload: 'nonsense' });
      expect(answer.json()).toMatchObject({ code: 'api_key_required' });
    },
  );

  it('are refused when nobody knows them, on documents too', async () => {
    app = await gatewayOver({});
    for (const url of [GENERATE, VALIDATE, '/v1/invoices/extract']) {
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { 'x-api-key': 'wrong' },
        payload: '<a/>',
      });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'invalid_api_key' });
      expect(answer.body).not.toContain('wrong');
    }
  });
});

describe('the limit of a body', () => {
  const JSON_HEADERS = { ...AUTHORISED, 'content-type': 'application/json' };

  it('holds for a length that is only announced', async () => {
    app = await gatewayOver({});
    const headers = { ...JSON_HEADERS, 'content-length': String(15 * MIB + 1) };
    const answer = await app.inject({ method: 'POST', url: '/v1/invoices/generate', headers, payload: '{}' });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'too_large' });
  });

  it('holds for a body in chunks that announces nothing', async () => {
    app = await gatewayOver({});
    const url = new URL('/v1/invoices/generate', await app.listen({ host: '127.0.0.1', port: 0 }));
    const answer = await chunked(url, JSON_HEADERS, 16);
    expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } });
  });

  it('holds for the parts of a form together', async () => {
    app = await gatewayOver({});
    const half = 'x'.repeat(8 * MIB);
    const parts = form([
      { name: 'pdf', content: half, filename: 'a.pdf' },
      { name: 'xml', content: half, filename: 'a.xml' },
    ]);
    const url = new URL('/v1/invoices/embed', await app.listen({ host: '127.0.0.1', port: 0 }));
    expect((await fetch(url, { method: 'POST', headers: parts.headers, body: parts.payload })).status).toBe(
      413,
    );
  });

  it('lets 15 MB exactly through', async () => {
    app = await gatewayOver({
      validate: ({ document }) => ({ validation: { errorCount: document.length } }),
    });
    const answer = await app.inject({ method: 'POST', url: VALIDATE, payload: Buffer.alloc(15 * MIB, 'a') });
    expect(answer.json()).toMatchObject({ error_count: 15 * MIB });
  });

  it('counts the parts of a form', async () => {
    app = await gatewayOver({});
    const many = Array.from({ length: 40 }, (_, i) => ({ name: `p${i}`, content: '' }));
    const answer = await app.inject({ method: 'POST', url: '/v1/invoices/embed', ...form(many) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({
      message: 'The form has more than 20 parts.',
      details: [{ limit: 'form_parts', value: 20 }],
    });
  });
});

describe('what is not HTTP', () => {
  it.each([
    ['nonsense', 'nonsense\r\n\r\n', 400, 'The request is not valid HTTP.'],
    [
      'endless headers',
      `GET /health HTTP/1.1\r\nx: ${'a'.repeat(70_000)}\r\n\r\n`,
      431,
      'The headers of the request are larger than 16 KB.',
    ],
  ])('%s is answered in the shape of the contract', async (_name, bytes, status, message) => {
    app = await gatewayOver({});
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const answer = await spoken(Number(port), bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual({
      code: 'invalid_input',
      message,
    });
  });
});

it('an unforeseen failure of our own says nothing of itself', async () => {
  app = await gatewayOver({ generate: () => ({ content: new Uint8Array() }) });
  const headers = { ...AUTHORISED, 'content-type': 'application/json', accept: 'application/json' };
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/invoices/generate',
    headers,
    payload: invoiceRequest(),
  });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ code: 'internal_error', message: 'The service failed on this request.' });
});

/** So many MiB in chunks; `fetch` always announces a length. */
function chunked(
  url: URL,
  headers: Record<string, string>,
  size: number,
): Promise<{ status?: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const call = httpRequest(url, { method: 'POST', headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode!, body: JSON.parse(text) }));
    });
    call.on('error', reject);
    for (let sent = 0; sent < size; sent++) call.write(' '.repeat(MIB));
    call.end();
  });
}

/** All that comes back for these bytes. */
function spoken(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (text += chunk));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
}
