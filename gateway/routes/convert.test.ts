import type { ConvertRequest } from '@conforme/proto/v1';
import { describe, expect, it } from 'vitest';
import { AUTHORISED, form, gatewayOver, refusal } from '../testing/engine.ts';

const XML = { 'content-type': 'application/xml' };
const LOSS = {
  term: 'BT-18',
  location: '/a/b',
  value: 'object 7',
  reason: 'No place.',
  target: 'basicwl (cii-xml)',
};

async function fake(answer: object = {}) {
  const asked: ConvertRequest[] = [];
  const app = await gatewayOver({
    convert: (message) => {
      asked.push(message);
      return {
        filename: 'F-1.xml',
        mediaType: 'application/xml',
        profile: 'en16931',
        output: 'ubl-xml',
        content: Buffer.from('<b/>'),
        totals: { amountDue: '12.00' },
        validation: { valid: true },
        rulesets: ['en16931-ubl@1'],
        sourceValid: true,
        ...answer,
      };
    },
  });
  const post = (query: string, payload = '<a/>', headers: Record<string, string> = XML) =>
    app.inject({ method: 'POST', url: `/v1/invoices/convert${query}`, headers, payload });
  return { asked, post };
}

describe('POST /v1/invoices/convert', () => {
  it.each([
    ['short', 1],
    ['long', 4_000],
  ])('answers the very bytes of a %s document', async (_, times) => {
    const content = Buffer.from(`<b>${'é€😀'.repeat(times)}</b>`);
    const { post } = await fake({ content });
    const answer = await post('?to=ubl-xml');
    expect(answer.rawPayload).toEqual(content);
    expect(answer.headers['content-length']).toBe(String(content.length));
  });

  it('answers the document, and counts what is lost', async () => {
    const { asked, post } = await fake();
    const answer = await post('?to=ubl-xml');
    expect(answer.statusCode).toBe(200);
    expect(answer.payload).toBe('<b/>');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/xml',
      'content-disposition': `attachment; filename="F-1.xml"; filename*=UTF-8''F-1.xml`,
      'x-facturx-profile': 'en16931',
      'x-facturx-output': 'ubl-xml',
      'x-facturx-amount-due': '12.00',
      'x-facturx-warnings': '0',
      'x-rulesets': 'en16931-ubl@1',
      'x-conversion-losses': '0',
      'x-conversion-source-valid': 'true',
    });
    expect(asked[0]).toMatchObject({
      to: 'ubl-xml',
      check: 'fr-ctc',
      allowLoss: false,
      allowInvalid: false,
      plausibility: false,
      language: 'en',
      pageLanguage: 'fr',
    });
    expect(asked[0]!.profile).toBeUndefined();
    expect(Buffer.from(asked[0]!.document).toString()).toBe('<a/>');
  });

  it.each([
    ['-12.00', '-12.00'],
    ['12,00\u202f€', ''],
    ['1\r\nx-plan: gold', ''],
    ['9'.repeat(70_000), ''],
  ])('names the amount due where the source has one (%#)', async (amountDue, named) => {
    const { post } = await fake({ totals: { amountDue } });
    const answer = await post('?to=ubl-xml');
    expect([answer.statusCode, answer.headers['x-facturx-amount-due']]).toEqual([200, named]);
    expect(answer.headers['x-plan']).not.toBe('gold');
  });

  it('passes on what the query asks for', async () => {
    const { asked, post } = await fake();
    await post(
      '?to=facturx-pdf&profile=extended&check=base&allow_loss=true&allow_invalid=1&plausibility=true&language=en',
    );
    expect(asked[0]).toMatchObject({
      plausibility: true,
      to: 'facturx-pdf',
      profile: 'extended',
      check: 'base',
      allowLoss: true,
      allowInvalid: true,
      pageLanguage: 'en',
    });
  });

  it('speaks the language of the reader, and draws in it', async () => {
    const { asked, post } = await fake();
    await post('?to=facturx-pdf', '<a/>', { ...XML, 'accept-language': 'en' });
    await post('?to=facturx-pdf&language=en', '<a/>', { ...XML, 'accept-language': 'fr' });
    expect(asked.map(({ language, pageLanguage }) => [language, pageLanguage])).toEqual([
      ['en', 'en'],
      ['fr', 'en'],
    ]);
  });

  it.each([
    ['*/*', 'ubl-xml', true],
    ['application/json', 'ubl-xml', false],
    ['application/pdf, application/json;q=0.9', 'ubl-xml', false],
    ['application/pdf, application/json;q=0.9', 'facturx-pdf', true],
  ])('wants the places of warnings where they are listed: %s to %s', async (accept, to, withoutPlaces) => {
    const { asked, post } = await fake();
    await post(`?to=${to}`, '<a/>', { ...XML, accept });
    expect(asked[0]!.withoutPlaces).toBe(withoutPlaces);
  });

  it('answers an envelope with the losses to whoever prefers JSON', async () => {
    const { post } = await fake({ losses: [LOSS], sourceValid: false });
    const answer = await post('?to=ubl-xml&allow_loss=true', '<a/>', { ...XML, accept: 'application/json' });
    expect(answer.headers['x-conversion-losses']).toBe('1');
    expect(answer.json()).toMatchObject({
      filename: 'F-1.xml',
      media_type: 'application/xml',
      content_base64: Buffer.from('<b/>').toString('base64'),
      totals: { amount_due: '12.00' },
      validation: { valid: true },
      source_valid: false,
      losses: [LOSS],
    });
  });

  it('takes the document as the part of a form too', async () => {
    const { asked, post } = await fake();
    const { payload, headers } = form([{ name: 'file', filename: 'f.xml', content: '<c/>' }]);
    expect((await post('?to=ubl-xml', payload, headers)).statusCode).toBe(200);
    expect(Buffer.from(asked[0]!.document).toString()).toBe('<c/>');
  });

  it.each([
    ['', ['query', 'to'], 'missing'],
    ['?to=pdf', ['query', 'to'], 'enum'],
    ['?to=ubl-xml&profile=basic', ['query', 'profile'], 'enum'],
    ['?to=ubl-xml&allow_los=true', ['query', 'allow_los'], 'extra_forbidden'],
  ])('refuses the query %j', async (query, loc, type) => {
    const { asked, post } = await fake();
    const answer = await post(query);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().details).toMatchObject([{ loc, type }]);
    expect(asked).toEqual([]);
  });

  it('answers a key with its usage, and everybody else with the limit', async () => {
    const { post } = await fake();
    expect((await post('?to=ubl-xml', '<a/>', { ...XML, ...AUTHORISED })).headers).toHaveProperty(
      'x-usage-used',
    );
    expect((await post('?to=ubl-xml')).headers).toHaveProperty('ratelimit');
  });
});

it('a conversion that loses something is 400, with the losses in details', async () => {
  const app = await gatewayOver({
    convert: () => {
      throw refusal('lossy_conversion', '1 value would be lost.', { losses: [LOSS] });
    },
  });
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/invoices/convert?to=cii-xml',
    payload: '<a/>',
    headers: XML,
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    code: 'lossy_conversion',
    message: '1 value would be lost.',
    details: [LOSS],
  });
});
