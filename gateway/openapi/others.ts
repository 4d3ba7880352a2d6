// The endpoints that tell of the service: its rules, its schemas, its state.

import { RULESETS_PARAMETERS } from '../routes/parameters.ts';
import { CATALOG, HEALTH, LIVE, READY, RULE, RULESETS, USAGE, VERSION } from './examples.ts';
import { schema, type Content, type Operation } from './operation.ts';

const json = (name: string, value: object): Readonly<Record<string, Content>> => ({
  'application/json': { schema: schema(name), examples: { [name]: { value } } },
});

const RULES: readonly Operation[] = [
  {
    method: 'get',
    path: '/v1/rulesets',
    id: 'rulesets',
    tag: 'Rules',
    summary: 'The rule packs of the engine and their days',
    access: 'public',
    query: RULESETS_PARAMETERS,
    answer: { description: 'The packs.', content: json('RulesetsOut', RULESETS) },
    refusals: [422, 500, 503],
  },
  {
    method: 'get',
    path: '/v1/rules/{id}',
    id: 'rule',
    tag: 'Rules',
    summary: 'One rule, explained in English and French',
    access: 'public',
    parameters: [
      {
        name: 'id',
        in: 'path',
        required: true,
        description: 'Rule identifier.',
        schema: { type: 'string', minLength: 1 },
        example: 'BR-CO-10',
      },
    ],
    answer: { description: 'The rule.', content: json('RuleOut', RULE) },
    refusals: [404, 500, 503],
  },
];

const jsonSchema = { type: 'object', description: 'A JSON Schema, draft 2020-12.' };

const published = (name: 'invoice' | 'options', of: string): Operation => ({
  method: 'get',
  path: `/v1/schema/${name}`,
  id: `${name}Schema`,
  tag: 'Schemas',
  summary: `JSON Schema of ${of}`,
  access: 'public',
  answer: { description: 'The schema.', content: { 'application/schema+json': { schema: jsonSchema } } },
  refusals: [],
  cached: true,
});

const SCHEMAS: readonly Operation[] = [
  published('invoice', 'Invoice'),
  published('options', 'GenerateOptions'),
  {
    method: 'get',
    path: '/openapi.json',
    id: 'openapi',
    tag: 'Schemas',
    summary: 'This description',
    access: 'public',
    answer: {
      description: 'An OpenAPI 3.1 document.',
      content: { 'application/json': { schema: { type: 'object' } } },
    },
    refusals: [],
    cached: true,
  },
];

const SERVICE: readonly Operation[] = [
  {
    method: 'get',
    path: '/health',
    id: 'health',
    tag: 'Service',
    summary: 'State of the service',
    description: 'While `schematron` is false, validation answers 503.',
    access: 'public',
    answer: { description: 'The state.', content: json('Health', HEALTH) },
    refusals: [],
  },
  {
    method: 'get',
    path: '/health/live',
    id: 'live',
    tag: 'Service',
    summary: 'Whether the process answers',
    access: 'public',
    answer: { description: 'It does.', content: json('LiveOut', LIVE) },
    refusals: [],
  },
  {
    method: 'get',
    path: '/health/ready',
    id: 'ready',
    tag: 'Service',
    summary: 'Whether requests should be sent here',
    description:
      '503 before the rules are loaded, while the store does not answer, and before a stop; details say which.',
    access: 'public',
    answer: { description: 'They should.', content: json('ReadyOut', READY) },
    refusals: [503],
  },
  {
    method: 'get',
    path: '/version',
    id: 'version',
    tag: 'Service',
    summary: 'Version of the service, its rule packs and their hashes',
    access: 'public',
    answer: { description: 'The versions.', content: json('VersionOut', VERSION) },
    refusals: [500, 503],
  },
];

const ACCOUNT: readonly Operation[] = [
  {
    method: 'get',
    path: '/v1/plans',
    id: 'plans',
    tag: 'Account',
    summary: 'The plans on offer',
    access: 'public',
    answer: { description: 'The plans.', content: json('PlanCatalog', CATALOG) },
    refusals: [],
  },
  {
    method: 'get',
    path: '/v1/usage',
    id: 'usage',
    tag: 'Account',
    summary: 'Use of the key in the current month',
    access: 'key',
    answer: { description: 'The use.', content: json('UsageOut', USAGE) },
    refusals: [401, 500, 503],
  },
];

export const OTHER_OPERATIONS: readonly Operation[] = [...RULES, ...ACCOUNT, ...SCHEMAS, ...SERVICE];
