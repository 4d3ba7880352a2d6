import type { Transport } from '@connectrpc/connect';
import type { Gate } from '@conforme/gateway/accounts/gate';
import { embeddedJobs, openJobs, type JobEngine, type Jobs } from '@conforme/gateway/jobs';
import { logFailure } from '@conforme/gateway/request-log';
import type { Log } from './log.ts';
import type { S3Settings } from './storage-settings.ts';
import type { Settings } from './settings.ts';

interface Around {
  readonly transport: Transport;
  readonly gate: Gate;
  readonly log: Log;
}

/** Jobs of this service, as the settings say; null for none. */
export async function jobsOf(settings: Settings, { transport, gate, log }: Around): Promise<Jobs | null> {
  if (!settings.jobs) return null;
  const { jobWork: works, jobRetentionMs: retentionMs, jobLeaseMs: leaseMs, webhookNetworks } = settings;
  const report = (failure: unknown): void => logFailure(log, 'jobs', failure);
  const place = await engineOfJobs(settings, report, true);
  const times = { leaseMs };
  return openJobs({ place, transport, gate, works, retentionMs, webhookNetworks, report, times });
}

/**
 * Where jobs live, as the settings say: on this machine, or in a fleet, whose libraries are loaded then only.
 * @param takesOrders whether this process is a service, or a worker
 */
export async function engineOfJobs(
  { natsUrl, databaseUrl, s3, dataDir, jobLeaseMs: leaseMs, jobsInFlight: inFlight }: Settings,
  report: (failure: unknown) => void,
  takesOrders: boolean,
): Promise<JobEngine> {
  const storage = s3 && (await storageOf(s3));
  if (natsUrl === null) return embeddedJobs(dataDir, storage?.objects);
  const { fleetJobs } = await import('@conforme/gateway/jobs/fleet');
  const nats = { url: natsUrl, leaseMs, inFlight };
  const place = { databaseUrl: databaseUrl!, nats, ...storage!, bucket: s3!.bucket!, report };
  return fleetJobs(place, takesOrders);
}

async function storageOf({ places, ...options }: S3Settings) {
  const [{ S3 }, { S3Objects }] = await Promise.all([
    import('@conforme/gateway/jobs/s3'),
    import('@conforme/gateway/jobs/s3/objects'),
  ]);
  const s3 = new S3(options);
  return { s3, objects: new S3Objects(s3, places) };
}
