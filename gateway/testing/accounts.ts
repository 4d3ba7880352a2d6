import { trusting } from '../accounts/address.ts';
import { Gate } from '../accounts/gate.ts';
import { hashOf, idOf } from '../accounts/key.ts';
import { ANONYMOUS, MemoryLimiter, type Limiter } from '../accounts/limit.ts';
import { DEVELOPMENT, plansOf, type Plans } from '../accounts/plans.ts';
import { SqliteStore } from '../accounts/sqlite.ts';
import type { AccountStore, StoredKey } from '../accounts/store.ts';

const CREATED = '2026-01-01T00:00:00.000Z';

/** A catalogue with one plan, `tiny`. */
function tinyPlans(quota: number): Plans {
  const plan = {
    id: 'tiny',
    name: 'Tiny',
    price_eur_month: 1.5,
    quota,
    checkout_url: 'https://shop.example/tiny',
  };
  const [portal_url, mcp_url] = ['https://shop.example/portal', 'https://api.example/mcp'];
  return plansOf({ currency: 'EUR', plans: [plan], portal_url, mcp_url });
}

export interface TestAccounts {
  /** Valid without being stored. */
  readonly ownKey?: string;
  /** Stored keys, each of an account of its own with the plan `tiny`. */
  readonly keys?: readonly string[];
  readonly quota?: number;
  readonly store?: AccountStore;
  readonly limiter?: Limiter;
  readonly trustedProxies?: readonly string[];
  readonly now?: () => Date;
}

/** A gate over a store in memory. */
export async function testGate({
  ownKey,
  keys = [],
  quota = 3,
  store = new SqliteStore(':memory:'),
  trustedProxies = [],
  now = () => new Date(),
  limiter = new MemoryLimiter(ANONYMOUS, () => now().getTime()),
}: TestAccounts): Promise<Gate> {
  const own = { id: 'development', label: '', plan: DEVELOPMENT.plan, created: CREATED };
  if (ownKey !== undefined) await store.ensureAccount(own);
  for (const key of keys) await addKey(store, key);
  return new Gate({
    store,
    plans: tinyPlans(quota),
    now,
    limiter,
    limit: ANONYMOUS,
    isTrusted: trusting(trustedProxies),
    ...(ownKey !== undefined && { ownKey: { hash: hashOf(ownKey), account: own.id, plan: own.plan } }),
  });
}

/** A key of an account of the same name. */
export async function addKey(
  store: AccountStore,
  key: string,
  more: Partial<StoredKey> = {},
): Promise<StoredKey> {
  const account = more.account ?? `account of ${key}`;
  await store.ensureAccount({ id: account, label: `label of ${key}`, plan: 'tiny', created: CREATED });
  const hash = hashOf(key);
  const stored = { hash, id: idOf(hash), hint: 'h…', account, created: CREATED };
  const whole = { expires: null, revoked: null, lastUsed: null, ...stored, ...more };
  await store.addKey(whole);
  return whole;
}
