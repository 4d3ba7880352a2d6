import { create } from '@bufbuild/protobuf';
import {
  EmbedRequestSchema,
  ExtractRequestSchema,
  RenderRequestSchema,
  ValidateRequestSchema,
} from '@conforme/proto/v1';
import { expect, it } from 'vitest';
import { isHeavy } from '../service/calls.ts';
import type { DocumentCall, DocumentMethod } from '../service/document-call.ts';
import { HEAVY_CHARACTERS, HEAVY_ENTRIES, HEAVY_MESSAGE_BYTES, HEAVY_XML_BYTES } from './weight.ts';

const call = <M extends DocumentMethod>(method: M, message: DocumentCall<M>['message']): DocumentCall =>
  ({ method, message, now: new Date(0), language: null }) as DocumentCall;

const validating = (text: string | Buffer): DocumentCall =>
  call('validate', create(ValidateRequestSchema, { document: Uint8Array.from(Buffer.from(text)) }));

it.each([
  ['XML', '<a/>', false],
  ['XML after a mark and blanks', '\ufeff\n  <a/>', false],
  ['UTF-16', Buffer.from('\ufeff<a/>', 'utf16le'), false],
  ['a PDF', '%PDF-1.7', true],
  ['a PDF after blanks', '\n%PDF-1.7', true],
  ['XML just below the bound', `<a>${' '.repeat(HEAVY_XML_BYTES - 4)}`, false],
  ['XML of the bound', `<a>${' '.repeat(HEAVY_XML_BYTES - 3)}`, true],
] as const)('%s to validate', (_name, document, heavy) => expect(isHeavy(validating(document))).toBe(heavy));

it('what is to be extracted goes by the same', () => {
  const pdf = create(ExtractRequestSchema, { document: Uint8Array.from(Buffer.from('%PDF-')) });
  expect(isHeavy(call('extract', pdf))).toBe(true);
});

it('to draw pages is heavy, to write a small one for the browser is not', () => {
  const document = Uint8Array.from(Buffer.from('<a/>'));
  const heavy = (format?: string): boolean =>
    isHeavy(call('render', create(RenderRequestSchema, { document, ...(format && { format }) })));
  expect([heavy(), heavy('pdf'), heavy('html')]).toEqual([true, true, false]);
});

it('everything to embed is heavy', () => {
  expect(isHeavy(call('embed', create(EmbedRequestSchema, {})))).toBe(true);
});

it.each([
  ['generate', 'facturx-pdf', 1, true],
  ['generate', undefined, 1, true],
  ['generate', 'cii-xml', HEAVY_ENTRIES - 1, false],
  ['generate', 'ubl-xml', HEAVY_ENTRIES, true],
  ['previewXml', 'facturx-pdf', 1, false],
  ['previewXml', 'cii-xml', HEAVY_ENTRIES, true],
] as const)('%s of %s with %i lines', (method, output, lines, heavy) => {
  const message = { invoice: { lines: Array.from({ length: lines }, () => ({})) }, options: { output } };
  expect(isHeavy(call(method, message as never))).toBe(heavy);
});

it.each<[string, object, boolean]>([
  [
    'three lines with many allowances',
    { lines: [{}, {}, { allowances: Array.from({ length: 40 }, () => ({})) }] },
    true,
  ],
  ['many notes', { lines: [{}], notes: Array.from({ length: 39 }, () => ({ text: 'x' })) }, true],
  ['a few of each', { lines: [{ allowances: [{}] }], notes: [{ text: 'x' }] }, false],
  ['one long text', { lines: [{}], notes: [{ text: 'x'.repeat(HEAVY_CHARACTERS) }] }, true],
  ['many keys of a map', { seller: { globalIds: { a: 'x'.repeat(HEAVY_CHARACTERS) } } }, true],
])('an invoice weighs what all of it weighs: %s', (_what, invoice, heavy) => {
  expect(isHeavy(call('previewXml', { invoice } as never))).toBe(heavy);
});

it('a preview as text is heavy', () => {
  expect(isHeavy(call('previewFromText', { request: new Uint8Array() } as never))).toBe(true);
});

const written = (output: string | null, lines: number): string =>
  JSON.stringify({ invoice: { lines: Array.from({ length: lines }, () => ({})) }, options: { output } });

it.each([
  ['for a PDF', written('facturx-pdf', 1), true],
  ['that does not say for what', written(null, 1), true],
  ['without options', '{"invoice":{}}', true],
  ['for XML', written('cii-xml', HEAVY_ENTRIES - 1), false],
  ['for XML of many lines', written('ubl-xml', HEAVY_ENTRIES), true],
  [
    'for XML, with as many bytes as are read here',
    written('cii-xml', 1).padEnd(HEAVY_MESSAGE_BYTES - 1),
    false,
  ],
  ['for XML, with one more', written('cii-xml', 1).padEnd(HEAVY_MESSAGE_BYTES), true],
  ['that is no JSON', written('cii-xml', 1).slice(1), true],
  ['that is nothing', 'null', true],
  ['that is very deep', `{"a":`.repeat(5_000) + '1' + '}'.repeat(5_000), true],
])('a request to generate as text, %s', (_what, text, heavy) => {
  expect(isHeavy(call('generateFromText', { request: Buffer.from(text) } as never))).toBe(heavy);
});
