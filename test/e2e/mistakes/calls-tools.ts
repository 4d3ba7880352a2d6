// Mistakes of agents in the arguments of tools.

import { base64, HTML, INVOICE, INVOICE_JSON, type Documents } from './calls.ts';

export type ToolMistake = readonly [
  name: string,
  tool: string,
  given: (made: Documents) => object,
  shown: string,
  says?: RegExp,
];

const withoutNumbers = (xml: string): string =>
  xml
    .replace(/<ram:SpecifiedLegalOrganization>.*?<\/ram:SpecifiedLegalOrganization>/s, '')
    .replace(/<ram:URIUniversalCommunication>.*?<\/ram:URIUniversalCommunication>/s, '');

/** In the place of the PDF, beside a good XML. */
const asPdf =
  (text: (pdf: Buffer) => string): ToolMistake[2] =>
  ({ pdf, xml }) => ({ pdf_base64: text(pdf), xml });

const asDocument =
  (text: string): ToolMistake[2] =>
  () => ({ document_base64: text });

export const CALLED: readonly ToolMistake[] = [
  ['PDF and XML', 'embed_invoice', asPdf(base64), 'fine'],
  ['a web page for the PDF', 'embed_invoice', asPdf(() => base64(HTML)), 'wrong /pdf_base64', /web page/],
  ['JSON for the PDF', 'embed_invoice', asPdf(() => base64(INVOICE_JSON)), 'wrong /pdf_base64', /it is JSON/],
  [
    'a data URL',
    'embed_invoice',
    asPdf((pdf) => `data:application/pdf;base64,${base64(pdf)}`),
    'base64 /pdf_base64',
    /before the comma/,
  ],
  [
    'a letter too many',
    'embed_invoice',
    asPdf((pdf) => base64(pdf).slice(0, 5001)),
    'base64 /pdf_base64',
    /cut off/,
  ],
  [
    'a path',
    'validate_invoice',
    asDocument('factures/f.pdf'),
    'base64 /document_base64',
    /where a document is/,
  ],
  [
    'an address',
    'validate_invoice',
    asDocument('https://erp.example/1'),
    'base64 /document_base64',
    /fetched/,
  ],
  ['XML for base64', 'validate_invoice', asDocument('<a/>'), 'base64 /document_base64', /encode its bytes/],
  ['JSON for base64', 'extract_invoice', asDocument('{"a":1}'), 'base64 /document_base64', /It is JSON/],
  ['base64 for XML', 'validate_invoice', ({ pdf }) => ({ xml: base64(pdf) }), 'not_an_einvoice', /Decode/],
  [
    'a file under its word',
    'validate_invoice',
    ({ pdf }) => ({ file: base64(pdf) }),
    'extra_forbidden /file',
    /mean document_base64\?/,
  ],
  [
    'the PDF under its word',
    'embed_invoice',
    ({ pdf, xml }) => ({ pdf: base64(pdf), xml }),
    'extra_forbidden /pdf',
    /mean pdf_base64\?/,
  ],
  [
    'the PDF as embed takes it',
    'compare_invoice',
    ({ pdf }) => ({ pdf_base64: base64(pdf) }),
    'extra_forbidden /pdf_base64',
    /mean document_base64\?/,
  ],
  [
    'the invoice as REST takes it',
    'embed_invoice',
    ({ pdf }) => ({ pdf_base64: base64(pdf), invoice_json: INVOICE_JSON }),
    'extra_forbidden /invoice_json',
    /mean invoice\?/,
  ],
  [
    'the invoice as text',
    'generate_invoice',
    () => ({ invoice: INVOICE_JSON }),
    'object_type /invoice',
    /quotes/,
  ],
  [
    'the invoice bare',
    'generate_invoice',
    () => INVOICE,
    'missing /invoice',
    /put number, issue_date, .*into it/,
  ],
  [
    'a target',
    'convert_invoice',
    ({ xml }) => ({ xml, target: 'ubl' }),
    'extra_forbidden /target',
    /mean to\?/,
  ],
  ['a rule as id', 'explain_rule', () => ({ id: 'BR-CO-10' }), 'extra_forbidden /id', /mean rule\?/],
  [
    'a yes',
    'validate_invoice',
    ({ xml }) => ({ xml, plausibility: 'oui' }),
    'boolean_type /plausibility',
    /mean true\?/,
  ],
  [
    'a regime in words',
    'ereporting_calendar',
    () => ({ regime: 'mensuel', year: '2026' }),
    'enum /regime',
    /mean real-normal-monthly\?/,
  ],
  [
    'a status of an invoice whose seller has no number',
    'generate_status',
    ({ xml }) => ({ xml: withoutNumbers(xml), status: '204' }),
    'BR-FR-CDV-08_MDT-73 /xml, BR-FR-CDV-13_MDT-129 /xml',
  ],
];
