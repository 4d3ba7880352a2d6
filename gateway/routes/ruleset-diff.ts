import { rulesetDiffCodec } from '@conforme/proto/schema/codec';
import { RulesetDiffOptionsSchema } from '@conforme/proto/schema/queries';
import { RulesetDiffOutSchema, type RulesetDiffOut } from '@conforme/proto/schema/ruleset-diff';
import { callOptions } from '../call-options.ts';
import type { Endpoint } from '../endpoint.ts';
import { parametersOf, readQuery } from '../query.ts';
import { json } from './contents.ts';

const QUERY = parametersOf(RulesetDiffOptionsSchema);

const EXAMPLE: RulesetDiffOut = {
  from: 'br-fr-cii@1.4.0.03',
  to: 'br-fr-cii@1.4.0.04',
  rulesets: [
    {
      from: { ruleset: 'br-fr-cii', version: '1.4.0.03', valid_from: '2026-09-01', valid_to: '2026-09-28' },
      to: { ruleset: 'br-fr-cii', version: '1.4.0.04', valid_from: '2026-09-29', valid_to: null },
      unchanged: 190,
      rules: [
        {
          id: 'BR-FR-CO-09_BT-23-1',
          change: 'changed',
          effect: 'otherwise',
          severity_from: 'fatal',
          severity_to: 'fatal',
          terms: ['BT-23', 'BT-113'],
          differences: [
            {
              aspect: 'test',
              name: null,
              before: 'number(.) = 0',
              after: 'xs:decimal(.) = 0',
              added: [],
              removed: [],
            },
          ],
          en: { title: 'Amount paid', consequence: 'It judges otherwise.', fix: 'Set the amount paid.' },
          fr: {
            title: 'Montant payé',
            consequence: 'Elle juge autrement.',
            fix: 'Indiquez le montant payé.',
          },
        },
      ],
      en: { whom: 'Who sends, receives or checks invoices in CII.' },
      fr: { whom: 'Qui émet, reçoit ou contrôle des factures en CII.' },
    },
  ],
  only_from: [],
  only_to: [],
};

export const rulesetDiff: Endpoint = {
  method: 'get',
  path: '/v1/rulesets/diff',
  id: 'ruleset_diff',
  tag: 'Rules',
  summary: 'What changes between two versions of rule packs, and for whom',
  access: null,
  query: QUERY,
  answer: { description: 'What changes.', content: json(RulesetDiffOutSchema, EXAMPLE) },
  refusals: [404, 500, 503],
  handler:
    ({ engine }) =>
    async (request): Promise<RulesetDiffOut> => {
      const { from, to } = readQuery(request.query, QUERY);
      const { diff } = await engine.diffRulesets({ from, to }, callOptions(request));
      return rulesetDiffCodec.fromMessage(diff!);
    },
};
