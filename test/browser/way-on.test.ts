// Where something is wrong, late or refused, the page says what is true of it and shows the way on.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { KEY } from '../e2e/service.ts';
import { choose, enterKey, focused, look, widerThanScreen } from './browser.ts';
import { documentsOf, PICTURE, withNumber, type Documents } from './documents.ts';
import { field } from './form.ts';
import { inChromium, visits } from './visits.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

inChromium()('the page shows the way on', { timeout: 180_000 }, () => {
  let documents: Documents;
  const { open } = visits(async (service) => {
    documents = await documentsOf(service);
  });

  /** A key that was good when it was entered. */
  const withExpiredKey = async (path: string): Promise<Page> => {
    const page = await open(path);
    await page.evaluate("sessionStorage.setItem('conforme.key', 'expired')");
    await page.reload();
    return page;
  };

  const enterAnother = async (page: Page): Promise<void> => {
    await page.locator('.problem').getByRole('button', { name: 'Enter your API key' }).click();
    await page.locator('#api-key').fill(KEY);
    await page.keyboard.press('Enter');
    await page.locator('dialog').waitFor({ state: 'detached' });
  };

  it('asks for another key where the one at hand is not known, and goes on with it', async () => {
    const page = await withExpiredKey('/#write');
    await page.locator('.problem').waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await enterAnother(page);
    await page.locator('.pill', { hasText: /^Valid/ }).waitFor();
  });

  it('asks for it where jobs are ordered, too', async () => {
    const page = await withExpiredKey('/#jobs');
    await choose(page, { name: 'a.xml', content: documents.valid });
    await press(page, 'Order');
    await enterAnother(page);
    await page.locator('.problem').waitFor({ state: 'detached' });
  });

  it('calls nothing valid that the service has not seen', async () => {
    const page = await open('/#write');
    await page.locator('.form').waitFor();
    await enterKey(page);
    await page.locator('.pill.valid').waitFor();
    await page.route('**/v1/**', (route) => route.abort());
    await field(page, '/invoice/number').fill('F-1');
    await page.locator('.problem').waitFor();
    expect(await page.locator('.pill').textContent()).toBe('Not checked yet');
  });

  it('opens what was refused of many, and offers to make an e-invoice of it', async () => {
    const page = await open('/', { viewport: { width: 390, height: 844 } });
    await choose(
      page,
      { name: 'scan.pdf', content: PICTURE },
      { name: 'a.xml', content: documents.valid },
      { name: 'b.xml', content: documents.valid },
      { name: 'c.xml', content: withNumber('C', documents.valid) },
    );
    await page.getByRole('heading', { name: '3 of 4 documents valid' }).waitFor();
    const refused = page.locator('.overview tr.refused');
    expect(await refused.innerText()).toContain('carries no invoice');
    expect(await page.locator('.overview tr', { hasText: 'PLAUSIBLE-DUPLICATE' }).innerText()).toMatch(
      /a\.xml/,
    );
    expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
    await press(page, 'scan.pdf');
    await page.getByRole('button', { name: 'Make it an e-invoice' }).waitFor();
    await press(page, 'All files');
    await refused.waitFor();
  });

  it('stays at the verdict on a telephone when the XML below it opens at the first finding', async () => {
    const page = await open('/', { viewport: { width: 390, height: 844 } });
    await choose(page, { name: 'faulty.xml', content: documents.faulty });
    await page.locator('.code-host .cm-content').waitFor();
    const scrolled = `element.shadowRoot.querySelector('.cm-scroller').scrollTop`;
    await expect.poll(() => look<number>(page, '.code-host', scrolled)).toBeGreaterThan(0);
    expect(await page.evaluate('scrollY')).toBe(0);
  });

  it('says so where a document cannot be taken into the form', async () => {
    const page = await open();
    await page.route('**/v1/invoices/extract*', (route) => route.abort());
    await choose(page, { name: 'a.xml', content: documents.valid });
    await page.locator('.verdict.valid').waitFor();
    await press(page, 'Edit a copy');
    await page.getByText('The document could not be read into the form').waitFor();
  });

  it('leads to the first fault of a sheet, and says when files are older than it', async () => {
    const page = await open('/#after', { today: '2026-11-16' });
    await page.locator('.after-parts .segment').nth(1).click();
    await enterKey(page);
    await press(page, 'Add a payment');
    await press(page, 'Make the files');
    await press(page, 'Go to the first');
    expect(await focused(page)).toMatchObject({ id: 'reporting-siren' });
    await page.locator('#reporting-siren').fill('999510217');
    await page.locator('#reporting-name').fill('Atelier Belleroche');
    await page.locator('#reporting-platformNumber').fill('0417');
    await page.locator('#reporting-platformName').fill('Plateforme Alba');
    await press(page, 'Remove Payment 1');
    await press(page, 'Make the files');
    await page.locator('.reporting-made').waitFor();
    expect(await page.locator('.stale').count()).toBe(0);
    await press(page, 'Add a payment');
    await page.locator('.stale').waitFor();
  });
});
