import { Code, createClient, createRouterTransport } from '@connectrpc/connect';
import { Health, HealthCheckResponse_ServingStatus as Status } from '@conforme/proto/health';
import { describe, expect, it } from 'vitest';
import { fixed, LiveRegistry } from '../registry/live.ts';
import { Registry } from '../registry/registry.ts';
import type { RegistrySource } from '../registry/live.ts';
import { FAILURE_HEADER, healthService } from './health.ts';

const clientOf = (rules: RegistrySource, leaving?: AbortSignal) =>
  createClient(
    Health,
    createRouterTransport((router) => router.service(Health, healthService(rules, leaving))),
  );

const client = clientOf(fixed(new Registry([])));

/** Loads what the test says next: a registry, or a fault. */
function live(): { rules: LiveRegistry; next: { fault: Error | null } } {
  const next: { fault: Error | null } = { fault: null };
  const rules = new LiveRegistry(async () => {
    if (next.fault) throw next.fault;
    return new Registry([]);
  });
  return { rules, next };
}

describe('health', () => {
  it.each(['', 'conforme.v1.Engine', 'grpc.health.v1.Health'])('%j serves', async (service) => {
    expect(await client.check({ service })).toMatchObject({ status: Status.SERVING });
  });

  it('does not know another service', async () => {
    await expect(client.check({ service: 'x' })).rejects.toMatchObject({ code: Code.NotFound });
  });

  it.each(['', 'conforme.v1.Engine'])('before rules are loaded, %j does not serve', async (service) => {
    const { rules } = live();
    const early = clientOf(rules);
    expect(await early.check({ service })).toMatchObject({ status: Status.NOT_SERVING });
    expect(await early.check({ service: Health.typeName })).toMatchObject({ status: Status.SERVING });
    await rules.reload();
    expect(await early.check({ service })).toMatchObject({ status: Status.SERVING });
  });

  it('goes on serving when new rules fail, and tells why in a header', async () => {
    const { rules, next } = live();
    const asked = clientOf(rules);
    const reason = async (): Promise<string | null> => {
      let found: string | null = null;
      const answer = await asked.check(
        { service: '' },
        { onHeader: (headers) => (found = headers.get(FAILURE_HEADER)) },
      );
      expect(answer.status).toBe(Status.SERVING);
      return found;
    };
    await rules.reload();
    expect(await reason()).toBeNull();
    next.fault = new Error('pack “house”: no');
    await rules.reload();
    expect(decodeURIComponent((await reason()) ?? '')).toBe('pack “house”: no');
    next.fault = new Error('pack a: no (/srv/plugins/a/a.sch:3:4)\npack b: no\npack c: no');
    await rules.reload();
    expect(decodeURIComponent((await reason()) ?? '')).toBe('pack a: no (a.sch:3:4) (and 2 more)');
    next.fault = null;
    await rules.reload();
    expect(await reason()).toBeNull();
  });

  it('watched, tells its state, then each change of it', async () => {
    const { rules, next } = live();
    const leave = new AbortController();
    const seen: Status[] = [];
    const watching = (async () => {
      for await (const answer of clientOf(rules).watch({ service: '' }, { signal: leave.signal })) {
        seen.push(answer.status);
        if (seen.length === 1) await rules.reload();
        else leave.abort();
      }
    })();
    await expect(watching).rejects.toMatchObject({ code: Code.Canceled });
    expect(seen).toEqual([Status.NOT_SERVING, Status.SERVING]);
    next.fault = new Error('no');
    await rules.reload();
  });

  it('says from when it is about to stop that it does not serve, to who asks and to who watches', async () => {
    const { rules } = live();
    await rules.reload();
    const leaving = new AbortController();
    const client = clientOf(rules, leaving.signal);
    const leave = new AbortController();
    const seen: Status[] = [];
    const watching = (async () => {
      for await (const { status } of client.watch({ service: '' }, { signal: leave.signal })) {
        seen.push(status);
        if (seen.length === 1) leaving.abort();
        else leave.abort();
      }
    })();
    await expect(watching).rejects.toMatchObject({ code: Code.Canceled });
    expect(seen).toEqual([Status.SERVING, Status.NOT_SERVING]);
    expect((await client.check({ service: '' })).status).toBe(Status.NOT_SERVING);
  });

  it('watched, a service it does not know is told to be unknown', async () => {
    const leave = new AbortController();
    const watching = (async () => {
      for await (const { status } of client.watch({ service: 'x' }, { signal: leave.signal })) {
        expect(status).toBe(Status.SERVICE_UNKNOWN);
        leave.abort();
      }
    })();
    await expect(watching).rejects.toMatchObject({ code: Code.Canceled });
  });
});
