// What costs most for its size, one case for each way in that a hostile caller has.

import { readFileSync } from 'node:fs';
import { zip } from '../../gateway/testing/zip.ts';

export interface Case {
  readonly name: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: () => string | Uint8Array<ArrayBuffer> | FormData;
  /** Any of these is right. */
  readonly statuses: readonly number[];
  /** Sent once before all others are, so that what such calls need is loaded. */
  readonly isWarming?: true;
}

const MB = 1024 * 1024;
const JSON_TYPE = { 'content-type': 'application/json' };
const XML_TYPE = { 'content-type': 'application/xml' };
const ENVELOPE = { ...JSON_TYPE, accept: 'application/json' };

const EXAMPLE = JSON.parse(
  readFileSync(new URL('../../examples/services.json', import.meta.url), 'utf8'),
) as { readonly invoice: { readonly lines: readonly object[] }; readonly options: object };

const many = <T>(length: number, item: (at: number) => T): T[] => Array.from({ length }, (_, at) => item(at));
const line = (at: number): object => ({ ...EXAMPLE.invoice.lines[0], id: `${at + 1}` });

function requestOf(invoice: object, options: object = {}): string {
  const { totals: _totals, ...whole } = EXAMPLE.invoice as { readonly totals?: unknown };
  return JSON.stringify({
    invoice: { ...whole, ...invoice },
    options: { ...EXAMPLE.options, output: 'cii-xml', ...options },
  });
}

const invoices: readonly Case[] = (
  [
    [
      '300,000 allowances',
      () => requestOf({ allowances: many(300_000, () => ({ amount: '1.00', reason: 'x' })) }),
    ],
    ['1,000,000 notes', () => requestOf({ notes: many(1_000_000, () => ({ text: 'n' })) })],
    [
      '100,000 lines',
      () =>
        requestOf({
          lines: many(100_000, () => ({ item_name: 'i', quantity: 1, unit_price: 1, vat_rate: 20 })),
        }),
    ],
    ['integers of 14 MB', () => `{"invoice":{"lines":[${'1,'.repeat(7 * MB)}1]}}`],
    ['names of 14 MB', () => `{"invoice":{${many(900_000, (at) => `"n${at}":1`).join()}}}`],
    ['nested 7,000,000 deep', () => '['.repeat(7_000_000)],
    ['a name that stands twice', () => `{"a":1,"a":2,"b":"${'x'.repeat(14 * MB)}"}`],
  ] as const
).flatMap(([name, body]) =>
  ['generate', 'preview-xml'].map((path) => ({
    name: `${path}: ${name}`,
    path: `/v1/invoices/${path}`,
    headers: JSON_TYPE,
    body,
    // A busy machine may need longer than a call may take.
    statuses: [422, 503],
  })),
);

const large: readonly Case[] = [
  ['generate: 10,000 lines as XML', 'generate', { lines: many(10_000, line) }, {}, JSON_TYPE],
  [
    'generate: 10,000 lines in an envelope',
    'generate?explain=true',
    { lines: many(10_000, line) },
    {},
    ENVELOPE,
  ],
  [
    'generate: 3,000 lines as a PDF',
    'generate',
    { lines: many(3_000, line) },
    { output: 'facturx-pdf' },
    ENVELOPE,
  ],
  ['preview: 10,000 lines', 'preview-xml', { lines: many(10_000, line) }, { output: 'ubl-xml' }, JSON_TYPE],
  [
    'preview: 10,000 notes and the ledger',
    'preview-xml?explain=true',
    { notes: many(10_000, () => ({ text: 'n' })) },
    {},
    ENVELOPE,
  ],
  ['generate: a note of 10 MB', 'generate', { notes: [{ text: 'n'.repeat(10 * MB) }] }, {}, JSON_TYPE],
  [
    'generate: a note just below what is large',
    'generate',
    { notes: [{ text: 'é&'.repeat(10_000) }] },
    {},
    JSON_TYPE,
  ],
  [
    'generate: as many allowances as are small',
    'generate',
    { allowances: many(30, () => ({ amount: '1.00', vat_rate: 20 })) },
    {},
    JSON_TYPE,
  ],
].map(([name, path, invoice, options, headers]) => ({
  name: name as string,
  path: `/v1/invoices/${path as string}`,
  headers: headers as Record<string, string>,
  body: () => requestOf(invoice as object, options as object),
  // Whatever rules say of such an invoice, it is answered.
  statuses: [200, 400, 413, 503],
}));

const CII =
  'xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" ' +
  'xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" ' +
  'xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"';
const NUMBER = (at: number): string =>
  `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>${at}</ram:LineID></ram:AssociatedDocumentLineDocument>` +
  '<ram:SpecifiedTradeProduct><ram:Name>x</ram:Name></ram:SpecifiedTradeProduct></ram:IncludedSupplyChainTradeLineItem>';
const VAT = '<ram:ApplicableTradeTax></ram:ApplicableTradeTax>';

