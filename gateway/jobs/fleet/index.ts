import type { JobEngine } from '../engine.ts';
import type { JobObjects } from '../objects.ts';
import { S3Documents } from '../s3/documents.ts';
import type { S3 } from '../s3/s3.ts';
import { Nats, type NatsOptions } from './nats.ts';
import { PostgresJobs } from './postgres.ts';
import { FleetQueue } from './queue.ts';

export interface FleetOptions {
  /** PostgreSQL that keeps the accounts; opened, and so migrated, before. */
  readonly databaseUrl: string;
  readonly nats: NatsOptions;
  readonly s3: S3;
  /** Bucket of the fleet's own. */
  readonly bucket: string;
  readonly objects: JobObjects;
  /** Hears of what failed beside any request. */
  readonly report: (failure: unknown) => void;
}

/**
 * Jobs of a fleet: their list in PostgreSQL, a message a chunk in NATS, documents and results in S3.
 * @param takesOrders whether this process is a service, which sends the messages of all chunks; a worker sends them when it has none
 */
export function fleetJobs(options: FleetOptions, takesOrders: boolean): JobEngine {
  const { databaseUrl, nats, s3, bucket, objects, report } = options;
  const store = new PostgresJobs(databaseUrl);
  const queue = new FleetQueue(store, new Nats(nats, () => store.sendAgain(0)), report);
  if (takesOrders) queue.begin();
  const close = async (): Promise<void> => {
    await queue.close();
    await store.close();
    s3.close();
  };
  const documents = new S3Documents(s3, bucket);
  return { store, queue, documents, outbox: store, objects, isShared: true, close };
}
