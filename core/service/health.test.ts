import { Code, createClient, createRouterTransport } from '@connectrpc/connect';
import { Health, HealthCheckResponse_ServingStatus as Status } from '@conforme/proto/health';
import { describe, expect, it } from 'vitest';
import { healthService } from './health.ts';

const client = createClient(
  Health,
  createRouterTransport((router) => router.service(Health, healthService())),
);

describe('health', () => {
  it.each(['', 'conforme.v1.Engine', 'grpc.health.v1.Health'])('%j serves', async (service) => {
    expect(await client.check({ service })).toMatchObject({ status: Status.SERVING });
  });

  it('does not know another service', async () => {
    await expect(client.check({ service: 'x' })).rejects.toMatchObject({ code: Code.NotFound });
  });

  it.each([
    ['conforme.v1.Engine', Status.SERVING],
    ['x', Status.SERVICE_UNKNOWN],
  ])('watched, %s tells its state and stays until the watcher leaves', async (service, status) => {
    const leave = new AbortController();
    const seen: Status[] = [];
    const watching = (async () => {
      for await (const answer of client.watch({ service }, { signal: leave.signal })) {
        seen.push(answer.status);
        leave.abort();
      }
    })();
    await expect(watching).rejects.toMatchObject({ code: Code.Canceled });
    expect(seen).toEqual([status]);
  });
});
