// Bodies and parameters that several endpoints share, as the OpenAPI document describes them.

import { GenerateRequestSchema } from '@conforme/proto/schema';
import { binary, type Content, type Contents, type RequestExamples } from '../endpoint.ts';

export const LANGUAGE = {
  name: 'Accept-Language',
  in: 'header',
  description: 'Language of messages, `fr` or `en`.',
  schema: { type: 'string' },
  example: 'fr',
};

export const PDF: Content = { schema: binary('application/pdf', 'The PDF.') };
export const XML: Content = { schema: { type: 'string', contentMediaType: 'application/xml' } };

const CII = 'urn:un:unece:uncefact:data:standard';

/** The shortest document that is judged rather than refused. */
const MINIMAL =
  `<rsm:CrossIndustryInvoice xmlns:rsm="${CII}:CrossIndustryInvoice:100"` +
  ` xmlns:ram="${CII}:ReusableAggregateBusinessInformationEntity:100"><rsm:ExchangedDocumentContext>` +
  '<ram:GuidelineSpecifiedDocumentContextParameter>' +
  '<ram:ID>urn:cen.eu:en16931:2017</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter>' +
  '</rsm:ExchangedDocumentContext></rsm:CrossIndustryInvoice>';

/** A document to judge, read or show: its bytes decide what it is, whatever the media type is (decision 16). */
export const DOCUMENT: Contents = {
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
  'application/xml': { ...XML, examples: { minimal: { value: MINIMAL } } },
};

/** A generate request. */
export function generateBody(examples: RequestExamples): Contents {
  const named = Object.entries(examples).map(([name, value]) => [name, { value }]);
  return { 'application/json': { schema: GenerateRequestSchema, examples: Object.fromEntries(named) } };
}

/** JSON of a schema of the contract, with one example under the schema's own name. */
export function json(schema: object, example: object): Contents {
  const { 'x-definition': name } = schema as { readonly 'x-definition': string };
  return { 'application/json': { schema, examples: { [name]: { value: example } } } };
}
