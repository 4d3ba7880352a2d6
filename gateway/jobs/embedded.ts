import path from 'node:path';
import { ChunkFiles } from './chunk-files.ts';
import type { JobEngine } from './engine.ts';
import type { JobObjects } from './objects.ts';
import { SqliteJobs } from './sqlite.ts';

/** Jobs in the files of one machine, for the processes on it. */
export function embeddedJobs(dataDir: string, objects: JobObjects | null = null): JobEngine {
  const jobs = new SqliteJobs(path.join(dataDir, 'jobs.db'));
  const documents = new ChunkFiles(path.join(dataDir, 'jobs'));
  const close = (): Promise<void> => jobs.close();
  return { store: jobs, queue: jobs, documents, outbox: jobs, objects, isShared: false, close };
}
