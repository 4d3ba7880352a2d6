// The rules of generate and preview-xml.

import { expect } from 'vitest';
import { readTotals } from './totals.ts';
import { expectError, request, row, type Row, type World } from '../world.ts';

/** Breaks a rule of EN 16931 whatever the check: the sum of the lines is not their sum. */
const BROKEN_TOTALS = {
  totals: readTotals('999.00'),
};

const DECLARED = [200, 400, 401, 402, 422, 503];

/** Every declared status, by a real request each. */
async function everyStatus(world: World, path: string): Promise<number[]> {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify(request());
  const spent = { ...json, 'x-api-key': await world.keyOf('free', 50) };
  const wrong = JSON.stringify(request({ currency: 'EUROS' }));
  const refused = JSON.stringify(request({}, { profile: 'basicwl', output: 'ubl-xml' }));
  const replies = [
    await world.post(path, body, json),
    await world.post(path, refused, json),
    await world.send('POST', path, body, json),
    await world.send('POST', path, body, spent),
    await world.post(path, wrong, json),
    await world.coreless.post(path, body, json),
  ];
  return replies.map(({ status }) => status);
}

const GENERATE: readonly Row[] = [
  row('POST /v1/invoices/generate: rule 1', 'the body is {invoice, options}', async (world) => {
    const { invoice } = request();
    expect((await world.generate({ invoice })).status).toBe(200);
    expectError(await world.generate(invoice), 422, 'validation_error');
  }),
  row('POST /v1/invoices/generate: rule 2', 'the document itself, with a file name', async (world) => {
    for (const [output, type, ending] of [
      ['facturx-pdf', 'application/pdf', 'pdf'],
      ['cii-xml', 'application/xml', 'xml'],
      ['ubl-xml', 'application/xml', 'xml'],
    ] as const) {
      const { headers } = await world.generate(request({ number: 'F-7' }, { output }));
      expect(headers.get('content-type')).toMatch(new RegExp(`^${type}(;|$)`));
      expect(headers.get('content-disposition')).toContain(`filename="F-7.${ending}"`);
    }
  }),
  row('POST /v1/invoices/generate: rule 3', 'Accept: application/json gives the envelope', async (world) => {
    const reply = await world.generate(request(), { accept: 'application/json' });
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
    expect(Buffer.from(reply.json.content_base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  }),
  row(
    'POST /v1/invoices/generate: rule 4',
    'profile, output, amount due and warnings as headers',
    async (world) => {
      for (const accept of ['*/*', 'application/json']) {
        const { headers } = await world.generate(request({}, { output: 'cii-xml' }), { accept });
        expect(headers.get('x-facturx-profile')).toBe('en16931');
        expect(headers.get('x-facturx-output')).toBe('cii-xml');
        expect(headers.get('x-facturx-amount-due')).toMatch(/^\d+\.\d{2}$/);
        expect(headers.get('x-facturx-warnings')).toMatch(/^\d+$/);
      }
    },
  ),
  row('POST /v1/invoices/generate: rule 5', 'judged by XSD and the chosen rules; else 400', async (world) => {
    const broken = expectError(await world.generate(request(BROKEN_TOTALS)), 400, 'invalid_input');
    expect(broken.map(({ rule }: { rule: string }) => rule)).toContain('BR-CO-10');
    const dotted = { number: 'F.1' };
    expectError(await world.generate(request(dotted, { check: 'fr-ctc' })), 400, 'invalid_input');
    expect((await world.generate(request(dotted, { check: 'base' }))).status).toBe(200);
  }),
  row('POST /v1/invoices/generate: rule 6', 'each declared status occurs', async (world) => {
    expect(await everyStatus(world, '/v1/invoices/generate')).toEqual(DECLARED);
  }),
];

const PREVIEW: readonly Row[] = [
  row('POST /v1/invoices/preview-xml: rule 1', 'the body of generate', async (world) => {
    expectError(await world.preview({ invoice: request().invoice, more: 1 }), 422, 'validation_error');
    expect((await world.preview({ invoice: request().invoice })).status).toBe(200);
  }),
  row(
    'POST /v1/invoices/preview-xml: rule 2',
    'CII or UBL, judged by the XSD, not by rules',
    async (world) => {
      expect((await world.preview(request(BROKEN_TOTALS))).status).toBe(200);
      expect((await world.preview(request({}, { output: 'ubl-xml' }))).text).toContain('oasis:names');
      const verdict = await world.validate((await world.preview(request(BROKEN_TOTALS))).bytes);
      expect(verdict.json.findings.filter(({ source }: { source: string }) => source === 'xsd')).toEqual([]);
    },
  ),
  row(
    'POST /v1/invoices/preview-xml: rule 3',
    'fast: it answers before a PDF could be drawn',
    async (world) => {
      const began = performance.now();
      for (let call = 0; call < 10; call++) await world.preview(request());
      expect(performance.now() - began).toBeLessThan(5_000);
    },
  ),
  row('POST /v1/invoices/preview-xml: rule 4', 'the media type is XML (decision 1)', async (world) => {
    expect((await world.preview(request())).headers.get('content-type')).toBe(
      'application/xml; charset=utf-8',
    );
  }),
  row('POST /v1/invoices/preview-xml: rule 5', 'each declared status occurs', async (world) => {
    expect(await everyStatus(world, '/v1/invoices/preview-xml')).toEqual(DECLARED);
  }),
];

export const PRODUCING_ROWS: readonly Row[] = [...GENERATE, ...PREVIEW];
