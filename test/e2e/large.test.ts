import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Service } from '../../scripts/start.ts';
import { example, post, startService } from './service.ts';

// What is large is read and written by a thread, what is small where it arrives: nobody may see which it was.

let service: Service;
let xml: string;
beforeAll(async () => {
  service = await startService();
  xml = (await ask('generate', bodyOf())).text;
});
afterAll(() => service.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const XML_TYPE = { 'content-type': 'application/xml' };
/** Blanks that make a request large and say nothing. */
const BLANKS = ' '.repeat(40_000);
const MANY_BLANKS = ' '.repeat(200_000);

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | null>>;
  readonly text: string;
}

const COMPARED = [
  'content-type',
  'content-disposition',
  'x-rulesets',
  'x-facturx-amount-due',
  'x-facturx-warnings',
];

async function ask(
  path: string,
  body: NonNullable<RequestInit['body']>,
  headers: Record<string, string> = JSON_TYPE,
): Promise<Answer> {
  const answer = await post(service, `/v1/invoices/${path}`, body, headers);
  const compared = COMPARED.map((name) => [name, answer.headers.get(name)]);
  return { status: answer.status, headers: Object.fromEntries(compared), text: await answer.text() };
}

function bodyOf(invoice: object = {}, options: object = {}): string {
  const { invoice: whole, options: own } = example('services');
  return JSON.stringify({
    invoice: { ...whole, ...invoice },
    options: { ...own, output: 'cii-xml', ...options },
  });
}

describe('a request', () => {
  const english = { 'accept-language': 'en' };
  const enveloped = { accept: 'application/json' };
  it.each<[string, number, string, object, object, Record<string, string>]>([
    ['a document', 200, 'generate', {}, {}, {}],
    ['an envelope', 200, 'generate', {}, {}, enveloped],
    ['an envelope with its ledger', 200, 'generate?explain=true', {}, {}, enveloped],
    ['a document of UBL', 200, 'generate', {}, { output: 'ubl-xml' }, { accept: '*/*' }],
    ['a preview', 200, 'preview-xml', {}, {}, {}],
    ['a preview with its ledger', 200, 'preview-xml', {}, { explain: true }, enveloped],
    [
      'findings',
      400,
      'generate',
      { due_date: null, payment: null, payment_terms: null },
      { profile: 'extended' },
      {},
    ],
    ['findings in English', 400, 'generate', { type_code: '751' }, {}, english],
    ['an impossible output', 400, 'generate', {}, { output: 'ubl-xml', profile: 'extended' }, {}],
    ['faults', 422, 'generate', { number: 7, lines: [] }, { language: 'fr' }, {}],
    ['faults in English', 422, 'preview-xml', { number: 7, unknown: 1 }, {}, english],
    ['faults in the language of the options', 422, 'preview-xml', { number: 7 }, { language: 'en' }, {}],
  ])('of %s is answered alike (%i)', async (_what, status, path, invoice, options, headers) => {
    const body = bodyOf(invoice, options);
    const small = await ask(path, body, { ...JSON_TYPE, ...headers });
    const large = await ask(path, body + BLANKS, { ...JSON_TYPE, ...headers });
    expect(small.status).toBe(status);
    expect(large).toEqual(small);
  });

  it('of no JSON and of other bytes than UTF-8 is, too', async () => {
    const broken = `{"invoice":${BLANKS}`;
    expect(await ask('generate', broken)).toMatchObject({
      status: 422,
      text: expect.stringContaining('JSON'),
    });
    const latin = Buffer.concat([Buffer.from(bodyOf()), Buffer.from(BLANKS), Buffer.from([0xe9])]);
    expect(await ask('generate', latin)).toMatchObject({
      status: 422,
      text: expect.stringContaining('UTF-8'),
    });
  });

  it('of a preview is answered with the ledger as JSON, whichever size it has', async () => {
    const answer = await ask('preview-xml?explain=1', bodyOf() + BLANKS, { ...JSON_TYPE, ...enveloped });
    expect(Object.keys(JSON.parse(answer.text) as object)).toEqual([
      'filename',
      'profile',
      'output',
      'xml',
      'ledger',
    ]);
  });
});

describe('a document', () => {
  it.each([
    ['validate', {}],
    ['validate?explain=true', { 'accept-language': 'fr' }],
    ['validate?ledger=true&check=base', {}],
    ['extract?include_xml=false', {}],
    ['convert?to=ubl-xml', { accept: 'application/json' }],
    ['convert?to=ubl-xml', {}],
  ])('is answered alike by %s', async (path, headers) => {
    const small = await ask(path, xml, { ...XML_TYPE, ...headers });
    const large = await ask(path, xml + MANY_BLANKS, { ...XML_TYPE, ...headers });
    expect(small.status).toBe(200);
    expect(large).toEqual(small);
  });

  it('is answered alike when it breaks rules', async () => {
    const wrong = xml.replace(/<ram:TypeCode>380</, '<ram:TypeCode>999<');
    const small = await ask('validate?explain=true', wrong, XML_TYPE);
    expect(JSON.parse(small.text)).toMatchObject({ valid: false });
    expect(await ask('validate?explain=true', wrong + MANY_BLANKS, XML_TYPE)).toEqual(small);
  });
});

it('an invoice for a PDF may be large, and its faults stand at its part', async () => {
  const { text } = await ask('render', xml, XML_TYPE);
  expect(text.startsWith('%PDF')).toBe(true);
  const form = (invoice: object): FormData => {
    const body = new FormData();
    body.set('pdf', new Blob([text], { type: 'application/pdf' }), 'a.pdf');
    body.set('invoice_json', JSON.stringify(invoice) + BLANKS);
    return body;
  };
  const { invoice } = example('services');
  expect(await ask('embed', form({ ...invoice, number: 7 }), {})).toMatchObject({
    status: 422,
    text: expect.stringContaining('"pointer":"/invoice_json/number"'),
  });
});
