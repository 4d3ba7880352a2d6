import type { FastifyInstance } from 'fastify';
import type { RuleOut, RulesetsOut } from '@conforme/proto/schema';
import { ruleCodec, rulesetCodec } from '@conforme/proto/schema/codec';
import type { Gateway } from '../app.ts';
import { readQuery } from '../query.ts';
import { callOptions } from './generate.ts';
import { RULESETS_PARAMETERS } from './parameters.ts';

/** GET /v1/rulesets and /v1/rules/{id}: what judges, and what each rule asks for. Public, like the law. */
export function ruleRoutes(app: FastifyInstance, { engine }: Gateway): void {
  app.get('/v1/rulesets', async (request): Promise<RulesetsOut> => {
    const { as_of: asOf } = readQuery(request.query, RULESETS_PARAMETERS);
    const { rulesets } = await engine.listRulesets(asOf === '' ? {} : { asOf }, callOptions(request));
    return { rulesets: rulesets.map(rulesetCodec.fromMessage) };
  });

  app.get<{ Params: { id: string } }>('/v1/rules/:id', async (request): Promise<RuleOut> => {
    const { rule } = await engine.getRule({ id: request.params.id }, callOptions(request));
    return ruleCodec.fromMessage(rule!);
  });
}
