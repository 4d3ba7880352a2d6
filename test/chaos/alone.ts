// Rows that need a gateway of their own: the end of a month, and a disk without room.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import type { Call } from './calls.ts';
import { gatewayAt, keyIn, writePlans, type Cluster, type Addressed } from './cluster.ts';
import { Load } from './load.ts';
import { countFaults, faultsIn, figuresOf, total, type Plan, type Row, type Told } from './row.ts';

/** Noon of the last day of a month that is long past, and shortly before its end. */
const [NOON, BEFORE_THE_END] = [Date.UTC(2025, 10, 30, 12), Date.UTC(2025, 10, 30, 23, 59, 58)];

/** The month ends under load: each call is counted in the month of its answer, and both months together hold all of them. */
export async function monthEnd(cluster: Cluster, calls: readonly Call[], { clients }: Plan): Promise<Told> {
  const name = 'a month ends';
  const before = await cluster.counted();
  const { gateway, end } = await beside(cluster, name);
  const load = new Load({ urls: [gateway.url], key: cluster.key, calls, clients });
  const faults: string[] = [];
  try {
    await gateway.start({ NODE_OPTIONS: `--import=${CLOCK}` });
    await load.answered(20);
    gateway.signal('SIGUSR2');
    await pause(3_000);
    await load.answered(20);
  } catch (thrown) {
    faults.push((thrown as Error).message);
  }
  const results = await load.stop();
  await end();
  const after = await cluster.counted();
  const counted = total(after) - total(before);
  const [november, december] = ['2025-11', '2025-12'].map((month) => after.get(month) ?? 0);
  if (november === 0 || december === 0)
    faults.push(`counted ${november} in November, ${december} in December`);
  // Numbers begin again with the month.
  const unnumbered = results.map((result) => ({ ...result, number: null }));
  faults.push(...faultsIn(ROW, results), ...countFaults(unnumbered, counted));
  const split = `${november} before and ${december} after`;
  return { name, faults, figures: `${figuresOf(results, counted)}; ${split}` };
}

const ROW: Row = { name: '', happens: async () => {} };

async function beside({ cores, database }: Cluster, name: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'conforme-chaos-'));
  const env = {
    DATABASE_URL: database.url,
    CONFORME_PLANS: writePlans(folder),
    DATA_DIR: folder,
    CORE_URL: cores.map(({ url }) => url).join(),
  };
  const gateway = gatewayAt(await freePort(), name, env);
  const end = async (): Promise<void> => {
    await gateway.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  return { gateway, end };
}

/** A module that lets the clock of a process stand at noon, and on SIGUSR2 shortly before the end. */
const CLOCK = `data:text/javascript,${encodeURIComponent(`
  const Own = Date;
  let by = ${NOON} - Own.now();
  process.on('SIGUSR2', () => (by = ${BEFORE_THE_END} - Own.now()));
  globalThis.Date = class extends Own {
    constructor(...given) {
      if (given.length === 0) super(Own.now() + by);
      else super(...given);
    }
    static now() {
      return Own.now() + by;
    }
  };`)}`;

/** @returns null where no file system of a size can be made. */
export async function fullDisk(
  cluster: Cluster,
  calls: readonly Call[],
  { clients }: Plan,
): Promise<Told | null> {
  const name = 'the disk of a gateway on SQLite is full, then is not';
  const folder = mkdtempSync(path.join(tmpdir(), 'conforme-chaos-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  const faults: string[] = [];
  const plansFile = writePlans(folder);
  const key = await keyIn({ dataDir: folder, plansFile, databaseUrl: null });
  const env = {
    DATA_DIR: folder,
    CONFORME_PLANS: plansFile,
    CORE_URL: cluster.cores.map(({ url }) => url).join(),
  };
  const gateway = gatewayAt(await freePort(), name, env);
  await gateway.start();
  const load = new Load({ urls: [gateway.url], key, calls, clients });
  try {
    await load.answered(20);
    const refused = (): number => load.results.filter(({ outcome }) => outcome === 'refused').length;
    fill(path.join(folder, 'filler'));
    for (let waited = 0; refused() < 5 && waited < 30_000; waited += 50) await pause(50);
    if (refused() < 5) faults.push('a full disk refuses no call');
    rmSync(path.join(folder, 'filler'));
    await load.answered(20);
  } catch (thrown) {
    faults.push((thrown as Error).message);
  }
  const results = await load.stop();
  const counted = await usedBy(gateway, key);
  await gateway.end('SIGTERM');
  execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true });
  faults.push(...faultsIn({ ...ROW, bears: ['refused'] }, results), ...countFaults(results, counted));
  return { name, faults, figures: figuresOf(results, counted) };
}

/** Writes until nothing fits any more. */
function fill(file: string): void {
  for (const size of [64 * 1024, 1024])
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'ENOSPC') throw thrown;
    }
}

async function usedBy({ url }: Addressed, key: string): Promise<number> {
  const answer = await fetch(`${url}/v1/usage`, { headers: { 'x-api-key': key } });
  return ((await answer.json()) as { used: number }).used;
}
