import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import { Code, ConnectError, createClient, type Transport } from '@connectrpc/connect';
import {
  compressionGzip,
  createConnectTransport,
  createGrpcTransport,
  createGrpcWebTransport,
  Http2SessionManager,
} from '@connectrpc/connect-node';
import { Engine, ErrorDetailSchema } from '@conforme/proto/v1';
import { Health } from '@conforme/proto/health';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixed } from '../registry/live.ts';
import { Registry } from '../registry/registry.ts';
import { fakeContainer, fakeRuleset, fakeSyntax, invoiceXml } from '../testing/plugins.ts';
import { sendMessage, type GrpcAnswer } from '../testing/grpc.ts';
import { listen, type GrpcServer } from './server.ts';

const DOCUMENT = invoiceXml() as Uint8Array<ArrayBuffer>;

let server: GrpcServer;
let sessions: Http2SessionManager;
beforeAll(async () => {
  const registry = new Registry([fakeSyntax({}), fakeRuleset('en'), fakeContainer({})]);
  server = await listen(fixed(registry), () => new Date('2026-11-21T23:30:00Z'), {
    host: '127.0.0.1',
    port: 0,
  });
  sessions = new Http2SessionManager(baseUrl());
});
afterAll(async () => {
  sessions.abort();
  await server.close();
});

const baseUrl = (): string => `http://127.0.0.1:${server.port}`;

/** Each protocol in each format, with and without compression. */
const WAYS = (['grpc', 'grpc-web', 'connect'] as const).flatMap((protocol) =>
  [true, false].flatMap((useBinaryFormat) =>
    [true, false].map((isCompressed) => ({ protocol, useBinaryFormat, isCompressed })),
  ),
);

type Way = (typeof WAYS)[number];

const MAKERS = {
  grpc: createGrpcTransport,
  'grpc-web': createGrpcWebTransport,
  connect: createConnectTransport,
};

function transportOf({ protocol, useBinaryFormat, isCompressed }: Way): Transport {
  return MAKERS[protocol]({
    baseUrl: baseUrl(),
    httpVersion: '2',
    sessionManager: sessions,
    useBinaryFormat,
    compressMinBytes: 1,
    acceptCompression: isCompressed ? [compressionGzip] : [],
    ...(isCompressed && { sendCompression: compressionGzip }),
  });
}

const named = WAYS.map(
  (way) =>
    [
      `${way.protocol} in ${way.useBinaryFormat ? 'binary' : 'JSON'}${way.isCompressed ? ', compressed' : ''}`,
      way,
    ] as const,
);

describe.each(named)('%s', (_name, way) => {
  it('is answered', async () => {
    const { validation } = await createClient(Engine, transportOf(way)).validate({
      document: DOCUMENT,
      check: 'base',
    });
    expect(validation).toMatchObject({ valid: true, flavor: 'factur-x' });
  });

  it('is refused with the contract’s error', async () => {
    const error = await createClient(Engine, transportOf(way))
      .validate({ document: new Uint8Array([1]), check: 'nothing' })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConnectError);
    expect((error as ConnectError).code).toBe(Code.InvalidArgument);
    expect((error as ConnectError).findDetails(ErrorDetailSchema)).toMatchObject([
      { code: 'validation_error' },
    ]);
  });

  it('is refused in the language that its message names', async () => {
    const error = await createClient(Engine, transportOf(way))
      .validate({ document: new Uint8Array(Buffer.from('<a')), language: 'fr' })
      .catch((thrown: unknown) => thrown);
    const words = expect.stringContaining("Le XML n'est pas bien formé");
    expect((error as ConnectError).findDetails(ErrorDetailSchema)).toMatchObject([
      { message: words, findings: [{ message: words }] },
    ]);
  });

  it('streams', async () => {
    async function* requests() {
      for (const id of ['a', 'b'])
        yield { id, request: { document: id === 'a' ? DOCUMENT : new Uint8Array(), check: 'base' } };
    }
    const seen: string[] = [];
    for await (const { id, result } of createClient(Engine, transportOf(way)).validateStream(requests()))
      seen.push(`${id} ${result.case}`);
    expect(seen).toEqual(['a response', 'b error']);
  });

  it('asks for rulesets and health', async () => {
    const transport = transportOf(way);
    expect((await createClient(Engine, transport).listRulesets({})).rulesets).toHaveLength(1);
    expect((await createClient(Health, transport).check({})).status).toBe(1);
  });
});

const sent = (method: string, content: Uint8Array): Promise<GrpcAnswer> =>
  sendMessage(baseUrl(), method, content);

describe('a message that is none', () => {
  it('of one call is refused', async () => {
    const { status, message } = await sent('Validate', Uint8Array.of(0x0a, 0xff));
    expect(status).toBe(Code.InvalidArgument);
    expect(message).toMatch(/^parse binary: /);
  });

  it('of a stream is refused when it has more fields than anybody would send', async () => {
    const writer = new BinaryWriter();
    for (let at = 0; at < 200; at++) writer.tag(100, WireType.Varint).uint32(1);
    writer.tag(2, WireType.LengthDelimited).bytes(new Uint8Array(200_000));
    const message = 'parse binary: more than 100 fields';
    expect(await sent('ValidateStream', writer.finish())).toMatchObject({
      status: Code.InvalidArgument,
      message,
    });
  });

  it('of no method is a 404', async () => {
    expect((await sent('Nothing', new Uint8Array())).status).toBe(404);
  });
});

it('JSON beyond what the event loop reads at once is refused', async () => {
  const transport = transportOf({ protocol: 'connect', useBinaryFormat: false, isCompressed: false });
  const refusal = createClient(Engine, transport).validate({ document: new Uint8Array(1024 * 1024) });
  await expect(refusal).rejects.toMatchObject({ code: Code.ResourceExhausted });
});
