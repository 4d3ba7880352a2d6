import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InputError } from '../plugin/index.ts';
import { readLogo, recogniseLogo } from './logo.ts';

describe('readLogo', () => {
  const urls = [
    ['http://example.com/logo.png', 'not HTTPS'],
    ['data:image/png;base64,iVBORw0KGgo=', 'not HTTPS'],
    ['https://127.0.0.1/logo.png', 'cannot be reached on the public network'],
    ['https://[::1]/logo.png', 'cannot be reached on the public network'],
    ['https://[::ffff:7f00:1]/logo.png', 'cannot be reached on the public network'],
    ['https://localhost/logo.png', 'cannot be reached on the public network'],
    ['https://no-such-host.invalid/logo.png', 'cannot be reached on the public network'],
    ['https://2130706433/logo.png', 'cannot be reached on the public network'],
    ['https://user:pw@', 'Invalid URL'],
  ] as const;

  it.each(urls)('refuses %s: %s', async (url, reason) => {
    const thrown: unknown = await readLogo(url).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(InputError);
    const [finding] = (thrown as InputError).findings;
    expect(finding).toMatchObject({ pointer: '/options/logo_url', source: 'logo' });
    expect(finding?.message.en).toContain(reason);
    expect(finding?.message.fr).toMatch(/^Le logo ne peut pas être utilisé : (l'|Invalid URL)/);
  });
});

const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex');
const MIB = 1024 * 1024;

/** What the server of logos does at each path. */
const PATHS: Record<string, RequestListener> = {
  '/logo.png': (_request, answer) => void answer.end(PNG),
  '/octets': (_request, answer) => void answer.setHeader('content-type', 'text/html').end(PNG),
  '/page': (_request, answer) => void answer.end('<html></html>'),
  '/missing': (_request, answer) => void answer.writeHead(404).end(),
  '/nowhere': (_request, answer) => void answer.writeHead(302).end(),
  '/once': (_request, answer) => void answer.writeHead(302, { location: 'logo.png' }).end(),
  '/elsewhere': (_request, answer) =>
    void answer.writeHead(307, { location: 'https://cdn.example/logo.png' }).end(),
  '/to-http': (_request, answer) =>
    void answer.writeHead(302, { location: 'http://logo.example/logo.png' }).end(),
  '/inwards': (_request, answer) =>
    void answer.writeHead(302, { location: 'https://169.254.169.254/' }).end(),
  '/circle': (_request, answer) => void answer.writeHead(302, { location: '/circle' }).end(),
  '/three': (_request, answer) => void answer.writeHead(302, { location: '/two' }).end(),
  '/two': (_request, answer) => void answer.writeHead(302, { location: '/once' }).end(),
  '/two-mib': (_request, answer) => void answer.end(Buffer.concat([PNG, Buffer.alloc(2 * MIB - PNG.length)])),
  '/more': (_request, answer) =>
    void answer.end(Buffer.concat([PNG, Buffer.alloc(2 * MIB - PNG.length + 1)])),
  '/silent': () => {},
  '/slow': (_request, answer) => void answer.write(PNG),
};

describe('a server of logos', () => {
  const asked: string[] = [];
  const server = createServer((call, answer) => PATHS[call.url!]!(call, answer));
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => server.closeAllConnections());
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  /** Every host is our server; what may be asked for is decided before. */
  const get = (url: URL, signal: AbortSignal): Promise<IncomingMessage> => {
    asked.push(url.href);
    const { port } = server.address() as AddressInfo;
    return new Promise((resolve, reject) =>
      request({ host: '127.0.0.1', port, path: url.pathname, signal }, resolve).on('error', reject).end(),
    );
  };
  const read = (path: string, timeoutMs = 5_000) => {
    asked.length = 0;
    return readLogo(`https://logo.example${path}`, { get, timeoutMs });
  };

  it.each(['/logo.png', '/octets', '/once', '/elsewhere', '/three', '/two-mib'])(
    '%s is read',
    async (path) => {
      expect((await read(path)).mediaType).toBe('image/png');
    },
  );

  it('is followed to where it sends us', async () => {
    await read('/elsewhere');
    expect(asked).toEqual(['https://logo.example/elsewhere', 'https://cdn.example/logo.png']);
  });

  it.each([
    ['/page', 'the file is neither PNG nor JPEG nor SVG'],
    ['/missing', 'the server answered 404'],
    ['/nowhere', 'the server answered 302'],
    ['/circle', 'too many redirects'],
    ['/more', 'the file is larger than 2 MB'],
  ])('%s is refused: %s', async (path, reason) => {
    await expect(read(path)).rejects.toThrow(`The logo cannot be used: ${reason}.`);
  });

  it.each([
    ['/to-http', 'the address is not HTTPS'],
    ['/inwards', 'the host cannot be reached on the public network'],
  ])('%s is not followed: %s', async (path, reason) => {
    await expect(read(path)).rejects.toThrow(reason);
    expect(asked).toHaveLength(1);
  });

  it.each(['/silent', '/slow'])('%s is given up on in time', async (path) => {
    await expect(read(path, 100)).rejects.toThrow('the server did not answer within 0.1 s');
  });
});

describe('recogniseLogo', () => {
  it('goes by the bytes', () => {
    expect(recogniseLogo(Buffer.from('89504e470d0a1a0a0000', 'hex')).mediaType).toBe('image/png');
    expect(recogniseLogo(Buffer.from('ffd8ffe000104a464946', 'hex')).mediaType).toBe('image/jpeg');
    expect(recogniseLogo(Buffer.from('<?xml version="1.0"?>\n<svg/>')).mediaType).toBe('image/svg+xml');
    expect(recogniseLogo(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')).mediaType).toBe(
      'image/svg+xml',
    );
  });

  it.each([
    '<!-- drawn --><svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>',
    '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>',
    '<!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"/>',
  ])('takes %s for SVG', (text) => {
    expect(recogniseLogo(Buffer.from(text)).mediaType).toBe('image/svg+xml');
  });

  it('takes SVG in UTF-16, and hands it on in UTF-8', () => {
    const text = '<?xml version="1.0" encoding="UTF-16"?><svg xmlns="http://www.w3.org/2000/svg" id="é"/>';
    const little = Buffer.from(text, 'utf16le');
    const marked = Buffer.from(`\ufeff${text}`, 'utf16le');
    for (const file of [little, marked, Buffer.from(little).swap16(), Buffer.from(marked).swap16()]) {
      const { bytes, mediaType } = recogniseLogo(file);
      expect(mediaType).toBe('image/svg+xml');
      expect(Buffer.from(bytes).toString('utf8')).toBe('<svg xmlns="http://www.w3.org/2000/svg" id="é"/>');
    }
    expect(() => recogniseLogo(Buffer.from('\ufeff<html/>', 'utf16le'))).toThrow('neither PNG');
  });

  it.each([
    '<!-- page --><html></html>',
    '<!DOCTYPE html><svg></svg>',
    '',
    'GIF89a',
    '<html></html>',
    '%PDF-1.7',
  ])('refuses %j', (text) => {
    expect(() => recogniseLogo(Buffer.from(text))).toThrow('neither PNG nor JPEG nor SVG');
  });
});
