import type { Transport } from '@connectrpc/connect';
import { inProcess, threaded } from '@conforme/core/server';
import { THREAD } from './bundled.ts';
import { coresOf } from './cores.ts';
import { rulesOf } from './rules.ts';
import type { Settings } from './settings.ts';

/** The engine without doors of its own: in this process, or where CORE_URL says. */
export interface EngineBehind {
  readonly transport: Transport;
  reload(): Promise<unknown>;
  close(): Promise<void>;
}

/** @throws what keeps the rules from being loaded. */
export async function engineBehind(settings: Settings): Promise<EngineBehind> {
  const cores = await coresOf(settings);
  if (cores)
    return { transport: cores.transport, reload: async () => null, close: async () => cores.close() };
  const rules = rulesOf(settings);
  const work = threaded(rules.live, { thread: THREAD, ...settings.work });
  await rules.begin();
  return {
    transport: inProcess(rules.live, () => new Date(), undefined, work),
    reload: () => rules.live.reload(),
    close: async () => {
      rules.stop();
      await work.close();
    },
  };
}
