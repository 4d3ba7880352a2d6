import type { HttpError } from '../errors.ts';
import { callerAddress, neighbourhood, type IsTrusted } from './address.ts';
import { credential, type Headers } from './credential.ts';
import { Directory, type DirectoryOptions, type Account } from './directory.ts';
import { Ledger } from './ledger.ts';
import { rateHeaders, type Limit, type Limiter, type Taken } from './limit.ts';
import { explained, sentElsewhere } from './mistaken.ts';
import { monthOf } from './month.ts';
import type { Plans } from './plans.ts';
import {
  accountsUnavailable,
  keyRequired,
  quotaExceeded,
  rateLimited,
  usageHeaders,
  type Usage,
} from './refusals.ts';

/** Who may call, and what it costs them. */
export interface Access {
  /** `optional`: without one, too, within the limit of anonymous callers. */
  readonly key: 'required' | 'optional';
  /**
   * `counted`: a success counts 1. `each`: many calls in one, each counted by itself. `checked`: counts nothing, and is
   * refused once the quota is used up.
   */
  readonly metering: 'counted' | 'each' | 'checked' | 'none';
}

/** What writes a document of the caller's. */
export const KEYED: Access = { key: 'required', metering: 'counted' };
/** What judges, reads or shows a document. */
export const OPEN: Access = { key: 'optional', metering: 'counted' };
/** Many such documents in one request. */
export const BATCH: Access = { key: 'optional', metering: 'each' };
/** What is free while a caller maps fields. */
export const PREVIEW: Access = { key: 'required', metering: 'checked' };
/** What a caller reads of the own account. */
export const OWN_ACCOUNT: Access = { key: 'required', metering: 'none' };

/** What identifies the caller of one call. */
export interface Call {
  readonly headers: Headers;
  /** The other end of the connection; undefined when that is gone. */
  readonly remoteAddress: string | undefined;
  /** Path and query of an HTTP request. */
  readonly url?: string | undefined;
}

type Done = (refusal: HttpError | null) => void;
type Admitted = (refusal: HttpError | null, admission: Admission | null) => void;

/** Who pays for work that is done after its request was answered. */
export interface Payer {
  readonly account: string;
  readonly plan: string;
}

/** A caller who was let in. */
export interface Admission {
  /** Null for an anonymous caller. */
  readonly payer: Payer | null;
  /** What the caller's account has used, this call included once it is counted; null for an anonymous caller. */
  readonly usage: Usage | null;
  /** Headers of the answer about plan, usage or limit. */
  headers(): Readonly<Record<string, string>>;
  /** Of many calls in one: whether the next may begin. @throws HttpError 402, 429 or 503. */
  next(): Promise<void>;
  /**
   * Before a success is answered: counts it, where the endpoint is metered and the caller has a key, and calls back once
   * that is written down. With a refusal (402, 503) there is no success to answer.
   */
  settle(done: Done): void;
  /** The same as a promise. @throws HttpError. */
  count(): Promise<void>;
}

export interface GateOptions extends DirectoryOptions {
  readonly limiter: Limiter;
  readonly limit: Limit;
  readonly isTrusted: IsTrusted;
}

/**
 * Keys, quotas and limits in front of every endpoint, whatever protocol it speaks.
 *
 * Nothing is reserved: a call is let in while its quota is not used up, and counted when it has succeeded, within the quota
 * or not at all. So of many calls at the edge of a quota exactly the remaining ones succeed, a refusal is always final for
 * its month, and a process that dies leaves nothing behind that would have to be given back. The price is the work of calls
 * that come too late by less than their own duration.
 */
export class Gate {
  readonly #options: GateOptions;
  readonly #directory: Directory;
  readonly #ledger: Ledger;

  constructor(options: GateOptions) {
    this.#options = options;
    this.#directory = new Directory(options);
    this.#ledger = new Ledger(options.store);
  }

  get plans(): Plans {
    return this.#options.plans;
  }

  /** As a promise. @throws HttpError 401, 402, 429 or 503, with the headers of its answer. */
  admit(call: Call, access: Access): Promise<Admission> {
    return new Promise((resolve, reject) => {
      this.enter(call, access, (refusal, admission) => (refusal ? reject(refusal) : resolve(admission!)));
    });
  }

  /** Calls back synchronously where no store is needed, which is nearly always. */
  enter(call: Call, access: Access, admitted: Admitted): void {
    let key: string | null;
    try {
      key = credential(call.headers);
    } catch (refusal) {
      return admitted(refusal as HttpError, null);
    }
    if (key !== null) return this.#enterWithKey(key, access, admitted);
    if (access.key === 'required') return admitted(keyRequired(sentElsewhere(call)), null);
    this.#enterAnonymously(call, access, admitted);
  }

