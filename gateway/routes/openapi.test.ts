import { describe, expect, it } from 'vitest';
import { GENERATE_EXAMPLE } from '@conforme/proto/schema/example';
import { gatewayOver } from '../testing/engine.ts';

const get = async (url: string) =>
  (await gatewayOver({}, undefined, { examples: () => ({ mine: GENERATE_EXAMPLE }) })).inject(url);

describe('GET /openapi.json', () => {
  it('is the document, with the simplest invoice before the examples the service was given', async () => {
    const answer = await get('/openapi.json');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['etag']).toMatch(/^"/);
    const { paths } = answer.json();
    const { examples } = paths['/v1/invoices/generate'].post.requestBody.content['application/json'];
    expect(Object.keys(examples)).toEqual(['published', 'mine']);
  });
});
