import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { trusting } from './address.ts';
import { Administration } from './administration.ts';
import { Gate } from './gate.ts';
import { hashOf, hintOf, mintKey } from './key.ts';
import { ANONYMOUS, MemoryLimiter, type Limit, type Limiter } from './limit.ts';
import { DEVELOPMENT, readPlans, type Plans } from './plans.ts';
import { SqliteStore } from './sqlite.ts';
import { storedKey, type AccountStore } from './store.ts';

export interface StoreSettings {
  /** The folder of the store, when it is a file. */
  readonly dataDir: string;
  /** PostgreSQL that keeps it instead. */
  readonly databaseUrl: string | null;
  /** File of the plans; the sample without one. */
  readonly plansFile: string | null;
}

export interface AccountSettings extends StoreSettings {
  /** A key that is valid while this process runs, and stored nowhere. */
  readonly devKey: string | null;
  /** Addresses and networks of the operator's own proxies. */
  readonly trustedProxies: readonly string[];
}

/** Accounts as a service uses them. */
export interface Accounts {
  readonly gate: Gate;
  /** Rejects while the store cannot answer, or cannot write down what is counted. */
  ready(): Promise<unknown>;
  close(): Promise<void>;
}

/** Account of the development keys. */
const DEVELOPER = { id: 'development', label: 'Development', plan: DEVELOPMENT.plan };

const now = (): Date => new Date();

/** Readiness is public, and each answer is a write. */
const READY_MS = 1_000;

/** What was found out a moment ago is still believed, by all who ask. */
function lately<T>(ms: number, look: () => Promise<T>): () => Promise<T> {
  let [seen, until] = [null as Promise<T> | null, 0];
  return () => {
    if (seen === null || performance.now() > until) {
      seen = look();
      // Who asks while it is looked up shares the answer, however long that takes.
      until = Infinity;
      const done = (): void => void (until = performance.now() + ms);
      seen.then(done, done);
    }
    return seen;
  };
}

/**
 * @param announce receives the key that is made at the first start, once: it is stored hashed and cannot be read again.
 * @throws Error when plans, networks or the store are not what they should be.
 */
export async function openAccounts(
  settings: AccountSettings,
  announce: (key: string) => void,
): Promise<Accounts> {
  const plans = readPlans(settings.plansFile ?? undefined);
  const isTrusted = trusting(settings.trustedProxies);
  const { store, limiterOf } = await openStore(settings);
  try {
    await checkPlans(store, plans);
    const ownKey = await developmentKey(store, settings, announce);
    const limiter = limiterOf(ANONYMOUS);
    const gate = new Gate({ store, plans, now, ownKey, limiter, limit: ANONYMOUS, isTrusted });
    return { gate, ready: lately(READY_MS, () => store.writable()), close: () => store.close() };
  } catch (failure) {
    await store.close();
    throw failure;
  }
}

/** What the command line does with accounts, beside a service that runs or without one. */
export async function openAdministration(settings: StoreSettings): Promise<Administration> {
  const plans = readPlans(settings.plansFile ?? undefined);
  const { store } = await openStore(settings);
  return new Administration(store, plans, now);
}

interface Opened {
  readonly store: AccountStore;
  readonly limiterOf: (limit: Limit) => Limiter;
}

async function openStore({ databaseUrl, dataDir }: StoreSettings): Promise<Opened> {
  if (databaseUrl === null) {
    const store = new SqliteStore(join(dataDir, 'accounts.db'));
    return { store, limiterOf: (limit) => new MemoryLimiter(limit) };
  }
  // The driver is loaded where it is used: a start should not wait for it otherwise.
  const { PostgresStore } = await import('./postgres.ts');
  const store = await PostgresStore.open(databaseUrl);
  return { store, limiterOf: (limit) => store.limiter(limit) };
}

/** @throws Error naming every plan that an account has and the catalogue has not: their calls could not be judged. */
async function checkPlans(store: AccountStore, plans: Plans): Promise<void> {
  const unknown = (await store.plans()).filter((plan) => !plans.has(plan));
  if (unknown.length > 0)
    throw new Error(`accounts have plans that are not configured (CONFORME_PLANS): ${unknown.join(', ')}`);
}

/** The key for trying the service out; replicas on one database need none. */
async function developmentKey(
  store: AccountStore,
  { devKey, dataDir, databaseUrl }: AccountSettings,
  announce: (key: string) => void,
) {
  if (devKey === null && databaseUrl !== null) return undefined;
  await store.ensureAccount({ ...DEVELOPER, created: now().toISOString() });
  if (devKey !== null) return { hash: hashOf(devKey), account: DEVELOPER.id, plan: DEVELOPER.plan };
  await ensureKey(store, dataDir, announce);
  return undefined;
}

/** The one key of a new store: new, or the one an earlier version stored in a file of its own. */
async function ensureKey(
  store: AccountStore,
  dataDir: string,
  announce: (key: string) => void,
): Promise<void> {
  if ((await store.keys()).length > 0) return;
  const file = join(dataDir, 'development-key.sha256');
  if (existsSync(file)) {
    await store.addKey(storedKey(readFileSync(file, 'utf8').trim(), 'dev_…', DEVELOPER.id, now()));
    rmSync(file);
    return;
  }
  const key = mintKey();
  await store.addKey(storedKey(hashOf(key), hintOf(key), DEVELOPER.id, now()));
  announce(key);
}
