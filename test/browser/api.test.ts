import { expect, it } from 'vitest';
import { codeIn, enterKey } from './browser.ts';
import { inChromium, visits } from './visits.ts';

inChromium()('the API to read and to try', { timeout: 180_000 }, () => {
  const { open: visit, service } = visits();

  const open = async (...how: Parameters<typeof visit> extends [unknown?, ...infer Rest] ? Rest : never) => {
    const page = await visit('/api', ...how);
    await page.locator('.operation').first().waitFor();
    return page;
  };

  it('shows every operation, and the way back', async () => {
    const page = await open();
    const { paths } = (await (await fetch(`${service().url}/openapi.json`)).json()) as { paths: object };
    const described = Object.values(paths).flatMap((path: object) => Object.keys(path));
    await expect.poll(() => page.locator('.operation').count()).toBe(described.length);
    await page.getByRole('link', { name: 'Check' }).click();
    await page.getByRole('heading', { name: 'Check an e-invoice' }).waitFor();
  });

  it('speaks French', async () => {
    const page = await open({ locale: 'fr-FR' });
    await page.getByText('Contrôler un PDF, un XML CII ou un XML UBL').waitFor();
    await page.locator('#validate > summary').click();
    await page.getByText('les règles d’EN 16931 seules').waitFor();
  });

  it('begins with the simplest invoice, and makes it with the key that was entered', async () => {
    const page = await open();
    await enterKey(page);
    await page.locator('#generate > summary').click();
    await page.locator('#generate .cm-line').first().waitFor();
    const first = await codeIn(page, '#generate');
    const others = await Promise.all(
      ['services', 'credit-note'].map(async (name) =>
        (await fetch(`${service().url}/page/${name}.json`)).text(),
      ),
    );
    for (const other of others) expect(first.length).toBeLessThan(other.length);
    await page.locator('#generate .try .primary').click();
    await page.locator('#generate .outcome', { hasText: '200 application/pdf' }).waitFor();
    await page.locator('#generate .outcome button', { hasText: 'Download' }).waitFor();
  });

  it('asks for a key where one is needed, and for none where it is not', async () => {
    const page = await open();
    await page.locator('#usage > summary').click();
    await page.locator('#usage .try .primary').click();
    await page.getByRole('heading', { name: 'Your API key' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.locator('#rule > summary').click();
    await page.getByLabel('id', { exact: false }).last().fill('BR-CO-10');
    await page.locator('#rule .try .primary').click();
    await page.locator('#rule .outcome', { hasText: '200' }).waitFor();
    await page.locator('#rule .outcome .cm-line').first().waitFor();
    expect(await codeIn(page, '#rule .outcome')).toContain('BR-CO-10');
  });

  it('judges a file that is chosen', async () => {
    const page = await open();
    await page.locator('#validate > summary').click();
    const file = { name: 'a.xml', mimeType: 'application/xml', buffer: Buffer.from('<a/>') };
    await page.locator('#validate input[type=file]').setInputFiles(file);
    await page.locator('#validate .try .primary').click();
    await page.locator('#validate .outcome', { hasText: '400' }).waitFor();
    await page.locator('#validate .outcome .cm-line').first().waitFor();
    expect(await codeIn(page, '#validate .outcome')).toContain('not_an_einvoice');
  });
});
