import type { FastifyRequest } from 'fastify';
import { PlanCatalogSchema, UsageOutSchema, type PlanCatalog, type UsageOut } from '@conforme/proto/schema';
import { OWN_ACCOUNT } from '../accounts/gate.ts';
import { usageOut } from '../accounts/refusals.ts';
import type { Endpoint } from '../endpoint.ts';
import { json } from './contents.ts';

const CATALOG: PlanCatalog = {
  currency: 'EUR',
  plans: [
    {
      id: 'free',
      name: 'Free',
      price_eur_month: 0,
      quota: 50,
      checkout_url: 'https://example.org/plans/free',
    },
  ],
  portal_url: 'https://example.org/account',
  mcp_url: 'https://example.org/mcp',
};

const USAGE: UsageOut = { plan: 'free', used: 7, quota: 50, remaining: 43, period: '2026-09' };

export const plans: Endpoint = {
  method: 'get',
  path: '/v1/plans',
  id: 'plans',
  tag: 'Account',
  summary: 'The plans on offer',
  access: null,
  answer: { description: 'The plans.', content: json(PlanCatalogSchema, CATALOG) },
  handler:
    ({ gate, publicUrl }) =>
    async (request): Promise<PlanCatalog> => {
      const { catalog, isSample } = gate.plans;
      const url = publicUrl ?? (isSample ? addressedAs(request) : null);
      return url === null ? catalog : { ...catalog, mcp_url: `${url.replace(/\/$/, '')}/mcp` };
    },
};

export const usage: Endpoint = {
  method: 'get',
  path: '/v1/usage',
  id: 'usage',
  tag: 'Account',
  summary: 'Use of the key in the current month',
  access: OWN_ACCOUNT,
  answer: { description: 'The use.', content: json(UsageOutSchema, USAGE) },
  handler:
    () =>
    async ({ admission }): Promise<UsageOut> =>
      usageOut(admission!.usage!),
};

/** How the caller reached this service; null where the header cannot be an address. */
function addressedAs({ protocol, host }: FastifyRequest): string | null {
  const url = `${protocol}://${host}`;
  return /^[\w.[\]:-]+$/.test(host) && URL.canParse(url) ? url : null;
}
