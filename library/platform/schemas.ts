// The interface of the platforms as JSON Schema, in our words: what its published description asks of requests and answers.

import { listOf, MOMENT, object, oneOf, text, type Schema } from './schema-parts.ts';
import * as types from './types.ts';

export * from './directory-schemas.ts';

const CORE = {
  trackingId: text(64),
  name: text(255),
  processingRule: oneOf(types.PROCESSING_RULES),
  flowSyntax: oneOf(types.FLOW_SYNTAXES),
  flowProfile: oneOf(types.FLOW_PROFILES),
};
const SHA256: Schema = { type: 'string', pattern: '^[0-9a-f]{64}$' };

export const FLOW_INFO: Schema = object({ ...CORE, sha256: SHA256 }, ['name', 'flowSyntax']);

const SUBMITTED = { flowId: text(64), submittedAt: MOMENT };
export const FULL_FLOW_INFO: Schema = object(
  { ...CORE, sha256: SHA256, ...SUBMITTED },
  ['name', 'flowSyntax', 'flowId', 'submittedAt'],
  true,
);

const DETAIL = object(
  { level: oneOf(['Error', 'Warning']), item: text(), reasonCode: text(), reasonMessage: text() },
  ['level', 'item', 'reasonCode', 'reasonMessage'],
  true,
);

export const FLOW: Schema = object(
  {
    ...CORE,
    ...SUBMITTED,
    updatedAt: MOMENT,
    flowType: oneOf(types.FLOW_TYPES),
    processingRuleSource: oneOf(['Input', 'Computed']),
    flowDirection: oneOf(types.FLOW_DIRECTIONS),
    acknowledgement: object({ status: oneOf(types.ACK_STATUSES), details: listOf(DETAIL) }, ['status'], true),
  },
  [
    'name',
    'flowSyntax',
    'flowProfile',
    'processingRule',
    'processingRuleSource',
    'flowId',
    'submittedAt',
    'updatedAt',
    'flowType',
    'flowDirection',
    'acknowledgement',
  ],
  true,
);

const FILTERS: Schema = {
  ...object(
    {
      updatedAfter: MOMENT,
      updatedBefore: MOMENT,
      processingRule: listOf(oneOf(types.PROCESSING_RULES)),
      flowType: listOf(oneOf(types.FLOW_TYPES)),
      flowDirection: listOf(oneOf(types.FLOW_DIRECTIONS)),
      trackingId: text(),
      ackStatus: oneOf(types.ACK_STATUSES),
    },
    [],
  ),
  minProperties: 1,
};

const LIMIT: Schema = { type: 'integer', minimum: 1, maximum: 100 };
export const SEARCH_FLOW_PARAMS: Schema = object({ where: FILTERS, limit: LIMIT, cursor: text() }, ['where']);

export const SEARCH_FLOW_CONTENT: Schema = object(
  { limit: LIMIT, nextCursor: { type: ['string', 'null'] }, filters: FILTERS, results: listOf(FLOW) },
  [],
  true,
);

export const PLATFORM_ERROR: Schema = object(
  { errorCode: text(), errorMessage: text(), type: text(), instance: text() },
  ['errorCode'],
  true,
);

/** A subscription: which flows its address hears of. */
export const WEBHOOK_PARAMS: Schema = object(
  {
    callbackUrl: { type: 'string', format: 'uri', pattern: '^https?://' },
    flowTypes: listOf(oneOf(types.FLOW_TYPES)),
    flowDirection: oneOf(types.FLOW_DIRECTIONS),
    ackStatus: oneOf(types.ACK_STATUSES),
  },
  ['callbackUrl'],
);

const WEBHOOK_ID = { webhookId: { type: 'string', format: 'uuid' }, createdAt: MOMENT };
/** The one answer that shows the key of signatures. */
export const WEBHOOK_CREATED: Schema = object(
  { ...WEBHOOK_ID, signingKey: { type: 'string', pattern: '^[A-Za-z0-9+/]+={0,2}$' } },
  ['webhookId', 'signingKey', 'createdAt'],
  true,
);
export const WEBHOOKS: Schema = listOf(
  object(
    { ...WEBHOOK_ID, ...(WEBHOOK_PARAMS['properties'] as object) } as Readonly<Record<string, Schema>>,
    ['webhookId', 'callbackUrl'],
    true,
  ),
);
