import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quirksOf, type RunningPlatform } from '../../platform/index.ts';
import { BUYER, invoiceXml, SELLER, startLocal, tokenOf } from '../e2e/local-platform.ts';

/** Every operation of the platform to test against, held to what it says of itself, and that to the interface. */

const SIRET = `${BUYER}00016`;
const LINE = `${BUYER}_${SIRET}`;
const ENTRIES = {
  sirens: [
    { siren: BUYER, businessName: 'Moulins', entityType: 'PrivateVatRegistered', administrativeStatus: 'A' },
  ],
  sirets: [
    { siret: SIRET, siren: BUYER, name: 'Moulins', facilityType: 'P', address: { postalCode: '19100' } },
  ],
  routingCodes: [{ routingIdentifier: 'A/1', siret: SIRET, routingCodeName: 'Compta' }],
  lines: [
    {
      addressingIdentifier: LINE,
      siren: BUYER,
      siret: SIRET,
      platformType: 'WK',
      directoryLineStatus: 'Enabled',
    },
    { addressingIdentifier: BUYER, siren: BUYER, platformType: 'WK', directoryLineStatus: 'Disabled' },
  ],
};

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { schema?: object }>> }>
  >;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
(formats as unknown as (to: Ajv2020) => void)(ajv);

let platform: RunningPlatform;
let description: Described;
let token = '';
beforeAll(async () => {
  platform = await startLocal({ maxFileBytes: 100_000, directory: ENTRIES });
  description = (await (await fetch(`${platform.url}/openapi.json`)).json()) as Described;
  token = await tokenOf(platform, SELLER);
});
afterAll(() => platform.close());

const asked: string[] = [];

/** An answer that is one of those its operation has. */
async function ask(method: string, path: string, template: string, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) };
  const answer = await fetch(`${platform.url}${path}`, { ...init, method, headers });
  asked.push(`${method} ${template}`);
  const { responses } = description.paths[template]![method.toLowerCase()]!;
  const said = responses[String(answer.status)];
  expect(said, `${method} ${path} answered ${answer.status}`).toBeDefined();
  const type = (answer.headers.get('content-type') ?? '').split(';')[0]!;
  const text = await answer.text();
  if (said!.content) expect(Object.keys(said!.content)).toContain(type);
  const { schema } = said!.content?.[type] ?? {};
  const body: unknown = schema ? JSON.parse(text) : text;
  if (schema) {
    const validate: ValidateFunction = ajv.compile(schema);
    expect(validate(body) ? [] : validate.errors).toEqual([]);
  }
  return { status: answer.status, body: body as Record<string, unknown> };
}

const json = (value: unknown): RequestInit => ({
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json' },
});

function form(info: unknown, file: Uint8Array | null): RequestInit {
  const body = new FormData();
  body.set('flowInfo', JSON.stringify(info));
  if (file) body.set('file', new Blob([new Uint8Array(file)], { type: 'application/xml' }), 'F.xml');
  return { body };
}

const FLOWS = '/flow-service/v1/flows';
const HOOKS = '/flow-service/v1/webhooks';
const DIRECTORY = '/directory-service/v1';
const INFO = { name: 'F.xml', flowSyntax: 'CII', trackingId: 't' };

it('describes itself in OpenAPI, and says what it is not', async () => {
  const { valid, errors } = await new Validator().validate({ ...description });
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(JSON.stringify(description)).toContain('no approved platform');
});

