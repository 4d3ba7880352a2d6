// Mistakes of who calls: parts of forms, files in each other's place, arguments of tools, options in words. In both languages the same.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cause, ErrorOut, FindingDetail, ValidationFault } from '@conforme/proto/schema';
import { REPORTING_EXAMPLE } from '../../gateway/routes/ereporting.ts';
import type { Service } from '../../scripts/start.ts';
import { EMBEDDED, INVOICE, partsOf, type Documents, type Part } from './mistakes/calls.ts';
import { CALLED } from './mistakes/calls-tools.ts';
import { INLINE, KEY, post, postJson, startService } from './service.ts';

let service: Service;
let made: Documents;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
  const written = async (output: string): Promise<Buffer> => {
    const request = { invoice: INVOICE, options: { output } };
    return Buffer.from(await (await postJson(service, '/v1/invoices/generate', request)).arrayBuffer());
  };
  const [xml, ubl] = [await written('cii-xml'), await written('ubl-xml')];
  made = { pdf: await written('facturx-pdf'), xml: xml.toString(), ubl: ubl.toString() };
});
afterAll(() => service.close());

type Body = Omit<ErrorOut, 'details' | 'causes'> & {
  readonly details?: readonly Partial<FindingDetail & ValidationFault>[];
  readonly causes?: readonly Cause[];
};

function shown({ details = [], code }: Body): string {
  const places = details.map(({ rule, type, pointer }) => `${rule ?? type ?? 'wrong'} ${pointer ?? '-'}`);
  return places.join(', ') || code;
}

const said = ({ message, details = [] }: Body): string =>
  [message, ...details.flatMap(({ msg, message: own, fix }) => [msg ?? own, fix])].join(' ');

/** The same in both languages, and in English what it says. */
async function expectRefusal(
  refused: (language: string) => Promise<Body | null>,
  expected: string,
  says = /./,
): Promise<void> {
  const [english, french] = [await refused('en'), await refused('fr')];
  expect(english === null ? 'fine' : shown(english)).toBe(expected);
  if (english === null) return;
  expect(said(english)).toMatch(says);
  expect(shown(french!)).toBe(expected);
  expect(said(french!)).not.toBe(said(english));
}

async function embedded(parts: readonly Part[], language: string): Promise<Body | null> {
  const form = new FormData();
  for (const [name, value] of parts)
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([Uint8Array.from(value)]), 'file');
  const answer = await post(service, '/v1/invoices/embed', form, { 'accept-language': language });
  return answer.status === 200 ? null : ((await answer.json()) as Body);
}

describe('embed', () => {
  it.each(EMBEDDED.map((each) => [each[0], each] as const))('with %s', (_, [, parts, expected, says]) =>
    expectRefusal((language) => embedded(partsOf(parts, made), language), expected, says),
  );

  it('names what the findings of a 400 come from, at its parts', async () => {
    const parts = { xml: null, invoice_json: JSON.stringify({ ...INVOICE, currency: 'eur' }) };
    const path = '/invoice_json/currency';
    expect((await embedded(partsOf(parts, made), 'en'))!.causes).toMatchObject([
      { finding: 0, pointers: [path], patch: [{ path, value: 'EUR' }] },
    ]);
  });
});

it('moves an object of a part that goes by another name', async () => {
  const { seller, ...others } = INVOICE as Readonly<Record<string, unknown>>;
  const parts = { xml: null, invoice_json: JSON.stringify({ ...others, vendeur: seller }) };
  const from = '/invoice_json/vendeur';
  const path = '/invoice_json/seller';
  expect((await embedded(partsOf(parts, made), 'en'))!.details).toMatchObject([
    { pointer: from, patch: [{ op: 'move', from, path, value: null }] },
  ]);
});

let calls = 0;

async function called(name: string, given: object, language: string): Promise<Body | null> {
  const message = { jsonrpc: '2.0', id: ++calls, method: 'tools/call', params: { name, arguments: given } };
  const headers = { accept: 'application/json, text/event-stream', 'accept-language': language };
  const answer = await postJson(service, '/mcp', message, headers);
  const { result } = (await answer.json()) as { result: { isError?: boolean; structuredContent: Body } };
  return result.isError ? result.structuredContent : null;
}

