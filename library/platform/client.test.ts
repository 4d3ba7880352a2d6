import { createHash } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import { expect, it } from 'vitest';
import { platformClient, schemas, type Flow, type FlowInfo, type PlatformSettings } from '../platform.ts';

const ajv = new Ajv2020({ strict: false });
(formatsPlugin as unknown as (on: object) => void)(ajv);

function holds(schema: object, value: unknown): void {
  const judge = ajv.compile(schema);
  expect([judge(value), judge.errors]).toEqual([true, null]);
}

const FLOW: Flow = {
  flowId: 'i_17',
  trackingId: 't-1',
  name: 'F-1.xml',
  submittedAt: '2026-11-23T10:00:00Z',
  updatedAt: '2026-11-23T10:00:01Z',
  flowType: 'CustomerInvoice',
  flowSyntax: 'CII',
  flowProfile: 'Basic',
  flowDirection: 'Out',
  processingRule: 'B2B',
  processingRuleSource: 'Computed',
  acknowledgement: { status: 'Ok' },
};
const INFO: FlowInfo = { trackingId: 't-1', name: 'F-1.xml', flowSyntax: 'CII' };
const XML = new TextEncoder().encode('<a/>');

type Answer = (request: Request) => Response | Promise<Response>;

const json = (value: object, status = 200, headers = {}): Response =>
  Response.json(value, { status, headers });

/** A platform of canned answers, in the order of its calls; tokens are given as they are asked for. */
function platform(answers: readonly Answer[], settings: Partial<PlatformSettings> = {}) {
  const calls: Request[] = [];
  let tokens = 0;
  const fetch = (async (input: URL, init: RequestInit) => {
    const request = new Request(input, init);
    if (request.url.endsWith('/token')) return json({ access_token: `token-${++tokens}`, expires_in: 3600 });
    calls.push(request.clone());
    const answer = answers[calls.length - 1];
    if (!answer) throw new Error(`call ${calls.length} was not expected: ${request.url}`);
    return answer(request);
  }) as typeof globalThis.fetch;
  const client = platformClient({
    flowUrl: 'https://p.example/x/flow-service',
    directoryUrl: 'https://p.example/directory-service/',
    oauth: { tokenUrl: 'https://p.example/token', clientId: 'me', clientSecret: 'it' },
    waitsMs: [1, 1],
    fetch,
    ...settings,
  });
  return { client, calls, tokens: () => tokens };
}

async function gathered<T>(pages: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const each of pages) all.push(each);
  return all;
}

const taken: Answer = () => json({ ...INFO, flowId: 'i_17', submittedAt: FLOW.submittedAt }, 202);
const lost: Answer = () => Promise.reject(new TypeError('fetch failed'));

it('sends a file as a form of two parts, with its checksum and one token for all calls', async () => {
  const { client, calls, tokens } = platform([taken, taken], { organizationId: 'O-1' });
  expect(await client.flows.send(INFO, XML)).toMatchObject({ flowId: 'i_17' });
  await client.flows.send(INFO, XML);
  const { url, method, headers } = calls[0]!;
  expect([method, url]).toEqual(['POST', 'https://p.example/x/flow-service/v1/flows']);
  expect(headers.get('authorization')).toBe('Bearer token-1');
  expect(headers.get('organization-id')).toBe('O-1');
  expect(headers.get('request-id')).toMatch(/^[0-9a-f-]{36}$/);
  const form = await calls[0]!.formData();
  const info = JSON.parse(await (form.get('flowInfo') as File).text()) as FlowInfo;
  holds(schemas.FLOW_INFO, info);
  expect(info).toEqual({ ...INFO, sha256: createHash('sha256').update(XML).digest('hex') });
  const file = form.get('file') as File;
  expect([file.name, file.type, await file.text()]).toEqual(['F-1.xml', 'application/xml', '<a/>']);
  expect(tokens()).toBe(1);
});

it('does not send again what arrived though its answer was lost', async () => {
  const { client, calls } = platform([lost, () => json({ results: [FLOW] })]);
  expect(await client.flows.send(INFO, XML)).toMatchObject({ flowId: 'i_17', submittedAt: FLOW.submittedAt });
  expect(calls.map(({ url }) => url.split('/v1')[1])).toEqual(['/flows', '/flows/search']);
  const asked: unknown = await calls[1]!.json();
  holds(schemas.SEARCH_FLOW_PARAMS, asked);
  expect(asked).toEqual({ where: { trackingId: 't-1' } });
});

it('sends again what did not arrive, under one tracking id', async () => {
  const { client, calls } = platform([lost, () => json({ results: [] }), taken]);
  const { trackingId: _, ...nameless } = INFO;
  await client.flows.send(nameless, XML);
  const idOf = async (call: Request): Promise<unknown> =>
    (JSON.parse(await ((await call.formData()).get('flowInfo') as File).text()) as FlowInfo).trackingId;
  expect(await idOf(calls[0]!)).toMatch(/^[0-9a-f-]{36}$/);
  expect(await idOf(calls[2]!)).toBe(((await calls[1]!.json()) as { where: Flow }).where.trackingId);
});

it('fetches a new token where the platform does not know the one it gave, once', async () => {
  const unknown: Answer = () => json({ errorCode: 'UNAUTHORIZED' }, 401);
  const { client, calls, tokens } = platform([unknown, () => json(FLOW)]);
  expect(await client.flows.get('i_17')).toEqual(FLOW);
  expect([calls[1]!.headers.get('authorization'), tokens()]).toEqual(['Bearer token-2', 2]);
  const refusing = platform([unknown, unknown]);
  await expect(refusing.client.flows.get('i_17')).rejects.toMatchObject({
    status: 401,
    code: 'UNAUTHORIZED',
  });
});

