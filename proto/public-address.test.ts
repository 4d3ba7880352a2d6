import { describe, expect, it } from 'vitest';
import { isPrivateAddress } from './public-address.ts';

describe('isPrivateAddress', () => {
  const refused = [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '64:ff9b:1::1',
    'fec0::1',
    'fe80::1%eth0',
    '3fff::1',
    '5f00::1',
    '2001:db8::1',
    '2001:10::1',
    '2002:a00:1::1',
    '100::1',
    'ff02::1',
    '192.88.99.1',
    '192.0.0.8',
    '198.18.0.1',
    '203.0.113.1',
    '240.0.0.1',
    '255.255.255.255',
    '168.63.129.16',
  ];
  it.each(refused)('refuses %s', (address) => expect(isPrivateAddress(address)).toBe(true));

  const allowed = ['8.8.8.8', '172.32.0.1', '2a00:1450:4007:80e::200e', '::ffff:8.8.8.8'];
  it.each(allowed)('allows %s', (address) => expect(isPrivateAddress(address)).toBe(false));
});
