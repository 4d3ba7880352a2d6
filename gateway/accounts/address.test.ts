import { describe, expect, it } from 'vitest';
import { callerAddress, neighbourhood, trusting } from './address.ts';

describe('trusting', () => {
  it('knows addresses and networks of both families', () => {
    const isTrusted = trusting(['10.0.0.0/8', '192.0.2.1', '2001:db8::/32', '::1']);
    for (const address of ['10.255.0.1', '192.0.2.1', '2001:db8:5::1', '::1'])
      expect(isTrusted(address)).toBe(true);
    for (const address of ['11.0.0.1', '192.0.2.2', '2001:db9::1', '::2', '127.0.0.1'])
      expect(isTrusted(address)).toBe(false);
  });

  it.each(['10.0.0.0/33', '10.0.0/8', 'proxy', '::/129', '1.2.3.4/', '1.2.3.4/8/8', '1.2.3.4/-1', ''])(
    'refuses "%s" by name',
    (network) => expect(() => trusting(['10.0.0.0/8', network])).toThrow(`"${network}"`),
  );
});

describe('callerAddress', () => {
  const isTrusted = trusting(['10.0.0.0/8', '2001:db8::/32']);

  it.each([
    ['203.0.113.1', undefined, '203.0.113.1'],
    ['203.0.113.1', '1.1.1.1', '203.0.113.1'],
    ['10.0.0.1', undefined, '10.0.0.1'],
    ['10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['10.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
    ['10.0.0.1', '[2001:dead::1]:80', '2001:dead::1'],
    ['10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['10.0.0.1', '203.0.113.9, unknown', '10.0.0.1'],
    ['10.0.0.1', '203.0.113.9, unknown, 10.0.0.2', '10.0.0.2'],
    ['10.0.0.1', '', '10.0.0.1'],
    ['2001:db8::5', '::ffff:203.0.113.9', '203.0.113.9'],
    [undefined, '203.0.113.9', ''],
  ])('of %j with %j is %j', (remote, forwarded, expected) =>
    expect(callerAddress(remote, forwarded, isTrusted)).toBe(expected),
  );
});

describe('neighbourhood', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('of %j is %j', (address, expected) => expect(neighbourhood(address)).toBe(expected));
});
