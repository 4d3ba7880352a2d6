import { hash as digest, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HttpError } from './errors.ts';

/** Who calls. */
export interface Caller {
  readonly plan: string;
}

/** Looks a key up. Accounts with plans and quotas implement the same contract. */
export interface KeyStore {
  find(key: string): Promise<Caller | null>;
}

const BEARER = /^Bearer\s+(\S+)\s*$/i;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The key a request carries: `Authorization: Bearer` wins over `X-API-Key` (decision 21). */
export function keyOf(headers: Headers): string | null {
  const bearer = BEARER.exec(String(headers['authorization'] ?? ''))?.[1];
  if (bearer !== undefined) return bearer;
  const header = headers['x-api-key'];
  return typeof header === 'string' && header !== '' ? header : null;
}

/**
 * The caller of a request; null when anonymous.
 * @throws HttpError `invalid_api_key` for a key nobody knows: never a silent downgrade to anonymous.
 */
export async function identify(store: KeyStore, headers: Headers): Promise<Caller | null> {
  const key = keyOf(headers);
  if (key === null) return null;
  const caller = await store.find(key);
  if (!caller) throw new HttpError('invalid_api_key', 'The API key is not known.');
  return caller;
}

/** In one step: an object for it costs more than the hash itself. */
const hash = (key: string): string => digest('sha256', key, 'hex');

/** A store of one development key, kept as its hash only. */
export class DevelopmentKey implements KeyStore {
  readonly #hash: string;

  constructor(keyHash: string) {
    this.#hash = keyHash;
  }

  static of(key: string): DevelopmentKey {
    return new DevelopmentKey(hash(key));
  }

  async find(key: string): Promise<Caller | null> {
    return hash(key) === this.#hash ? { plan: 'development' } : null;
  }
}

/**
 * The development key of a data folder, made at the first start. `announce` is told the key that once: it is stored
 * hashed and cannot be read again (decision 22).
 */
export function developmentKey(dataDir: string, announce: (key: string) => void): DevelopmentKey {
  const file = join(dataDir, 'development-key.sha256');
  if (existsSync(file)) return new DevelopmentKey(readFileSync(file, 'utf8').trim());
  const key = `dev_${randomBytes(24).toString('base64url')}`;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${hash(key)}\n`, { mode: 0o600 });
  announce(key);
  return DevelopmentKey.of(key);
}
