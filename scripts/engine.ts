import type { Transport } from '@connectrpc/connect';
import { Engine } from '@conforme/proto/v1';
import { createRegistry, prepareExtensions } from '@conforme/core/main';
// Not @conforme/core/server, which brings in HTTP/2 and takes as long to load as all the rest here.
import { engineService } from '../core/service/engine.ts';
import { inProcessTransport, offer } from '../core/service/in-process.ts';
import { toStandardError } from '../core/service/failures.ts';
import { fixed } from '../core/registry/live.ts';
import type { Registry } from '../core/registry/registry.ts';
import { inline } from '../core/worker/inline.ts';

/** The longest one third party's pack may judge one document, in ms; the service's own default. */
export const RULE_TIME_LIMIT_MS = 5_000;

/** The engine of this process, on one thread. @throws PluginError with every fault of every plugin */
export async function engineHere(plugins: readonly string[]): Promise<Transport> {
  const extensions = { plugins, ruleTimeLimitMs: RULE_TIME_LIMIT_MS };
  return plugins.length === 0
    ? engineOver(await createRegistry())
    : engineOver(await createRegistry(await prepareExtensions(extensions)));
}

export function engineOver(registry: Registry): Transport {
  const rules = fixed(registry);
  const parts = { rules, work: inline(rules), now: () => new Date(), report: toStandardError };
  return inProcessTransport([offer(Engine, engineService(parts))], toStandardError);
}
