// The endpoints that work on invoices.

import type { RequestExamples } from './document.ts';
import { DOCUMENT_FIELDS, INVALID, VALID, XML } from './examples.ts';
import { LIMITED, METERED } from './headers.ts';
import { binary, schema, type Content, type Operation, type Refusal } from './operation.ts';
import {
  EMBED_CHOICES,
  EXTRACT_PARAMETERS,
  RENDER_PARAMETERS,
  VALIDATE_PARAMETERS,
} from '../routes/parameters.ts';

/** The statuses the contract declares for all five, and those decision 18 and the limits add. */
const PRODUCING: readonly Refusal[] = [400, 401, 402, 413, 415, 422, 500, 503];
const READING: readonly Refusal[] = [400, 401, 402, 413, 415, 422, 429, 500, 503];

const LANGUAGE = {
  name: 'Accept-Language',
  in: 'header',
  description: 'Language of messages, `fr` or `en`.',
  schema: { type: 'string' },
  example: 'fr',
};

const PDF = { schema: binary('application/pdf', 'The PDF.') };
const DOCUMENT_XML = { schema: { type: 'string', contentMediaType: 'application/xml' } };

/** What validate, extract and render read: the bytes decide what it is, whatever the media type says (decision 16). */
const DOCUMENT_BODY: Readonly<Record<string, Content>> = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['file'],
      additionalProperties: false,
      properties: { file: binary('application/octet-stream', 'A PDF, CII XML or UBL XML.') },
    },
    encoding: { file: { contentType: 'application/pdf, application/xml' } },
  },
  'application/pdf': { schema: binary('application/pdf', 'A Factur-X or ZUGFeRD PDF.') },
  'application/xml': { ...DOCUMENT_XML, examples: { minimal: { value: XML } } },
};

export function invoiceOperations(examples: RequestExamples): readonly Operation[] {
  return [
    generate(examples),
    previewXml(examples),
    embed(examples),
    validate,
    validateBatch,
    extract,
    render,
  ];
}

function requestBody(examples: RequestExamples): Readonly<Record<string, Content>> {
  const named = Object.entries(examples).map(([name, value]) => [name, { value }]);
  return { 'application/json': { schema: schema('GenerateRequest'), examples: Object.fromEntries(named) } };
}

const generate = (examples: RequestExamples): Operation => ({
  method: 'post',
  path: '/v1/invoices/generate',
  id: 'generate',
  tag: 'Invoices',
  summary: 'Produce a Factur-X PDF, CII XML or UBL XML from JSON',
  description:
    'Answers the document itself, or with `Accept: application/json` an envelope. The document is judged by the very rules of ' +
    'validate before it is returned; one that breaks a rule is refused with 400 and a finding for each.',
  access: 'key',
  parameters: [LANGUAGE],
  body: requestBody(examples),
  answer: {
    description: 'The document.',
    content: {
      'application/pdf': PDF,
      'application/xml': DOCUMENT_XML,
      'application/json': { schema: schema('GenerateJsonOut') },
    },
    headers: [
      'X-Facturx-Profile',
      'X-Facturx-Output',
      'X-Facturx-Amount-Due',
      'X-Facturx-Warnings',
      'X-Rulesets',
      ...METERED,
    ],
  },
  refusals: PRODUCING,
});

const previewXml = (examples: RequestExamples): Operation => ({
  method: 'post',
  path: '/v1/invoices/preview-xml',
  id: 'previewXml',
  tag: 'Invoices',
  summary: 'See the XML of a JSON invoice',
  description: 'The XML is judged by its schema only, not by rules, and the call is not counted.',
  access: 'key',
  parameters: [LANGUAGE],
  body: requestBody(examples),
  answer: {
    description: 'The XML.',
    content: { 'application/xml': DOCUMENT_XML },
    headers: ['Content-Disposition', 'X-Facturx-Profile', 'X-Facturx-Output', ...METERED],
  },
  refusals: PRODUCING,
});

const choicePart = ({ values, default: fallback, description }: Choice): object => ({
  type: 'string',
  enum: values,
  default: fallback,
  description,
});

type Choice = (typeof EMBED_CHOICES)[keyof typeof EMBED_CHOICES];

const EMBED_PARTS = {
  pdf: binary('application/pdf', 'The PDF people read.'),
  xml: binary('application/xml', 'CII XML to attach.'),
  invoice_json: {
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: schema('Invoice'),
    description: 'An Invoice as JSON text, from which the XML is made.',
  },
  ...Object.fromEntries(Object.entries(EMBED_CHOICES).map(([name, part]) => [name, choicePart(part)])),
};

