import { invoiceJsonSchema } from '@conforme/proto/schema/json-schema';
import { describe, expect, it } from 'vitest';
import { gatewayOver } from '../testing/engine.ts';

const get = async (path: string, headers: Record<string, string> = {}) =>
  (await gatewayOver({})).inject({ url: path, headers });

describe('GET /v1/schema/{name}', () => {
  it('is in English and without labels for who names no language', async () => {
    for (const headers of [{}, { 'accept-language': '*' }, { 'accept-language': 'de' }]) {
      const answer = await get('/v1/schema/invoice', headers);
      expect(answer.body).toBe(JSON.stringify(invoiceJsonSchema()));
    }
  });

  it('labels every field and value in the language of who asks', async () => {
    const french = await get('/v1/schema/invoice', { 'accept-language': 'fr-FR, en;q=0.5' });
    const { properties } = french.json();
    expect(properties.payee).toMatchObject({ title: 'Bénéficiaire' });
    expect(properties.type_code.oneOf).toContainEqual({ const: '380', title: 'Facture' });
    expect(french.headers['content-language']).toBe('fr');
    const english = await get('/v1/schema/options', { 'accept-language': 'en-GB' });
    expect(english.json().properties.check).toMatchObject({ title: 'Check', enum: ['base', 'fr-ctc'] });
  });

  it('has an ETag for each language, and says that bodies differ by it', async () => {
    const [plain, french] = [
      await get('/v1/schema/invoice'),
      await get('/v1/schema/invoice', { 'accept-language': 'fr' }),
    ];
    expect(french.headers['etag']).not.toBe(plain.headers['etag']);
    expect(plain.headers['vary']).toMatch(/accept-language/i);
  });
});
