import { describe, expect, it } from 'vitest';
import { InputError } from '../plugin/index.ts';
import { isPrivateAddress, readLogo, recogniseLogo } from './logo.ts';

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
  ];
  it.each(refused)('refuses %s', (address) => expect(isPrivateAddress(address)).toBe(true));

  const allowed = ['8.8.8.8', '172.32.0.1', '2a00:1450:4007:80e::200e', '::ffff:8.8.8.8'];
  it.each(allowed)('allows %s', (address) => expect(isPrivateAddress(address)).toBe(false));
});

describe('readLogo', () => {
  const urls = [
    ['http://example.com/logo.png', 'not HTTPS'],
    ['data:image/png;base64,iVBORw0KGgo=', 'not HTTPS'],
    ['https://127.0.0.1/logo.png', 'not on the public network'],
    ['https://[::1]/logo.png', 'not on the public network'],
    ['https://[::ffff:7f00:1]/logo.png', 'not on the public network'],
    ['https://localhost/logo.png', 'not on the public network'],
    ['https://2130706433/logo.png', 'not on the public network'],
    ['https://user:pw@', 'Invalid URL'],
  ] as const;

  it.each(urls)('refuses %s: %s', async (url, reason) => {
    const thrown: unknown = await readLogo(url).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(InputError);
    const [finding] = (thrown as InputError).findings;
    expect(finding).toMatchObject({ pointer: '/options/logo_url', source: 'logo' });
    expect(finding?.message).toContain(reason);
  });
});

describe('recogniseLogo', () => {
  it('goes by the bytes', () => {
    expect(recogniseLogo(Buffer.from('89504e470d0a1a0a0000', 'hex')).mediaType).toBe('image/png');
    expect(recogniseLogo(Buffer.from('<?xml version="1.0"?>\n<svg/>')).mediaType).toBe('image/svg+xml');
    expect(recogniseLogo(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')).mediaType).toBe(
      'image/svg+xml',
    );
  });

  it.each(['', 'GIF89a', '<html></html>', '%PDF-1.7'])('refuses %j', (text) => {
    expect(() => recogniseLogo(Buffer.from(text))).toThrow('neither PNG nor SVG');
  });
});
