// The store of the accounts. `sqlite.ts` and `postgres.ts` implement it, and one suite of tests runs against both.

import { idOf } from './key.ts';

/** Who uses the service: what a plan is bought for and what calls are counted against. It may have several keys. */
export interface Account {
  readonly id: string;
  readonly label: string;
  readonly plan: string;
  /** Moments are ISO 8601 in UTC throughout, so that they compare as text. */
  readonly created: string;
}

/** A key as it is stored: never the key itself. */
export interface StoredKey {
  /** SHA-256, hexadecimal. */
  readonly hash: string;
  readonly id: string;
  readonly hint: string;
  readonly account: string;
  readonly created: string;
  /** From then on it opens nothing: set when another key takes its place. */
  readonly expires: string | null;
  readonly revoked: string | null;
  /** The day, UTC: the exact time would be a write for each call, and is not for the operator to know. */
  readonly lastUsed: string | null;
}

/** As a new key is stored. */
export function storedKey(hash: string, hint: string, account: string, made: Date): StoredKey {
  const rest = { expires: null, revoked: null, lastUsed: null };
  return { hash, id: idOf(hash), hint, account, created: made.toISOString(), ...rest };
}

/** A key with its account. */
export interface ListedKey extends StoredKey {
  readonly label: string;
  readonly plan: string;
}

/** A key with its account and what that has used in a month. */
export interface FoundKey extends ListedKey {
  readonly used: number;
}

/** So many calls of an account that want to be counted in a month, none of them beyond the quota. */
export interface Wanted {
  readonly account: string;
  readonly month: string;
  readonly calls: number;
  readonly quota: number;
}

/** How many of them were, and what is used with them. */
export interface Counted {
  readonly granted: number;
  readonly used: number;
}

export interface AccountUsage {
  readonly account: string;
  readonly label: string;
  readonly plan: string;
  readonly used: number;
}

/** Every method rejects with the database's error when it cannot answer; none of them guesses. */
export interface AccountStore {
  /** Revoked and expired keys are found, too. */
  find(hash: string, month: string): Promise<FoundKey | null>;
  used(account: string, month: string): Promise<number>;
  /**
   * Counts, and has written it down when it resolves; when it rejects, nothing is counted, or what was is taken back. Each account stands
   * in the list once; answers come in its order. Never more is used than the quota, however many count at the same time.
   */
  count(wanted: readonly Wanted[]): Promise<readonly Counted[]>;
  /**
   * The same for one account, and once under its id however often it is sent: who sends it again learns what was counted. The id is known
   * until it is forgotten; what was counted stays.
   */
  countOnce(id: string, wanted: Wanted): Promise<Counted>;
  /** Whether something was counted under this id. */
  isCounted(id: string): Promise<boolean>;
  /** Forgets the ids that begin so. */
  forgetCounts(prefix: string): Promise<void>;
  touch(hash: string, day: string): Promise<void>;
  /** Rejects while nothing can be written: a full disk, a copy that is read alone. */
  writable(): Promise<void>;

  addAccount(account: Account): Promise<void>;
  /** Changes nothing when it is there already. */
  ensureAccount(account: Account): Promise<void>;
  addKey(key: StoredKey): Promise<void>;
  keys(): Promise<readonly ListedKey[]>;
  /** @returns false when there is no key of this id, or it was revoked before. */
  revoke(id: string, moment: string): Promise<boolean>;
  /** Puts `successor` in the place of a key, which expires at a moment; both or nothing. */
  replace(id: string, expires: string, successor: StoredKey): Promise<boolean>;
  usage(month: string): Promise<readonly AccountUsage[]>;
  /** Of all accounts, each once. */
  plans(): Promise<readonly string[]>;

  close(): Promise<void>;
}
