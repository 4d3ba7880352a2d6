import { HttpError } from '../errors.ts';
import { hashOf } from './key.ts';
import { dayOf, monthOf } from './month.ts';
import type { Plans } from './plans.ts';
import { Recent } from './recent.ts';
import { accountsUnavailable, invalidKey, UNKNOWN_KEY, type Usage } from './refusals.ts';
import type { AccountStore, FoundKey } from './store.ts';

const REVOKED = { en: 'The API key was revoked.', fr: "La clé d'API a été révoquée." };
const EXPIRED = {
  en: 'The API key has expired: another one took its place.',
  fr: "La clé d'API a expiré : une autre a pris sa place.",
};

/** Whose key it is, and what is known of their month: others may have counted since it was looked up. */
export interface Account extends Usage {
  readonly account: string;
  used: number;
}

/** Receives the caller, or the refusal. */
export type Found = (refusal: HttpError | null, known: Account | null) => void;

export interface DirectoryOptions {
  readonly store: AccountStore;
  readonly plans: Plans;
  readonly now: () => Date;
  /** A key that is valid while this process runs, and stored nowhere. */
  readonly ownKey?: { readonly hash: string; readonly account: string; readonly plan: string } | undefined;
}

/** How long a key is believed after it was looked up: so long may a revoked one still be let in. */
const BELIEVED_MS = 2_000;
const MOST_KEYS = 10_000;
const MOST_HASHES = 64;

/** Keys looked up in the store, and remembered for a moment. */
export class Directory {
  readonly #options: DirectoryOptions;
  readonly #known = new Recent<Account>(MOST_KEYS, BELIEVED_MS);
  /** Apart from those that are known: a flood of wrong keys must not push the right ones out. */
  readonly #refused = new Recent<HttpError>(1_000, BELIEVED_MS);
  /** Of few keys: they stand here as they were sent. */
  readonly #hashes = new Recent<string>(MOST_HASHES, BELIEVED_MS);
  readonly #pending = new Map<string, Promise<Account>>();

  constructor(options: DirectoryOptions) {
    this.#options = options;
  }

  /** @param fresh asks the store even if the answer is known. */
  find(key: string, fresh: boolean, found: Found): void {
    const now = performance.now();
    const hash = this.#hashOf(key, now);
    const month = monthOf(this.#options.now());
    const known = fresh ? undefined : this.#known.get(hash, now);
    if (known?.month === month) return found(null, known);
    const refused = this.#refused.get(hash, now);
    if (refused) return found(refused, null);
    this.#ask(hash, month).then(
      (known) => found(null, known),
      (refusal: HttpError) => found(refusal, null),
    );
  }

  #hashOf(key: string, now: number): string {
    const known = this.#hashes.get(key, now);
    if (known !== undefined) return known;
    const hash = hashOf(key);
    this.#hashes.set(key, hash, now);
    return hash;
  }

  /** Concurrent look-ups of one key share one query. */
  #ask(hash: string, month: string): Promise<Account> {
    const name = `${hash} ${month}`;
    const pending = this.#pending.get(name);
    if (pending) return pending;
    const asking = this.#load(hash, month).finally(() => this.#pending.delete(name));
    this.#pending.set(name, asking);
    return asking;
  }

  async #load(hash: string, month: string): Promise<Account> {
    try {
      const found = await this.#lookUp(hash, month);
      const quota = this.#options.plans.quotaOf(found.plan);
      const known = { account: found.account, plan: found.plan, used: found.used, quota, month };
      this.#known.set(hash, known, performance.now());
      return known;
    } catch (thrown) {
      if (!(thrown instanceof HttpError)) throw accountsUnavailable(thrown);
      this.#refused.set(hash, thrown, performance.now());
      throw thrown;
    }
  }

  async #lookUp(hash: string, month: string): Promise<Pick<FoundKey, 'account' | 'plan' | 'used'>> {
    const { store, ownKey, now } = this.#options;
    if (hash === ownKey?.hash) return { ...ownKey, used: await store.used(ownKey.account, month) };
    const found = await store.find(hash, month);
    if (!found) throw invalidKey(UNKNOWN_KEY);
    if (found.revoked !== null) throw invalidKey(REVOKED);
    const moment = now();
    if (found.expires !== null && found.expires <= moment.toISOString()) throw invalidKey(EXPIRED);
    const today = dayOf(moment);
    if (found.lastUsed !== today) await store.touch(hash, today);
    return found;
  }
}
