import type { ErrorOut, ValidationOut } from '@conforme/proto/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Service } from '../../scripts/start.ts';
import { drawn } from '../cases.ts';
import { example, post, postJson, startService } from './service.ts';

// What a caller is told whose request is too much (docs/security.md, Bounds): the limit by its name and value, on every way in.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.close());

const many = <T>(length: number, item: T): T[] => Array.from({ length }, () => item);
const LINE = { item_name: 'i', quantity: 1, unit_price: 1, vat_rate: 20 };

async function refused(path: string, invoice: object): Promise<ErrorOut & { status: number }> {
  const { invoice: whole } = example('services');
  const answer = await postJson(service, path, { invoice: { ...whole, ...invoice } });
  return { status: answer.status, ...((await answer.json()) as ErrorOut) };
}

it.each<[string, object, string, number]>([
  ['100,000 lines', { lines: many(100_000, LINE) }, 'invoice_lines', 10_000],
  ['300,000 allowances', { allowances: many(300_000, { amount: '1.00' }) }, 'list_entries', 10_000],
  [
    'allowances of many lines',
    { lines: many(100, { ...LINE, allowances: many(1_000, { amount: 1 }) }) },
    'invoice_entries',
    50_000,
  ],
])('%s: 422', async (_what, invoice, limit, value) => {
  for (const path of drawn(['/v1/invoices/generate', '/v1/invoices/preview-xml']))
    expect(await refused(path, invoice)).toMatchObject({
      status: 422,
      code: 'validation_error',
      details: [{ type: 'limit', limit, value }],
    });
});

it('an answer that would be too large: 413', async () => {
  // Each of these is five characters in XML.
  const invoice = { notes: [{ text: '&'.repeat(14_000_000) }] };
  expect(await refused('/v1/invoices/preview-xml', invoice)).toMatchObject({
    status: 413,
    code: 'too_large',
    details: [{ type: 'limit', limit: 'answer_bytes', value: 64 * 1024 * 1024 }],
  });
});

it('a name that stands twice: 422 with its place', async () => {
  const body = '{"invoice":{"number":"A",\n"number":"B"}}';
  const answer = await post(service, '/v1/invoices/generate', body, { 'content-type': 'application/json' });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ details: [{ type: 'duplicate_name', loc: ['body'] }] });
});

it('a body that is too large: 413 with the limit', async () => {
  const answer = await post(service, '/v1/invoices/validate', new Uint8Array(15 * 1024 * 1024 + 1), {
    'content-type': 'application/xml',
  });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ details: [{ limit: 'request_bytes', value: 15_728_640 }] });
});

describe.each(
  drawn([
    ['CII', 'cii-xml', '</ram:IssueDateTime>', '<ram:IncludedNote a=""/>'],
    ['UBL', 'ubl-xml', '</cbc:ProfileID>', '<cbc:ProfileExecutionID a=""/>'],
  ]),
)('a document of %s that breaks its schema thousands of times', (_name, output, after, broken) => {
  let document: string;
  beforeAll(async () => {
    const { invoice, options } = example('services');
    const made = await postJson(service, '/v1/invoices/generate', {
      invoice,
      options: { ...options, output },
    });
    const xml = await made.text();
    expect(xml).toContain(after);
    document = xml.replace(after, `${after}${broken.repeat(4321)}`);
  });

  it.each([
    ['', 1000],
    ['?max_findings=2', 2],
    ['?max_findings=4000', 4000],
    ['?max_findings=10000', null],
  ])('has all faults counted, and as many listed as were asked for: %s', async (query, most) => {
    const answer = await post(service, `/v1/invoices/validate${query}`, document, {
      'content-type': 'application/xml',
    });
    const { error_count: errors, warning_count: warnings, findings } = (await answer.json()) as ValidationOut;
    const fatal = findings.filter(({ severity }) => severity === 'fatal');
    expect(warnings).toBe(0);
    expect(fatal).toHaveLength(most ?? errors);
    if (most === null) return expect(fatal.filter(({ rule }) => rule === 'attribute')).toHaveLength(4321);
    expect(findings[most]).toMatchObject({ severity: 'info', source: 'xsd', rule: null });
    expect(findings[most]!.message).toContain('attribute 4321');
    expect(findings[most]!.message).toContain(String(errors - most));
  });
});
