import { randomBytes } from 'node:crypto';
import { hashOf, hintOf, mintKey } from './key.ts';
import { monthOf } from './month.ts';
import type { Plans } from './plans.ts';
import { remainingOf } from './refusals.ts';
import { storedKey, type AccountStore, type AccountUsage, type ListedKey } from './store.ts';

/** A request of an operator that cannot be carried out; the message has the reason. */
export class AdministrationError extends Error {
  override readonly name = 'AdministrationError';
}

/** A key as it is created. */
export interface NewKey {
  /** The key itself: printed once, and stored nowhere. */
  readonly key: string;
  readonly id: string;
  readonly account: string;
}

/** Where a new key belongs: to a new account with a plan, or to one there is. */
export type Owner =
  { readonly plan: string; readonly label: string } | { readonly account: string; readonly plan?: never };

export type KeyState = 'valid' | 'expires' | 'expired' | 'revoked';

export interface KeyEntry extends ListedKey {
  readonly state: KeyState;
}

export interface UsageEntry extends AccountUsage {
  readonly month: string;
  /** Null for a plan that is no longer configured. */
  readonly quota: number | null;
  readonly remaining: number | null;
}

/** Keys and usage, for operators. A running service sees each change within two seconds. */
export class Administration {
  readonly #store: AccountStore;
  readonly #plans: Plans;
  readonly #now: () => Date;

  constructor(store: AccountStore, plans: Plans, now: () => Date) {
    this.#store = store;
    this.#plans = plans;
    this.#now = now;
  }

  /** @throws AdministrationError for an unknown plan or account. */
  async create(owner: Owner): Promise<NewKey> {
    const account = 'account' in owner ? await this.#existing(owner.account) : await this.#newAccount(owner);
    return this.#minted(account, (stored) => this.#store.addKey(stored));
  }

  async list(): Promise<readonly KeyEntry[]> {
    const moment = this.#now().toISOString();
    return (await this.#store.keys()).map((key) => ({ ...key, state: stateOf(key, moment) }));
  }

  /** @throws AdministrationError when there is no such key, or it is revoked already. */
  async revoke(id: string): Promise<void> {
    const key = await this.#key(id);
    if (!(await this.#store.revoke(key.id, this.#now().toISOString())))
      throw new AdministrationError(`${id} was revoked before`);
  }

  /**
   * A new key of the same account; the old one stays valid for the overlap. What was used stays used.
   * @throws AdministrationError when there is no such key, or it ends earlier anyway.
   */
  async rotate(id: string, overlapMs: number): Promise<NewKey> {
    const { account } = await this.#key(id);
    const expires = new Date(this.#now().getTime() + overlapMs).toISOString();
    return this.#minted(account, async (stored) => {
      if (!(await this.#store.replace(id, expires, stored)))
        throw new AdministrationError(`${id} is revoked, or was replaced before`);
    });
  }

  /** Of every account. @param month `YYYY-MM`; the current one without. */
  async usage(month: string = monthOf(this.#now())): Promise<readonly UsageEntry[]> {
    return (await this.#store.usage(month)).map((each) => {
      const quota = this.#plans.has(each.plan) ? this.#plans.quotaOf(each.plan) : null;
      const remaining = quota === null ? null : remainingOf(each.used, quota);
      return { ...each, month, quota, remaining };
    });
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  async #newAccount({ plan, label }: Exclude<Owner, { account: string }>): Promise<string> {
    if (!this.#plans.has(plan)) {
      const known = this.#plans.catalog.plans.map(({ id }) => id).join(', ');
      throw new AdministrationError(`there is no plan ${plan}; there are ${known}`);
    }
    const id = `acc_${randomBytes(9).toString('base64url')}`;
    await this.#store.addAccount({ id, label, plan, created: this.#now().toISOString() });
    return id;
  }

  async #existing(account: string): Promise<string> {
    const accounts = await this.#store.usage(monthOf(this.#now()));
    if (accounts.some((each) => each.account === account)) return account;
    throw new AdministrationError(`there is no account ${account}`);
  }

  async #key(id: string): Promise<ListedKey> {
    const found = (await this.#store.keys()).find((key) => key.id === id);
    if (!found) throw new AdministrationError(`there is no key ${id}`);
    return found;
  }

  async #minted(
    account: string,
    store: (key: ReturnType<typeof storedKey>) => Promise<void>,
  ): Promise<NewKey> {
    const key = mintKey();
    const stored = storedKey(hashOf(key), hintOf(key), account, this.#now());
    await store(stored);
    return { key, id: stored.id, account };
  }
}

function stateOf({ revoked, expires }: ListedKey, moment: string): KeyState {
  if (revoked !== null) return 'revoked';
  if (expires === null) return 'valid';
  return expires <= moment ? 'expired' : 'expires';
}
