import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorOut } from '@conforme/proto/schema';
import type { Service } from '../../scripts/start.ts';
import { example, KEY, post, postJson, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const VALIDATE = '/v1/invoices/validate';
const MIB = 1024 * 1024;

async function errorOf(answer: Response): Promise<ErrorOut & { status: number }> {
  const body = (await answer.json()) as ErrorOut;
  expect(Object.keys(body).filter((key) => !['code', 'message', 'details'].includes(key))).toEqual([]);
  return { ...body, status: answer.status };
}

const validate = async (
  body: NonNullable<RequestInit['body']>,
  type = 'application/xml',
): Promise<ErrorOut & { status: number }> =>
  errorOf(await post(service, VALIDATE, body, { 'content-type': type }));

describe('documents that are no invoice', () => {
  const bomb = `<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><a>&b;</a>`;
  it.each([
    ['text', 'hello', 'not_an_einvoice', /neither a PDF nor XML/],
    ['nothing', '', 'not_an_einvoice', /empty/],
    ['foreign XML', '<a xmlns="urn:x"/>', 'not_an_einvoice', /a in namespace urn:x/],
    ['HTML', '<html/>', 'not_an_einvoice', /html in no namespace/],
    ['an unclosed element', '<a><b></a>', 'invalid_input', /line 1, column 7/],
    ['cut-off XML', '<a><b>', 'invalid_input', /never closed/],
    ['an unknown entity', '<a>&nbsp;</a>', 'invalid_input', /&nbsp;/],
    ['a DTD', bomb, 'invalid_input', /DTD/],
    ['an external DTD', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>', 'invalid_input', /DTD/],
    ['deep nesting', '<a>'.repeat(5000), 'invalid_input', /deep/],
    ['a truncated PDF', '%PDF-1.7\n1 0 obj\n<<', 'invalid_input', /PDF/],
    [
      'ZUGFeRD 1.0',
      '<r:CrossIndustryDocument xmlns:r="urn:ferd:CrossIndustryDocument:invoice:1p0"/>',
      'not_an_einvoice',
      /ZUGFeRD 1.0/,
    ],
  ])('%s', async (_name, body, code, message) => {
    for (const path of [VALIDATE, '/v1/invoices/extract']) {
      const error = await errorOf(await post(service, path, body, { 'content-type': 'application/xml' }));
      expect(error).toMatchObject({ status: 400, code });
      expect(error.message).toMatch(message);
    }
  });

  it.each([VALIDATE, '/v1/invoices/extract', '/v1/invoices/render'])(
    'says so in French at %s',
    async (path) => {
      const french = { 'content-type': 'application/xml', 'accept-language': 'fr' };
      const said = async (body: string): Promise<string> =>
        (await errorOf(await post(service, path, body, french))).message;
      expect(await said('hello')).toBe("Le document n'est ni un PDF ni du XML.");
      expect(await said('<a/>')).toMatch(/^L'élément racine est a sans espace de noms/);
      expect(await said('<a><b></a>')).toMatch(/^Le XML n'est pas bien formé : .* \(ligne 1, colonne 7\)\.$/);
      // This one is opened on a thread.
      expect(await said('%PDF-1.7\n1 0 obj\n<<')).toMatch(/^Le PDF est illisible : /);
    },
  );

  it('says where malformed XML breaks', async () => {
    const { details } = await validate('<a>\n  <b>\n</a>');
    expect(details).toMatchObject([{ source: 'xsd', severity: 'fatal', line: 3, column: 1 }]);
  });

  it('sniffs an unknown media type', async () => {
    expect(await validate('GIF89a', 'image/gif')).toMatchObject({ status: 400, code: 'not_an_einvoice' });
    expect(await validate('<a/>', 'application/json')).toMatchObject({
      status: 400,
      code: 'not_an_einvoice',
    });
  });
});

describe('sizes', () => {
  const padded = (size: number): string => `<a>${' '.repeat(size - 7)}</a>`;

  it('reads 14.9 MB', async () => {
    expect(await validate(padded(Math.floor(14.9 * MIB)))).toMatchObject({
      status: 400,
      code: 'not_an_einvoice',
    });
  });

  it('refuses 15.1 MB before reading it', async () => {
    expect(await validate(padded(Math.ceil(15.1 * MIB)))).toMatchObject({ status: 413, code: 'too_large' });
  });

  it('refuses 15.1 MB that does not say its length', async () => {
    const body = padded(Math.ceil(15.1 * MIB));
    expect(await chunked(service, VALIDATE, body)).toMatchObject({ status: 413, code: 'too_large' });
  });

  it('refuses a multipart file of 15.1 MB, and reads one of 14.9', async () => {
    const send = async (size: number): Promise<unknown> => {
      const form = new FormData();
      form.set('file', new Blob([padded(size)]), 'a.xml');
      return errorOf(await post(service, VALIDATE, form, {}));
    };
    expect(await send(Math.ceil(15.1 * MIB))).toMatchObject({ status: 413, code: 'too_large' });
    expect(await send(Math.floor(14.9 * MIB))).toMatchObject({ status: 400, code: 'not_an_einvoice' });
  });
});

describe('requests', () => {
  it('wants JSON on generate and multipart on embed', async () => {
    for (const path of ['/v1/invoices/generate', '/v1/invoices/preview-xml', '/v1/invoices/embed']) {
      const answer = await post(service, path, 'number=1', { 'content-type': 'text/plain' });
      expect(await errorOf(answer)).toMatchObject({ status: 415, code: 'unsupported_media_type' });
    }
  });

  it.each([
    ['', 'missing'],
    ['{', 'json_invalid'],
    ['[]', 'object_type'],
  ])('answers 422 to the body %j', async (body, type) => {
    const answer = await post(service, '/v1/invoices/generate', body, { 'content-type': 'application/json' });
    const error = await errorOf(answer);
    expect(error).toMatchObject({ status: 422, code: 'validation_error' });
    expect(error.details?.[0]).toMatchObject({ loc: ['body'], type, pointer: '' });
  });

  it('reports every fault of a request at once, each with its place', async () => {
    const request = example('services');
    const { buyer: _buyer, ...invoice } = request.invoice;
    const broken = {
      invoice: { ...invoice, numero: 1, issue_date: '2026-02-30' },
      options: { profile: 'basic' },
    };
    const error = await errorOf(await postJson(service, '/v1/invoices/generate', broken));
    expect(error.details?.map(({ pointer }) => pointer).sort()).toEqual([
      '/invoice/buyer',
      '/invoice/issue_date',
      '/invoice/numero',
      '/options/profile',
    ]);
  });

  it('needs a key where the contract says so, and refuses a wrong one everywhere', async () => {
    const bare = (path: string, headers = {}): Promise<Response> =>
      fetch(`${service.url}${path}`, { method: 'POST', headers });
    for (const path of ['generate', 'preview-xml', 'embed'])
      expect(await errorOf(await bare(`/v1/invoices/${path}`))).toMatchObject({
        status: 401,
        code: 'api_key_required',
      });
    for (const path of ['generate', 'preview-xml', 'embed', 'validate', 'extract', 'render'])
      expect(await errorOf(await bare(`/v1/invoices/${path}`, { 'x-api-key': 'no' }))).toMatchObject({
        status: 401,
        code: 'invalid_api_key',
      });
    expect((await bare(VALIDATE, { 'x-api-key': KEY })).status).toBe(400);
    expect((await bare(VALIDATE)).status).toBe(400);
  });

  it('answers 404 and 405 in the same shape', async () => {
    expect(await errorOf(await fetch(`${service.url}/v2`))).toMatchObject({ status: 404, code: 'not_found' });
    const answer = await fetch(`${service.url}${VALIDATE}`);
    expect(answer.headers.get('allow')).toBe('POST');
    expect(await errorOf(answer)).toMatchObject({ status: 405, code: 'method_not_allowed' });
  });

  it('refuses unknown query values', async () => {
    const answer = await post(service, `${VALIDATE}?check=all`, '<a/>', {});
    expect(await errorOf(answer)).toMatchObject({ status: 422, details: [{ loc: ['query', 'check'] }] });
  });

  it('echoes a request id, or makes one', async () => {
    const echoed = await fetch(`${service.url}/health`, { headers: { 'x-request-id': 'abc-1' } });
    expect(echoed.headers.get('x-request-id')).toBe('abc-1');
    const made = await fetch(`${service.url}/health`);
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

/** fetch always knows the length; a socket does not have to. */
function chunked(to: Service, path: string, body: string): Promise<ErrorOut & { status: number }> {
  return new Promise((resolve, reject) => {
    const call = httpRequest(
      `${to.url}${path}`,
      { method: 'POST', headers: { 'content-type': 'application/xml' } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('end', () =>
          resolve({ ...(JSON.parse(text) as ErrorOut), status: answer.statusCode ?? 0 }),
        );
      },
    );
    call.on('error', reject);
    for (let at = 0; at < body.length; at += MIB) call.write(body.slice(at, at + MIB));
    call.end();
  });
}
