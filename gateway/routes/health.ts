import type { FastifyInstance } from 'fastify';
import type { Health } from '@conforme/proto/schema';
import type { Gateway } from '../app.ts';

/** GET /health. `schematron` is false while the core cannot judge; validation calls answer 503 until it can. */
export function healthRoutes(app: FastifyInstance, { health, version }: Gateway): void {
  app.get('/health', async (): Promise<Health> => {
    const schematron = await health();
    return { status: schematron ? 'ok' : 'degraded', version, schematron };
  });
}
