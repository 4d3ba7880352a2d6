import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { gatewayOver, refusal, type Answers } from '../testing/engine.ts';
import { spoil } from './examples.ts';

const page = async (answers: Answers = {}) => {
  const app = await gatewayOver(answers);
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
};

const shellOf = async (headers: Record<string, string> = {}): Promise<string> =>
  (await (await page())('/', headers)).body;

describe('GET /', () => {
  it.each([
    ['fr-FR,fr;q=0.9,en;q=0.8', 'fr'],
    ['en', 'en'],
    ['de', 'en'],
  ])('speaks to %s in %s', async (accepted, lang) => {
    const answer = await (await page())('/', { 'accept-language': accepted });
    expect(answer.body).toContain(`<html lang="${lang}">`);
    expect(answer.headers['content-language']).toBe(lang);
    expect(answer.headers['vary']).toMatch(/accept-language/i);
  });

  it('allows its own script and nothing written into the page', async () => {
    const policy = String((await (await page())('/')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(await shellOf()).not.toMatch(/<script(?![^>]*src=)|<style|style=|onload=/);
  });

  it('names only addresses of its own', async () => {
    const addresses = [...(await shellOf()).matchAll(/(?:href|src)="([^"]+)"/g)].map(
      ([, address]) => address!,
    );
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) expect(address).toMatch(/^\/page\/[\w.-]+$/);
  });

  it('asks at once for what its script needs at once', async () => {
    const get = await page();
    const shell = (await get('/')).body;
    const entry = (await get(/src="([^"]+\.js)"/.exec(shell)![1]!)).rawPayload;
    const wanted = [...entry.toString().matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(
      ([, name]) => `/page/${name}`,
    );
    const preloaded = [...shell.matchAll(/modulepreload" href="([^"]+)"/g)].map(([, address]) => address);
    expect(wanted.length).toBeGreaterThan(0);
    expect(preloaded.toSorted()).toEqual([...new Set(wanted)].toSorted());
  });

  it('is asked again each time, and sent only when it changed', async () => {
    const get = await page();
    const first = await get('/');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/', { 'if-none-match': String(first.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await get('/', { 'if-none-match': String(first.headers['etag']), 'accept-language': 'fr' });
    expect(other.statusCode).toBe(200);
  });
});

describe('GET /api', () => {
  it('is the page, under its policy', async () => {
    const get = await page();
    const [root, api] = [await get('/'), await get('/api')];
    expect(api.body).toBe(root.body);
    expect(api.headers['content-security-policy']).toBe(root.headers['content-security-policy']);
  });

  it('is found with a slash too', async () => {
    const answer = await (await page())('/api/');
    expect([answer.statusCode, answer.headers['location']]).toEqual([308, '../api']);
  });
});

describe('GET /page/{name}', () => {
  const script = async (): Promise<string> => /src="([^"]+\.js)"/.exec(await shellOf())![1]!;

  it('may be kept for ever, because its name tells its content', async () => {
    const answer = await (await page())(await script());
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch('text/javascript');
  });

  it('comes as small as the browser takes it', async () => {
    const get = await page();
    const url = await script();
    const [plain, gzip, br] = [
      await get(url),
      await get(url, { 'accept-encoding': 'gzip' }),
      await get(url, { 'accept-encoding': 'gzip, br' }),
    ];
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(new Set([plain, gzip, br].map(({ headers }) => headers['etag'])).size).toBe(3);
    expect(gzip.rawPayload.length).toBeLessThan(60 * 1024);
  });

  it.each([
    '/page/index.en.html',
    '/page/stamp',
    '/page/..%2fassets.ts',
    '/page/app.js',
    '/page/documents/none.pdf',
  ])('has nothing at %s', async (url) => {
    const answer = await (await page())(url);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found']);
  });
});

describe('GET /page/openapi.fr.json', () => {
  it('is the description in French, which machines do not need', async () => {
    const get = await page();
    const [french, english] = await Promise.all(
      ['/page/openapi.fr.json', '/openapi.json'].map(async (url) => (await get(url)).json<Description>()),
    );
    const [title, original] = [french, english].map((each) => each!.paths['/v1/plans']!['get']!.summary);
    expect([title, original]).toEqual(['Les offres', 'The plans on offer']);
    expect(Object.keys(french!.paths)).toEqual(Object.keys(english!.paths));
  });
});

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly summary: string }>>>>;
}

describe('GET /page/documents/{name}', () => {
  const pdf = { content: new TextEncoder().encode('%PDF-1.7') };

  it('is made by the engine, once', async () => {
    let calls = 0;
    const get = await page({ generate: () => ((calls += 1), pdf) });
    const answer = await get('/page/documents/facturx.pdf');
    await get('/page/documents/facturx.pdf');
    expect([answer.headers['content-type'], answer.body, calls]).toEqual(['application/pdf', '%PDF-1.7', 1]);
  });

  it('is tried again after the engine failed', async () => {
    let calls = 0;
    const get = await page({
      generate: () => {
        if ((calls += 1) === 1) throw refusal('internal_error', 'No.');
        return pdf;
      },
    });
    expect((await get('/page/documents/facturx.pdf')).statusCode).toBeGreaterThanOrEqual(400);
    expect((await get('/page/documents/facturx.pdf')).statusCode).toBe(200);
  });
});

describe('spoil', () => {
  it('refuses an example it cannot spoil', () => {
    expect(() => spoil('<a/>')).toThrow('the example holds nothing like');
  });
});
