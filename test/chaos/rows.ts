// What may happen to a cluster, and what its clients may see of it.

import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { Load } from './load.ts';
import type { Row } from './row.ts';

const FROZEN_MS = 5_000;
const AWAY_MS = 3_000;
/** Longer than gateways take to ask a core again. */
const SEEN_MS = 1_500;

const core = ({ cores }: Cluster) => cores[0]!;
const gateway = ({ gateways }: Cluster) => gateways[0]!;

/** The short version plays those marked; all of them take some minutes. */
export const ROWS: readonly (Row & { readonly isShort?: true })[] = [
  { name: 'nothing happens', happens: async (_, load) => load.answered(20) },
  {
    name: 'a core is killed (kill -9) and started again',
    isShort: true,
    happens: async (cluster, load) => {
      await core(cluster).end('SIGKILL');
      await load.answered(30);
      await core(cluster).start();
    },
  },
  {
    name: 'a core is stopped (SIGTERM) and started again',
    happens: async (cluster, load) => {
      await core(cluster).end('SIGTERM');
      await load.answered(30);
      await core(cluster).start();
    },
  },
  {
    name: 'a core is frozen (SIGSTOP) and goes on',
    isShort: true,
    happens: async (cluster) => {
      core(cluster).signal('SIGSTOP');
      await pause(FROZEN_MS);
      core(cluster).signal('SIGCONT');
    },
  },
  {
    name: 'two of three cores are frozen, then killed',
    happens: async ({ cores }) => {
      for (const each of cores.slice(1)) each.signal('SIGSTOP');
      await pause(FROZEN_MS);
      await Promise.all(cores.slice(1).map((each) => each.end('SIGKILL')));
      await Promise.all(cores.slice(1).map((each) => each.start()));
      await pause(SEEN_MS);
    },
  },
  {
    name: 'every core is killed, and comes back',
    bears: ['refused'],
    happens: async ({ cores }) => {
      await Promise.all(cores.map((each) => each.end('SIGKILL')));
      await pause(AWAY_MS);
      await Promise.all(cores.map((each) => each.start()));
    },
  },
  {
    name: 'a gateway is killed (kill -9) and started again',
    isShort: true,
    bears: ['broken'],
    happens: async (cluster, load) => {
      await gateway(cluster).end('SIGKILL');
      await load.answered(30);
      await gateway(cluster).start();
    },
  },
  {
    name: 'a gateway is stopped (SIGTERM) and started again',
    happens: async (cluster, load) => {
      await gateway(cluster).end('SIGTERM');
      await load.answered(30);
      await gateway(cluster).start();
    },
  },
  {
    name: 'a gateway is frozen (SIGSTOP) and goes on',
    longer: FROZEN_MS,
    happens: async (cluster) => {
      gateway(cluster).signal('SIGSTOP');
      await pause(FROZEN_MS);
      gateway(cluster).signal('SIGCONT');
    },
  },
  {
    name: 'PostgreSQL crashes and comes back',
    isShort: true,
    bears: ['refused'],
    happens: async ({ database }) => {
      await database.down();
      await pause(AWAY_MS);
      await database.up();
    },
  },
  { name: 'PostgreSQL is frozen for 2 s', bears: ['refused'], happens: frozen(2_000) },
  { name: 'PostgreSQL is frozen for 15 s', bears: ['refused'], happens: frozen(15_000) },
  {
    name: 'every core and gateway is restarted, one after the other',
    isShort: true,
    happens: async ({ cores, gateways }, load) => {
      for (const member of [...cores, ...gateways]) {
        await member.end('SIGTERM');
        await member.start();
        await pause(SEEN_MS);
        await load.answered(10);
      }
    },
  },
];

function frozen(ms: number): Row['happens'] {
  return async ({ database }: Cluster, load: Load) => {
    database.freeze();
    await pause(ms);
    database.thaw();
    await load.answered(20);
  };
}
