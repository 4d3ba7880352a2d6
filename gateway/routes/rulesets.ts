import { RulesetsOutSchema, type RulesetsOut } from '@conforme/proto/schema';
import { rulesetCodec } from '@conforme/proto/schema/codec';
import { RulesetsOptionsSchema } from '@conforme/proto/schema/queries';
import { callOptions } from '../call-options.ts';
import type { Endpoint } from '../endpoint.ts';
import { parametersOf, readQuery } from '../query.ts';
import { json } from './contents.ts';

const QUERY = parametersOf(RulesetsOptionsSchema);

const EXAMPLE: RulesetsOut = {
  rulesets: [
    {
      id: 'en16931-cii',
      version: '1.3.16',
      source: 'schematron:base',
      valid_from: null,
      valid_to: null,
      in_force: true,
      hash: '9b1d6c1f0f0e5a2b7c3d4e5f60718293a4b5c6d7e8f90123456789abcdef0123',
      rules: ['BR-01', 'BR-CO-10'],
    },
  ],
};

export const rulesets: Endpoint = {
  method: 'get',
  path: '/v1/rulesets',
  id: 'rulesets',
  tag: 'Rules',
  summary: 'The rule packs of the engine and their days',
  access: null,
  query: QUERY,
  answer: { description: 'The packs.', content: json(RulesetsOutSchema, EXAMPLE) },
  refusals: [500, 503],
  handler:
    ({ engine }) =>
    async (request): Promise<RulesetsOut> => {
      const { as_of: asOf } = readQuery(request.query, QUERY);
      const { rulesets: packs } = await engine.listRulesets(
        asOf === '' ? {} : { asOf },
        callOptions(request),
      );
      return { rulesets: packs.map(rulesetCodec.fromMessage) };
    },
};
