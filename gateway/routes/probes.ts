import { setTimeout as after } from 'node:timers/promises';
import {
  LiveOutSchema,
  ReadyOutSchema,
  VersionOutSchema,
  type LiveOut,
  type ReadyOut,
  type VersionOut,
} from '@conforme/proto/schema';
import { rulesetCodec } from '@conforme/proto/schema/codec';
import { readersLanguage } from '../accept.ts';
import { callOptions } from '../call-options.ts';
import type { Endpoint } from '../endpoint.ts';
import { HttpError } from '../errors.ts';
import type { Observed } from '../gateway.ts';
import { note } from '../request-log.ts';
import { json } from './contents.ts';

/** A probe that waits longer is one that failed. */
const STORE_PATIENCE_MS = 2_000;

const NOT_NOW = {
  en: 'Send no requests here now.',
  fr: "N'envoyez pas de requêtes ici pour le moment.",
};

const READY: ReadyOut = { status: 'ready', schematron: true, store: true, draining: false };

const VERSION: VersionOut = {
  version: '0.2.0',
  node: 'v24.21.0',
  rulesets: [
    {
      id: 'en16931-cii',
      version: '1.3.16',
      in_force: true,
      hash: '9b1d6c1f0f0e5a2b7c3d4e5f60718293a4b5c6d7e8f90123456789abcdef0123',
    },
  ],
};

export const live: Endpoint<Observed> = {
  method: 'get',
  path: '/health/live',
  id: 'live',
  tag: 'Service',
  summary: 'Whether the process answers',
  access: null,
  answer: { description: 'It does.', content: json(LiveOutSchema, { status: 'alive' } satisfies LiveOut) },
  handler: () => async (): Promise<LiveOut> => ({ status: 'alive' }),
};

export const ready: Endpoint<Observed> = {
  method: 'get',
  path: '/health/ready',
  id: 'ready',
  tag: 'Service',
  summary: 'Whether requests should be sent here',
  description:
    '503 before the rules are loaded, while the store does not answer, and before a stop; details say which.',
  access: null,
  answer: { description: 'They should.', content: json(ReadyOutSchema, READY) },
  refusals: [503],
  handler: (gateway) => async (request, reply) => {
    const state = await readiness(gateway);
    if (state.status === 'ready') return state;
    // An answer, not a failure: a service that starts is probed often, and its log is for what went wrong.
    const refusal = new HttpError('schematron_unavailable', NOT_NOW, [state]);
    note(request, { code: refusal.code });
    return reply
      .code(refusal.status)
      .header('retry-after', '5')
      .send(refusal.body(readersLanguage(request)));
  },
};

export const version: Endpoint<Observed> = {
  method: 'get',
  path: '/version',
  id: 'version',
  tag: 'Service',
  summary: 'Version of the service, its rule packs and their hashes',
  access: null,
  answer: { description: 'The versions.', content: json(VersionOutSchema, VERSION) },
  refusals: [500, 503],
  handler:
    (gateway) =>
    async (request): Promise<VersionOut> => {
      const { rulesets } = await gateway.engine.listRulesets({}, callOptions(request));
      const packs = rulesets.map(rulesetCodec.fromMessage);
      return {
        version: gateway.version,
        node: process.version,
        rulesets: packs.map(({ id, version: of, in_force, hash }) => ({ id, version: of, in_force, hash })),
      };
    },
};

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
