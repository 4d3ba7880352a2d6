import { describe, expect, it } from 'vitest';
import { KEY } from '../e2e/service.ts';
import { CHROMIUM } from './browser.ts';
import { visits } from './visits.ts';

describe.skipIf(CHROMIUM === null)('the API to read and to try', () => {
  const { open: visit, service } = visits();

  const open = async () => {
    const page = await visit('/api');
    await page.locator('.opblock').first().waitFor({ timeout: 50_000 });
    return page;
  };

  it('shows every operation, and no warning about the description', async () => {
    const page = await open();
    const { paths } = (await (await fetch(`${service().url}/openapi.json`)).json()) as { paths: object };
    const described = Object.values(paths).flatMap((path: object) => Object.keys(path));
    expect(await page.locator('.opblock').count()).toBe(described.length);
    expect(await page.locator('.errors-wrapper, .version-pragma__message').count()).toBe(0);
  });

  it('calls the service with the key that was entered', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Authorize' }).click();
    await page.locator('.auth-container input').first().fill(KEY);
    await page.locator('.auth-btn-wrapper .authorize').first().click();
    await page.locator('.btn-done').first().click();
    await page.locator('#operations-Account-usage .opblock-summary-control').click();
    await page.locator('#operations-Account-usage .execute').click();
    const answer = page.locator('#operations-Account-usage .live-responses-table .response');
    expect(await answer.textContent()).toContain('"development"');
  });

  it('judges a file that is chosen', async () => {
    const page = await open();
    await page.locator('#operations-Invoices-validate .opblock-summary-control').click();
    const operation = page.locator('#operations-Invoices-validate');
    await operation
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.xml', mimeType: 'application/xml', buffer: Buffer.from('<a/>') });
    await operation.locator('.execute').click();
    const answer = operation.locator('.live-responses-table .response');
    expect(await answer.first().textContent()).toContain('not_an_einvoice');
  });
});
