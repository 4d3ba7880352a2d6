import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** Whether an address is a proxy of the operator's own. */
export type IsTrusted = (address: string) => boolean;

/** @param networks addresses or CIDRs. @throws Error naming what is neither. */
export function trusting(networks: readonly string[]): IsTrusted {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits, ...more] = network.split('/');
    const version = isIP(address);
    const length = bits === undefined ? (version === 4 ? 32 : 128) : Number(bits);
    const fits = version !== 0 && more.length === 0 && /^\d{1,3}$/.test(bits ?? '0');
    if (!fits || length > (version === 4 ? 32 : 128))
      throw new Error(`"${network}" is neither an address nor a network such as 10.0.0.0/8`);
    list.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6');
  }
  return (address) => list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An IPv4 address reaches a socket that listens on both as `::ffff:` and the address. */
function plain(address: string): string {
  return MAPPED.exec(address)?.[1] ?? address;
}

/**
 * Who called, seen past the operator's proxies (decision 23): each of them appends the address it was called from, so the
 * last one that is no proxy is the caller, and what stands before it is his own invention.
 * @param remote the other end of the connection; undefined once that is gone.
 */
export function callerAddress(
  remote: string | undefined,
  forwarded: string | undefined,
  isTrusted: IsTrusted,
): string {
  let address = plain(remote ?? '');
  if (forwarded === undefined || !isIP(address)) return address;
  const hops = forwarded.split(',').map((hop) => withoutPort(hop.trim()));
  while (hops.length > 0 && isTrusted(address)) {
    const hop = hops.pop()!;
    // A proxy that writes something else than an address hides its callers: they all share its own.
    if (!isIP(hop)) break;
    address = plain(hop);
  }
  return address;
}

/** Some proxies write the port along. */
function withoutPort(hop: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;
}

/** Whose calls are counted together: an IPv4 address, or the /64 that is one customer's line in IPv6. */
export function neighbourhood(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]!.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  // A tail that ends in an IPv4 address stands for one group more than it shows.
  const shown = left.length + right.length + (address.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - shown }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