describe('every operation answers as it is described', () => {
  it('of the flow service', async () => {
    const sent = await ask('POST', FLOWS, FLOWS, form(INFO, await invoiceXml('C-1')));
    expect(sent.status).toBe(202);
    const one = `${FLOWS}/${String(sent.body['flowId'])}`;
    for (const query of [
      '',
      '?docType=Metadata',
      '?docType=Original',
      '?docType=Converted',
      '?docType=ReadableView',
    ])
      expect((await ask('GET', one + query, `${FLOWS}/{flowId}`)).status).toBe(200);
    const found = await ask(
      'POST',
      `${FLOWS}/search`,
      `${FLOWS}/search`,
      json({ where: { trackingId: 't' } }),
    );
    expect(found.body['results']).toHaveLength(1);
    const hook = await ask(
      'POST',
      HOOKS,
      HOOKS,
      json({ callbackUrl: 'http://127.0.0.1:9/', ackStatus: 'Error' }),
    );
    expect(hook.status).toBe(201);
    expect((await ask('GET', HOOKS, HOOKS)).body).toHaveLength(1);
    const gone = `${HOOKS}/${String(hook.body['webhookId'])}`;
    expect((await ask('DELETE', gone, `${HOOKS}/{webhookUid}`)).status).toBe(204);
    expect((await ask('DELETE', gone, `${HOOKS}/{webhookUid}`)).status).toBe(404);
    for (const service of ['/flow-service', '/directory-service'])
      expect((await ask('GET', `${service}/v1/healthcheck`, `${service}/v1/healthcheck`)).status).toBe(200);
  });

  it.each([
    [
      'siren',
      `code-insee:${BUYER}`,
      'code-insee:{siren}',
      { businessName: { op: 'startWith', value: 'moul' } },
    ],
    ['siret', `code-insee:${SIRET}`, 'code-insee:{siret}', { postalCode: { op: 'strict', value: '19100' } }],
    [
      'routing-code',
      `siret:${SIRET}/code:A%2F1`,
      'siret:{siret}/code:{routingIdentifier}',
      { routingCodeName: { op: 'contains', value: 'ompt' } },
    ],
    [
      'directory-line',
      `code:${LINE}`,
      'code:{addressingIdentifier}',
      { addressingIdentifier: { op: 'contains', value: '_' } },
    ],
  ])('of the directory: %s', async (kind, id, template, filters) => {
    const one = await ask(
      'GET',
      `${DIRECTORY}/${kind}/${id}?include=siren`,
      `${DIRECTORY}/${kind}/${template}`,
    );
    expect(one.status).toBe(200);
    expect('legalUnit' in one.body).toBe(kind === 'siret' || kind === 'directory-line');
    const search = `${DIRECTORY}/${kind}/search`;
    expect((await ask('POST', search, search, json({ filters }))).body).toMatchObject({
      totalNumberOfResults: 1,
    });
    const none = await ask(
      'POST',
      search,
      search,
      json({ filters: { nothing: { op: 'strict', value: 'x' } } }),
    );
    expect(none.status).toBe(422);
    const missing = id.replace(/\d$|1$/, '9');
    expect(
      (await ask('GET', `${DIRECTORY}/${kind}/${missing}`, `${DIRECTORY}/${kind}/${template}`)).status,
    ).toBe(404);
  });

  it('sorts, pages, and shows the fields that are wished for', async () => {
    const search = `${DIRECTORY}/directory-line/search`;
    const wish = {
      sorting: [{ field: 'addressingIdentifier', order: 'descending' }],
      limit: 1,
      ignore: 1,
      fields: ['siren'],
    };
    const { body } = await ask('POST', search, search, json(wish));
    expect(body).toMatchObject({ totalNumberOfResults: 2, results: [{ siren: BUYER }] });
    const filled = await ask('PUT', '/directory', '/directory', json({ sirens: [{ siren: SELLER }] }));
    expect(filled.body).toEqual({ entries: 1 });
    expect((await ask('PUT', '/directory', '/directory', json({ lines: [{ siren: SELLER }] }))).status).toBe(
      422,
    );
  });
});

