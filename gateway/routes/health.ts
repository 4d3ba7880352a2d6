import type { FastifyInstance } from 'fastify';
import type { Health } from '@conforme/proto/schema';
import type { Gateway } from '../app.ts';

/**
 * GET /health. `schematron` is false while the core cannot judge; validation calls answer 503 until it can. Rules that
 * could not be put in force leave the old ones, and `status` says why.
 */
export function healthRoutes(
  app: FastifyInstance,
  { health, version }: Pick<Gateway, 'health' | 'version'>,
): void {
  app.get('/health', async (): Promise<Health> => {
    const { serves: schematron, failure } = await health();
    const status = schematron && failure === null ? 'ok' : 'degraded';
    return { status: failure === null ? status : `${status}: ${failure}`, version, schematron };
  });
}