  #enterWithKey(key: string, access: Access, admitted: Admitted): void {
    // What is not counted itself has no other moment to learn what others have used.
    const counted = access.metering === 'counted' || access.metering === 'each';
    this.#directory.find(key, !counted, (refusal, known) => {
      if (refusal) return admitted(explained(key, refusal), null);
      if (access.metering !== 'none' && known!.used >= known!.quota)
        return admitted(this.quotaExceeded(known!), null);
      admitted(null, new Keyed(this, known!, counted));
    });
  }

  #enterAnonymously({ headers, remoteAddress }: Call, access: Access, admitted: Admitted): void {
    const { limiter, limit, isTrusted } = this.#options;
    const forwarded = headers['x-forwarded-for'];
    const chain = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
    const who = neighbourhood(callerAddress(remoteAddress, chain, isTrusted));
    const decide = (taken: Taken): void =>
      taken.granted
        ? admitted(null, new Anonymous(taken, limit, () => limiter.take(who)))
        : admitted(rateLimited(taken, limit), null);
    const taken = access.metering === 'each' ? limiter.look(who) : limiter.take(who);
    if (!(taken instanceof Promise)) return decide(taken);
    taken.then(decide, (failure: unknown) => admitted(accountsUnavailable(failure), null));
  }

  /** @param done receives the usage with this call. */
  count(known: Account, done: (refusal: HttpError | null, usage: Usage | null) => void): void {
    const { account, plan, quota } = known;
    const month = monthOf(this.#options.now());
    this.#ledger.count(account, month, quota, (failure, counted) => {
      if (!counted) return done(accountsUnavailable(failure), null);
      if (known.month === month) known.used = Math.max(known.used, counted.used);
      const usage = { plan, used: counted.used, quota, month };
      if (counted.granted === 0) done(this.quotaExceeded(usage), null);
      else done(null, usage);
    });
  }

  /**
   * Whose quota of this month is used up; null where it is not, and for what was counted under this id before: its calls are paid for.
   * @param coming calls that are being counted. @throws HttpError 503.
   */
  async usedUp({ account, plan }: Payer, id: string, coming = 0): Promise<HttpError | null> {
    const { store, plans, now } = this.#options;
    const [month, quota] = [monthOf(now()), plans.quotaOf(plan)];
    const used = await store.used(account, month).catch(unavailable);
    if (used + coming < quota || (await store.isCounted(id).catch(unavailable))) return null;
    return this.quotaExceeded({ plan, used, quota, month });
  }

  /**
   * Counts many calls at a time, once under this id however often it is sent.
   * @returns how many of them are within the quota, and the refusal of the others. @throws HttpError 503.
   */
  async countOnce(
    { account, plan }: Payer,
    id: string,
    calls: number,
  ): Promise<{ readonly granted: number; readonly refusal: HttpError }> {
    const { store, plans, now } = this.#options;
    const [month, quota] = [monthOf(now()), plans.quotaOf(plan)];
    const { granted, used } = await store.countOnce(id, { account, month, calls, quota }).catch(unavailable);
    return { granted, refusal: this.quotaExceeded({ plan, used, quota, month }) };
  }

  /** @throws HttpError 503. */
  async forgetCounts(prefix: string): Promise<void> {
    await this.#options.store.forgetCounts(prefix).catch(unavailable);
  }

  quotaExceeded(usage: Usage): HttpError {
    return quotaExceeded(usage, this.#options.plans.catalog.portal_url);
  }
}

function unavailable(failure: unknown): never {
  throw accountsUnavailable(failure);
}

class Keyed implements Admission {
  readonly #gate: Gate;
  readonly #known: Account;
  readonly #counted: boolean;
  #usage: Usage;

  constructor(gate: Gate, known: Account, counted: boolean) {
    this.#gate = gate;
    this.#known = known;
    this.#counted = counted;
    this.#usage = known;
  }

  get usage(): Usage {
    return this.#usage;
  }

  get payer(): Payer {
    return this.#known;
  }

  headers(): Record<string, string> {
    return usageHeaders(this.#usage);
  }

  async next(): Promise<void> {
    if (this.#known.used >= this.#known.quota) throw this.#gate.quotaExceeded(this.#known);
  }

  settle(done: Done): void {
    if (!this.#counted) return done(null);
    this.#gate.count(this.#known, (refusal, usage) => {
      if (usage) this.#usage = usage;
      done(refusal);
    });
  }

  count(): Promise<void> {
    return counted(this);
  }
}

class Anonymous implements Admission {
  readonly usage = null;
  readonly payer = null;
  readonly #limit: Limit;
  readonly #take: () => Taken | Promise<Taken>;
  #taken: Taken;

  constructor(taken: Taken, limit: Limit, take: () => Taken | Promise<Taken>) {
    this.#taken = taken;
    this.#limit = limit;
    this.#take = take;
  }

  headers(): Record<string, string> {
    return rateHeaders(this.#taken, this.#limit);
  }

  async next(): Promise<void> {
    try {
      this.#taken = await this.#take();
    } catch (failure) {
      throw accountsUnavailable(failure);
    }
    if (!this.#taken.granted) throw rateLimited(this.#taken, this.#limit);
  }

  settle(done: Done): void {
    done(null);
  }

  async count(): Promise<void> {}
}

function counted(admission: Admission): Promise<void> {
  return new Promise((resolve, reject) => {
    admission.settle((refusal) => (refusal ? reject(refusal) : resolve()));
  });
}
