// A platform to test against, on this machine (AFNOR XP Z12-013). It is no approved platform.

import type { AddressInfo } from 'node:net';
import { createRegistry } from '@conforme/core/main';
import { Access } from './access.ts';
import { buildApp } from './app.ts';
import { fill } from './directory.ts';
import { directoryOperations } from './directory-routes.ts';
import { Desk } from './desk.ts';
import { flowOperations } from './flow-routes.ts';
import type { Quirk } from './quirks.ts';
import { Store } from './store.ts';
import { webhookOperations } from './webhook-routes.ts';
import { WAITS_MS } from './webhooks.ts';

export { QUIRKS, quirksOf, type Quirk } from './quirks.ts';

export interface PlatformOptions {
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  /** A file that remembers, or `:memory:`. */
  readonly store: string;
  /** Of all clients. */
  readonly secret: string;
  readonly quirks: ReadonlySet<Quirk>;
  /** Entries that are put into the directory: lists `sirens`, `sirets`, `routingCodes`, `lines`. */
  readonly directory?: Parameters<typeof fill>[1];
  /** Between calls of a webhook that was not reached, in ms. */
  readonly waitsMs?: readonly number[];
  /** Of one file; 100 MB by default, as the interface has it. */
  readonly maxFileBytes?: number;
  readonly now?: () => Date;
  /** Hears of what failed unforeseen. */
  readonly report?: (failure: unknown) => void;
}

export interface RunningPlatform {
  /** `http://host:port`, before the paths of the services. */
  readonly url: string;
  close(): Promise<void>;
}

export const NOTICE =
  'Conforme is no approved platform (plateforme agréée). This is a platform to test against: nothing reaches the State, a company or anybody else.';

const FILE_BYTES = 100 * 1024 * 1024;

/** @throws what keeps it from listening, or from reading its store */
export async function startPlatform(options: PlatformOptions): Promise<RunningPlatform> {
  const { host, port, secret, quirks, directory = {}, maxFileBytes = FILE_BYTES } = options;
  const { waitsMs = WAITS_MS, now = () => new Date(), report = () => {} } = options;
  const store = new Store(options.store);
  fill(store, directory);
  const bench = { registry: await createRegistry(), store, now };
  const desk = new Desk({ bench, quirks, waitsMs, report });
  const operations = [
    ...flowOperations({ bench, desk, quirks }),
    ...webhookOperations(store, quirks),
    ...directoryOperations(store),
  ];
  const access = new Access(secret);
  const app = await buildApp({ access, operations, quirks, maxFileBytes, notice: NOTICE, report });
  await app.listen({ host, port });
  desk.begin();
  const close = async (): Promise<void> => {
    await app.close();
    await desk.close();
    store.close();
  };
  const { port: own } = app.server.address() as AddressInfo;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${own}`, close };
}
