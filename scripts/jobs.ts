import type { Transport } from '@connectrpc/connect';
import type { Gate } from '@conforme/gateway/accounts/gate';
import { embeddedJobs, openJobs, type Jobs } from '@conforme/gateway/jobs';
import { logFailure } from '@conforme/gateway/request-log';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';

interface Around {
  readonly transport: Transport;
  readonly gate: Gate;
  readonly log: Log;
}

/** Jobs of this service, as the settings say; null for none. */
export async function jobsOf(settings: Settings, { transport, gate, log }: Around): Promise<Jobs | null> {
  if (!settings.jobs) return null;
  const { dataDir, jobWork: works, jobRetentionMs: retentionMs, jobLeaseMs: leaseMs } = settings;
  const report = (failure: unknown): void => logFailure(log, 'jobs', failure);
  const place = embeddedJobs(dataDir);
  return openJobs({ place, transport, gate, works, retentionMs, report, times: { leaseMs } });
}
