import type { GenerateRequest } from '@conforme/proto/v1/types';
import { describe, expect, it } from 'vitest';
import {
  AUTHORISED,
  finding,
  gatewayOver,
  invoiceRequest,
  refusal,
  type Answers,
} from '../testing/engine.ts';

const JSON_TYPE = { ...AUTHORISED, 'content-type': 'application/json' };
const GENERATE = '/v1/invoices/generate';

const generated = {
  filename: 'F-1.pdf',
  mediaType: 'application/pdf',
  profile: 'en16931',
  output: 'facturx-pdf',
  content: new TextEncoder().encode('%PDF-fake'),
  totals: {
    lineTotal: '100.00',
    taxExclusive: '100.00',
    taxTotal: '20.00',
    taxInclusive: '120.00',
    amountDue: '120.00',
  },
  validation: { valid: true, flavor: 'factur-x', checksRun: ['xsd'] },
  warnings: [{ source: 'schematron:fr-ctc', severity: 'warning', rule: 'BR-FR-99', message: 'Odd.' }],
  rulesets: ['en16931-cii@1.3.16', 'br-fr-cii@1.4.0.04'],
};

/** A gateway whose engine answers `generated`, and the calls the engine got. */
async function fake(answers: Answers = {}) {
  const calls: { message: GenerateRequest; headers: Headers }[] = [];
  const app = await gatewayOver({
    generate: (message, { requestHeader }) => {
      calls.push({ message, headers: requestHeader });
      return generated;
    },
    ...answers,
  });
  const post = (headers: Record<string, string> = {}, payload: string | Buffer = invoiceRequest()) =>
    app.inject({ method: 'POST', url: GENERATE, headers: { ...JSON_TYPE, ...headers }, payload });
  return { app, calls, post };
}

