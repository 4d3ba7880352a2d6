// Authentication, errors and limits.

import { expect } from 'vitest';
import { drawn } from '../../cases.ts';
import { readTotals } from './totals.ts';
import {
  address,
  expectError,
  formOf,
  locs,
  plainPdf,
  recorded,
  request,
  row,
  type Body,
  type Reply,
  type Row,
  type World,
} from '../world.ts';

const CII = recorded('cii-small');
const XML = { 'content-type': 'application/xml' };
const JSON_TYPE = { 'content-type': 'application/json' };
const MIB = 1024 * 1024;
const INVOICES = '/v1/invoices';

/** 20 calls a minute from one address, and one too many. */
async function toTheLimit(world: World, paths: readonly string[]): Promise<Reply[]> {
  const from = address();
  const replies: Reply[] = [];
  for (let call = 0; call < 21; call++)
    replies.push(await world.anonymous('POST', paths[call % paths.length]!, CII, XML, from));
  return replies;
}

function expectLimited(replies: readonly Reply[]): void {
  expect(replies.slice(0, 20).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expectError(replies[20]!, 429, 'rate_limited');
  expect(Number(replies[20]!.headers.get('retry-after'))).toBeGreaterThan(0);
}

/** With a key: counted, and past the anonymous limit. */
async function expectCounted(world: World, path: string): Promise<void> {
  const key = await world.keyOf('free');
  for (let call = 1; call <= 25; call++) {
    const { status, headers } = await world.send('POST', path, CII, { ...XML, 'x-api-key': key });
    expect([status, headers.get('x-usage-used')]).toEqual([200, String(call)]);
  }
}

const openTo = (path: string): Row =>
  row(`Authentication: POST ${path}`, 'anonymous within the limit; counted with a key', async (world) => {
    expectLimited(await toTheLimit(world, [path]));
    await expectCounted(world, path);
  });

const closedTo = (path: string): Row =>
  row(`Authentication: POST ${path}`, 'a key is required', async (world) => {
    expectError(
      await world.anonymous('POST', path, JSON.stringify(request()), JSON_TYPE),
      401,
      'api_key_required',
    );
    expect((await world.post(path, '{}', JSON_TYPE)).status).not.toBe(401);
  });

const AUTHENTICATION: readonly Row[] = [
  row('Authentication: rule 1', 'the credential is a key', async (world) => {
    const key = await world.keyOf('starter');
    expect((await world.get('/v1/usage', { 'x-api-key': key })).json.plan).toBe('starter');
  }),
  row('Authentication: rule 2', 'as bearer token or as X-API-Key', async (world) => {
    const key = await world.keyOf('free');
    for (const headers of [{ authorization: `Bearer ${key}` }, { 'x-api-key': key }])
      expect((await world.get('/v1/usage', headers)).status).toBe(200);
  }),
  row('Authentication: rule 3', 'access is as the table says, row by row', async (world) => {
    const { paths } = (await world.get('/openapi.json')).json;
    for (const name of ['generate', 'embed', 'preview-xml'])
      expect(paths[`/v1/invoices/${name}`].post.security).not.toContainEqual({});
    for (const name of ['validate', 'extract'])
      expect(paths[`/v1/invoices/${name}`].post.security).toContainEqual({});
  }),
  openTo('/v1/invoices/validate'),
  openTo('/v1/invoices/extract'),
  closedTo('/v1/invoices/generate'),
  closedTo('/v1/invoices/embed'),
  closedTo('/v1/invoices/preview-xml'),
  row('Authentication: GET /v1/usage', 'a key is required', async (world) => {
    expectError(await world.get('/v1/usage'), 401, 'api_key_required');
  }),
  row('Authentication: GET /v1/plans', 'public, and a key changes nothing', async (world) => {
    const bare = await world.get('/v1/plans');
    expect((await world.get('/v1/plans', { 'x-api-key': 'nobody' })).json).toEqual(bare.json);
  }),
  row('Authentication: rule 4', 'missing: api_key_required; unknown: invalid_api_key', async (world) => {
    for (const path of ['generate', 'preview-xml', 'embed']) {
      expectError(await world.send('POST', `${INVOICES}/${path}`), 401, 'api_key_required');
      const unknown = { authorization: 'Bearer nobody' };
      expectError(
        await world.send('POST', `${INVOICES}/${path}`, undefined, unknown),
        401,
        'invalid_api_key',
      );
    }
  }),
  row('Authentication: rule 5', 'anonymous over the limit: 429', async (world) => {
    expectLimited(await toTheLimit(world, [`${INVOICES}/validate`, `${INVOICES}/extract`]));
  }),
];

/** What the contract says beside its tables. */
const METERED: readonly Row[] = [
  row(
    'Metered answers carry plan and usage',
    'four headers that add up, and only with a key',
    async (world) => {
      const key = await world.keyOf('starter', 4);
      const as = { authorization: '', 'x-api-key': key };
      const pdf = await plainPdf();
      const form = formOf({ pdf, invoice_json: JSON.stringify(request().invoice) });
      const replies = [
        await world.generate(request({}, { output: 'cii-xml' }), as),
        await world.send('POST', `${INVOICES}/embed`, form, as),
        await world.validate(CII, '', { ...XML, ...as }),
        await world.extract(CII, '', { ...XML, ...as }),
      ];
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const told = (name: string): (string | null)[] => replies.map(({ headers }) => headers.get(name));
      expect(told('x-plan')).toEqual(Array.from(replies, () => 'starter'));
      expect(told('x-usage-quota')).toEqual(Array.from(replies, () => '1000'));
      expect(told('x-usage-used')).toEqual(['5', '6', '7', '8']);
      expect(told('x-usage-remaining')).toEqual(['995', '994', '993', '992']);
      const anonymous = await world.anonymous('POST', `${INVOICES}/validate`, CII, XML);
      expect(anonymous.headers.get('x-plan')).toBeNull();
    },
  ),
];

const ERRORS: readonly Row[] = [
  row('Errors: 400 invalid_input', 'a bad document, or findings', async (world) => {
    expectError(await world.validate('<a>'), 400, 'invalid_input');
    const details = expectError(
      await world.generate(request({ totals: readTotals('1.00') })),
      400,
      'invalid_input',
    );
    for (const finding of details)
      expect(finding).toMatchObject({ source: expect.any(String), severity: 'fatal' });
  }),
  row('Errors: 400 unsupported_profile', 'an impossible combination', async (world) => {
    expectError(
      await world.generate(request({}, { profile: 'extended', output: 'ubl-xml' })),
      400,
      'unsupported_profile',
    );
  }),
  row('Errors: 400 not_an_einvoice', 'nothing attached, or foreign XML', async (world) => {
    const pdf = (await plainPdf()) as Uint8Array<ArrayBuffer>;
    for (const document of [pdf, '<html/>'])
      expectError(await world.extract(document), 400, 'not_an_einvoice');
  }),
  row('Errors: 401 api_key_required', 'no key', async (world) => {
    expectError(await world.get('/v1/usage'), 401, 'api_key_required');
  }),
  row('Errors: 401 invalid_api_key', 'an unknown key', async (world) => {
    expectError(await world.get('/v1/usage', { 'x-api-key': 'nobody' }), 401, 'invalid_api_key');
  }),
  row('Errors: 402 quota_exceeded', 'the quota is used up', async (world) => {
    const key = await world.keyOf('free', 50);
    expectError(
      await world.generate(request(), { authorization: '', 'x-api-key': key }),
      402,
      'quota_exceeded',
    );
  }),
  row('Errors: 413 too_large', 'a body above 15 MB', async (world) => {
    expectError(await world.validate(Buffer.alloc(15 * MIB + 1)), 413, 'too_large');
  }),
  row('Errors: 422 validation_error', 'loc points at the field', async (world) => {
    const details = expectError(await world.generate(request({ issue_date: 'x' })), 422, 'validation_error');
    expect(details).toMatchObject([{ loc: ['body', 'invoice', 'issue_date'] }]);
  }),
  row('Errors: 429 rate_limited', 'too many calls without a key', async (world) => {
    const reply = (await toTheLimit(world, [`${INVOICES}/extract`]))[20]!;
    expectError(reply, 429, 'rate_limited');
  }),
  row('Errors: 500 render_error', 'drawing failed', async (world) => {
    expectError(await world.failing.generate(request()), 500, 'render_error');
  }),
  row('Errors: 503 schematron_unavailable', 'no rules; come back in a few seconds', async (world) => {
    const reply = await world.coreless.validate(CII);
    expectError(reply, 503, 'schematron_unavailable');
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  }),
];

/** So many lines as make the text so long, and no invoice. */
const padded = (size: number): Body => `<a>${' '.repeat(size - 7)}</a>`;

const LIMITS: readonly Row[] = [
  row('Limits: Request body size', '15 MB on every endpoint with a body', async (world) => {
    for (const path of drawn(['generate', 'preview-xml', 'embed', 'validate', 'extract'])) {
      const type = path === 'embed' ? { 'content-type': 'multipart/form-data; boundary=x' } : JSON_TYPE;
      expectError(
        await world.post(`${INVOICES}/${path}`, Buffer.alloc(15 * MIB + 1), type),
        413,
        'too_large',
      );
    }
    expect((await world.validate(padded(15 * MIB))).status).toBe(400);
  }),
  row('Limits: Anonymous rate', '20 a minute an address, over validate and extract', async (world) => {
    expectLimited(await toTheLimit(world, [`${INVOICES}/extract`, `${INVOICES}/validate`]));
  }),
  row('Limits: Keyed rate', 'none', async (world) => {
    const replies = await Promise.all(Array.from({ length: 60 }, () => world.validate(CII)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  }),
  row('Limits: Monthly quota', 'exceeding it is 402', async (world) => {
    const key = await world.keyOf('starter', 999);
    const call = () => world.send('POST', `${INVOICES}/validate`, CII, { ...XML, 'x-api-key': key });
    expect([(await call()).status, (await call()).status]).toEqual([200, 402]);
  }),
  row('Limits: Free plan quota', '50 calls on the plan free', async (world) => {
    const { plans } = (await world.get('/v1/plans')).json;
    expect(plans.find(({ id }: { id: string }) => id === 'free').quota).toBe(50);
    const key = await world.keyOf('free');
    const statuses: number[] = [];
    for (let call = 0; call < 51; call++)
      statuses.push(
        (await world.send('POST', `${INVOICES}/validate`, CII, { ...XML, 'x-api-key': key })).status,
      );
    expect([statuses.lastIndexOf(200), statuses[50]]).toEqual([49, 402]);
  }),
  row('Limits: Invoice number', 'at most 35 characters', async (world) => {
    expect((await world.preview(request({ number: 'N'.repeat(35) }))).status).toBe(200);
    const details = expectError(
      await world.preview(request({ number: 'N'.repeat(36) })),
      422,
      'validation_error',
    );
    expect(locs(details)).toEqual(['body.invoice.number']);
    for (const character of ['.', '_', '/', '-', 'a', 'Z', '9'])
      expect((await world.preview(request({ number: `N${character}1` }))).status).toBe(200);
    for (const character of [' ', 'é', '#', '\\'])
      expectError(await world.preview(request({ number: `N${character}1` })), 422, 'validation_error');
  }),
  row('Limits: Invoice lines', 'at least one', async (world) => {
    const details = expectError(await world.preview(request({ lines: [] })), 422, 'validation_error');
    expect(locs(details)).toEqual(['body.invoice.lines']);
  }),
];

export const ACCESS_ROWS: readonly Row[] = [...AUTHENTICATION, ...METERED, ...ERRORS, ...LIMITS];
