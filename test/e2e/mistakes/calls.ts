// Mistakes of who calls embed: parts under other names, files in each other's place, options in words.

import { example } from '../service.ts';

/** What calls send, made by the service. */
export interface Documents {
  readonly pdf: Buffer;
  readonly xml: string;
  readonly ubl: string;
}

export type Part = readonly [name: string, value: string | Buffer];
type Parts = Readonly<Record<string, string | Buffer | readonly (string | Buffer)[] | null>>;

export type Call = readonly [
  name: string,
  /** Parts beside `pdf` and `xml`, or instead of these; null: left out. */
  parts: Parts | ((made: Documents) => Parts),
  /** What is refused, and where. */
  shown: string,
  /** What the answer must contain, in English. */
  says?: RegExp,
];

export const INVOICE = example('services').invoice;
export const INVOICE_JSON = JSON.stringify(INVOICE);
export const HTML = '<!DOCTYPE html><html><body>Session expirée</body></html>';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ', 'base64');
const DOCX = Buffer.from('504b030414000600', 'hex');

export const base64 = (text: string | Buffer): string => Buffer.from(text).toString('base64');

export function partsOf(parts: Call[1], made: Documents): readonly Part[] {
  const given = typeof parts === 'function' ? parts(made) : parts;
  const all: Parts = { pdf: made.pdf, xml: made.xml, ...given };
  return Object.entries(all).flatMap(([name, value]) =>
    value === null ? [] : [value].flat().map((each) => [name, each as string | Buffer] as const),
  );
}

const fromInvoice = (text: string): Parts => ({ xml: null, invoice_json: text });

