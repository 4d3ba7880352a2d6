import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { trusting } from './address.ts';
import { Gate } from './gate.ts';
import { hashOf, hintOf, idOf, mintKey } from './key.ts';
import { ANONYMOUS, MemoryLimiter } from './limit.ts';
import { DEVELOPMENT, readPlans } from './plans.ts';
import { SqliteStore } from './sqlite.ts';
import type { AccountStore, StoredKey } from './store.ts';

export interface AccountSettings {
  /** Where the store is kept. */
  readonly dataDir: string;
  /** A key that is valid while this process runs, and stored nowhere. */
  readonly devKey: string | null;
  /** File of the plans; the sample without one. */
  readonly plansFile: string | null;
  /** Addresses and networks of the operator's own proxies. */
  readonly trustedProxies: readonly string[];
}

/** Accounts as a service uses them. */
export interface Accounts {
  readonly gate: Gate;
  readonly store: AccountStore;
  close(): Promise<void>;
}

/** Account of the development keys. */
const DEVELOPER = { id: 'development', label: 'Development', plan: DEVELOPMENT.plan };

const now = (): Date => new Date();

/**
 * @param announce is told the key that is made at the first start, that once: it is stored hashed and cannot be read again.
 * @throws Error when plans, networks or the store are not what they should be.
 */
export async function openAccounts(
  { dataDir, devKey, plansFile, trustedProxies }: AccountSettings,
  announce: (key: string) => void,
): Promise<Accounts> {
  const plans = readPlans(plansFile ?? undefined);
  const isTrusted = trusting(trustedProxies);
  const store = new SqliteStore(join(dataDir, 'accounts.db'));
  await store.ensureAccount({ ...DEVELOPER, created: now().toISOString() });
  if (devKey === null) await ensureKey(store, dataDir, announce);
  const limiter = new MemoryLimiter(ANONYMOUS);
  const ownKey =
    devKey === null ? undefined : { hash: hashOf(devKey), account: DEVELOPER.id, plan: DEVELOPER.plan };
  const gate = new Gate({ store, plans, now, ownKey, limiter, limit: ANONYMOUS, isTrusted });
  return { gate, store, close: () => store.close() };
}

/** The one key of a new store: new, or the one an earlier version kept in a file of its own. */
async function ensureKey(
  store: AccountStore,
  dataDir: string,
  announce: (key: string) => void,
): Promise<void> {
  if ((await store.keys()).length > 0) return;
  const file = join(dataDir, 'development-key.sha256');
  if (existsSync(file)) {
    await store.addKey(storedKey(readFileSync(file, 'utf8').trim(), 'dev_…'));
    rmSync(file);
    return;
  }
  const key = mintKey();
  await store.addKey(storedKey(hashOf(key), hintOf(key)));
  announce(key);
}

function storedKey(hash: string, hint: string): StoredKey {
  const created = now().toISOString();
  const account = DEVELOPER.id;
  return { hash, id: idOf(hash), hint, account, created, expires: null, revoked: null, lastUsed: null };
}
