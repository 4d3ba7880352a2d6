import { Code, ConnectError, type ServiceImpl } from '@connectrpc/connect';
import { Engine } from '@conforme/proto/v1';
import { Health, HealthCheckResponse_ServingStatus as Status } from '@conforme/proto/health';

/** gRPC health checking, v1: the whole server is '' , the engine its service name. */
export function healthService(): ServiceImpl<typeof Health> {
  const known = new Set<string>(['', Engine.typeName, Health.typeName]);
  return {
    check({ service }) {
      if (!known.has(service)) throw new ConnectError(`unknown service ${service}`, Code.NotFound);
      return { status: Status.SERVING };
    },
    async *watch({ service }, { signal }) {
      yield { status: known.has(service) ? Status.SERVING : Status.SERVICE_UNKNOWN };
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    },
  };
}
