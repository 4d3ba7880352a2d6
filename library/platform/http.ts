// Calls of a platform: its token, what is tried again, and what is not.

import { DelegateBackoff, handleWhen, retry, type RetryPolicy } from 'cockatiel';
import { PlatformError, refusalOf } from './error.ts';

export interface PlatformSettings {
  /** Of the flow service up to `/v1`: `https://api.platform.example/flow-service`. */
  readonly flowUrl?: string | URL;
  /** Of the directory service up to `/v1`. */
  readonly directoryUrl?: string | URL;
  /** OAuth 2 client credentials (RFC 6749, 4.4). */
  readonly oauth?: {
    readonly tokenUrl: string | URL;
    readonly clientId: string;
    readonly clientSecret: string;
  };
  /** A bearer token instead. */
  readonly token?: string;
  /** Whose account is meant, where the token is for several. */
  readonly organizationId?: string;
  /** Waits before further attempts, in ms; by default 0.5, 1, 2 and 4 s. */
  readonly waitsMs?: readonly number[];
  /** Instead of the global one. */
  readonly fetch?: typeof globalThis.fetch;
}

export interface PlatformRequest {
  readonly base: string | URL | undefined;
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly json?: object;
  readonly form?: () => FormData;
  readonly signal?: AbortSignal | undefined;
}

const WAITS: readonly number[] = [500, 1_000, 2_000, 4_000];
/** A token that ends within this time is not used any more. */
const MARGIN_MS = 10_000;

/** A connection to one platform. Its token is kept for as long as the platform gave it. */
export class Connection {
  readonly #settings: PlatformSettings;
  readonly #retrying: RetryPolicy;
  #token: { readonly value: string; readonly until: number } | null = null;

  constructor(settings: PlatformSettings) {
    this.#settings = settings;
    const waits = settings.waitsMs ?? WAITS;
    this.#retrying = retry(
      handleWhen((error) => error instanceof PlatformError && error.mayPass),
      {
        maxAttempts: waits.length,
        backoff: new DelegateBackoff(({ attempt, result }) => {
          const asked =
            'error' in result && result.error instanceof PlatformError ? result.error.retryAfterMs : null;
          return asked ?? waits[attempt - 1] ?? 0;
        }),
      },
    );
  }

  /** @throws PlatformError what the platform refuses, or where it stays away */
  call(request: PlatformRequest): Promise<Response> {
    return this.again(() => this.once(request), request.signal);
  }

  /** Tries again what may pass. @param work is told how often it was tried before */
  again<T>(work: (before: number) => Promise<T>, signal?: AbortSignal): Promise<T> {
    return this.#retrying.execute(({ attempt }) => work(attempt), signal);
  }

  /** One attempt, and a second with a new token where the platform does not know the one it gave. */
  async once(request: PlatformRequest): Promise<Response> {
    const first = await this.#send(request);
    if (first.ok) return first;
    if (first.status !== 401 || !this.#settings.oauth) throw await refusalOf(first);
    this.#token = null;
    const second = await this.#send(request);
    if (second.ok) return second;
    throw await refusalOf(second);
  }

  async #send({
    base,
    path,
    method = 'GET',
    query = {},
    json,
    form,
    signal,
  }: PlatformRequest): Promise<Response> {
    if (base === undefined) throw new TypeError('The address of this service of the platform was not given.');
    const address = new URL(base);
    address.pathname = `${address.pathname.replace(/\/$/, '')}${path}`;
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) address.searchParams.set(name, value);
    const { organizationId } = this.#settings;
    const token = await this.#bearer(signal);
    const body = form ? form() : json && JSON.stringify(json);
    return this.#fetch(address, {
      method,
      headers: {
        'request-id': crypto.randomUUID(),
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(organizationId !== undefined && { 'organization-id': organizationId }),
        ...(json && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
  }

  async #fetch(address: URL, init: RequestInit): Promise<Response> {
    const { fetch = globalThis.fetch } = this.#settings;
    return fetch(address, init).catch((cause: unknown) => {
      if (init.signal?.aborted) throw cause;
      throw new PlatformError(`No platform answers at ${address.origin}.`, { cause });
    });
  }

  async #bearer(signal: AbortSignal | undefined): Promise<string | null> {
    const { oauth, token = null } = this.#settings;
    if (!oauth) return token;
    if (this.#token && performance.now() < this.#token.until) return this.#token.value;
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: oauth.clientId,
      client_secret: oauth.clientSecret,
    });
    const answer = await this.#fetch(new URL(oauth.tokenUrl), {
      method: 'POST',
      body,
      ...(signal && { signal }),
    });
    if (!answer.ok) throw await refusalOf(answer);
    const given = (await answer.json()) as { readonly access_token?: string; readonly expires_in?: number };
    if (!given.access_token)
      throw new PlatformError('The platform gave no token.', { status: answer.status });
    const lifeMs = (given.expires_in ?? 60) * 1000;
    this.#token = { value: given.access_token, until: performance.now() + Math.max(0, lifeMs - MARGIN_MS) };
    return given.access_token;
  }
}
