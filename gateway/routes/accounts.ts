import type { FastifyInstance } from 'fastify';
import type { PlanCatalog, UsageOut } from '@conforme/proto/schema';
import { OWN_ACCOUNT } from '../accounts/gate.ts';
import { usageOut } from '../accounts/refusals.ts';
import { through } from '../accounts/route.ts';
import type { Gateway } from '../app.ts';

/** GET /v1/plans, public, and GET /v1/usage of the key that asks. */
export function accountRoutes(app: FastifyInstance, { gate }: Gateway): void {
  app.get('/v1/plans', async (): Promise<PlanCatalog> => gate.plans.catalog);

  app.get('/v1/usage', through(gate, OWN_ACCOUNT), async ({ admission }): Promise<UsageOut> =>
    usageOut(admission!.usage!),
  );
}
