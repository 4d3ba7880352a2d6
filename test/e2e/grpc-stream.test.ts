import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { status, type ServiceError } from '@grpc/grpc-js';
import { createClient } from '@connectrpc/connect';
import { createConnectTransport, createGrpcTransport } from '@connectrpc/connect-node';
import { Engine } from '@conforme/proto/v1';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Service } from '../../scripts/start.ts';
import { byReflection, fromProtoFiles, type ForeignClient } from './grpc-client.ts';
import { example, postJson, startService } from './service.ts';
import { settled } from './settled.ts';

let service: Service;
let address: string;
let client: ForeignClient;
let xml: Buffer<ArrayBuffer>;
beforeAll(async () => {
  service = await startService();
  address = `127.0.0.1:${service.grpcPort}`;
  client = fromProtoFiles(address);
  const request = { ...example('services'), options: { output: 'cii-xml' } };
  xml = Buffer.from(await (await postJson(service, '/v1/invoices/generate', request)).arrayBuffer());
});
afterAll(async () => {
  client.close();
  await service.close();
});

type Answer = Record<string, unknown>;

/** Everything a stream answers; rejects with grpc-js's ServiceError. */
function answersOf(stream: ReturnType<ForeignClient['stream']>): Promise<Answer[]> {
  const answers: Answer[] = [];
  stream.on('data', (answer: Answer) => answers.push(answer));
  return new Promise((resolve, reject) => {
    stream.on('error', reject);
    stream.on('end', () => resolve(answers));
  });
}

/** An invoice with so much white space in it. */
function padded(bytes: number): Buffer {
  const at = xml.lastIndexOf('</');
  return Buffer.concat([xml.subarray(0, at), Buffer.alloc(bytes, ' '), xml.subarray(at)]);
}

describe('ValidateStream for a client of Google’s own library', () => {
  it('answers small and large documents, and what cannot be read, in order', async () => {
    const stream = client.stream('ValidateStream');
    const answers = answersOf(stream);
    const documents = [padded(3_000_000), xml, Buffer.from('text'), padded(500_000), xml];
    for (const [at, document] of documents.entries())
      stream.write({ id: `n${at}`, request: { document, explain: true } });
    stream.write({ id: 'large', request: { document: Buffer.alloc(15 * 1024 * 1024 + 1) } });
    stream.end();
    const seen = await answers;
    expect(seen.map(({ id }) => id)).toEqual(['n0', 'n1', 'n2', 'n3', 'n4', 'large']);
    for (const at of [0, 1, 3, 4])
      expect(seen[at]).toMatchObject({ response: { validation: { valid: true } } });
    expect(seen[2]).toMatchObject({ error: { code: 'not_an_einvoice' } });
    expect(seen[5]).toMatchObject({ error: { code: 'too_large' } });
  });

  it('answers while the client still writes', async () => {
    const stream = client.stream('ValidateStream');
    for (const id of ['a', 'b']) {
      stream.write({ id, request: { document: xml } });
      const [answer] = (await once(stream, 'data')) as [Answer];
      expect(answer).toMatchObject({ id, response: { validation: { valid: true } } });
    }
    stream.end();
  });

  it('holds a fast writer back while nobody reads', async () => {
    const stream = client.stream('ValidateStream');
    // Given back with each answer, and hard to compress: 25 KB an answer.
    const id = randomBytes(25_000).toString('hex');
    let accepted = 0;
    const write = (): void => {
      if (accepted < 500)
        stream.write({ id, request: { document: xml } }, () => {
          accepted++;
          write();
        });
    };
    write();
    await once(stream, 'data');
    stream.pause();
    // The answers fill what buffers there are on their way; then nothing more is read.
    await expect.poll(() => accepted).toBeGreaterThan(0);
    await settled(
      () => accepted,
      () => client.call('Validate', { document: xml }),
    );
    expect(accepted).toBeLessThan(200);
    stream.cancel();
    stream.on('error', () => {});
  });

  it('ends when the client cancels, and serves the next', async () => {
    const stream = client.stream('ValidateStream');
    const answers = answersOf(stream);
    for (let at = 0; at < 200; at++) stream.write({ id: String(at), request: { document: xml } });
    await once(stream, 'data');
    stream.cancel();
    const error = (await answers.catch((thrown: unknown) => thrown)) as ServiceError;
    expect(error.code).toBe(status.CANCELLED);
    expect(await client.call('Validate', { document: xml })).toMatchObject({ validation: { valid: true } });
  });

  it('is told of by reflection, and can be called by what that tells', async () => {
    const { client: reflected } = await byReflection(address);
    const stream = reflected.stream('ValidateStream');
    const answers = answersOf(stream);
    stream.write({ id: 'r', request: { document: xml } });
    stream.end();
    expect(await answers).toMatchObject([{ id: 'r', response: { validation: { valid: true } } }]);
    reflected.close();
  });
});

describe('ValidateStream for Connect', () => {
  it.each(['grpc', 'connect'] as const)('answers over %s, with a deadline far away', async (protocol) => {
    const baseUrl = `http://${address}`;
    const transport =
      protocol === 'grpc'
        ? createGrpcTransport({ baseUrl })
        : createConnectTransport({ baseUrl, httpVersion: '2' });
    async function* requests() {
      for (const id of ['1', '2', '3']) yield { id, request: { document: xml } };
    }
    const seen: string[] = [];
    const answers = createClient(Engine, transport).validateStream(requests(), { timeoutMs: 600_000 });
    for await (const { id, result } of answers) seen.push(`${id} ${result.case}`);
    expect(seen).toEqual(['1 response', '2 response', '3 response']);
  });
});
