// The refusals of the contract: one response a status, with an example of each code it may carry.

import { ERROR_STATUS, ErrorOutSchema, type ErrorCode, type ErrorOut } from '@conforme/proto/schema';
import {
  PublishedFaultsSchema,
  RefusedDocumentSchema,
  RefusedRequestSchema,
} from '@conforme/proto/schema/bodies';
import type { Refusal } from '../endpoint.ts';
import { headers, LIMITED, METERED, type HeaderName } from './headers.ts';

interface Described {
  readonly name: string;
  readonly description: string;
  readonly headers?: readonly HeaderName[];
}

const DESCRIBED: Readonly<Record<Refusal, Described>> = {
  400: { name: 'RefusedDocument', description: 'The document or the invoice was refused.' },
  401: {
    name: 'Unauthorized',
    description: 'The key is missing or not known.',
    headers: ['WWW-Authenticate'],
  },
  402: { name: 'QuotaExceeded', description: 'The monthly quota of the plan is used up.', headers: METERED },
  404: { name: 'NotFound', description: 'There is no such thing.' },
  408: { name: 'TooSlow', description: 'The body did not arrive in time.' },
  413: {
    name: 'TooLarge',
    description:
      'The body, the answer or the memory to make it would be larger than it may be; `details` names the limit and its value in bytes.',
  },
  415: {
    name: 'UnsupportedMediaType',
    description: 'The body is of a media type this endpoint does not read.',
  },
  422: {
    name: 'RefusedRequest',
    description:
      'The request does not match its schema, or has more of something than is worked on; `details` then names the limit and its value.',
  },
  429: {
    name: 'RateLimited',
    description: 'Too many calls without a key.',
    headers: ['Retry-After', ...LIMITED],
  },
  500: { name: 'Failed', description: 'The service failed on this request.' },
  503: {
    name: 'Unavailable',
    description: 'The rule engine cannot be reached, or has too much to do.',
    headers: ['Retry-After'],
  },
};

const EXAMPLES: Readonly<Record<ErrorCode, ErrorOut>> = {
  invalid_input: {
    code: 'invalid_input',
    message: 'The invoice breaks 1 rule.',
    details: [
      {
        source: 'schematron:base',
        severity: 'fatal',
        rule: 'BR-CO-10',
        message: 'The lines add up to 700.00, and the invoice states 710.00.',
        location: '/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction',
        test: null,
        pointer: '/invoice/totals/line_total',
        pointers: ['/invoice/totals/line_total'],
        terms: ['BT-106'],
        title: 'Sum of the lines',
        explanation: 'The sum of the line amounts is the sum of the lines.',
        fix: 'Write 700.00, or leave `totals` out.',
        patch: [{ op: 'replace', path: '/invoice/totals/line_total', value: '700.00' }],
      },
    ],
  },
  unsupported_profile: {
    code: 'unsupported_profile',
    message: 'Profile basicwl cannot be written as ubl-xml.',
  },
  not_an_einvoice: { code: 'not_an_einvoice', message: 'The document is neither a PDF nor XML.' },
  lossy_conversion: {
    code: 'lossy_conversion',
    message: '1 value would be lost in profile en16931 of ubl-xml.',
    details: [
      {
        term: 'BT-X-7',
        location: '/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction',
        value: 'DETAIL',
        reason: 'Profile en16931 of ubl-xml has no place for it.',
        target: 'en16931 (ubl-xml)',
      },
    ],
  },
  api_key_required: { code: 'api_key_required', message: 'This endpoint needs an API key.' },
  invalid_api_key: { code: 'invalid_api_key', message: 'The API key is not known.' },
  quota_exceeded: { code: 'quota_exceeded', message: 'The 50 calls of this month are used up.' },
  too_large: {
    code: 'too_large',
    message: 'The request body is larger than 15 MB.',
    details: [
      {
        loc: ['body'],
        msg: 'The request body is larger than 15 MB.',
        type: 'limit',
        pointer: '',
        limit: 'request_bytes',
        value: 15_728_640,
      },
    ],
  },
  validation_error: {
    code: 'validation_error',
    message: 'The request has 1 fault.',
    details: [
      {
        loc: ['body', 'invoice', 'issue_date'],
        msg: 'Expected a day of the calendar as YYYY-MM-DD.',
        type: 'date',
        pointer: '/invoice/issue_date',
      },
    ],
  },
  rate_limited: { code: 'rate_limited', message: 'Without a key, 20 calls a minute are allowed.' },
  render_error: { code: 'render_error', message: 'The PDF could not be drawn.' },
  schematron_unavailable: { code: 'schematron_unavailable', message: 'The rule engine is warming up.' },
  not_found: { code: 'not_found', message: 'There is nothing at this path.' },
  method_not_allowed: { code: 'method_not_allowed', message: 'This path answers POST only.' },
  unsupported_media_type: {
    code: 'unsupported_media_type',
    message: 'Send the request as application/json.',
  },
  accounts_unavailable: {
    code: 'accounts_unavailable',
    message: 'Keys and quotas cannot be looked up now; retry in a few seconds.',
  },
  internal_error: { code: 'internal_error', message: 'The service failed on this request.' },
};

/** Of codes that come with another status than their own. */
const BESIDES: Readonly<Partial<Record<Refusal, ErrorOut>>> = {
  408: { code: 'invalid_input', message: 'Nothing more of the request came for 30 s.' },
};

/** The contract lists two bodies for a 422; the other is the second. */
const SCHEMAS: Readonly<Partial<Record<Refusal, object>>> = {
  400: RefusedDocumentSchema,
  422: { anyOf: [RefusedRequestSchema, PublishedFaultsSchema] },
};

/** `components.responses`. */
export function refusalResponses(): Record<string, object> {
  return Object.fromEntries(
    (Object.keys(DESCRIBED).map(Number) as Refusal[]).map((status) => [
      DESCRIBED[status].name,
      responseOf(status),
    ]),
  );
}

function responseOf(status: Refusal): object {
  const codes = (Object.keys(EXAMPLES) as ErrorCode[]).filter((code) => ERROR_STATUS[code] === status);
  const besides = BESIDES[status];
  return {
    description: DESCRIBED[status].description,
    headers: headers(['X-Request-Id', ...(DESCRIBED[status].headers ?? [])]),
    content: {
      'application/json': {
        schema: SCHEMAS[status] ?? ErrorOutSchema,
        examples: Object.fromEntries(
          (besides ? [besides] : codes.map((code) => EXAMPLES[code])).map((value) => [value.code, { value }]),
        ),
      },
    },
  };
}

/** References to them, as an operation lists them. */
export function refusals(statuses: readonly Refusal[]): Record<string, object> {
  return Object.fromEntries(
    statuses.map((status) => [String(status), { $ref: `#/components/responses/${DESCRIBED[status].name}` }]),
  );
}
