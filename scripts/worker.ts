import { openAccounts } from '@conforme/gateway/accounts';
import { openWorker } from '@conforme/gateway/jobs';
import { logFailure } from '@conforme/gateway/request-log';
import { engineBehind } from './engine-behind.ts';
import { engineOfJobs } from './jobs.ts';
import { openLog, type Log } from './log.ts';
import { runUntilStopped, type Running } from './run.ts';
import { settingsFrom, type Settings } from './settings.ts';

const LONG_MS = 2 ** 31 - 1;

/**
 * A worker: takes chunks of jobs beside the services that take the orders, and has no door.
 * @throws Error where there are no jobs to work on.
 */
export async function startWorker(settings: Settings, log: Log = openLog()): Promise<Running> {
  if (!settings.jobs)
    throw new Error(
      'there are no jobs here: CONFORME_JOBS is false, or DATABASE_URL is set without NATS_URL (docs/jobs.md)',
    );
  const { jobLeaseMs: leaseMs } = settings;
  const accounts = await openAccounts(settings, () => {});
  const engine = await engineBehind(settings);
  const report = (failure: unknown): void => logFailure(log, 'jobs', failure);
  const { transport } = engine;
  const place = await engineOfJobs(settings, report, false);
  const worker = openWorker({ place, transport, gate: accounts.gate, report, times: { leaseMs } });
  // Between two looks for work nothing else holds the process: it has no door, and with CONFORME_WORKERS=0 no thread.
  const staying = setInterval(() => {}, LONG_MS);
  const close = async (): Promise<void> => {
    clearInterval(staying);
    await worker.close();
    await engine.close();
    await accounts.close();
    log.flush();
  };
  return { log, reload: () => engine.reload(), close };
}

/** As the environment says, until SIGTERM or SIGINT. */
export function main(prepared: Settings['prepared']): Promise<void> {
  const settings = settingsFrom(process.env, prepared);
  const starting = startWorker(settings);
  void starting.then(() =>
    process.stdout.write(
      `works on the jobs ${settings.natsUrl === null ? `in ${settings.dataDir}` : 'of the fleet'}\n`,
    ),
  );
  return runUntilStopped(starting);
}
