// The parts and rules of embed.

import { PDFDocument, PDFHexString, PDFString } from '@cantoo/pdf-lib';
import { expect } from 'vitest';
import { N } from '../../../pdf/file/values.ts';
import {
  expectError,
  formOf,
  locs,
  plainPdf,
  recorded,
  request,
  row,
  type Reply,
  type Row,
  type World,
} from '../world.ts';

const PDF_TYPE = { 'content-type': 'application/pdf' };
const invoice = (changes: object = {}): string => JSON.stringify(request(changes).invoice);

type Parts = Readonly<Record<string, string | Uint8Array>>;

/** Embeds into a plain PDF. */
async function embed(world: World, parts: Parts): Promise<Reply> {
  return world.embed({ pdf: await plainPdf(), ...parts });
}

async function expectChoice(world: World, part: string, allowed: readonly string[]): Promise<void> {
  for (const value of allowed)
    expect((await embed(world, { invoice_json: invoice(), [part]: value })).status, value).toBe(200);
  const refused = await embed(world, { invoice_json: invoice(), [part]: 'other' });
  expect(locs(expectError(refused, 422, 'validation_error'))).toEqual([`body.${part}`]);
}

const PARTS: readonly Row[] = [
  row('POST /v1/invoices/embed: pdf', 'required, a file', async (world) => {
    const reply = await world.embed({ invoice_json: invoice() });
    expect(locs(expectError(reply, 422, 'validation_error'))).toEqual(['body.pdf']);
  }),
  row('POST /v1/invoices/embed: xml', 'a file of CII, attached as it is', async (world) => {
    const xml = (await world.generate(request({}, { output: 'cii-xml' }))).bytes;
    const reply = await embed(world, { xml });
    expect((await world.extract(reply.bytes, '', PDF_TYPE)).json.xml).toBe(xml.toString());
  }),
  row(
    'POST /v1/invoices/embed: invoice_json',
    'an Invoice as text; faults are led back to it',
    async (world) => {
      const reply = await embed(world, { invoice_json: invoice({ number: 'EMB-1' }) });
      expect((await world.extract(reply.bytes, '', PDF_TYPE)).json.fields.number).toBe('EMB-1');
      const refused = await embed(world, { invoice_json: '{"number": 1}' });
      expect(locs(expectError(refused, 422, 'validation_error'))).toContain('body.invoice_json.number');
    },
  ),
  row('POST /v1/invoices/embed: profile', 'en16931 without; one of four', async (world) => {
    const bare = await embed(world, { invoice_json: invoice() });
    expect(bare.headers.get('x-facturx-profile')).toBe('en16931');
    await expectChoice(world, 'profile', ['basicwl', 'en16931', 'extended']);
    const ctc = await embed(world, { invoice_json: invoice(), profile: 'extended-ctc-fr' });
    expect(ctc.status).not.toBe(422);
  }),
  row('POST /v1/invoices/embed: check', 'fr-ctc without; base or fr-ctc', async (world) => {
    const dotted = { invoice_json: invoice({ number: 'F.1' }) };
    expectError(await embed(world, dotted), 400, 'invalid_input');
    expect((await embed(world, { ...dotted, check: 'base' })).status).toBe(200);
    await expectChoice(world, 'check', ['base', 'fr-ctc']);
  }),
  row('POST /v1/invoices/embed: language', 'fr without; of the metadata', async (world) => {
    await expectChoice(world, 'language', ['fr', 'en']);
    const language = async (parts: Parts): Promise<string | undefined> => {
      const { bytes } = await embed(world, { invoice_json: invoice(), ...parts });
      const { catalog } = await PDFDocument.load(bytes);
      return catalog.lookupMaybe(N('Lang'), PDFString, PDFHexString)?.decodeText();
    };
    expect(await language({})).toMatch(/^fr/);
    expect(await language({ language: 'en' })).toMatch(/^en/);
  }),
];

const RULES: readonly Row[] = [
  row('POST /v1/invoices/embed: rule 1', 'a PDF/A-3 with factur-x.xml and Factur-X XMP', async (world) => {
    const reply = await embed(world, { invoice_json: invoice() });
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    const { json } = await world.validate(reply.bytes, '', PDF_TYPE);
    expect(json).toMatchObject({
      valid: true,
      pdf: { attachments: ['factur-x.xml'], pdfa: '3B', facturx_xmp: 'EN 16931' },
    });
  }),
  row('POST /v1/invoices/embed: rule 2', 'XML that fails a rule: 400 invalid_input', async (world) => {
    const xml = Buffer.from((await world.preview(request({ number: 'F.1' }))).bytes);
    expectError(await embed(world, { xml }), 400, 'invalid_input');
  }),
  row('POST /v1/invoices/embed: rule 3', 'UBL: 400 unsupported_profile', async (world) => {
    expectError(await embed(world, { xml: Buffer.from(recorded('ubl-small')) }), 400, 'unsupported_profile');
  }),
  row('POST /v1/invoices/embed: rule 4', 'both sources: 422 (decision 2)', async (world) => {
    const both = { invoice_json: invoice(), xml: Buffer.from(recorded('cii-small')) };
    expect(locs(expectError(await embed(world, both), 422, 'validation_error'))).toEqual([
      'body.invoice_json',
    ]);
  }),
  row('POST /v1/invoices/embed: rule 5', 'each declared status occurs', async (world) => {
    const parts = { pdf: await plainPdf(), invoice_json: invoice() };
    const path = '/v1/invoices/embed';
    const replies = [
      await world.embed(parts),
      await world.embed({ ...parts, pdf: Buffer.from('no PDF') }),
      await world.send('POST', path, formOf(parts)),
      await world.send('POST', path, formOf(parts), { 'x-api-key': await world.keyOf('free', 50) }),
      await world.embed({ pdf: parts.pdf }),
      await world.coreless.embed(parts),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 400, 401, 402, 422, 503]);
  }),
];

export const EMBEDDING_ROWS: readonly Row[] = [...PARTS, ...RULES];
