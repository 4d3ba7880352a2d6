import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { status, type ServiceError } from '@grpc/grpc-js';
import type { ErrorDetail } from '@conforme/proto/v1';
import type { Service } from '../../scripts/start.ts';
import { byReflection, fromProtoFiles, health, type ForeignClient } from './grpc-client.ts';
import { rpcStatusDetails } from './rpc-status.ts';
import { example, startService } from './service.ts';

let service: Service;
let address: string;
let client: ForeignClient;
beforeAll(async () => {
  service = await startService();
  address = `127.0.0.1:${service.grpcPort}`;
  client = fromProtoFiles(address);
});
afterAll(async () => {
  client.close();
  await service.close();
});

async function refused(call: Promise<unknown>): Promise<{ error: ServiceError; detail: ErrorDetail }> {
  const error = (await call.then(
    () => Promise.reject(new Error('the call was answered')),
    (thrown: unknown) => thrown,
  )) as ServiceError;
  const [detail] = rpcStatusDetails(error);
  return { error, detail: detail! };
}

describe('a client of Google’s own gRPC library', () => {
  it('generates, validates, extracts, shows, previews and embeds', async () => {
    const { invoice, options } = example('services');
    const request = { invoice: asMessage(invoice), options };
    const generated = (await client.call('Generate', request)) as {
      content: Buffer;
      media_type: string;
      totals: { amount_due: string };
    };
    expect(generated).toMatchObject({
      media_type: 'application/pdf',
      profile: 'en16931',
      validation: { valid: true },
    });
    expect(generated.content.subarray(0, 5).toString()).toBe('%PDF-');

    const judged = await client.call('Validate', { document: generated.content });
    expect(judged).toMatchObject({
      validation: { valid: true },
      rulesets: expect.arrayContaining([expect.stringMatching(/^facturx-en16931@/)]),
    });

    const read = await client.call('Extract', { document: generated.content, include_xml: false });
    expect(read).toMatchObject({
      document: { fields: { number: invoice.number, totals: { amount_due: generated.totals.amount_due } } },
    });

    const shown = await client.call('Render', { document: generated.content, format: 'html' });
    expect(shown).toMatchObject({ media_type: 'text/html', number: invoice.number });

    const preview = (await client.call('PreviewXml', request)) as { xml: Buffer };
    expect(preview.xml.toString('utf8')).toContain('CrossIndustryInvoice');

    const embedded = await client.call('Embed', { pdf: generated.content, xml: preview.xml });
    expect(embedded).toMatchObject({ profile: 'en16931', validation: { valid: true } });
  });

  it('gets findings as typed details, in its own coordinates', async () => {
    const { invoice, options } = example('services');
    const wrong = { ...invoice, currency: 'EUX' };
    const { error, detail } = await refused(client.call('Generate', { invoice: asMessage(wrong), options }));
    expect(error.code).toBe(status.INVALID_ARGUMENT);
    expect(detail.code).toBe('invalid_input');
    expect(detail.findings).toContainEqual(
      expect.objectContaining({ rule: 'BR-CL-04', pointer: '/invoice/currency' }),
    );
  });

  it('gets faults of the request as typed details', async () => {
    const { invoice, options } = example('services');
    const { error, detail } = await refused(
      client.call('Generate', { invoice: { ...asMessage(invoice), issue_date: 'today' }, options }),
    );
    expect(error.code).toBe(status.INVALID_ARGUMENT);
    expect(detail.code).toBe('validation_error');
    expect(detail.faults).toMatchObject([{ pointer: '/invoice/issue_date', type: 'date' }]);
  });

  it('is told what is no invoice, and what is too large', async () => {
    const empty = await refused(client.call('Validate', { document: Buffer.from('x') }));
    expect(empty.detail).toMatchObject({ code: 'not_an_einvoice' });
    const large = await refused(client.call('Validate', { document: Buffer.alloc(15 * 1024 * 1024 + 1) }));
    expect(large.error.code).toBe(status.RESOURCE_EXHAUSTED);
    expect(large.detail).toMatchObject({ code: 'too_large' });
  });
});

describe('a client that has no .proto', () => {
  it('lists the services and calls one with descriptors from reflection', async () => {
    const { services, client: reflected } = await byReflection(address);
    expect(services.toSorted()).toEqual([
      'conforme.v1.Engine',
      'conforme.v1.Jobs',
      'conforme.v1.Reporting',
      'conforme.v1.Statuses',
      'grpc.health.v1.Health',
      'grpc.reflection.v1.ServerReflection',
    ]);
    const { invoice, options } = example('services');
    const preview = await reflected.call('PreviewXml', { invoice: asMessage(invoice), options });
    expect(preview).toMatchObject({ filename: `${invoice.number}.xml` });
    reflected.close();
  });

  it('asks for health', async () => {
    expect(await health(address, '')).toEqual({ status: 'SERVING' });
    expect(await health(address, 'conforme.v1.Engine')).toEqual({ status: 'SERVING' });
    await expect(health(address, 'nobody')).rejects.toMatchObject({ code: status.NOT_FOUND });
  });
});

/** Decimals are strings on the wire. */
function asMessage<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (_key, part: unknown) => (typeof part === 'number' ? String(part) : part)),
  ) as T;
}