it.each([
  ['no token', 401, FLOWS, { headers: { authorization: 'Bearer nobody' } }],
  ['the account of another', 403, FLOWS, { headers: { 'organization-id': BUYER } }],
  ['no form', 415, FLOWS, { ...json({}) }],
  ['a form without file', 400, FLOWS, form(INFO, null)],
  ['an unknown syntax', 400, FLOWS, form({ ...INFO, flowSyntax: 'PDF' }, new Uint8Array(1))],
  ['a file that is too large', 413, FLOWS, form(INFO, new Uint8Array(100_001))],
  ['a search for nothing', 400, `${FLOWS}/search`, json({ where: {} })],
  ['a search by an unknown field', 400, `${FLOWS}/search`, json({ where: { name: 'x' } })],
  ['a cursor of no search', 400, `${FLOWS}/search`, json({ where: { trackingId: 't' }, cursor: 'x' })],
  ['text for JSON', 415, `${FLOWS}/search`, { body: 'x', headers: { 'content-type': 'text/plain' } }],
  ['half of a JSON', 400, `${FLOWS}/search`, { body: '{', headers: { 'content-type': 'application/json' } }],
  ['a webhook without address', 400, HOOKS, json({})],
  ['a webhook at a file', 400, HOOKS, json({ callbackUrl: 'file:///x' })],
])('refuses %s with %i', async (_what, status, path, init) => {
  expect((await ask('POST', path, path, init)).status).toBe(status);
});

it('refuses what is not there, and flows of others', async () => {
  expect((await ask('GET', `${FLOWS}/x`, `${FLOWS}/{flowId}`)).status).toBe(404);
  const { body } = await ask('POST', FLOWS, FLOWS, form(INFO, await invoiceXml('C-2')));
  const headers = { authorization: `Bearer ${await tokenOf(platform, BUYER)}` };
  const theirs = await ask('GET', `${FLOWS}/${String(body['flowId'])}`, `${FLOWS}/{flowId}`, { headers });
  expect(theirs.status).toBe(404);
  expect((await fetch(`${platform.url}/nowhere`)).status).toBe(404);
  const patched = await fetch(`${platform.url}${FLOWS}`, { method: 'PATCH' });
  expect([patched.status, patched.headers.get('allow')]).toEqual([405, 'POST']);
});

it('refuses views of what was sent as an invoice and is none, and a form without boundary', async () => {
  const { body } = await ask('POST', FLOWS, FLOWS, form(INFO, Buffer.from([0xff, 0xfe, 0x01])));
  const one = `${FLOWS}/${String(body['flowId'])}`;
  for (const docType of ['Converted', 'ReadableView'])
    expect((await ask('GET', `${one}?docType=${docType}`, `${FLOWS}/{flowId}`)).status).toBe(404);
  const headers = { 'content-type': 'multipart/form-data' };
  expect((await ask('POST', FLOWS, FLOWS, { body: 'x', headers })).status).toBe(400);
});

it('was asked for every operation that it describes', () => {
  const all = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(all.filter((each) => !asked.includes(each))).toEqual([]);
});

it('gives tokens to clients alone', async () => {
  const answer = async (form: Record<string, string>) => {
    const { status } = await fetch(`${platform.url}/token`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    return status;
  };
  const client = { grant_type: 'client_credentials', client_id: SELLER };
  expect(await answer({ ...client, client_secret: 'wrong' })).toBe(401);
  expect(await answer({ ...client, client_id: 'me', client_secret: 'open sesame' })).toBe(401);
  expect(await answer({ grant_type: 'password' })).toBe(400);
});

it('asks to wait with 429, and says nothing at all where it is told to', async () => {
  const busy = await startLocal({ quirks: quirksOf('busy,silent-errors') });
  const headers = { authorization: `Bearer ${await tokenOf(busy, SELLER)}` };
  const answers: Response[] = [];
  for (let n = 0; n < 3; n++) answers.push(await fetch(`${busy.url}${HOOKS}`, { headers }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect([answers[2]!.headers.get('retry-after'), await answers[2]!.text()]).toEqual(['1', '']);
  await busy.close();
});
