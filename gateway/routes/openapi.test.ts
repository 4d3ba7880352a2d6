import { describe, expect, it } from 'vitest';
import { GENERATE_EXAMPLE } from '@conforme/proto/schema/example';
import { gatewayOver } from '../testing/engine.ts';

const get = async (url: string) =>
  (await gatewayOver({}, undefined, { examples: () => ({ mine: GENERATE_EXAMPLE }) })).inject(url);

describe('GET /openapi.json', () => {
  it('is the document, with the examples the service was given', async () => {
    const answer = await get('/openapi.json');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['etag']).toMatch(/^"/);
    const { paths } = answer.json();
    const { examples } = paths['/v1/invoices/generate'].post.requestBody.content['application/json'];
    expect(Object.keys(examples)).toEqual(['mine', 'published']);
  });
});

describe('GET /api', () => {
  it('is a page whose every part comes from the service', async () => {
    const page = await get('/api');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)]
      .map(([, source]) => source!)
      .filter((source) => source !== 'data:,');
    expect(sources.length).toBeGreaterThan(3);
    for (const source of sources) {
      expect(source).not.toMatch(/^(?:\w+:|\/)/);
      expect((await get(`/${source}`)).statusCode).toBe(200);
    }
  });

  it('allows no script or style but those files', async () => {
    const page = await get('/api');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(page.body).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son\w+=/);
  });

  it('never sends the description elsewhere to be validated', async () => {
    expect((await get('/api/start.js')).body).toContain('validatorUrl: null');
  });

  it('is found with a slash too, under any prefix', async () => {
    const answer = await get('/api/');
    expect([answer.statusCode, answer.headers['location']]).toEqual([308, '../api']);
  });

  it('serves nothing else of the package', async () => {
    expect((await get('/api/swagger-ui.js')).statusCode).toBe(404);
    expect((await get('/api/../package.json')).statusCode).toBe(404);
  });
});
