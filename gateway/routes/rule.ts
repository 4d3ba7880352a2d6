import { RuleOutSchema, type RuleOut } from '@conforme/proto/schema';
import { ruleCodec } from '@conforme/proto/schema/codec';
import { callOptions } from '../call-options.ts';
import type { Endpoint } from '../endpoint.ts';
import { json } from './contents.ts';

const EXAMPLE: RuleOut = {
  id: 'BR-CO-10',
  family: [],
  terms: ['BT-106', 'BT-131'],
  rulesets: [{ ruleset: 'en16931-cii', version: '1.3.16', severity: 'fatal' }],
  en: {
    title: 'Sum of the lines',
    explanation: 'The sum of the line amounts is the sum of the lines.',
    fix: 'Add the line amounts up again.',
    reference: 'EN 16931-1, 6.4.2',
  },
  fr: {
    title: 'Total des lignes',
    explanation: 'Le total des lignes est la somme de leurs montants.',
    fix: 'Recalculez la somme des lignes.',
    reference: 'EN 16931-1, 6.4.2',
  },
};

export const rule: Endpoint = {
  method: 'get',
  path: '/v1/rules/{id}',
  id: 'rule',
  tag: 'Rules',
  summary: 'One rule, explained in English and French',
  // Public, like the law.
  access: null,
  parameters: [
    {
      name: 'id',
      in: 'path',
      required: true,
      description: 'Rule identifier, in any case; or the number of several rules (BR-FR-12).',
      schema: { type: 'string', minLength: 1 },
      example: 'BR-CO-10',
    },
  ],
  answer: { description: 'The rule.', content: json(RuleOutSchema, EXAMPLE) },
  refusals: [404, 500, 503],
  handler:
    ({ engine }) =>
    async (request): Promise<RuleOut> => {
      const { id } = request.params as { readonly id: string };
      const answer = await engine.getRule({ id }, callOptions(request));
      return ruleCodec.fromMessage(answer.rule!);
    },
};