it('tries again what may pass and no more often than it was told to, and nothing else', async () => {
  const busy: Answer = () => json({ errorCode: 'BUSY' }, 503, { 'retry-after': '0' });
  const { client, calls } = platform([busy, busy, busy]);
  await expect(client.flows.get('i_17')).rejects.toMatchObject({ status: 503, code: 'BUSY' });
  expect(calls).toHaveLength(3);
  const wrong = platform([() => json({ errorCode: 'BAD', errorMessage: 'no such rule' }, 422)]);
  await expect(wrong.client.flows.send(INFO, XML)).rejects.toThrow('answered 422: no such rule');
  expect(wrong.calls).toHaveLength(1);
});

it('goes on by the date where a platform repeats a cursor, as long as pages go forward', async () => {
  const page = (day: number, nextCursor: string | null) => (): Response =>
    json({ results: [{ ...FLOW, updatedAt: `2026-09-0${day}T00:00:00.000Z` }], nextCursor });
  const params = { where: { flowType: ['CustomerInvoice'] }, limit: 1 } as const;
  const { client, calls } = platform([page(1, 'a'), page(2, 'a'), page(3, null)]);
  expect(await gathered(client.flows.all(params))).toHaveLength(3);
  expect(await calls[2]!.json()).toEqual({
    ...params,
    where: { ...params.where, updatedAfter: '2026-09-02T00:00:00.000Z' },
  });
  const backward = platform([page(3, 'a'), page(2, 'a')]);
  expect(await gathered(backward.client.flows.all(params))).toHaveLength(2);
});

it('reads all pages by cursor, and ends where a platform repeats one', async () => {
  const page = (nextCursor: string | null) => (): Response => json({ results: [FLOW], nextCursor });
  const { client, calls } = platform([page('a'), page('b'), page(null)]);
  const params = { where: { flowType: ['CustomerInvoice'] }, limit: 1 } as const;
  expect(await gathered(client.flows.all(params))).toHaveLength(3);
  expect(await Promise.all(calls.map((call) => call.json()))).toEqual([
    params,
    { ...params, cursor: 'a' },
    { ...params, cursor: 'b' },
  ]);
  const stuck = platform([page('a'), page('a')]);
  expect(await gathered(stuck.client.flows.all(params))).toHaveLength(2);
});

it('takes the first kind of document the platform has', async () => {
  const { client, calls } = platform([
    () => json({ errorCode: 'CLIENT_NOT_CONFIGURED' }, 400),
    () =>
      new Response('<a/>', {
        headers: {
          'content-type': 'application/xml',
          'content-disposition': 'attachment; filename="F 1.xml"',
        },
      }),
  ]);
  const file = await client.flows.file('i/17', ['Converted', 'Original']);
  expect({ ...file, content: new TextDecoder().decode(file.content) }).toEqual({
    filename: 'F 1.xml',
    media_type: 'application/xml',
    content: '<a/>',
  });
  expect(calls.map(({ url }) => url.split('/v1')[1])).toEqual([
    '/flows/i%2F17?docType=Converted',
    '/flows/i%2F17?docType=Original',
  ]);
});

it('reads and searches a directory', async () => {
  const line = { addressingIdentifier: '732829320_COMPTA', platformType: 'WK' };
  const { client, calls } = platform([
    () => json(line),
    () => json({ totalNumberOfResults: 1, results: [line] }),
    () => json({ routingIdentifier: 'A/B' }),
  ]);
  const { directory } = client;
  expect(await directory.lines.get('732829320_COMPTA', { include: ['siren', 'siret'] })).toEqual(line);
  const search = { filters: { siren: { op: 'strict', value: '732829320' } }, include: ['siren'] } as const;
  const found = await directory.lines.search(search);
  holds(schemas.DIRECTORY_RESULTS, found);
  holds(schemas.DIRECTORY_SEARCH, await calls[1]!.json());
  await directory.routingCodes.get('73282932000074/A/B');
  expect(calls.map(({ url }) => url.split('directory-service')[1])).toEqual([
    '/v1/directory-line/code:732829320_COMPTA?include=siren%2Csiret',
    '/v1/directory-line/search',
    '/v1/routing-code/siret:73282932000074/code:A%2FB',
  ]);
});

it.each([
  ['a flow without acknowledgement', schemas.FLOW, { ...FLOW, acknowledgement: undefined }],
  ['a type from before 1.3.0', schemas.FLOW, { ...FLOW, flowType: 'StateInvoice' }],
  ['a request with an unknown field', schemas.FLOW_INFO, { ...INFO, tracking: 't' }],
  ['a tracking id of more than 64 characters', schemas.FLOW_INFO, { ...INFO, trackingId: 'x'.repeat(65) }],
  ['a checksum in capitals', schemas.FLOW_INFO, { ...INFO, sha256: 'A'.repeat(64) }],
  ['a search for nothing', schemas.SEARCH_FLOW_PARAMS, { where: {} }],
  ['a page of 101', schemas.SEARCH_FLOW_PARAMS, { where: { trackingId: 't' }, limit: 101 }],
])('%s does not hold', (_name, schema, value) => {
  expect(ajv.compile(schema)(JSON.parse(JSON.stringify(value)))).toBe(false);
});

it('says which address is missing', async () => {
  const client = platformClient({ token: 't' });
  await expect(client.flows.get('1')).rejects.toThrow('address of this service');
});
