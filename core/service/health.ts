import { Code, ConnectError, type ServiceImpl } from '@connectrpc/connect';
import { Engine } from '@conforme/proto/v1';
import { Health, HealthCheckResponse_ServingStatus as Status } from '@conforme/proto/health';
import type { RegistrySource, RulesStatus } from '../registry/live.ts';

/**
 * Why the rules in force are not the latest. The protocol of health checking has no room for a reason, so it
 * travels in this header of a `check`, percent-encoded.
 */
export const FAILURE_HEADER = 'conforme-rules-failure';

/**
 * gRPC health checking, v1: the whole server is '', the engine its service name; neither serves before rules are loaded, nor from when
 * it is about to stop.
 * @param leaving aborted from then on
 */
export function healthService(rules: RegistrySource, leaving?: AbortSignal): ServiceImpl<typeof Health> {
  return {
    check({ service }, { responseHeader }) {
      const status = rules.status();
      const serving = statusOf(service, status, leaving);
      if (serving === Status.SERVICE_UNKNOWN)
        throw new ConnectError(`unknown service ${service}`, Code.NotFound);
      if (status.failure) responseHeader.set(FAILURE_HEADER, encodeURIComponent(reasonOf(status.failure)));
      return { status: serving };
    },
    async *watch({ service }, { signal }) {
      for await (const status of changes(rules, (now) => statusOf(service, now, leaving), signal, leaving))
        yield { status };
    },
  };
}

/** The first fault, its file by its name only: health is public, the layout of the machine is not. */
function reasonOf({ message }: Error): string {
  const [first = '', ...more] = message.replaceAll(/(?<=^|[\s("'])\/(?:[^\s/:()]+\/)+/gm, '').split('\n');
  return more.length === 0 ? first : `${first} (and ${more.length} more)`;
}

function statusOf(service: string, { loaded }: RulesStatus, leaving?: AbortSignal): Status {
  if (service === Health.typeName) return Status.SERVING;
  if (service !== '' && service !== Engine.typeName) return Status.SERVICE_UNKNOWN;
  return loaded && !leaving?.aborted ? Status.SERVING : Status.NOT_SERVING;
}

/** What `look` sees now, and again whenever it sees something else, until the watcher leaves. */
async function* changes<T>(
  rules: RegistrySource,
  look: (status: RulesStatus) => T,
  signal: AbortSignal,
  leaving?: AbortSignal,
): AsyncGenerator<T> {
  let wake = (): void => {};
  const leave = rules.onChange(() => wake());
  const abort = (): void => wake();
  for (const ends of [signal, leaving]) ends?.addEventListener('abort', abort, { once: true });
  try {
    let seen: T | undefined;
    while (!signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const now = look(rules.status());
      if (now !== seen) yield (seen = now);
      if (!signal.aborted) await woken;
    }
  } finally {
    leave();
    for (const ends of [signal, leaving]) ends?.removeEventListener('abort', abort);
  }
}
