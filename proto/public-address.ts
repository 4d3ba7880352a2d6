// Which addresses a caller may make the service connect to: those of the public network alone (decision 37).

import { lookup as resolveHost, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What the IANA registries do not name, or the library does not: the host of Azure's machines, and documentation. */
const BESIDES = [ipaddr.parseCIDR('168.63.129.16/32'), ipaddr.parseCIDR('3fff::/20')] as const;
/** All of IPv6 that is given out to the public (RFC 4291, 2.4; IANA's IPv6 Global Unicast Address Assignments). */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/** One sentence for all failures: it must not reveal which names resolve and which hosts answer here. */
export const UNREACHABLE = 'the host cannot be reached on the public network';

/**
 * True for an address that only exists on private, loopback, link-local or reserved networks (IANA special-purpose address
 * registries).
 */
export function isPrivateAddress(address: string): boolean {
  // One that stands for an IPv4 address is that address.
  const parsed = ipaddr.process(address.split('%')[0]!);
  if (parsed.range() !== 'unicast') return true;
  const kind = parsed.kind();
  if (kind === 'ipv6' && !parsed.match(GLOBAL_UNICAST)) return true;
  return BESIDES.some((network) => network[0].kind() === kind && parsed.match(network));
}

/**
 * Resolves a host at connection time, so that what was checked is what is connected to. An address is not resolved, and is for the
 * caller to check.
 */
export function lookupWithout(isRefused: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolveHost(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return callback(error, '', 0);
      const refused = addresses.find(({ address }) => isRefused(address));
      if (refused || addresses.length === 0) return callback(new Error(UNREACHABLE), '', 0);
      if (options.all) return callback(null, addresses);
      return callback(null, addresses[0]!.address, addresses[0]!.family);
    });
  };
}
