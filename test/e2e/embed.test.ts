import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PDFDocument, PDFString } from '@cantoo/pdf-lib';
import type { ErrorOut, ExtractOut } from '@conforme/proto/schema';
import { N } from '../../pdf/file/values.ts';
import type { Service } from '../../scripts/start.ts';
import { example, INLINE, post, postJson, startService } from './service.ts';

let service: Service;
let pdf: Blob;
let xml: Blob;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
  const request = example('services');
  pdf = await (await postJson(service, '/v1/invoices/generate', request)).blob();
  xml = await (await postJson(service, '/v1/invoices/preview-xml', request)).blob();
});
afterAll(() => service.close());

type Fields = Readonly<Record<string, Blob | string>>;

function send(fields: Fields): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') form.set(name, value);
    else form.set(name, value, name);
  return post(service, '/v1/invoices/embed', form, {});
}

async function refused(fields: Fields): Promise<ErrorOut & { status: number }> {
  const answer = await send(fields);
  return { ...((await answer.json()) as ErrorOut), status: answer.status };
}

describe('embed', () => {
  it('attaches the very bytes of an XML', async () => {
    const answer = await send({ pdf, xml });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('x-facturx-profile')).toBe('en16931');
    const made = await answer.arrayBuffer();
    const read = (await (await post(service, '/v1/invoices/extract', made, {})).json()) as ExtractOut;
    expect(read.xml).toBe(await xml.text());
    expect(read.pdf).toMatchObject({ attachments: ['factur-x.xml'], pdfa: '3B', facturx_xmp: 'EN 16931' });
  });

  it('writes the XML from an invoice, in the profile asked for', async () => {
    const { invoice } = example('services');
    const answer = await send({ pdf, invoice_json: JSON.stringify(invoice), profile: 'extended' });
    expect(answer.headers.get('x-facturx-profile')).toBe('extended');
    const read = (await (
      await post(service, '/v1/invoices/extract', await answer.arrayBuffer(), {})
    ).json()) as ExtractOut;
    expect(read).toMatchObject({ profile: 'extended', fields: { number: invoice.number } });
  });

  it('reads an invoice whose part says that it is JSON, every digit of it', async () => {
    const { invoice } = example('services');
    const price = '"unit_price":123456789012.3456';
    const text = JSON.stringify({ ...invoice, lines: invoice.lines.slice(1, 2) }).replace(
      '"unit_price":"1450.00"',
      price,
    );
    expect(text).toContain(price);
    const head = (name: string, more: string): string =>
      `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;
    const body = Buffer.concat([
      Buffer.from(head('pdf', '; filename="a.pdf"\r\ncontent-type: application/pdf')),
      Buffer.from(await pdf.arrayBuffer()),
      Buffer.from(
        `\r\n${head('invoice_json', '\r\ncontent-type: application/json; charset=utf-8')}${text}\r\n--b--\r\n`,
      ),
    ]);
    const answer = await post(service, '/v1/invoices/embed', body, {
      'content-type': 'multipart/form-data; boundary=b',
    });
    expect(answer.status).toBe(200);
    const read = await post(service, '/v1/invoices/extract', await answer.arrayBuffer(), {});
    const { invoice: made } = (await read.json()) as ExtractOut;
    expect(made).toMatchObject({ lines: [{ unit_price: '123456789012.3456' }] });
  });

  it('points into the part invoice_json', async () => {
    const { invoice } = example('services');
    const error = await refused({ pdf, invoice_json: JSON.stringify({ ...invoice, currency: 'EUX' }) });
    expect(error).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(error.details).toContainEqual(
      expect.objectContaining({ rule: 'BR-CL-04', pointer: '/invoice_json/currency' }),
    );
    const faulty = await refused({ pdf, invoice_json: JSON.stringify({ ...invoice, issue_date: 'x' }) });
    expect(faulty).toMatchObject({ status: 422, details: [{ loc: ['body', 'invoice_json', 'issue_date'] }] });
  });

  it('wants exactly one source, and all faults come at once', async () => {
    expect(await refused({ pdf })).toMatchObject({
      status: 422,
      details: [{ loc: ['body', 'invoice_json'] }],
    });
    expect(await refused({ pdf, xml, invoice_json: '{}' })).toMatchObject({
      status: 422,
      details: [{ loc: ['body', 'invoice_json'] }],
    });
    const error = await refused({ check: 'all', profile: 'minimum', language: 'de', pfd: 'x' });
    expect(error.status).toBe(422);
    expect(
      await refused({ check: 'all', profile: 'minimum', language: 'de' }).then(
        ({ details }) => details?.length,
      ),
    ).toBe(5);
  });

  it('refuses a profile that is never embedded, and XML that is no CII', async () => {
    const minimum = (await xml.text()).replace('urn:cen.eu:en16931:2017', 'urn:factur-x.eu:1p0:minimum');
    expect(await refused({ pdf, xml: new Blob([minimum]) })).toMatchObject({
      status: 400,
      code: 'unsupported_profile',
    });
    expect(await refused({ pdf, xml: new Blob(['<a/>']) })).toMatchObject({
      status: 400,
      code: 'not_an_einvoice',
    });
  });

  it('refuses XML that fails a rule, in the XML’s own coordinates', async () => {
    const wrong = (await xml.text()).replaceAll('EUR', 'EUX');
    const error = await refused({ pdf, xml: new Blob([wrong]) });
    expect(error).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(error.details).toContainEqual(
      expect.objectContaining({
        rule: 'BR-CL-04',
        location: expect.stringContaining('InvoiceCurrencyCode'),
        line: expect.any(Number),
      }),
    );
  });

  it('refuses a PDF it cannot make PDF/A, with page and font', async () => {
    const error = await refused({ pdf: new Blob([await withUnknownGlyphs()]), xml });
    expect(error).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(error.message).toMatch(/Nobody/);
    expect(error.message).toMatch(/page 1/i);
  });

  it('refuses what is no PDF', async () => {
    expect(await refused({ pdf: new Blob(['GIF89a']), xml })).toMatchObject({
      status: 400,
      code: 'invalid_input',
      details: [{ pointer: '/pdf' }],
    });
  });
});

/** Glyph numbers of a font that is not there: nothing says which characters they draw. */
async function withUnknownGlyphs(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { context } = document;
  const descendant = context.obj({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: 'Nobody',
    CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
  });
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: 'Nobody',
    Encoding: 'Identity-H',
    DescendantFonts: [context.register(descendant)],
  });
  const page = document.addPage();
  page.node.set(N('Resources'), context.obj({ Font: { F1: context.register(font) } }));
  page.node.set(N('Contents'), context.register(context.stream('BT /F1 12 Tf <0041> Tj ET')));
  return document.save();
}
