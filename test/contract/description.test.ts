// The description of the running service, as its clients get it: valid, with examples that work, and true of the answers.

import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REPORTING_EXAMPLE } from '../../gateway/routes/ereporting.ts';
import { openWorld, recorded, request, type Parsed, type Reply, type World } from './world.ts';

const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;

let world: World;
let document: Parsed;
let judge: Ajv2020;
beforeAll(async () => {
  world = await openWorld();
  document = (await world.get('/openapi.json')).json;
  judge = new Ajv2020({ strict: false, allErrors: true });
  addFormats(judge);
  judge.addSchema({ ...document, $id: 'document' });
}, 180_000);
afterAll(() => world.close());

const component = (name: string): ValidateFunction =>
  judge.compile({ $ref: `document#/components/schemas/${name}` });

describe('the description of the running service', () => {
  it('is OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(document);
    expect([valid, errors]).toEqual([true, undefined]);
  });

  it('shows requests that it would accept itself', async () => {
    const { examples } = document.paths['/v1/invoices/generate'].post.requestBody.content['application/json'];
    expect(Object.keys(examples).length).toBeGreaterThan(5);
    const isRequest = component('GenerateRequest');
    for (const [name, { value }] of Object.entries<Parsed>(examples)) {
      expect([isRequest(value), isRequest.errors], name).toEqual([true, null]);
      expect((await world.generate(value)).status, name).toBe(200);
    }
  });
});

/** What the description says of an answer: the schema of its status and media type, and the headers it always has. */
function expectTold(reply: Reply, method: string, path: string): void {
  const { responses } = document.paths[path][method];
  const told = responses[reply.status];
  expect(told, `${method} ${path} ${reply.status}`).toBeDefined();
  const response = told.$ref ? document.components.responses[told.$ref.split('/').at(-1)] : told;
  const type = reply.headers.get('content-type')!.split(';')[0]!;
  expect(Object.keys(response.content)).toContain(type);
  for (const [name, { $ref }] of Object.entries<Parsed>(response.headers)) {
    const header = document.components.headers[$ref.split('/').at(-1)];
    if (header.required) expect(reply.headers.get(name), name).not.toBeNull();
  }
  if (reply.json === undefined) return;
  const place = told.$ref
    ? `components/responses/${told.$ref.split('/').at(-1)}`
    : `paths/${path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${method}/responses/${reply.status}`;
  const check = judge.compile({ $ref: `document#/${place}/content/${type.replace('/', '~1')}/schema` });
  expect([check(reply.json), check.errors]).toEqual([true, null]);
}

describe('answers are as they are told', () => {
  const CII = recorded('cii-small');
  const CASES: readonly (readonly [method: string, path: string, ask: () => Promise<Reply>])[] = [
    ['post', '/v1/invoices/generate', () => world.generate(request())],
    ['post', '/v1/invoices/generate', () => world.generate(request(), { accept: 'application/json' })],
    ['post', '/v1/invoices/generate', () => world.generate(request({ type_code: '751' }))],
    ['post', '/v1/invoices/generate', () => world.generate({})],
    ['post', '/v1/invoices/generate', () => world.failing.generate(request())],
    ['post', '/v1/invoices/preview-xml', () => world.preview(request())],
    ['post', '/v1/invoices/embed', () => world.send('POST', '/v1/invoices/embed')],
    ['post', '/v1/invoices/validate', () => world.validate(CII)],
    ['post', '/v1/invoices/validate', () => world.validate(recorded('cii-minimum'), '?explain=true')],
    ['post', '/v1/invoices/validate', () => world.validate('<a>')],
    ['post', '/v1/invoices/validate', () => world.coreless.validate(CII)],
    ['post', '/v1/invoices/extract', () => world.extract(recorded('ubl-full'))],
    ['post', '/v1/invoices/render', () => world.post('/v1/invoices/render?format=html', CII)],
    ['post', '/v1/invoices/convert', () => world.post('/v1/invoices/convert?to=ubl-xml&check=base', CII)],
    [
      'post',
      '/v1/invoices/convert',
      () => world.post('/v1/invoices/convert?to=cii-xml&profile=basicwl&check=base', CII),
    ],
    ['post', '/v1/invoices/compare', () => world.post('/v1/invoices/compare', CII)],
    ['post', '/v1/invoices/receive', () => world.post('/v1/invoices/receive', CII)],
    ['post', '/v1/flux1/extract', () => world.post('/v1/flux1/extract', CII)],
    [
      'post',
      '/v1/ereporting/generate',
      () =>
        world.post('/v1/ereporting/generate', JSON.stringify(REPORTING_EXAMPLE), {
          'content-type': 'application/json',
        }),
    ],
    ['get', '/v1/ereporting/calendar', () => world.get('/v1/ereporting/calendar?regime=franchise&year=2027')],
    ['post', '/v1/statuses/next', () => world.post('/v1/statuses/next', '{"history": ["200"]}')],
    ['get', '/v1/plans', () => world.get('/v1/plans')],
    ['get', '/v1/usage', () => world.get('/v1/usage')],
    ['get', '/v1/rulesets', () => world.get('/v1/rulesets')],
    ['get', '/v1/rules/{id}', () => world.get('/v1/rules/BR-CO-10')],
    ['get', '/v1/rules/{id}', () => world.get('/v1/rules/nothing')],
    ['get', '/v1/schema/invoice', () => world.get('/v1/schema/invoice')],
    ['get', '/health', () => world.coreless.get('/health')],
  ];

  it.each(
    CASES.map(([method, path, ask], index) => [index, `${method} ${path}`, { method, path, ask }] as const),
  )('%i: %s', async (_index, _name, { method, path, ask }) => expectTold(await ask(), method, path));
});

