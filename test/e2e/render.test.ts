import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Service } from '../../scripts/start.ts';
import { example, exampleNames, INLINE, post, postJson, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
});
afterAll(() => service.close());

async function made(name: string, output: 'facturx-pdf' | 'cii-xml' | 'ubl-xml'): Promise<Buffer> {
  const request = example(name);
  const options = { ...request.options, output };
  const answer = await postJson(service, '/v1/invoices/generate', { ...request, options });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

const shown = (document: Buffer | string, query: string): Promise<Response> =>
  post(service, `/v1/invoices/render${query}`, document, {});

it.each(exampleNames())('shows examples/%s.json whatever it travels in', async (name) => {
  const { number } = example(name).invoice;
  const [pdf, cii] = [await made(name, 'facturx-pdf'), await made(name, 'cii-xml')];
  const page = await (await shown(cii, '?format=html&language=en')).text();
  // The day of issue follows it.
  expect(page).toContain(`<p class="number">${number} `);
  expect(page).toContain('Reading copy');
  expect(await (await shown(pdf, '?format=html&language=en')).text()).toBe(page);
  const drawn = await shown(cii, '');
  expect(drawn.headers.get('content-type')).toBe('application/pdf');
  expect(
    Buffer.from(await drawn.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

it('says of a UBL document what it says of the same in CII', async () => {
  const [cii, ubl] = [await made('services', 'cii-xml'), await made('services', 'ubl-xml')];
  const [one, other] = await Promise.all(
    [cii, ubl].map(async (xml) => (await shown(xml, '?format=html')).text()),
  );
  expect(other).toBe(one);
});

it('shows an invalid document, and what it cannot read as it stands', async () => {
  const xml = (await made('services', 'cii-xml')).toString('utf8');
  const broken = xml
    .replace(/(<ram:DuePayableAmount>)[^<]*/, '$1about ten')
    .replace(/(<ram:TypeCode>)380/, '$1999')
    .replace(/(<udt:DateTimeString format="102">)\d{8}/, '$1tomorrow');
  const page = await (await shown(broken, '?format=html&language=en')).text();
  for (const part of ['about ten', 'tomorrow']) expect(page).toContain(part);
});

it('refuses what is no invoice', async () => {
  const answer = await shown('<a/>', '?format=html');
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'not_an_einvoice' });
});
