import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { example } from '../e2e/service.ts';
import { desk, type Desk } from './engine.ts';

interface Arrived {
  readonly line: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

const FLOW = { flowId: 'i_1', name: 'F.pdf', acknowledgement: { status: 'Ok' } };
const arrived: Arrived[] = [];
let [at, server, env] = [undefined as unknown as Desk, undefined as unknown as Server, {}];

/** As much of a platform as the commands speak to. */
function answerOf(line: string): readonly [status: number, type: string, body: string] {
  const json = (status: number, value: object) =>
    [status, 'application/json', JSON.stringify(value)] as const;
  if (line === 'POST /token') return json(200, { access_token: 'T', expires_in: 60 });
  if (line === 'POST /flow/v1/flows') return json(202, FLOW);
  if (line === 'POST /flow/v1/flows/search') return json(200, { results: [FLOW, FLOW] });
  if (line === 'GET /flow/v1/flows/i_1?docType=Metadata') return json(200, FLOW);
  if (line === 'GET /flow/v1/flows/i_1?docType=Original') return [200, 'application/xml', '<original/>'];
  if (line === 'POST /directory/v1/directory-line/search')
    return json(200, { totalNumberOfResults: 0, results: [] });
  return json(404, { errorCode: 'NOT_FOUND', errorMessage: 'There is no such thing.' });
}

beforeAll(async () => {
  at = desk();
  server = createServer(async (request, response) => {
    const line = `${request.method} ${request.url}`;
    arrived.push({ line, authorization: request.headers.authorization, body: await text(request) });
    const [status, type, body] = answerOf(line);
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  env = {
    CONFORME_FLOW_URL: `${url}/flow`,
    CONFORME_DIRECTORY_URL: `${url}/directory`,
    CONFORME_TOKEN_URL: `${url}/token`,
    CONFORME_CLIENT_ID: 'me',
    CONFORME_CLIENT_SECRET: 'it',
  };
});
afterAll(() => {
  at.close();
  server.close();
});

it('sends what is valid, with what it is', async () => {
  writeFileSync(join(at.folder, 'request.json'), JSON.stringify(example('services')));
  await at.run(['generate', 'request.json', '-o', 'F.pdf']);
  const sent = await at.run(['flow', 'send', 'F.pdf', '--tracking', 'F-1', '--rule', 'B2B'], { env });
  expect([sent.exit, JSON.parse(sent.out)]).toMatchObject([0, { flowId: 'i_1' }]);
  const { body, authorization } = arrived.find(({ line }) => line === 'POST /flow/v1/flows')!;
  expect(authorization).toBe('Bearer T');
  for (const said of ['"flowSyntax":"Factur-X"', '"processingRule":"B2B"']) expect(body).toContain(said);
  expect(body).toContain('"trackingId":"F-1"');
  expect(body).toContain('%PDF-');
});

it('sends what breaks rules only where that is wanted', async () => {
  const preview = await at.run(['preview', 'request.json', '-o', 'F.xml']);
  expect(preview.exit).toBe(0);
  const file = join(at.folder, 'F.xml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(<ram:DuePayableAmount>)[^<]+/, '$10.07'));
  arrived.length = 0;
  const refused = await at.run(['flow', 'send', 'F.xml'], { env });
  expect([refused.exit, refused.err]).toEqual([1, expect.stringContaining('F.xml breaks rules')]);
  expect(arrived).toEqual([]);
  expect((await at.run(['flow', 'send', 'F.xml', '--anyway'], { env })).exit).toBe(0);
  expect(arrived.at(-1)!.body).toContain('"flowSyntax":"CII"');
});

it('searches and fetches', async () => {
  const found = await at.run(['flow', 'search', '--type', 'SupplierInvoice', '--after', '2026-11-01'], {
    env,
  });
  expect(found.out.trim().split('\n')).toHaveLength(2);
  expect(JSON.parse(arrived.at(-1)!.body)).toEqual({
    where: { flowType: ['SupplierInvoice'], updatedAfter: '2026-11-01T00:00:00.000Z' },
    limit: 100,
  });
  expect(JSON.parse((await at.run(['flow', 'get', 'i_1'], { env })).out)).toEqual(FLOW);
  await at.run(['flow', 'get', 'i_1', '--doc', 'Converted,Original', '-o', 'got.xml'], { env });
  expect(readFileSync(join(at.folder, 'got.xml'), 'utf8')).toBe('<original/>');
});

it('looks into a directory', async () => {
  expect(
    (await at.run(['directory', 'line', 'siren=732829320', 'addressingSuffix~COMPTA'], { env })).exit,
  ).toBe(0);
  expect(JSON.parse(arrived.at(-1)!.body)).toEqual({
    filters: {
      siren: { op: 'strict', value: '732829320' },
      addressingSuffix: { op: 'contains', value: 'COMPTA' },
    },
  });
  const none = await at.run(['directory', 'siren', '111111111'], { env });
  expect(none).toMatchObject({ exit: 1, err: expect.stringContaining('404: There is no such thing.') });
});

it.each([
  [['flow', 'sned', 'a'], 'flow is one of send, search, get'],
  [['flow', 'search'], 'something to look for'],
  [['flow', 'search', '--type', 'Invoice'], '--type is one of'],
  [['directory', 'company', '1'], 'directory is one of siren'],
])('does not understand %j', async (args, words) => {
  const answer = await at.run(args, { env });
  expect([answer.exit, answer.err]).toEqual([2, expect.stringContaining(words)]);
});

it('needs to know where the platform is', async () => {
  expect(await at.run(['flow', 'get', '1'], { env: {} })).toMatchObject({ exit: 2 });
});
