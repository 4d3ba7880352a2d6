import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Flux1Out } from '@conforme/proto/schema/flux1';
import type { Service } from '../../scripts/start.ts';
import { example, INLINE, post, postJson, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
});
afterAll(() => service.close());

async function made(output: string, change: object = {}): Promise<ArrayBuffer> {
  const { invoice, options } = example('services');
  const request = { invoice: { ...invoice, ...change }, options: { ...options, output } };
  const answer = await postJson(service, '/v1/invoices/generate', request);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.arrayBuffer();
}

const extracted = async (document: ArrayBuffer, level: string): Promise<Response> =>
  post(service, `/v1/flux1/extract?level=${level}`, document, { accept: 'application/json' });

describe.each(['base', 'full'])('the %s extract', (level) => {
  it.each([
    ['facturx-pdf', 'cii'],
    ['cii-xml', 'cii'],
    ['ubl-xml', 'ubl'],
  ])('of %s is valid, in the syntax of the invoice', async (output, syntax) => {
    const answer = await extracted(await made(output), level);
    expect(answer.status, await answer.clone().text()).toBe(200);
    const extract = (await answer.json()) as Flux1Out;
    expect(extract).toMatchObject({ syntax, level, validation: { valid: true, flavor: 'flux1' } });
    const terms = extract.left_out.map(({ term }) => term);
    expect(terms).toEqual(expect.arrayContaining(['BT-27', 'BT-44', 'BT-112']));
    for (const { value, location, reason } of extract.left_out)
      for (const part of [value, location, reason]) expect(part).not.toBe('');
    const again = await post(
      service,
      '/v1/invoices/validate',
      Buffer.from(extract.content_base64, 'base64'),
      {},
    );
    expect(await again.json()).toMatchObject({ valid: true, flavor: 'flux1' });
  });
});

it('is refused with the term that lacks', async () => {
  const text = Buffer.from(await made('cii-xml')).toString();
  const without = text.replace(/<ram:BusinessProcess.*?<\/ram:BusinessProcess\w+>/su, '');
  const answer = await extracted(new TextEncoder().encode(without).buffer as ArrayBuffer, 'base');
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    code: 'invalid_input',
    message: expect.stringContaining('BT-23'),
  });
});

// BT-24 tells an extract from an invoice; without it, it is no less one that lacks a term.
it.each([
  ['cii-xml', /<ram:Guideline.*?<\/ram:Guideline\w+>/su],
  ['ubl-xml', /<cbc:CustomizationID>.*?<\/cbc:CustomizationID>/su],
] as const)('is refused where %s lacks BT-24', async (output, guideline) => {
  const text = Buffer.from(await made(output)).toString();
  const answer = await extracted(
    new TextEncoder().encode(text.replace(guideline, '')).buffer as ArrayBuffer,
    'base',
  );
  expect(answer.status).toBe(400);
  const refusal = (await answer.json()) as { message: string; details: { terms: string[] }[] };
  expect(refusal.message).toContain('BT-24');
  expect(refusal.details.flatMap(({ terms }) => terms)).toContain('BT-24');
});