export const EMBEDDED: readonly Call[] = [
  ['PDF and XML', {}, 'fine'],
  ['the two exchanged', ({ pdf, xml }) => ({ pdf: xml, xml: pdf }), 'wrong /pdf', /it is XML.*exchanged/],
  ['a web page for the PDF', { pdf: HTML }, 'wrong /pdf', /web page/],
  ['JSON for the PDF', { pdf: INVOICE_JSON }, 'wrong /pdf', /it is JSON.*generate/],
  ['a picture for the PDF', { pdf: PNG }, 'wrong /pdf', /picture.*print/],
  ['a letter for the PDF', { pdf: DOCX }, 'wrong /pdf', /Office document/],
  ['base64 for the PDF', ({ pdf }) => ({ pdf: base64(pdf) }), 'wrong /pdf', /in base64.*Decode/],
  ['a data URL', { pdf: 'data:application/pdf;base64,JVBERi0xLjcK' }, 'wrong /pdf', /data URL.*comma/],
  ['the name of a file for the PDF', { pdf: 'facture.pdf' }, 'wrong /pdf', /name of a file.*@/],
  ['a path for the PDF', { pdf: 'C:\\Mes factures\\F 1.pdf' }, 'wrong /pdf', /name of a file/],
  ['nothing for the PDF', { pdf: '' }, 'wrong /pdf', /it is empty/],
  ['words for the PDF', { pdf: 'hello' }, 'wrong /pdf', /%PDF-/],
  ['half a PDF', ({ pdf }) => ({ pdf: pdf.subarray(0, 3000) }), 'PDF-READ-01 -', /cut off/],
  ['a PDF for the XML', ({ pdf }) => ({ xml: pdf }), 'wrong /xml', /XML is a PDF/],
  ['the name of a file for the XML', { xml: 'facture.xml' }, 'not_an_einvoice', /name of a file.*@/],
  ['base64 for the XML', { xml: base64('<?xml version="1.0"?>') }, 'not_an_einvoice', /base64/],
  ['JSON for the XML', { xml: INVOICE_JSON }, 'not_an_einvoice', /JSON/],
  ['UBL', ({ ubl }) => ({ xml: ubl }), 'unsupported_profile', /CII only/],
  ['half an XML', ({ xml }) => ({ xml: xml.slice(0, 900) }), 'wrong -', /never closed/],
  [
    'parts in capitals',
    ({ pdf, xml }) => ({ pdf: null, xml: null, PDF: pdf, XML: xml }),
    'extra_forbidden /PDF, extra_forbidden /XML',
    /mean pdf\?.*mean xml\?/,
  ],
  ['part file', ({ pdf }) => ({ pdf: null, file: pdf }), 'extra_forbidden /file', /mean pdf\?/],
  ['part document', ({ pdf }) => ({ pdf: null, document: pdf }), 'extra_forbidden /document', /mean pdf\?/],
  ['part invoice', { xml: null, invoice: INVOICE_JSON }, 'extra_forbidden /invoice', /mean invoice_json\?/],
  ['part facture', { xml: null, facture: INVOICE_JSON }, 'extra_forbidden /facture', /mean invoice_json\?/],
  [
    'part invoiceJson',
    { xml: null, invoiceJson: INVOICE_JSON },
    'extra_forbidden /invoiceJson',
    /mean invoice_json\?/,
  ],
  [
    'parts by number',
    ({ pdf, xml }) => ({ pdf: null, xml: null, file1: xml, file2: pdf }),
    'extra_forbidden /file1, extra_forbidden /file2',
    /mean xml\?.*mean pdf\?/,
  ],
  [
    'both as part file',
    ({ pdf, xml }) => ({ pdf: null, xml: null, file: [xml, pdf] }),
    'extra_forbidden /file, extra_forbidden /file',
    /mean xml\?.*mean pdf\?/,
  ],
  [
    'the PDF as part invoice',
    ({ pdf }) => ({ pdf: null, invoice: pdf }),
    'extra_forbidden /invoice',
    /mean pdf\?/,
  ],
  ['another PDF beside it', ({ pdf }) => ({ annexe: pdf }), 'extra_forbidden /annexe', /^(?!.*mean)/s],
  ['the name of an object for the PDF', { pdf: '[object File]' }, 'wrong /pdf', /name of an object.*Blob/],
  ['part output', { output: 'pdf' }, 'extra_forbidden /output', /known are/],
  ['a part twice', ({ pdf }) => ({ pdf: [pdf, pdf] }), 'duplicate /pdf'],
  ['an option twice', { profile: ['en16931', 'extended'] }, 'duplicate /profile'],
  ['both sources', { invoice_json: INVOICE_JSON }, 'conflict /invoice_json'],
  ['no source', { xml: null }, 'missing /invoice_json'],
  ['no PDF', { pdf: null }, 'missing /pdf'],
  [
    'the whole request for the invoice',
    fromInvoice(JSON.stringify(example('services'))),
    'extra_forbidden /invoice_json/invoice, extra_forbidden /invoice_json/options',
    /without invoice around it/,
  ],
  [
    'options in the invoice',
    fromInvoice(JSON.stringify({ ...INVOICE, options: { profile: 'extended' }, language: 'en' })),
    'extra_forbidden /invoice_json/options, extra_forbidden /invoice_json/language',
    /Options are parts of the form/,
  ],
  [
    'a list of invoices',
    fromInvoice(JSON.stringify([INVOICE, INVOICE])),
    'object_type /invoice_json',
    /not a list of 2/,
  ],
  [
    'the name of a file for the JSON',
    fromInvoice('@facture.json'),
    'json_invalid /invoice_json',
    /name of a file/,
  ],
  [
    'the name of an object for the JSON',
    fromInvoice('[object Object]'),
    'json_invalid /invoice_json',
    /stringify/,
  ],
  ['nothing for the JSON', fromInvoice(''), 'json_invalid /invoice_json', /It is empty/],
  ['JSON of JSON', fromInvoice(JSON.stringify(INVOICE_JSON)), 'object_type /invoice_json', /JSON in quotes/],
  ['XML for the JSON', ({ xml }) => fromInvoice(xml), 'json_invalid /invoice_json', /line 1, column 1/],
  ['a profile in capitals', { profile: 'EN 16931' }, 'enum /profile', /mean en16931\?/],
  ['a profile by its old name', { profile: 'COMFORT' }, 'enum /profile', /mean en16931\?/],
  ['a check in capitals', { check: 'FR-CTC' }, 'enum /check', /mean fr-ctc\?/],
  ['a language in capitals', { language: 'FR' }, 'enum /language', /mean fr\?/],
  ['a yes', { flatten: 'oui' }, 'enum /flatten', /mean true\?/],
  [
    'a currency that is none',
    fromInvoice(JSON.stringify({ ...INVOICE, currency: 'EUX' })),
    'BR-CL-04 /invoice_json/currency, BR-CL-03 /invoice_json/currency, BR-FR-CO-12_BT-5 /invoice_json/currency',
  ],
];
