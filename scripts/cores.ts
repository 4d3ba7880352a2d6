import type { OpenCores } from '@conforme/gateway/cores';
import { credentialsFor } from './doors.ts';
import type { Settings } from './settings.ts';

/** What a core tells of a call it stopped in time has to arrive before the gateway gives it up. */
const ON_THE_WAY_MS = 2_000;

/** The cores CORE_URL names; null where the core is in this process, which then does not import what chooses among several. */
export async function coresOf(settings: Settings): Promise<OpenCores | null> {
  const { coreUrls: urls, coreCalls: most, work } = settings;
  if (urls.length === 0) return null;
  settings.prepared?.();
  const { openCores } = await import('@conforme/gateway/cores');
  return openCores({
    urls,
    most,
    limitMs: work.timeLimitMs + ON_THE_WAY_MS,
    credentials: credentialsFor(settings),
  });
}
