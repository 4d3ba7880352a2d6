import { setTimeout as pause } from 'node:timers/promises';
import type { JobOut } from '@conforme/proto/schema/jobs';
import { progressLine } from '../progress.ts';
import type { Sink } from '../world.ts';
import { Away, type Service } from './service.ts';

const LOOK_MS = 500;
/** Where nothing is written over: a line as often as one is read. */
const LINE_MS = 5_000;
/** A service that restarts is back by then. */
const AWAY_MS = 60_000;

export interface Watching {
  readonly service: Service;
  readonly err: Sink;
  readonly quiet: boolean;
  readonly signal: AbortSignal;
}

/** Follows a job to its end, through restarts of its service. @throws Error where that stays away. */
export async function watched(id: string, { service, err, quiet, signal }: Watching): Promise<JobOut> {
  const view = quiet ? SILENT : err.isTerminal ? barOn(err) : linesOn(err);
  let seen = performance.now();
  try {
    for (;;) {
      const job = await service.job(`/v1/jobs/${id}`).catch((thrown: unknown) => {
        if (thrown instanceof Away && performance.now() - seen < AWAY_MS) return null;
        throw thrown;
      });
      if (job !== null) {
        seen = performance.now();
        if (job.state === 'done' || job.state === 'cancelled') return job;
        await view.at(job);
      }
      await pause(LOOK_MS, undefined, { signal });
    }
  } finally {
    await view.end();
  }
}

interface View {
  at(job: JobOut): Promise<void>;
  end(): Promise<void>;
}

const SILENT: View = { at: async () => {}, end: async () => {} };

function barOn(err: Sink): View {
  return {
    at: (job) => err.write(`\r\u001b[K${lineOf(job).slice(0, Math.max(err.columns - 1, 0))}`),
    end: () => err.write('\r\u001b[K'),
  };
}

function linesOn(err: Sink): View {
  let [written, processed] = [-Infinity, -1];
  return {
    at: async (job) => {
      const now = performance.now();
      if (job.processed === processed || now - written < LINE_MS) return;
      [written, processed] = [now, job.processed];
      await err.write(
        `${job.id}  ${job.processed}/${job.documents}${job.expected_at ? `  → ${job.expected_at}` : ''}\n`,
      );
    },
    end: async () => {},
  };
}

/** By the clock of the service, which began before this command did. */
function lineOf({ processed, documents, invalid, refused, rate }: JobOut): string {
  const milliseconds = rate === null || rate === 0 ? 0 : (processed / rate) * 1000;
  return progressLine(processed, documents, invalid + refused, milliseconds);
}
