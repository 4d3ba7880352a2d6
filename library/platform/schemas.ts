// The interface of the platforms as JSON Schema, in our words: what its published description asks of requests and answers.

import * as types from './types.ts';

type Schema = Readonly<Record<string, unknown>>;

const text = (maxLength?: number): Schema => ({
  type: 'string',
  ...(maxLength === undefined ? {} : { minLength: 1, maxLength }),
});
const oneOf = (values: readonly string[]): Schema => ({ type: 'string', enum: values });
const listOf = (items: Schema): Schema => ({ type: 'array', items });
const MOMENT: Schema = { type: 'string', format: 'date-time' };

/** Answers may say more than is known here; requests may not. */
function object(
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[],
  isOpen = false,
): Schema {
  return { type: 'object', properties, required, ...(isOpen ? {} : { additionalProperties: false }) };
}

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

export const DIRECTORY_SEARCH: Schema = object(
  {
    filters: {
      type: 'object',
      additionalProperties: object({ op: oneOf(['strict', 'contains', 'startWith']), value: text() }, [
        'op',
        'value',
      ]),
    },
    sorting: listOf(object({ field: text(), order: oneOf(['ascending', 'descending']) }, ['field', 'order'])),
    fields: listOf(text()),
    include: listOf(oneOf(['siren', 'siret', 'routingCode'])),
    limit: { type: 'integer', minimum: 1 },
    ignore: { type: 'integer', minimum: 0 },
  },
  [],
);

export const DIRECTORY_RESULTS: Schema = object(
  {
    search: { type: 'object' },
    totalNumberOfResults: { type: 'integer', minimum: -1 },
    results: listOf({ type: 'object' }),
  },
  ['totalNumberOfResults', 'results'],
  true,
);
