// Whoever writes an invoice quicker than the page and its service follow.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { enterKey } from './browser.ts';
import { field } from './form.ts';
import { atOnce, hold, to } from './hurry.ts';
import { inChromium, visits } from './visits.ts';

const view = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
const makeIt = (page: Page) => page.locator('.status').getByRole('button', { name: 'Make the PDF' });

inChromium()('the page, for who writes quicker than it', { timeout: 180_000 }, () => {
  const { open } = visits();

  const keyed = async () => {
    const page = await open('/#write');
    await page.locator('.form').waitFor();
    await enterKey(page);
    await page.locator('.pill', { hasText: /^Valid/ }).waitFor();
    return page;
  };

  it('takes the choice that arrows made right after what was typed', async () => {
    const page = await open('/#write');
    await page.locator('.form').waitFor();
    const country = field(page, '/invoice/buyer/address/country');
    await country.click();
    await atOnce(
      page,
      `await type('gu');
      press('ArrowDown');
      press('ArrowDown');
      globalThis.second = document.querySelectorAll('[role=option]:not([hidden] *)')[1].firstChild.textContent;
      // All timers that were set run before Enter.
      await new Promise((done) => setTimeout(() => setTimeout(done)));
      press('Enter');`,
    );
    const second = await page.evaluate<string>('second');
    await expect.poll(() => country.inputValue()).toMatch(new RegExp(`^${second} · `));
  });

  it('marks what Enter takes also after letters that are composed', async () => {
    const page = await open('/#write');
    await page.locator('.form').waitFor();
    const country = field(page, '/invoice/buyer/address/country');
    await country.fill('cote');
    await country.dispatchEvent('compositionstart');
    await country.dispatchEvent('compositionend');
    await country.press('Enter');
    await expect.poll(() => country.inputValue()).toBe('Côte d’Ivoire · CI');
  });

  it('makes one document, and counts one, for who presses twice', async () => {
    const page = await keyed();
    const asked: string[] = [];
    page.on('request', (request) => to('/generate')(request) && asked.push(request.url()));
    const made = await hold(page, to('/generate'));
    await makeIt(page).dblclick();
    await made.release();
    await page.locator('iframe.pdf').waitFor();
    expect(asked).toHaveLength(1);
  });

  it('says of what is typed what is true of it, also when an earlier document is made late', async () => {
    const page = await keyed();
    const made = await hold(page, to('/generate'));
    await makeIt(page).click();
    await field(page, '/invoice/seller/vat_id').fill('24999510217');
    await page.locator('.pill', { hasText: 'Not valid: 1 error' }).waitFor();
    await made.release();
    await page.getByText('The invoice has changed since.').waitFor();
    expect(await page.locator('.pill').textContent()).toBe('Not valid: 1 error');
  });

  it('starts from what was chosen last', async () => {
    const page = await keyed();
    const example = await hold(page, to('/page/credit-note.json', 'GET'));
    const from = page.getByLabel('Start from…');
    await from.selectOption('credit-note');
    await from.selectOption('blank');
    await page.locator('.to-fill').waitFor();
    await example.release();
    expect(await field(page, '/invoice/number').inputValue()).toBe('');
  });

  it('has one invoice for all views, however often the form was begun', async () => {
    const page = await open('/');
    const example = await hold(page, to('/page/services.json', 'GET'));
    const asked = page.waitForRequest(to('/page/services.json', 'GET'));
    await view(page, 'Write');
    await asked;
    await view(page, 'Check');
    await view(page, 'Write');
    await field(page, '/invoice/number').fill('X-1');
    await example.release();
    await view(page, 'After the invoice');
    await page.getByRole('button', { name: 'The one you are writing' }).click();
    await page.getByRole('heading', { name: 'Invoice X-1' }).waitFor();
  });
});
