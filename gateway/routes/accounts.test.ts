import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import type { Gate } from '../accounts/gate.ts';
import { SqliteStore } from '../accounts/sqlite.ts';
import { testGate, type TestAccounts } from '../testing/accounts.ts';
import { form, gatewayOver, invoiceRequest, refusal, type Answers } from '../testing/engine.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

const NOW = new Date('2026-11-21T12:00:00Z');
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM = form([
  { name: 'pdf', content: '%PDF-', filename: 'a.pdf' },
  { name: 'xml', content: '<a/>', filename: 'a.xml' },
]);
const document = {
  content: Buffer.from('%PDF-'),
  filename: 'a.pdf',
  profile: 'en16931',
  mediaType: 'application/pdf',
};

const WELL: Answers = {
  generate: () => document,
  previewXml: () => ({ xml: Buffer.from('<a/>'), filename: 'a.xml' }),
  embed: () => document,
  validate: () => ({ validation: { valid: false } }),
  extract: () => ({ document: { fields: { number: 'F/1' } } }),
  validateStream: async function* (requests) {
    for await (const { id } of requests)
      yield { id, result: { case: 'response', value: { validation: { valid: true } } } };
  },
};

async function open(accounts: TestAccounts = {}, answers: Answers = WELL): Promise<void> {
  const gate = await testGate({ keys: ['k'], now: () => NOW, ...accounts });
  app = await gatewayOver(answers, undefined, { gate });
}

const BODIES = {
  generate: { payload: invoiceRequest(), headers: JSON_TYPE },
  'preview-xml': { payload: invoiceRequest(), headers: JSON_TYPE },
  embed: { payload: FORM.payload, headers: { 'content-type': FORM.headers['content-type']! } },
  validate: { payload: '<a/>', headers: {} },
  extract: { payload: '<a/>', headers: {} },
};

function post(path: keyof typeof BODIES, key: string | null = 'k', more: object = {}) {
  const { payload, headers } = BODIES[path];
  const shown = key === null ? {} : { authorization: `Bearer ${key}` };
  return app!.inject({
    method: 'POST',
    url: `/v1/invoices/${path}`,
    payload,
    headers: { ...headers, ...shown, ...more },
  });
}

const get = (url: string, key?: string) =>
  app!.inject({ url, ...(key !== undefined && { headers: { 'x-api-key': key } }) });

const usageOf = (answer: { headers: object }): object =>
  Object.fromEntries(Object.entries(answer.headers).filter(([name]) => /^x-(plan|usage-.*)$/.test(name)));

const USAGE = (used: number, quota: number) => ({
  'x-plan': 'tiny',
  'x-usage-used': String(used),
  'x-usage-quota': String(quota),
  'x-usage-remaining': String(quota - used),
});

describe('metered answers', () => {
  it('count 1 each, and carry plan and usage', async () => {
    await open({ quota: 9 });
    for (const [at, path] of (['generate', 'embed', 'validate', 'extract'] as const).entries()) {
      const answer = await post(path);
      expect(answer.statusCode).toBe(200);
      expect(usageOf(answer)).toEqual(USAGE(at + 1, 9));
      expect(answer.headers).not.toHaveProperty('ratelimit');
    }
  });

  it('of preview-xml count 0, and are refused once the quota is used up', async () => {
    await open({ quota: 1 });
    expect(usageOf(await post('preview-xml'))).toEqual(USAGE(0, 1));
    await post('validate');
    for (const path of ['generate', 'preview-xml', 'embed', 'validate', 'extract'] as const) {
      const answer = await post(path);
      expect(answer.statusCode).toBe(402);
      expect(answer.json()).toMatchObject({ code: 'quota_exceeded', details: [{ plan: 'tiny', used: 1 }] });
      expect(usageOf(answer)).toEqual(USAGE(1, 1));
    }
  });

  it('are not errors: those count 0', async () => {
    await open(
      {},
      {
        validate: () => {
          throw refusal('not_an_einvoice', 'No.');
        },
      },
    );
    expect((await post('validate')).statusCode).toBe(400);
    expect((await post('generate', 'k', { 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await get('/v1/usage', 'k')).json()).toMatchObject({ used: 0 });
  });

  it('that come too late by their own duration are 402, without a trace of the document', async () => {
    await open({ quota: 1 });
    const answers = await Promise.all([post('generate'), post('generate'), post('generate')]);
    const [late] = answers.filter(({ statusCode }) => statusCode === 402);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 402, 402]);
    expect(late!.json()).toMatchObject({ code: 'quota_exceeded' });
    expect(late!.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-request-id': expect.stringMatching(/./),
      ...USAGE(1, 1),
    });
    for (const name of ['content-disposition', 'x-facturx-profile', 'x-rulesets'])
      expect(late!.headers).not.toHaveProperty(name);
  });
});

