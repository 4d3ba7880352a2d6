// Who may come through the doors, and what one connection may ask of them.

import * as http2 from 'node:http2';
import { Code, createClient, type Client } from '@connectrpc/connect';
import { createGrpcTransport, Http2SessionManager } from '@connectrpc/connect-node';
import { Health } from '@conforme/proto/health';
import { ServerReflection } from '@conforme/proto/reflection';
import { Engine } from '@conforme/proto/v1';
import { Reporting } from '@conforme/proto/v1/reporting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAlone, type CoreAlone } from '../../scripts/core.ts';
import { settingsFrom, type Settings } from '../../scripts/settings.ts';
import type { Service } from '../../scripts/start.ts';
import { clientAt, engineAt, refusal } from './engine-client.ts';
import { example, KEY, postJson, SILENT, startService } from './service.ts';

const BEYOND: Partial<Settings> = { host: '0.0.0.0' };
const NO_INVOICE = new TextEncoder().encode('<no-invoice/>');
const RULES = { document: NO_INVOICE };

describe('gRPC beyond loopback', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService(null, [], BEYOND);
  });
  afterAll(() => service.close());
  const used = async (): Promise<number> => {
    const answer = await fetch(`${service.url}/v1/usage`, { headers: { 'x-api-key': KEY } });
    return ((await answer.json()) as { used: number }).used;
  };

  it('asks for a key where HTTP does, and refuses a wrong one', async () => {
    const [nobody, wrong] = [null, 'wrong'].map((key) => engineAt(service.grpcPort!, key));
    expect(await refusal(nobody!.generate({}))).toEqual([Code.Unauthenticated, 'api_key_required']);
    expect(await refusal(nobody!.previewXml({}))).toEqual([Code.Unauthenticated, 'api_key_required']);
    expect(await refusal(nobody!.generateFromText({}))).toEqual([Code.Unauthenticated, 'api_key_required']);
    expect(await refusal(nobody!.previewFromText({}))).toEqual([Code.Unauthenticated, 'api_key_required']);
    expect(await refusal(wrong!.validate(RULES))).toEqual([Code.Unauthenticated, 'invalid_api_key']);
  });

  it('counts what it answers, and no error, document by document in a stream', async () => {
    const [engine, before] = [engineAt(service.grpcPort!, KEY), await used()];
    const preview = await postJson(service, '/v1/invoices/preview-xml', example('services'));
    const content = new Uint8Array(await preview.arrayBuffer());
    await engine.validate({ document: content });
    await engine.extract({ document: content });
    expect(await used()).toBe(before + 2);
    await engine.receive({ document: content });
    await clientAt(Reporting, service.grpcPort!, KEY).extractFlux1({ document: content, level: 'base' });
    expect(await used()).toBe(before + 4);
    expect((await refusal(engine.validate({ document: new Uint8Array([1]) })))[0]).toBe(Code.InvalidArgument);
    expect(await used()).toBe(before + 4);
    const documents = [content, new Uint8Array([1]), content];
    const cases: (string | undefined)[] = [];
    for await (const { result } of engine.validateStream(asked(documents))) cases.push(result.case);
    expect(cases).toEqual(['response', 'error', 'response']);
    expect(await used()).toBe(before + 6);
  });

  it('limits those without a key, together with what they ask over HTTP', async () => {
    const engine = engineAt(service.grpcPort!, null);
    const refused: (string | undefined)[] = [];
    for (let call = 0; call < 22; call++) refused.push((await refusal(engine.validate(RULES)))[1]);
    expect(refused.slice(0, 20)).not.toContain('rate_limited');
    expect(refused.slice(20)).toEqual(['rate_limited', 'rate_limited']);
    for (const call of [engine.compare(RULES), engine.receive(RULES)])
      expect(await refusal(call)).toEqual([Code.ResourceExhausted, 'rate_limited']);
    expect(await refusal(streamed(engine, [NO_INVOICE]))).toEqual([Code.ResourceExhausted, 'rate_limited']);
  });

  it('tells everybody its health and its rules', async () => {
    const transport = createGrpcTransport({ baseUrl: `http://127.0.0.1:${service.grpcPort}` });
    expect(await createClient(Health, transport).check({})).toMatchObject({ status: 1 });
    expect((await createClient(Engine, transport).listRulesets({})).rulesets.length).toBeGreaterThan(0);
  });
});

async function* asked(documents: readonly Uint8Array[]): AsyncGenerator<{ id: string; request: object }> {
  for (const [at, document] of documents.entries()) yield { id: String(at), request: { document } };
}

async function streamed(engine: Client<typeof Engine>, documents: readonly Uint8Array[]): Promise<number> {
  let answers = 0;
  for await (const _ of engine.validateStream(asked(documents))) answers++;
  return answers;
}

