import { timingSafeEqual } from 'node:crypto';
import { BlockList } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError, NOTHING_HERE } from '../errors.ts';
import type { Observed } from '../gateway.ts';

const METRICS_TOKEN = {
  en: 'These need the metrics token: Authorization: Bearer <token>.',
  fr: 'Il faut ici le jeton des métriques : Authorization: Bearer <jeton>.',
};

/** GET /metrics. */
export function metricsRoute(app: FastifyInstance, { operations }: Pick<Observed, 'operations'>): void {
  app.get('/metrics', async (request, reply) => {
    admit(request, operations.metricsToken);
    const metrics = await operations.metrics();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');
LOOPBACK.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

/**
 * With a token: callers that send it. Without: callers on this machine, and not through a proxy on it; for all
 * others there is nothing here.
 */
function admit({ headers, raw }: FastifyRequest, token: string | null): void {
  if (token !== null) {
    if (!isSame(headers.authorization ?? '', `Bearer ${token}`))
      throw new HttpError('invalid_api_key', METRICS_TOKEN);
    return;
  }
  const { remoteAddress = '' } = raw.socket;
  const near = LOOPBACK.check(remoteAddress, remoteAddress.includes(':') ? 'ipv6' : 'ipv4');
  if (!near || FORWARDED.some((name) => headers[name] !== undefined))
    throw new HttpError('not_found', NOTHING_HERE);
}

/** In constant time. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