describe('the document', () => {
  it('is the answer, with what is known of it in the headers', async () => {
    const { post } = await fake();
    const answer = await post({ 'x-request-id': 'call-7' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('%PDF-fake');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="F-1.pdf"; filename*=UTF-8''F-1.pdf`,
      'x-facturx-profile': 'en16931',
      'x-facturx-output': 'facturx-pdf',
      'x-facturx-amount-due': '120.00',
      'x-facturx-warnings': '1',
      'x-rulesets': 'en16931-cii@1.3.16, br-fr-cii@1.4.0.04',
      'x-request-id': 'call-7',
    });
  });

  it('comes in an envelope where JSON is asked for by name', async () => {
    const { post } = await fake();
    const answer = await post({ accept: 'application/json' });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['content-disposition']).toBeUndefined();
    expect(answer.headers['x-facturx-amount-due']).toBe('120.00');
    expect(answer.json()).toMatchObject({
      filename: 'F-1.pdf',
      media_type: 'application/pdf',
      profile: 'en16931',
      output: 'facturx-pdf',
      content_base64: Buffer.from('%PDF-fake').toString('base64'),
      totals: { amount_due: '120.00', vat_breakdown: [] },
      validation: { valid: true, checks_run: ['xsd'], findings: [], pdf: null },
    });
  });

  it.each(['*/*', 'application/pdf', 'application/pdf, application/json;q=0.9'])(
    'stays itself for Accept: %s',
    async (accept) => {
      const { post } = await fake();
      expect((await post({ accept })).body).toBe('%PDF-fake');
    },
  );
});

describe('the call', () => {
  it('carries the invoice as it was sent and the id of the request', async () => {
    const { post, calls } = await fake();
    await post({ 'x-request-id': 'call-8' }, invoiceRequest({ note: undefined }, { profile: 'extended' }));
    expect(calls[0]!.message.invoice).toMatchObject({
      number: 'F/1',
      lines: [{ quantity: '2', unitPrice: '50' }],
    });
    expect(calls[0]!.message.options?.profile).toBe('extended');
    expect(calls[0]!.headers.get('x-request-id')).toBe('call-8');
  });

  it.each([
    ['fr-CA, en;q=0.5', 'fr'],
    ['de', null],
  ])('passes the language of Accept-Language: %s on as %s', async (header, passed) => {
    const { post, calls } = await fake();
    await post({ 'accept-language': header });
    expect(calls[0]!.headers.get('accept-language')).toBe(passed);
  });

  it('makes an id of its own for one that cannot stand in a header', async () => {
    const { post, calls } = await fake();
    const answer = await post({ 'x-request-id': 'é' });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(calls[0]!.headers.get('x-request-id')).toBe(answer.headers['x-request-id']);
  });
});

describe('a body', () => {
  it.each([
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'APPLICATION/JSON',
    'application/vnd.invoice+json',
  ])('of type %s is read', async (type) => {
    const { post } = await fake();
    expect((await post({ 'content-type': type })).statusCode).toBe(200);
  });

  it.each([
    'application/xml',
    'text/plain',
    'application/jsonp',
    'multipart/form-data; boundary=x',
    'nonsense',
  ])('of type %s is refused', async (type) => {
    const { post, calls } = await fake();
    const answer = await post({ 'content-type': type });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ code: 'unsupported_media_type' });
    expect(calls).toEqual([]);
  });

  it('that is not UTF-8 is refused at the body', async () => {
    const { post } = await fake();
    const answer = await post({}, Buffer.from(invoiceRequest({ number: 'été' }), 'latin1'));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().details).toMatchObject([{ loc: ['body'], type: 'json_invalid', pointer: '' }]);
  });

  it('with faults names all of them, in the language asked for', async () => {
    const { post, calls } = await fake();
    const bad = invoiceRequest({ lines: [], seller: null });
    const details = async (tongue: string) => (await post({ 'accept-language': tongue }, bad)).json().details;
    const english = await details('en');
    const french = await details('fr');
    expect(english.map(({ pointer }: { pointer: string }) => pointer)).toEqual(
      expect.arrayContaining(['/invoice/lines', '/invoice/seller']),
    );
    expect(french).toHaveLength(english.length);
    expect(french[0].msg).not.toBe(english[0].msg);
    expect(calls).toEqual([]);
  });
});

describe('a refusal of the engine', () => {
  it('carries its findings in the coordinates of the request', async () => {
    const wrong = finding({
      pointer: '/invoice/totals/line_total',
      pointers: ['/invoice/totals/line_total'],
      terms: ['BT-106'],
      patch: [{ op: 'replace', path: '/invoice/totals/line_total', value: '100.00' }],
    });
    const { post } = await fake({
      generate: () => {
        throw refusal('invalid_input', 'The invoice fails 1 rule.', { findings: [wrong] });
      },
    });
    const answer = await post();
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const { line: _line, column: _column, ...shown } = wrong;
    expect(answer.json()).toEqual({
      code: 'invalid_input',
      message: 'The invoice fails 1 rule.',
      details: [shown],
    });
  });

  it('leaves the patch out where there is none', async () => {
    const { post } = await fake({
      generate: () => {
        throw refusal('invalid_input', 'No.', { findings: [finding({ pointer: '/invoice/number' })] });
      },
    });
    expect((await post()).json().details[0]).not.toHaveProperty('patch');
  });
});

describe('preview-xml', () => {
  it('answers the XML inline, for what is read like generate', async () => {
    const { app } = await fake({
      previewXml: ({ invoice, options }) => ({
        filename: `${invoice?.number?.replace('/', '-')}.xml`,
        xml: new TextEncoder().encode('<é/>'),
        profile: options?.profile ?? '',
        output: options?.output ?? '',
      }),
    });
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/invoices/preview-xml',
      headers: JSON_TYPE,
      payload: invoiceRequest({}, { output: 'cii-xml' }),
    });
    expect(answer.body).toBe('<é/>');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': `inline; filename="F-1.xml"; filename*=UTF-8''F-1.xml`,
      'x-facturx-profile': 'en16931',
      'x-facturx-output': 'cii-xml',
    });
  });
});
