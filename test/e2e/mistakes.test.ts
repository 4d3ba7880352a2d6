import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorOut, FindingDetail } from '@conforme/proto/schema';
import { findingCodec } from '@conforme/proto/schema/codec';
import { requestFinding } from '@conforme/proto/schema/findings';
import type { Service } from '../../scripts/start.ts';
import { fromProtoFiles, type ForeignClient } from './grpc-client.ts';
import { MISTAKES, type Mistake } from './mistakes/index.ts';
import { rpcStatusDetails } from './rpc-status.ts';
import { GOODS } from './mistakes/mistake.ts';
import { totals } from './mistakes/sums.ts';
import { example, INLINE, postJson, startService } from './service.ts';
import type { ServiceError } from '@grpc/grpc-js';

let service: Service;
let client: ForeignClient;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
  client = fromProtoFiles(`127.0.0.1:${service.grpcPort}`);
});
afterAll(async () => {
  client.close();
  await service.close();
});

it('spoils totals that are right as they stand', async () => {
  const request = example(GOODS);
  totals({})(request.invoice, request.options);
  expect((await postJson(service, '/v1/invoices/generate', request)).status).toBe(200);
});

it('holds at least forty different mistakes', () => {
  expect(new Set(MISTAKES.map(({ name }) => name)).size).toBe(MISTAKES.length);
  expect(MISTAKES.length).toBeGreaterThanOrEqual(40);
});

async function overHttp({ request }: Mistake): Promise<readonly FindingDetail[]> {
  const answer = await postJson(service, '/v1/invoices/generate', request);
  const body = (await answer.json()) as ErrorOut;
  expect({ status: answer.status, code: body.code }).toEqual({ status: 400, code: 'invalid_input' });
  return body.details as unknown as FindingDetail[];
}

async function overGrpc({ request }: Mistake): Promise<readonly object[]> {
  const message = JSON.parse(
    JSON.stringify(request, (_key, part: unknown) => (typeof part === 'number' ? String(part) : part)),
  ) as object;
  const error: unknown = await client.call('Generate', message).catch((thrown: unknown) => thrown);
  const [detail] = rpcStatusDetails(error as ServiceError);
  return detail!.findings.map(findingCodec.fromMessage).map(requestFinding);
}

describe.each(MISTAKES)('$name', (mistake) => {
  it(`is found by ${mistake.rule} at ${mistake.pointer}`, async () => {
    const findings = await overHttp(mistake);
    const found = findings.filter(({ rule }) => rule === mistake.rule);
    expect(
      found.map(({ pointer }) => pointer),
      JSON.stringify(findings.map(({ rule, pointer }) => [rule, pointer])),
    ).toContain(mistake.pointer);
    for (const finding of findings) {
      expect(finding.pointer).toMatch(/^\/invoice/);
      expect(finding.pointers).toContain(finding.pointer);
      for (const field of ['title', 'explanation', 'fix', 'location'] as const)
        expect(finding[field], `${finding.rule} ${field}`).toBeTruthy();
      expect(finding.terms.length).toBeGreaterThan(0);
    }
  });

  it('is told the same over gRPC', async () => {
    expect(await overGrpc(mistake)).toEqual(await overHttp(mistake));
  });
});