describe('anonymous answers', () => {
  it('carry the limit that validate and extract share, and 429 tells when to come back', async () => {
    await open();
    for (let left = 19; left >= 0; left--) {
      const answer = await post(left % 2 === 0 ? 'validate' : 'extract', null);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['ratelimit']).toMatch(new RegExp(`^"anonymous";r=${left};t=60$`));
      expect(usageOf(answer)).toEqual({});
    }
    const refused = await post('extract', null);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'rate_limited' });
    expect(refused.headers).toMatchObject({
      'retry-after': '60',
      ratelimit: '"anonymous";r=0;t=60',
      'ratelimit-policy': '"anonymous";q=20;w=60',
    });
    expect((await post('validate')).statusCode).toBe(200);
  });
});

describe('a store that does not answer', () => {
  it('is 503 with Retry-After', async () => {
    const store = new SqliteStore(':memory:');
    await open({ store });
    await store.close();
    const answer = await post('validate');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({
      code: 'accounts_unavailable',
      message: 'Keys and quotas cannot be looked up now; retry in a few seconds.',
    });
    expect(answer.headers['retry-after']).toBe('5');
  });
});

describe('a batch', () => {
  const batch = (documents: number, key?: string) => {
    const parts = Array.from({ length: documents }, (_, at) => ({
      name: 'file',
      content: '<a/>',
      filename: `${at}.xml`,
    }));
    const { payload, headers } = form(parts);
    const shown = key === undefined ? {} : { 'x-api-key': key };
    return app!.inject({
      method: 'POST',
      url: '/v1/invoices/validate/batch',
      payload,
      headers: { 'content-type': headers['content-type']!, ...shown },
    });
  };
  const linesOf = (text: string): { status: number; error?: { code: string }; summary?: object }[] =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));

  it('counts each document that is judged, and refuses those beyond the quota in their lines', async () => {
    await open({ quota: 5 });
    const answer = await batch(8, 'k');
    expect(answer.statusCode).toBe(200);
    const lines = linesOf(answer.body);
    expect(lines.slice(0, 8).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 402, 402, 402]);
    expect(lines[5]).toMatchObject({ error: { code: 'quota_exceeded' } });
    expect(lines[8]).toMatchObject({ summary: { documents: 8, valid: 5, refused: 3 } });
    expect((await get('/v1/usage', 'k')).json()).toMatchObject({ used: 5, remaining: 0 });
    expect((await batch(1, 'k')).statusCode).toBe(402);
  });

  it('of an anonymous caller takes a call of the limit for each document', async () => {
    await open();
    const lines = linesOf((await batch(22)).body);
    expect(lines.slice(0, 22).map(({ status }) => status)).toEqual([
      ...Array.from({ length: 20 }, () => 200),
      429,
      429,
    ]);
    expect((await batch(1)).statusCode).toBe(429);
    expect((await post('validate', null)).statusCode).toBe(429);
  });
});

describe('GET /v1/plans', () => {
  it('is public and as the contract shows it', async () => {
    await open({ quota: 7 });
    expect((await get('/v1/plans')).json()).toEqual({
      currency: 'EUR',
      plans: [
        {
          id: 'tiny',
          name: 'Tiny',
          price_eur_month: 1.5,
          quota: 7,
          checkout_url: 'https://shop.example/tiny',
        },
      ],
      portal_url: 'https://shop.example/portal',
      mcp_url: 'https://api.example/mcp',
    });
  });
});

describe('the address for agents', () => {
  const told = async (publicUrl: string | null, isSample: boolean, host = 'here.example:8080') => {
    const gate = await testGate({});
    const plans = { ...gate.plans, isSample };
    const known = { plans } as Gate;
    app = await gatewayOver({}, undefined, { gate: known, publicUrl });
    const answer = await app.inject({ url: '/v1/plans', headers: { host } });
    return (answer.json() as { mcp_url: string }).mcp_url;
  };

  it('is what the operator says, else where the caller is, unless the plans say', async () => {
    expect(await told('https://api.example/invoices/', false)).toBe('https://api.example/invoices/mcp');
    expect(await told(null, true)).toBe('http://here.example:8080/mcp');
    expect(await told(null, true, 'no<host>')).toBe('https://api.example/mcp');
    expect(await told(null, false)).toBe('https://api.example/mcp');
  });
});

describe('GET /v1/usage', () => {
  it('needs a key and tells of its month', async () => {
    await open({ quota: 4 });
    expect((await get('/v1/usage')).json()).toMatchObject({ code: 'api_key_required' });
    const wrong = await get('/v1/usage', 'wrong');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.headers['www-authenticate']).toBe('Bearer');
    await post('validate');
    expect((await get('/v1/usage', 'k')).json()).toEqual({
      plan: 'tiny',
      used: 1,
      quota: 4,
      remaining: 3,
      period: '2026-11',
    });
  });
});
