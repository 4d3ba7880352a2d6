// A fleet as processes on loopback: PostgreSQL, NATS, S3 behind a proxy of ours, a gateway, and workers that are started again when
// they die.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import postgres from 'postgres';
import { startPostgres } from '../accounts/postgres.ts';
import { keyIn, writePlans } from '../chaos/cluster.ts';
import { Member } from '../chaos/member.ts';
import { freePort } from '../free-port.ts';
import { startProxy, type Proxy } from './proxy.ts';
import { S3_KEYS, startNats, startS3, type Server } from './servers.ts';

export const BUCKETS = { own: 'conforme', callers: 'callers' };
const LEASE_MS = 4_000;

export interface Fleet {
  readonly url: string;
  readonly key: string;
  readonly gateway: Member;
  readonly workers: readonly Supervised[];
  readonly nats: Server;
  /** What workers are served by, as processes. */
  readonly servers: Readonly<Record<'PostgreSQL' | 'NATS' | 'S3' | 'gateway', { readonly pid: number }>>;
  readonly objects: S3Client;
  readonly proxy: Proxy;
  /** What is counted for all accounts. */
  used(): Promise<number>;
  close(): Promise<void>;
}

/** A worker that is started again whenever it ends, as Kubernetes and systemd do. */
export class Supervised {
  readonly member: Member;
  deaths = 0;
  #running: Promise<void> | null = null;
  #isOver = false;

  constructor(member: Member) {
    this.member = member;
  }

  async start(): Promise<void> {
    await this.member.start();
    this.#running = this.#watch();
  }

  kill(): void {
    this.member.signal('SIGKILL');
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.member.end('SIGKILL');
    await this.#running;
  }

  async #watch(): Promise<void> {
    for (;;) {
      await this.member.ended();
      if (this.#isOver) return;
      this.deaths++;
      // One that is killed while it starts is started once more.
      await this.member.start().catch(() => {});
    }
  }
}

/**
 * @param env of the workers, beside what all of the fleet have
 * @param isProxied whether requests for objects go through a proxy of this process, which may refuse them
 */
export async function startFleet(workers: number, env: Env = {}, isProxied = true): Promise<Fleet> {
  const closing: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (const step of closing.reverse()) await step();
  };
  try {
    const folder = mkdtempSync(path.join(tmpdir(), 'conforme-fleet-'));
    closing.push(() => rmSync(folder, { recursive: true, force: true }));
    const [database, nats, s3] = [await startPostgres(), await startNats(), await startS3()];
    closing.push(...[database, nats, s3].map((server) => () => server.stop()));
    const proxy = await startProxy(s3.url);
    closing.push(() => proxy.close());
    const objects = await bucketsIn(s3.url);
    closing.push(() => objects.destroy());
    const plansFile = writePlans(folder);
    const key = await keyIn({ dataDir: folder, plansFile, databaseUrl: database.url });
    const all = environment({
      folder,
      plansFile,
      database: database.url,
      nats: nats.url,
      s3: (isProxied ? proxy : s3).url,
    });
    const port = await freePort();
    const gateway = new Member({ name: 'gateway', what: null, env: { ...all, PORT: String(port) } });
    closing.push(() => gateway.end('SIGKILL'));
    await gateway.start();
    const members = Array.from({ length: workers }, (_, at) => workerAt(at + 1, { ...all, ...env }));
    closing.push(...members.map((worker) => () => worker.end()));
    await Promise.all(members.map((worker) => worker.start()));
    const used = (): Promise<number> => usedIn(database.url);
    return {
      url: `http://127.0.0.1:${port}`,
      key,
      gateway,
      workers: members,
      nats,
      servers: { PostgreSQL: database, NATS: nats, S3: s3, gateway },
      objects,
      proxy,
      used,
      close,
    };
  } catch (failure) {
    await close();
    throw failure;
  }
}

type Env = Readonly<Record<string, string>>;

/** Of workers that a document of a certain number kills. */
export const POISONED: Env = { CONFORME_PLUGINS: path.join(import.meta.dirname, 'poison') };

const workerAt = (number: number, env: Env): Supervised =>
  new Supervised(new Member({ name: `worker ${number}`, what: 'worker', env }));

type Places = Readonly<Record<'folder' | 'plansFile' | 'database' | 'nats' | 's3', string>>;

const environment = ({ folder, plansFile, database, nats, s3 }: Places): Record<string, string> => ({
  HOST: '127.0.0.1',
  GRPC_PORT: '0',
  DATA_DIR: folder,
  CONFORME_PLANS: plansFile,
  DATABASE_URL: database,
  NATS_URL: nats,
  S3_ENDPOINT: s3,
  S3_BUCKET: BUCKETS.own,
  S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
  S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
  CONFORME_JOB_PLACES: `s3://${BUCKETS.callers}/`,
  CONFORME_JOB_WORK: 'false',
  CONFORME_JOB_LEASE_MS: String(LEASE_MS),
  CONFORME_BATCH_MAX_MB: '2000',
  // One document at a time: what is measured is workers, not their threads.
  CONFORME_WORKERS: '1',
});

async function bucketsIn(endpoint: string): Promise<S3Client> {
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials: S3_KEYS });
  for (const bucket of Object.values(BUCKETS)) await client.send(new CreateBucketCommand({ Bucket: bucket }));
  return client;
}

async function usedIn(url: string): Promise<number> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const [row] = await sql<
      { used: number }[]
    >`select coalesce(sum(used), 0)::int as used from conforme.usage`;
    return row!.used;
  } finally {
    await sql.end();
  }
}