describe('a core that runs alone', () => {
  const alone = (more: Partial<Settings>): Promise<CoreAlone> => {
    const ports = { port: 0, grpcPort: 0, operationsPort: 0, drainMs: 0 };
    return startAlone({ ...settingsFrom({}), ...ports, ...more }, () => {}, SILENT);
  };

  it('does not start beyond loopback when nothing guards it', async () => {
    await expect(alone(BEYOND)).rejects.toThrow(/^HOST is 0\.0\.0\.0, .*CONFORME_CORE_KEY/);
  });

  it('answers gateways that show its key, and nobody else', async () => {
    const coreKey = 'k'.repeat(32);
    const core = await alone({ ...BEYOND, coreKey });
    const coreUrls = [`http://127.0.0.1:${core.grpcPort}`];
    const gateway = await startService(null, [], { coreUrls, coreKey });
    const rules = await fetch(`${gateway.url}/v1/rulesets`);
    expect(rules.status).toBe(200);
    for (const key of [null, 'x'.repeat(32)])
      expect(await refusal(engineAt(core.grpcPort, key).listRulesets({}))).toEqual([
        Code.Unauthenticated,
        'api_key_required',
      ]);
    await gateway.close();
    await core.close();
  });
});

describe('one connection of gRPC', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  it('may ping now and then, and is closed when it does nothing else', async () => {
    const session = http2.connect(`http://127.0.0.1:${service.grpcPort}`);
    session.on('error', () => {});
    const said = new Promise<readonly [number, string]>((resolve) =>
      session.once('goaway', (code, _last, data) => resolve([code, String(data)])),
    );
    const closed = new Promise<void>((resolve) => session.once('close', () => resolve()));
    const pinging = setInterval(() => {
      for (let at = 0; at < 9 && !session.destroyed; at++) session.ping(() => {});
    }, 1);
    expect(await said).toEqual([http2.constants.NGHTTP2_ENHANCE_YOUR_CALM, 'too_many_pings']);
    await closed;
    clearInterval(pinging);
  });

  it('has a bound to its streams', async () => {
    const session = http2.connect(`http://127.0.0.1:${service.grpcPort}`);
    const settings = await new Promise<http2.Settings>((resolve) => session.once('remoteSettings', resolve));
    session.destroy();
    expect(settings.maxConcurrentStreams).toBe(256);
  });

  it('ends a call that was answered, though its caller sends on', async () => {
    const session = http2.connect(`http://127.0.0.1:${service.grpcPort}`);
    const path = `/${Engine.typeName}/${Engine.method.validate.name}`;
    const headers = { ':path': path, ':method': 'POST', 'content-type': 'application/grpc+proto' };
    const stream = session.request(headers, { endStream: false });
    const trailers = new Promise<http2.IncomingHttpHeaders>((resolve) => stream.once('trailers', resolve));
    const closed = new Promise<number>((resolve) => stream.once('close', () => resolve(stream.rstCode!)));
    const sending = setInterval(() => stream.writable && stream.write(Buffer.alloc(100)), 20);
    stream.resume();
    expect((await trailers)['grpc-status']).toBe(String(Code.Unimplemented));
    expect(await closed).toBe(http2.constants.NGHTTP2_NO_ERROR);
    clearInterval(sending);
    session.destroy();
  });

  it('may ask reflection so many questions in one stream', async () => {
    const baseUrl = `http://127.0.0.1:${service.grpcPort}`;
    const connection = new Http2SessionManager(baseUrl);
    const transport = createGrpcTransport({ baseUrl, sessionManager: connection });
    const reflection = createClient(ServerReflection, transport);
    async function* questions(): AsyncGenerator<object> {
      for (let at = 0; at < 300; at++) yield { messageRequest: { case: 'listServices' as const, value: '' } };
    }
    let answers = 0;
    const all = (async () => {
      for await (const _ of reflection.serverReflectionInfo(questions())) answers++;
    })();
    expect((await refusal(all))[0]).toBe(Code.ResourceExhausted);
    expect(answers).toBe(256);
    // The client's half of the stream is still open, and a server that is closed waits for it.
    connection.abort();
  });

  it.each(['99999999H', '99999999M', '3601S'])(
    'is refused a deadline of %s, without a warning',
    async (wait) => {
      const warnings: Error[] = [];
      const warned = (warning: Error): void => void warnings.push(warning);
      process.on('warning', warned);
      const session = http2.connect(`http://127.0.0.1:${service.grpcPort}`);
      const stream = session.request({
        ':method': 'POST',
        ':path': '/conforme.v1.Engine/ListRulesets',
        'content-type': 'application/grpc',
        'grpc-timeout': wait,
        te: 'trailers',
      });
      stream.end(Buffer.alloc(5));
      const status = await new Promise((resolve) => {
        const look = (headers: http2.IncomingHttpHeaders): void => {
          if (headers['grpc-status'] !== undefined) resolve(headers['grpc-status']);
        };
        stream.on('response', look).on('trailers', look).resume();
      });
      session.destroy();
      process.off('warning', warned);
      expect(status).toBe(String(Code.InvalidArgument));
      expect(warnings).toEqual([]);
    },
  );
});
