import type { ExtractRequest, ValidateRequest } from '@conforme/proto/v1';
import { describe, expect, it } from 'vitest';
import { finding, form, gatewayOver } from '../testing/engine.ts';
import { findingCodec } from '@conforme/proto/schema/codec';

const XML = { 'content-type': 'application/xml' };

async function fake() {
  const validated: ValidateRequest[] = [];
  const extracted: ExtractRequest[] = [];
  const app = await gatewayOver({
    validate: (message) => {
      validated.push(message);
      const found = finding({ title: 'Sum', line: 3, column: 5 });
      const { source, severity, rule, message: sentence } = found;
      return {
        validation: {
          valid: false,
          errorCount: 1,
          findings: [{ source, severity, rule: rule!, message: sentence }],
        },
        rulesets: ['en16931-cii@1.3.16', 'br-fr-cii@1.4.0.04'],
        details: message.explain ? [findingCodec.toMessage(found)] : [],
      };
    },
    extract: (message) => {
      extracted.push(message);
      return { document: { flavor: 'factur-x', fields: { number: 'F-1' } } };
    },
  });
  const post = (path: string, payload: string, headers: Record<string, string> = XML) =>
    app.inject({ method: 'POST', url: `/v1/invoices/${path}`, headers, payload });
  return { app, validated, extracted, post };
}

type Loc = { loc: unknown; type: string };

describe('validate', () => {
  it('publishes findings as the contract closes them', async () => {
    const { post, validated } = await fake();
    const answer = await post('validate', '<a/>');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-rulesets']).toBe('en16931-cii@1.3.16, br-fr-cii@1.4.0.04');
    expect(Object.keys(answer.json().findings[0])).toEqual([
      'source',
      'severity',
      'rule',
      'message',
      'location',
      'test',
    ]);
    expect(validated[0]).toMatchObject({ check: 'fr-ctc', explain: false, language: 'en' });
    expect(validated[0]!.asOf).toBeUndefined();
    expect(Buffer.from(validated[0]!.document).toString()).toBe('<a/>');
  });

  it('adds to each finding what explain asks for, and no place in a request', async () => {
    const { post } = await fake();
    const [detail] = (await post('validate?explain=1', '<a/>')).json().findings;
    expect(detail).toMatchObject({ title: 'Sum', line: 3, column: 5 });
    expect(detail).not.toHaveProperty('pointer');
  });

  it('passes on what the query and the language say', async () => {
    const { post, validated } = await fake();
    const query = 'validate?check=base&explain=true&as_of=2026-08-31';
    await post(query, '<a/>', { ...XML, 'accept-language': 'fr' });
    expect(validated[0]).toMatchObject({ check: 'base', explain: true, asOf: '2026-08-31', language: 'fr' });
  });

  it.each([
    ['check=all', ['query', 'check']],
    ['check=base&check=base', ['query', 'check']],
    ['explain=yes', ['query', 'explain']],
    ['as_of=2026-02-30', ['query', 'as_of']],
    ['as_of=now', ['query', 'as_of']],
    ['chek=base', ['query', 'chek']],
    ['__proto__=1', ['query', '__proto__']],
  ])('refuses the query %s', async (query, loc) => {
    const { post, validated } = await fake();
    const answer = await post(`validate?${query}`, '<a/>');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().details.map((detail: Loc) => detail.loc)).toEqual([loc]);
    expect(validated).toEqual([]);
  });
});

