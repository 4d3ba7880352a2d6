// Headers of answers, each described once.

interface Header {
  readonly description: string;
  readonly schema: object;
  readonly required?: true;
}

const text = { type: 'string' };
const count = { type: 'integer', minimum: 0 };

export const HEADERS = {
  'X-Request-Id': {
    description: "The caller's own id of the request, or the one it was given.",
    schema: text,
    required: true,
  },
  'Content-Disposition': { description: 'Suggested file name, RFC 6266.', schema: text, required: true },
  'X-Facturx-Profile': { description: 'Profile produced.', schema: text, required: true },
  'X-Facturx-Output': { description: 'Output format produced.', schema: text, required: true },
  'X-Facturx-Amount-Due': {
    description: 'BT-115 of the produced invoice, a decimal.',
    schema: text,
    required: true,
  },
  'X-Facturx-Warnings': {
    description: 'Number of warnings about the produced document.',
    schema: count,
    required: true,
  },
  'X-Conversion-Losses': {
    description: 'Number of values of the source that the document does not carry.',
    schema: count,
    required: true,
  },
  'X-Conversion-Source-Valid': {
    description: 'Whether the source passed the check; `false` only with `allow_invalid=true`.',
    schema: { type: 'boolean' },
    required: true,
  },
  'X-Rulesets': {
    description: 'The rule packs that judged, with their versions, separated by commas.',
    schema: text,
    required: true,
  },
  'X-Plan': { description: 'Plan of the key; only with one.', schema: text },
  'X-Usage-Used': { description: 'Calls counted this month, this one included.', schema: count },
  'X-Usage-Quota': { description: 'Calls the plan allows a month.', schema: count },
  'X-Usage-Remaining': { description: 'Calls left this month.', schema: count },
  RateLimit: {
    description: 'Calls left to this address and when they are renewed; only without a key.',
    schema: text,
  },
  'RateLimit-Policy': {
    description: 'The limit and the seconds it counts over; only without a key.',
    schema: text,
  },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
  'WWW-Authenticate': { description: 'How to authenticate, RFC 9110.', schema: text },
  ETag: { description: 'Names this very body; send it back as If-None-Match.', schema: text, required: true },
  'Cache-Control': { description: 'How long it may be kept.', schema: text, required: true },
} as const satisfies Record<string, Header>;

export type HeaderName = keyof typeof HEADERS;

export const METERED: readonly HeaderName[] = [
  'X-Plan',
  'X-Usage-Used',
  'X-Usage-Quota',
  'X-Usage-Remaining',
];
export const LIMITED: readonly HeaderName[] = ['RateLimit', 'RateLimit-Policy'];

/** References to them, as an answer lists them. */
export function headers(names: readonly HeaderName[]): Record<string, object> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
