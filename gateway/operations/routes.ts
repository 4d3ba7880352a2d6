import { timingSafeEqual } from 'node:crypto';
import { BlockList } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LiveOut, ReadyOut, VersionOut } from '@conforme/proto/schema';
import { rulesetCodec } from '@conforme/proto/schema/codec';
import type { Gateway } from '../app.ts';
import { readersLanguage } from '../accept.ts';
import { HttpError, NOTHING_HERE } from '../errors.ts';
import { note } from '../request-log.ts';
import { callOptions } from '../routes/generate.ts';

/** A probe that waits longer is one that failed. */
const STORE_PATIENCE_MS = 2_000;

const NOT_NOW = {
  en: 'Send no requests here now.',
  fr: "N'envoyez pas de requêtes ici pour le moment.",
};

const METRICS_TOKEN = {
  en: 'These need the metrics token: Authorization: Bearer <token>.',
  fr: 'Il faut ici le jeton des métriques : Authorization: Bearer <jeton>.',
};

/** What these endpoints tell of. */
type Observed = Pick<Gateway, 'engine' | 'health' | 'operations' | 'version'>;

/** /health/live, /health/ready, /version and /metrics: what runs the service asks these. */
export function operationRoutes(app: FastifyInstance, gateway: Observed): void {
  app.get('/health/live', async (): Promise<LiveOut> => ({ status: 'alive' }));

  app.get('/health/ready', async (request, reply): Promise<ReadyOut> => {
    const state = await readiness(gateway);
    if (state.status === 'ready') return state;
    // An answer, not a failure: a service that starts is asked often, and its log is for what went wrong.
    const refusal = new HttpError('schematron_unavailable', NOT_NOW, [state]);
    note(request, { code: refusal.code });
    return reply
      .code(refusal.status)
      .header('retry-after', '5')
      .send(refusal.body(readersLanguage(request)));
  });

  app.get('/version', async (request): Promise<VersionOut> => {
    const { rulesets } = await gateway.engine.listRulesets({}, callOptions(request));
    const packs = rulesets.map(rulesetCodec.fromMessage);
    return {
      version: gateway.version,
      node: process.version,
      rulesets: packs.map(({ id, version, in_force, hash }) => ({ id, version, in_force, hash })),
    };
  });

  app.get('/metrics', async (request, reply) => {
    admit(request, gateway.operations.metricsToken);
    const metrics = await gateway.operations.metrics();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

async function readiness({ health, operations }: Observed): Promise<ReadyOut> {
  const [{ serves: schematron }, store] = await Promise.all([health(), answers(operations.store)]);
  const { draining } = operations;
  return { status: schematron && store && !draining ? 'ready' : 'not ready', schematron, store, draining };
}

async function answers(store: () => Promise<unknown>): Promise<boolean> {
  const patience = new AbortController();
  const late = after(STORE_PATIENCE_MS, false, { signal: patience.signal }).catch(() => false);
  const inTime = store().then(
    () => true,
    () => false,
  );
  const answered = await Promise.race([inTime, late]);
  patience.abort();
  return answered;
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');
LOOPBACK.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

/**
 * With a token: whoever shows it. Without: whoever asks from this machine, and not through a proxy that stands on it; for all
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

/** In a time that says nothing of where they differ. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