describe('extract', () => {
  it('answers every key of the contract', async () => {
    const { post, extracted } = await fake();
    const body = (await post('extract', '<a/>')).json();
    expect(Object.keys(body)).toEqual([
      'flavor',
      'profile',
      'guideline',
      'xml_filename',
      'fields',
      'pdf',
      'xml',
      'invoice',
      'options',
      'unread',
    ]);
    expect(body.fields).toMatchObject({ number: 'F-1', due_date: null, lines: [] });
    expect(extracted[0]).toMatchObject({ includeXml: true, language: 'en' });
  });

  it.each([
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
  ])('reads include_xml=%s', async (text, includeXml) => {
    const { post, extracted } = await fake();
    await post(`extract?include_xml=${text}`, '<a/>');
    expect(extracted[0]!.includeXml).toBe(includeXml);
  });

  it('refuses another include_xml', async () => {
    const { post } = await fake();
    expect((await post('extract?include_xml=no', '<a/>')).json().details).toMatchObject([
      { loc: ['query', 'include_xml'], type: 'enum' },
    ]);
  });
});

describe('a document', () => {
  it.each([
    {},
    { 'content-type': 'application/pdf' },
    { 'content-type': 'x/y' },
    { 'content-type': 'nonsense' },
  ])('is passed on whatever its type says: %j', async (headers) => {
    const { post, validated } = await fake();
    expect((await post('validate', '<a/>', headers)).statusCode).toBe(200);
    expect(Buffer.from(validated[0]!.document).toString()).toBe('<a/>');
  });

  it('may come as the part file, whose name is no matter', async () => {
    const { app, validated } = await fake();
    for (const filename of ['a.xml', 'x'.repeat(300), undefined])
      await app.inject({
        method: 'POST',
        url: '/v1/invoices/validate',
        ...form([{ name: 'file', content: '<é/>', ...(filename && { filename }) }]),
      });
    expect(validated.map(({ document }) => Buffer.from(document).toString())).toEqual([
      '<é/>',
      '<é/>',
      '<é/>',
    ]);
  });

  it.each([
    ['none', [], 'missing'],
    ['another name', [{ name: 'document', content: '<a/>' }], 'extra_forbidden'],
    ['two', [1, 2].map(() => ({ name: 'file', content: '<a/>', filename: 'a.xml' })), 'duplicate'],
  ])('in multipart has one part file; %s: %s', async (_name, parts, type) => {
    const { app, validated } = await fake();
    const answer = await app.inject({ method: 'POST', url: '/v1/invoices/extract', ...form(parts) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().details.map((detail: Loc) => detail.type)).toEqual([type]);
    expect(validated).toEqual([]);
  });

  it('in multipart under another name is told which name is known', async () => {
    const { app } = await fake();
    const parts = form([{ name: 'invoice', content: '<a/>', filename: 'a.xml' }]);
    const answer = await app.inject({ method: 'POST', url: '/v1/invoices/validate', ...parts });
    expect(answer.json().details).toMatchObject([
      { loc: ['body', 'invoice'], msg: 'This part is not known; known are: file.' },
    ]);
  });

  it.each(['gzip', 'br', 'gzip, identity', 'x'])('that is coded (%s) is refused as that', async (coding) => {
    const { post, validated } = await fake();
    const answer = await post('validate', '<a/>', { 'content-encoding': coding });
    expect(answer.statusCode).toBe(415);
    expect(answer.headers['accept-encoding']).toBe('identity');
    expect(answer.json()).toEqual({
      code: 'unsupported_media_type',
      message: 'Send the body as it is, without Content-Encoding, and Transfer-Encoding chunked at most.',
    });
    expect(validated).toEqual([]);
  });

  it('may say that it is not coded', async () => {
    const { post } = await fake();
    expect((await post('validate', '<a/>', { 'content-encoding': 'Identity' })).statusCode).toBe(200);
  });

  it.each([
    ['no boundary', 'multipart/form-data', '--x--', /exige le paramètre boundary/],
    [
      'a body cut off',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\n<a',
      /le formulaire est tronqué/,
    ],
  ])('in multipart with %s is a fault of the body', async (_name, type, payload, said) => {
    const { post } = await fake();
    const answer = await post('validate', payload, { 'content-type': type, 'accept-language': 'fr' });
    expect(answer.json().details[0].msg).toMatch(said);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'validation_error',
      details: [{ loc: ['body'], type: 'malformed' }],
    });
  });
});