describe('a tool', () => {
  it.each(CALLED.map((each) => [each[1], each[0], each] as const))('%s with %s', (...[, , each]) => {
    const [, tool, given, expected, says] = each;
    return expectRefusal((language) => called(tool, given(made), language), expected, says);
  });
});

const SELLER = INVOICE.seller as Readonly<Record<string, unknown>>;
const WRITE = '/v1/invoices/generate';
const REPORT = '/v1/ereporting/generate';

describe('a request', () => {
  it.each<[name: string, path: string, body: object, shown: string, says?: RegExp]>([
    ['that is the invoice bare', WRITE, INVOICE, 'missing /invoice', /put number, .* into it/],
    [
      'with an invoice to report, bare',
      REPORT,
      { ...REPORTING_EXAMPLE, payments: [], invoices: [INVOICE] },
      'missing /invoices/0/invoice',
    ],
    [
      'with the invoice in an invoice',
      WRITE,
      { invoice: { invoice: INVOICE } },
      'extra_forbidden /invoice/invoice',
      /without invoice around/,
    ],
    [
      'that is a list',
      WRITE,
      [{ invoice: INVOICE }, { invoice: INVOICE }],
      'object_type ',
      /not a list of 2.*conforme job/,
    ],
    [
      'with a list of invoices',
      WRITE,
      { invoice: [INVOICE, INVOICE] },
      'object_type /invoice',
      /not a list of 2: send them one a request/,
    ],
    [
      'to report the payment of a list of invoices',
      REPORT,
      { ...REPORTING_EXAMPLE, payments: [], invoices: [{ invoice: [INVOICE, INVOICE] }] },
      'object_type /invoices/0/invoice',
      /^(?!.*one a request)/s,
    ],
    [
      'with a postal code that lost its zero',
      WRITE,
      { invoice: { ...INVOICE, seller: { ...SELLER, address: { country: 'FR', postal_code: 1000 } } } },
      'string_type /invoice/seller/address/postal_code',
      /mean "01000"\?/,
    ],
    [
      'with a number for a postal code abroad',
      WRITE,
      { invoice: { ...INVOICE, seller: { ...SELLER, address: { country: 'BE', postal_code: 1000 } } } },
      'string_type /invoice/seller/address/postal_code',
      /mean "1000"\?/,
    ],
    [
      'to report a payment by its rate alone',
      REPORT,
      { ...REPORTING_EXAMPLE, payments: [{ date: '2026-10-07', rate: '20', amount: '120' }] },
      'missing /payments/0/rates, extra_forbidden /payments/0/rate, extra_forbidden /payments/0/amount',
      /rates a list of objects/,
    ],
    [
      'to report for a platform that lost its zero',
      REPORT,
      { ...REPORTING_EXAMPLE, platform: { number: '417', name: 'Plateforme Alba' } },
      'F10-EMETTEUR-G6.22#2 /platform/number',
      /mean 0417\?/,
    ],
    [
      'with options as text',
      WRITE,
      { invoice: INVOICE, options: '{"output":"cii-xml"}' },
      'object_type /options',
      /quotes/,
    ],
  ])('%s', async (_, path, body, expected, says) =>
    expectRefusal(
      async (language) =>
        (await (await postJson(service, path, body, { 'accept-language': language })).json()) as Body,
      expected,
      says,
    ),
  );

  it('of lines of JSON is sent to jobs', async () => {
    const text = JSON.stringify({ invoice: INVOICE });
    const headers = {
      'content-type': 'application/json',
      'accept-language': 'en',
      authorization: `Bearer ${KEY}`,
    };
    const answer = await post(service, WRITE, `${text}\n${text}`, headers);
    const { details } = (await answer.json()) as Body;
    expect(details).toMatchObject([
      { type: 'json_invalid', msg: expect.stringMatching(/second object.*conforme job/) },
    ]);
  });

  it.each([
    ['check=FR-CTC', 'enum', /mean fr-ctc\?/],
    ['chek=base', 'extra_forbidden', /mean check\?/],
    ['plausibility=oui', 'enum', /mean true\?/],
    ['as_of=05/10/2026', 'enum', /mean 2026-10-05\?/],
  ])('to validate with %s', async (query, type, says) => {
    const headers = { 'accept-language': 'en' };
    const answer = await post(service, `/v1/invoices/validate?${query}`, made.xml, headers);
    const { details } = (await answer.json()) as Body;
    expect(details).toMatchObject([{ type, msg: expect.stringMatching(says) }]);
  });
});