/** What a document says is answered as it stands there, whether or not a request could say it. */
describe('answers that hold what no request could', () => {
  const JSON_PLEASE = { accept: 'application/json' };

  it('sums of a converted document that it lacks, or writes in more digits', async () => {
    const source = recorded('cii-small')
      .replace(/<ram:TaxBasisTotalAmount>[^<]*<\/ram:TaxBasisTotalAmount>/, '')
      .replace(/(<ram:GrandTotalAmount>)[^<]*/, '$11.23456')
      .replaceAll(/(<ram:RateApplicablePercent>)[^<]*/g, '$125.00000001');
    const query = 'to=ubl-xml&check=base&allow_invalid=true&allow_loss=true';
    const reply = await world.post(`/v1/invoices/convert?${query}`, source, JSON_PLEASE);
    expect(reply.json.totals).toMatchObject({ tax_exclusive: '', tax_inclusive: '1.23456' });
    expect(reply.json.totals.vat_breakdown[0]).toMatchObject({ rate: '25.00000001' });
    expectTold(reply, 'post', '/v1/invoices/convert');
  });

  it('no BT-110, where no VAT is charged', async () => {
    const source = recorded('cii-O').replace(/<ram:TaxTotalAmount[^<]*<\/ram:TaxTotalAmount>/, '');
    const { invoice } = (await world.extract(source)).json;
    const options = { output: 'cii-xml', check: 'base' };
    const [seller, buyer] = [invoice.seller, invoice.buyer].map((party) => ({ ...party, vat_id: null }));
    const asked = {
      ...invoice,
      seller: { ...seller, tax_registration_id: '999520430' },
      buyer,
      tax_exemption_reason: 'Hors champ',
      totals: {
        ...invoice.totals,
        tax_total: null,
        vat_breakdown: invoice.totals.vat_breakdown.map((row: object) => ({
          ...row,
          exemption_reason: 'Hors champ',
        })),
      },
    };
    const reply = await world.generate({ invoice: asked, options }, JSON_PLEASE);
    expect(reply.json).toMatchObject({ totals: { tax_total: null }, validation: { error_count: 0 } });
    expectTold(reply, 'post', '/v1/invoices/generate');
    const explained = await world.generate(
      { invoice: asked, options: { ...options, explain: true } },
      JSON_PLEASE,
    );
    expect(explained.json).toMatchObject({ totals: { tax_total: null }, ledger: {} });
    expectTold(explained, 'post', '/v1/invoices/generate');
  });

  it('a status that breaks its own rules', async () => {
    const { invoice } = request();
    const amounts = [{ amount: '1200.00', rate: '20.00' }];
    const paid = { invoice, status: '212', at: '2026-10-01T09:30:00', amounts };
    const made = await world.post('/v1/statuses/generate', JSON.stringify(paid), {
      'content-type': 'application/json',
    });
    expect(made.status).toBe(200);
    const spoiled = made.text
      .replaceAll(/(<udt:DateTimeString[^>]*>)[^<]*/g, '$1ZZZ')
      .replaceAll(/(<ram:ValueAmount[^>]*>)[^<]*/g, '$1much')
      .replaceAll(/(<ram:GlobalID[^>]*>)[^<]*/g, '$1');
    const reply = await world.post('/v1/statuses/extract', spoiled, { 'content-type': 'application/xml' });
    const { message } = reply.json;
    expect(message).toMatchObject({ issued_at: 'ZZZ' });
    expect(reply.text).toContain('"much"');
    expect(reply.text).toContain('"value":null');
    expectTold(reply, 'post', '/v1/statuses/extract');
  });
});
