import { HealthSchema, type Health } from '@conforme/proto/schema';
import type { Endpoint } from '../endpoint.ts';
import type { Observed } from '../gateway.ts';
import { json } from './contents.ts';

/**
 * `schematron` is false while the core cannot judge; validation calls answer 503 until it can. Rules that could not be put
 * in force leave the old ones, and `status` has the reason.
 */
export const health: Endpoint<Observed> = {
  method: 'get',
  path: '/health',
  id: 'health',
  tag: 'Service',
  summary: 'State of the service',
  description: 'While `schematron` is false, validation answers 503.',
  access: null,
  answer: {
    description: 'The state.',
    content: json(HealthSchema, { status: 'ok', version: '0.2.0', schematron: true } satisfies Health),
  },
  handler: (gateway) => async (): Promise<Health> => {
    const { serves: schematron, failure } = await gateway.health();
    const status = schematron && failure === null ? 'ok' : 'degraded';
    return {
      status: failure === null ? status : `${status}: ${failure}`,
      version: gateway.version,
      schematron,
    };
  },
};
