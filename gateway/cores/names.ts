import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { isIP } from 'node:net';
import { promisify } from 'node:util';
import type { Target } from './channel.ts';

/** All addresses of a name. @throws Error where it has none, or it cannot be resolved. */
export type Resolve = (name: string) => Promise<readonly LookupAddress[]>;

const ALL: LookupAllOptions = { all: true };
const lookedUp = promisify(lookup);

/** As this machine resolves names: its own table first, then DNS. */
export const bySystem: Resolve = (name) => lookedUp(name, ALL);

/**
 * The cores behind an address: one for each machine its name leads to.
 * @returns null where the name leads nowhere now: what was known of it stays.
 */
export async function targetsOf(url: string, resolve: Resolve): Promise<readonly Target[] | null> {
  const name = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(name) !== 0) return [{ url, address: null }];
  try {
    const addresses = await resolve(name);
    return addresses.length === 0 ? null : addresses.map((address) => ({ url, address }));
  } catch {
    return null;
  }
}

/** The same for the same machine at the same port. */
export function keyOf({ url, address }: Target): string {
  return address ? `${url} ${address.address}` : url;
}