/** A CII document of these lines and this settlement. */
function cii(guideline: string, lines: string, settlement: string): string {
  return (
    `<rsm:CrossIndustryInvoice ${CII}><rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>${guideline}` +
    '</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext><rsm:ExchangedDocument><ram:ID>1</ram:ID>' +
    `</rsm:ExchangedDocument><rsm:SupplyChainTradeTransaction>${lines}<ram:ApplicableHeaderTradeAgreement/><ram:ApplicableHeaderTradeDelivery/>` +
    `<ram:ApplicableHeaderTradeSettlement>${settlement}</ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`
  );
}

const EN = 'urn:cen.eu:en16931:2017';
const UBL =
  'xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" ' +
  'xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"';
const ubl = (inner: string): string =>
  `<Invoice ${UBL}><cbc:CustomizationID>${EN}</cbc:CustomizationID>${inner}</Invoice>`;

const DOCUMENTS: readonly (readonly [name: string, body: () => string])[] = [
  ['3,000,000 elements', () => `<a>${'<b/>'.repeat(3_000_000)}</a>`],
  ['an element name of 7 MB', () => `<${'n'.repeat(7 * MB)}/>`],
  [
    'text of 14 MB',
    () => cii(EN, '', `<ram:InvoiceCurrencyCode>${'E'.repeat(14 * MB)}</ram:InvoiceCurrencyCode>`),
  ],
  ['30,000 empty VAT rows', () => cii(EN, '', VAT.repeat(30_000))],
  ['1,000 empty VAT rows', () => cii(EN, '', VAT.repeat(1_000))],
  ['600 empty VAT rows, below what is large', () => cii(EN, '', VAT.repeat(600))],
  ['30,000 lines', () => cii(EN, many(30_000, NUMBER).join(''), '')],
  ['100 lines, below what is large', () => cii(EN, many(100, NUMBER).join(''), '')],
  ['800,000 empty lines of UBL', () => ubl('<cac:InvoiceLine/>'.repeat(800_000))],
  ['1,700 empty lines of UBL, below what is large', () => ubl('<cac:InvoiceLine/>'.repeat(1_700))],
];

const documents: readonly Case[] = DOCUMENTS.flatMap(([name, body]) =>
  [
    'validate?explain=true&ledger=true',
    'extract',
    'convert?to=ubl-xml&allow_loss=true&allow_invalid=true',
    'render?format=html',
  ].map((path) => ({
    name: `${path.split('?')[0]}: ${name}`,
    path: `/v1/invoices/${path}`,
    headers: { ...XML_TYPE, accept: 'application/json' },
    body,
    statuses: [200, 400, 413, 422, 503],
  })),
);

const small = (): string => cii(EN, NUMBER(1), '');

const archives: readonly Case[] = [
  {
    name: 'batch: 10,000 documents',
    path: '/v1/invoices/validate/batch',
    headers: { 'content-type': 'application/zip' },
    body: () => zip(many(10_000, (at) => ({ name: `${at}.xml`, content: '<a/>' }))),
    statuses: [200],
  },
  {
    name: 'batch: documents of 14 MB',
    path: '/v1/invoices/validate/batch',
    headers: { 'content-type': 'application/zip' },
    body: () =>
      zip(many(4, (at) => ({ name: `${at}.xml`, content: `<a>${'<b/>'.repeat(3_500_000)}</a>`, method: 0 }))),
    statuses: [200],
  },
];

const call = (name: string, given: object): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } });

const AGENT = { ...JSON_TYPE, accept: 'application/json, text/event-stream' };

const agents: readonly Case[] = (
  [
    ['1,000,000 values', () => `{"a":[${'1,'.repeat(MB)}1]}`, [422]],
    ['49,000 values', () => call('generate_invoice', { invoice: { lines: many(49_000, () => 1) } }), [200]],
    [
      'a document of 14 MB',
      () =>
        call('validate_invoice', {
          document_base64: Buffer.from(`<a>${' '.repeat(14 * MB)}</a>`).toString('base64'),
        }),
      [200],
    ],
    [
      'what is no base64',
      () => call('validate_invoice', { document_base64: `${'A'.repeat(19 * MB)}!` }),
      [200],
    ],
  ] as const
).map(([name, body, statuses]) => ({ name: `mcp: ${name}`, path: '/mcp', headers: AGENT, body, statuses }));

const warming: readonly Case[] = [
  ...[
    'validate?explain=true&ledger=true',
    'extract',
    'convert?to=ubl-xml&allow_loss=true&allow_invalid=true',
    'render?format=html',
  ].map((path) => ({ path: `/v1/invoices/${path}`, headers: XML_TYPE, body: small })),
  { path: '/v1/invoices/generate', headers: JSON_TYPE, body: () => requestOf({}) },
  { path: '/v1/invoices/generate', headers: JSON_TYPE, body: () => requestOf({ lines: [] }) },
  { path: '/v1/invoices/preview-xml', headers: JSON_TYPE, body: () => requestOf({}, { output: 'ubl-xml' }) },
  { path: '/mcp', headers: AGENT, body: () => call('validate_invoice', { xml: small() }) },
].map((one) => ({ ...one, name: `warming: ${one.path}`, statuses: [200, 400, 422], isWarming: true }));

export const CASES: readonly Case[] = [
  ...warming,
  ...invoices,
  ...large,
  ...documents,
  ...archives,
  ...agents,
];
