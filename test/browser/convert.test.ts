// The same invoice in another format, from a document that was checked and from one that was written.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { KEY } from '../e2e/service.ts';
import { choose, enterKey, focused, type Opening } from './browser.ts';
import { centOff, documentsOf, type Documents } from './documents.ts';
import { inChromium, visits } from './visits.ts';

const dialog = (page: Page) => page.locator('dialog');
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const headline = (page: Page, name: string | RegExp) => dialog(page).getByRole('heading', { name }).waitFor();

inChromium()('the page, converting', { timeout: 180_000 }, () => {
  let documents: Documents;
  const { open: visit } = visits(async (service) => {
    documents = await documentsOf(service);
  });

  /** A document that was checked, and the dialog over it. */
  async function open(content: string | Uint8Array, opening: Opening = {}): Promise<Page> {
    const page = await visit('/', opening);
    await choose(page, { name: 'source.xml', content });
    await page.locator('.verdict-side').getByRole('button', { name: 'Convert', exact: true }).click();
    await dialog(page).waitFor();
    return page;
  }

  async function downloaded(page: Page): Promise<{ name: string; content: string }> {
    const save = dialog(page).getByRole('button', { name: /^Download/ });
    const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
    return { name: file.suggestedFilename(), content: readFileSync(await file.path(), 'utf8') };
  }

  it('gives the document in the other syntax, by the keyboard alone', async () => {
    const page = await visit();
    await choose(page, { name: 'source.xml', content: documents.valid });
    const convert = page.getByRole('button', { name: 'Convert', exact: true });
    await convert.focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByLabel('Format').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await headline(page, 'F-2026-0042.xml is ready');
    await expect.poll(() => focused(page)).toMatchObject({ text: 'F-2026-0042.xml is ready' });
    await dialog(page).getByText('Nothing was lost.').waitFor();
    const { name, content } = await downloaded(page);
    expect([name, content]).toEqual(['F-2026-0042.xml', expect.stringMatching(/<(ubl:)?Invoice /)]);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toMatchObject({ text: 'Convert' });
  });

  it('makes a PDF of XML, and XML of a PDF', async () => {
    const page = await open(documents.valid);
    await dialog(page).getByLabel('Format').selectOption('facturx-pdf');
    await press(page, 'Convert');
    await headline(page, 'F-2026-0042.pdf is ready');
    expect((await downloaded(page)).content.slice(0, 5)).toBe('%PDF-');
    await press(page, 'Close');
    await choose(page, { name: 'invoice.pdf', content: documents.pdf });
    await page.locator('.facts', { hasText: 'PDF/A-3B' }).waitFor();
    await page.getByRole('button', { name: 'Convert', exact: true }).click();
    await dialog(page).getByLabel('Format').selectOption('cii-xml');
    await press(page, 'Convert');
    expect((await downloaded(page)).content).toContain('CrossIndustryInvoice');
  });

  it('shows what would be lost, and converts all the same when told to', async () => {
    const page = await open(documents.valid);
    await dialog(page).getByLabel('Format').selectOption('cii-xml');
    await dialog(page).getByLabel('Profile').selectOption('basicwl');
    await press(page, 'Convert');
    await headline(page, /^\d+ values would be lost$/);
    const row = dialog(page).locator('.losses tr', { hasText: 'BT-153' }).first();
    await expect.poll(() => row.locator('th').textContent()).toBe('Lines › Item name BT-153');
    expect(await row.locator('td').allTextContents()).toEqual([
      'Développement applicatif',
      'Profile basicwl of cii-xml has no place for it.',
      expect.stringMatching(/^\/rsm:.*\/ram:SpecifiedTradeProduct\/ram:Name$/),
    ]);
    const count = await dialog(page).locator('.losses tbody tr').count();
    await press(page, 'Convert all the same');
    await headline(page, 'F-2026-0042.xml is ready');
    await headline(page, `${count} values left out`);
    expect(await dialog(page).locator('.losses tbody tr').count()).toBe(count);
    expect((await downloaded(page)).content).toContain('urn:factur-x.eu:1p0:basicwl');
  });

  it('offers the profiles that a format has', async () => {
    const page = await open(documents.valid);
    const profiles = dialog(page).getByLabel('Profile');
    await dialog(page).getByLabel('Format').selectOption('facturx-pdf');
    await profiles.selectOption('extended');
    await dialog(page).getByLabel('Format').selectOption('ubl-xml');
    await expect
      .poll(() => profiles.locator('option').allTextContents())
      .toEqual(['As the document needs', 'en16931', 'extended-ctc-fr']);
    expect(await profiles.inputValue()).toBe('');
  });

  it('says what is wrong with the document, and converts all the same when told to', async () => {
    const page = await open(centOff(documents.valid));
    await press(page, 'Convert');
    await headline(page, 'The document has 2 errors');
    await dialog(page).locator('.finding .rule', { hasText: 'BR-CO-15' }).waitFor();
    await press(page, 'Convert all the same');
    await headline(page, 'F-2026-0042.xml is ready');
    await dialog(page).getByText('The document has errors, and the result may have them too.').waitFor();
    expect((await downloaded(page)).content).toContain('11267.89');
  });

  it('offers no consent where it is the result that fails', async () => {
    const page = await open(documents.valid);
    const finding = { source: 'schematron:base', severity: 'fatal', rule: 'BR-1', message: 'No.', terms: [] };
    const body = { code: 'invalid_input', message: 'No.', details: [finding] };
    await page.route('**/convert?*', (route) => route.fulfill({ status: 400, json: body }));
    await press(page, 'Convert');
    await headline(page, 'The result would have 1 error');
    expect(await dialog(page).getByRole('button', { name: 'Convert all the same' }).count()).toBe(0);
  });

  it('waits for free calls, and goes on by itself', async () => {
    const page = await open(documents.valid, { alone: true });
    let refused = 0;
    await page.route('**/convert?*', (route) => {
      refused += 1;
      if (refused > 1) return route.continue();
      const json = { code: 'rate_limited', message: 'Later.' };
      return route.fulfill({ status: 429, headers: { 'retry-after': '3600' }, json });
    });
    await page.clock.install();
    await press(page, 'Convert');
    await headline(page, 'Many checks in a short time');
    const countdown = dialog(page).locator('.countdown');
    const first = await countdown.textContent();
    await expect.poll(() => countdown.textContent()).not.toBe(first);
    await page.clock.fastForward('01:00:00');
    await headline(page, 'F-2026-0042.xml is ready');
  });

  it('counts for a key only when its owner said so, and goes on without where the quota is used up', async () => {
    const page = await visit();
    const keys: (string | undefined)[] = [];
    await page.route('**/convert?*', (route) => {
      const key = route.request().headers()['authorization'];
      keys.push(key);
      if (key === undefined) return route.continue();
      return route.fulfill({ status: 402, json: { code: 'quota_exceeded', message: 'Used up.' } });
    });
    await page.locator('.key').click();
    await page.locator('#api-key').fill(KEY);
    await page.locator('#checks-with-key').check();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({ state: 'detached' });
    await choose(page, { name: 'source.xml', content: documents.valid });
    await page.getByRole('button', { name: 'Convert', exact: true }).click();
    await dialog(page).getByText('each conversion counts as one call').waitFor();
    await press(page, 'Convert');
    await headline(page, 'The quota of this month is used up');
    await press(page, 'Go on without the key');
    await headline(page, 'F-2026-0042.xml is ready');
    expect(keys).toEqual([`Bearer ${KEY}`, undefined]);
  });

  it('takes a document that was just written', async () => {
    const page = await visit('/#write', { locale: 'fr-FR' });
    await page.locator('.form').waitFor();
    await enterKey(page);
    await page.locator('.status').getByRole('button', { name: 'Produire le PDF' }).click();
    await page.locator('.status').getByRole('button', { name: 'Convertir', exact: true }).click();
    await press(page, 'Convertir');
    await headline(page, 'F-2026-0042.xml est prêt');
    await dialog(page).getByText('Rien n’est perdu.').waitFor();
  });
});
