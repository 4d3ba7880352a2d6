import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Service } from '../../scripts/start.ts';
import { example, INLINE, post, postJson, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
});
afterAll(() => service.close());

const { french_mentions: _mentions, ...INVOICE } = example('services').invoice;
const { siren: _siren, siret: _siret, ...SELLER } = INVOICE.seller;
const GERMAN = {
  ...SELLER,
  vat_id: 'DE312345671',
  electronic_address: 'rechnung@brandt.example',
  electronic_address_scheme: 'EM',
  address: { ...SELLER.address, country: 'DE' },
};
/** Words of the three mentions, and nothing else in these invoices. */
const FRENCH = /pénalités|indemnité forfaitaire|escompte/;

async function made(invoice: object, output: string): Promise<Buffer> {
  const request = { invoice, options: { output, check: 'base', language: 'en' } };
  const answer = await postJson(service, '/v1/invoices/generate', request);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

const page = async (document: Buffer): Promise<string> =>
  (await post(service, '/v1/invoices/render?format=html&language=en', document, {})).text();

it.each([
  ['a German seller has no French word', { seller: GERMAN }, false],
  [
    'a German seller who asks for the mentions has them',
    { seller: GERMAN, french_mentions: { enabled: true } },
    true,
  ],
  ['a French seller has them', {}, true],
])('under check base, %s', async (_case, changes, isFrench) => {
  const invoice = { ...INVOICE, notes: [], ...changes };
  for (const output of ['cii-xml', 'ubl-xml']) {
    const xml = (await made(invoice, output)).toString('utf8');
    expect(FRENCH.test(xml), output).toBe(isFrench);
    expect(/>S1</.test(xml), output).toBe(isFrench);
  }
  expect(FRENCH.test(await page(await made(invoice, 'facturx-pdf')))).toBe(isFrench);
});
