import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GenerateJsonOut, Ledger, ValidationOut } from '@conforme/proto/schema';
import type { Service } from '../../scripts/start.ts';
import { example, INLINE, post, postJson, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
});
afterAll(() => service.close());

type Explained<T> = T & { readonly ledger?: Ledger };

const JSON_TYPE = { accept: 'application/json' };
const { invoice, options } = example('goods-allowances-charges');

async function made(
  path: string,
  more: object = {},
  headers: Record<string, string> = JSON_TYPE,
): Promise<Response> {
  const request = { invoice, options: { ...options, output: 'cii-xml', ...more } };
  const answer = await postJson(service, `/v1/invoices/${path}`, request, headers);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer;
}

describe('generate', () => {
  it.each([
    ['by query', 'generate?explain=true', {}],
    ['by option', 'generate', { explain: true }],
    ['of a PDF', 'generate?explain=true', { output: 'facturx-pdf' }],
  ])('adds the ledger %s', async (_, path, more) => {
    const { ledger, totals } = (await (await made(path, more)).json()) as Explained<GenerateJsonOut>;
    expect(ledger!.balanced).toBe(true);
    expect(ledger!.steps.find(({ term }) => term === 'BT-115')).toMatchObject({ result: totals.amount_due });
    expect(ledger!.steps.some(({ term }) => term === 'BT-107')).toBe(true);
  });

  it('answers as ever where nobody asked', async () => {
    expect(await (await made('generate')).json()).not.toHaveProperty('ledger');
    const document = await made('generate?explain=true', {}, { accept: 'application/xml' });
    expect(document.headers.get('content-type')).toMatch(/^application\/xml/);
  });

  it('adds the warnings that the header counts', async () => {
    const request = { invoice: { ...invoice, prepaid_amount: '-1' }, options: { output: 'cii-xml' } };
    const ask = (path: string) => postJson(service, `/v1/invoices/${path}`, request, JSON_TYPE);
    const answer = await ask('generate?explain=true');
    const { warnings } = (await answer.json()) as { warnings: readonly { rule: string; pointer: string }[] };
    expect(String(warnings.length)).toBe(answer.headers.get('x-facturx-warnings'));
    const doubt = { rule: 'PLAUSIBLE-PREPAID', pointer: '/invoice/prepaid_amount' };
    expect(warnings).toContainEqual(expect.objectContaining(doubt));
    expect(await (await ask('generate')).json()).not.toHaveProperty('warnings');
  });

  it('refuses what is neither true nor false', async () => {
    const request = { invoice, options };
    const answer = await postJson(service, '/v1/invoices/generate?explain=maybe', request, JSON_TYPE);
    expect(answer.status).toBe(422);
  });
});

it('preview-xml answers an object with the ledger where both are asked for, else the XML', async () => {
  const { ledger, xml } = (await (await made('preview-xml?explain=true')).json()) as Explained<{
    xml: string;
  }>;
  expect(ledger!.steps.at(-1)!.term).toBe('BT-115');
  expect(xml).toMatch(/^<\?xml/);
  for (const [path, headers] of [
    ['preview-xml', JSON_TYPE],
    ['preview-xml?explain=true', { accept: '*/*' }],
  ] as const)
    expect((await made(path, {}, headers)).headers.get('content-type')).toBe(
      'application/xml; charset=utf-8',
    );
});

it('validate shows the sums beside those of the document, alone and in a batch', async () => {
  const xml = await (await made('generate', {}, { accept: 'application/xml' })).text();
  const moved = xml.replace(
    /(<ram:GrandTotalAmount>)([\d.]+)/,
    (_, tag: string, sum: string) => tag + (Number(sum) + 0.01).toFixed(2),
  );
  const verdict = async (query: string): Promise<Explained<ValidationOut>> =>
    (await (
      await post(service, `/v1/invoices/validate${query}`, moved, {})
    ).json()) as Explained<ValidationOut>;
  const published = await verdict('');
  expect(published).not.toHaveProperty('ledger');
  const { ledger, ...rest } = await verdict('?ledger=true');
  expect(rest).toEqual(published);
  const off = ledger!.steps.filter(({ difference }) => difference !== null && difference !== '0.00');
  expect(off.map(({ term, difference }) => [term, difference])).toEqual([
    ['BT-112', '0.01'],
    ['BT-115', '-0.01'],
  ]);
  const form = new FormData();
  form.append('file', new Blob([moved]), 'moved.xml');
  const batch = await post(service, '/v1/invoices/validate/batch?ledger=true', form, {});
  const [line] = (await batch.text()).split('\n');
  expect((JSON.parse(line!) as { result: Explained<ValidationOut> }).result.ledger).toEqual(ledger);
});