const embed = (examples: RequestExamples): Operation => ({
  method: 'post',
  path: '/v1/invoices/embed',
  id: 'embed',
  tag: 'Invoices',
  summary: 'Attach XML to a PDF of yours, as PDF/A-3',
  description: 'Give either the part `xml` or the part `invoice_json`. UBL cannot be embedded.',
  access: 'key',
  parameters: [LANGUAGE],
  body: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['pdf'],
        oneOf: [{ required: ['xml'] }, { required: ['invoice_json'] }],
        additionalProperties: false,
        properties: withExample(EMBED_PARTS, examples),
      },
      encoding: { pdf: { contentType: 'application/pdf' }, xml: { contentType: 'application/xml' } },
    },
  },
  answer: {
    description: 'The PDF/A-3 with `factur-x.xml` attached.',
    content: { 'application/pdf': PDF },
    headers: ['Content-Disposition', 'X-Facturx-Profile', 'X-Facturx-Warnings', 'X-Rulesets', ...METERED],
  },
  refusals: PRODUCING,
});

function withExample(parts: typeof EMBED_PARTS, examples: RequestExamples): object {
  const [first] = Object.values(examples);
  if (first === undefined) return parts;
  return { ...parts, invoice_json: { ...parts.invoice_json, examples: [JSON.stringify(first.invoice)] } };
}

const validate: Operation = {
  method: 'post',
  path: '/v1/invoices/validate',
  id: 'validate',
  tag: 'Invoices',
  summary: 'Judge a PDF, CII XML or UBL XML',
  description: 'A document that breaks rules is answered with 200 and `valid: false`.',
  access: 'anonymous',
  query: VALIDATE_PARAMETERS,
  parameters: [LANGUAGE],
  body: DOCUMENT_BODY,
  answer: {
    description: 'The verdict; with `explain=true` its findings say more.',
    content: {
      'application/json': {
        schema: { anyOf: [schema('ValidationOut'), schema('ExplainedValidation')] },
        examples: { valid: { value: VALID }, invalid: { value: INVALID } },
      },
    },
    headers: ['X-Rulesets', ...METERED, ...LIMITED],
  },
  refusals: READING,
};

const FILES = {
  type: 'object',
  additionalProperties: {
    anyOf: [
      binary('application/octet-stream', 'A document.'),
      { type: 'array', items: binary('application/octet-stream', 'A document.') },
      // The status is out before the last part has come, so such a part cannot change it.
      { description: 'A part without a file name is no document: its line has the status 422.' },
    ],
  },
  minProperties: 1,
};

const validateBatch: Operation = {
  ...validate,
  path: '/v1/invoices/validate/batch',
  id: 'validateBatch',
  summary: 'Judge the documents of a zip or a form, one line of JSON each',
  description:
    'Lines come as documents are judged, in the order of the upload; each is a BatchLine, and the last one counts them.',
  body: {
    'application/zip': { schema: binary('application/zip', 'A zip of documents.') },
    'multipart/form-data': { schema: FILES },
  },
  answer: {
    description: 'A line of JSON a document, then the summary.',
    content: {
      'application/x-ndjson': {
        schema: {
          type: 'string',
          description: 'Lines, each of them the JSON of a BatchLine.',
          contentMediaType: 'application/json',
          contentSchema: schema('BatchLine'),
        },
      },
    },
    headers: [...METERED, ...LIMITED],
  },
};

const extract: Operation = {
  method: 'post',
  path: '/v1/invoices/extract',
  id: 'extract',
  tag: 'Invoices',
  summary: 'Read the fields of a PDF, CII XML or UBL XML',
  access: 'anonymous',
  query: EXTRACT_PARAMETERS,
  parameters: [LANGUAGE],
  body: DOCUMENT_BODY,
  answer: {
    description: 'What the document holds.',
    content: {
      'application/json': {
        schema: schema('ExtractOut'),
        examples: { invoice: { value: DOCUMENT_FIELDS } },
      },
    },
    headers: [...METERED, ...LIMITED],
  },
  refusals: READING,
};

const render: Operation = {
  ...extract,
  path: '/v1/invoices/render',
  id: 'render',
  summary: 'Show a PDF, CII XML or UBL XML as people read it',
  description:
    'Valid or not: what the document does not say is left out, what cannot be read stands as written. The page says that the XML ' +
    'remains the original.',
  query: RENDER_PARAMETERS,
  answer: {
    description: 'The page; as HTML one file that loads nothing and runs nothing.',
    content: { 'application/pdf': PDF, 'text/html': { schema: { type: 'string' } } },
    headers: ['Content-Disposition', 'X-Facturx-Warnings', ...METERED, ...LIMITED],
  },
};
