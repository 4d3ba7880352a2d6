import type { Transport } from '@connectrpc/connect';
import { rulesHere, type Registry } from './judge.ts';
import { fixed } from './registry/live.ts';
// Not service/server.ts, which brings in HTTP/2 and takes as long to load as all the rest here.
import { engineService, offered } from './service/engine.ts';
import { toStandardError, type Failure } from './service/failures.ts';
import { inProcessTransport } from './service/in-process.ts';
import { inline } from './worker/inline.ts';

export { RULE_TIME_LIMIT_MS } from './judge.ts';

/** Takes failures that are of the engine itself. */
type Report = (failure: Failure) => void;

/** The engine of this process, on the thread of its caller. @throws PluginError with every fault of every plugin */
export async function engineHere(
  plugins: readonly string[],
  report: Report = toStandardError,
): Promise<Transport> {
  return engineOver(await rulesHere(plugins), report);
}

/** The same with the rules of a registry. */
export function engineOver(registry: Registry, report: Report = toStandardError): Transport {
  const rules = fixed(registry);
  const parts = { rules, work: inline(rules), now: () => new Date(), report };
  return inProcessTransport(offered(engineService(parts)), report);
}
