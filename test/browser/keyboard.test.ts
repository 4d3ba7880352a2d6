import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { drawn } from '../cases.ts';
import { choose, enterKey, focused, look } from './browser.ts';
import { documentsOf, type Documents } from './documents.ts';
import { field, parsed } from './form.ts';
import { walk } from './keyboard.ts';
import { inChromium, visits } from './visits.ts';

inChromium()('the page, by keyboard alone', { timeout: 120_000 }, () => {
  let documents: Documents;
  const { open } = visits(async (service) => {
    documents = await documentsOf(service);
  });
  const reporting = async (page: Page): Promise<void> => {
    await page.locator('.after-parts input').nth(1).check();
    await page.locator('.deadlines').waitFor();
    for (const part of ['sales', 'payments'])
      await page.locator(`[aria-labelledby=reporting-${part}] > .button`).click();
    await page.locator('[id^=paid-date]').waitFor();
  };

  const VIEWS: Readonly<Record<string, readonly [path: string, reach: (page: Page) => Promise<unknown>]>> = {
    start: ['/', (page) => page.locator('.drop').waitFor()],
    verdict: [
      '/',
      async (page) => {
        await choose(page, { name: 'a.xml', content: documents.faulty });
        await page.locator('.finding').first().waitFor();
        await page.locator('.cm-content').waitFor();
      },
    ],
    overview: [
      '/',
      async (page) => {
        const [name, content] = ['a.xml', documents.valid];
        await choose(page, { name, content }, { name: 'b.xml', content: documents.faulty });
        await page.locator('.reports').waitFor();
      },
    ],
    write: ['/#write', (page) => page.locator('.form').waitFor()],
    statuses: [
      '/#after',
      async (page) => {
        await choose(page, { name: 'a.xml', content: documents.valid });
        await page.locator('.step-button').first().click();
        await page.locator('.status-form').waitFor();
      },
    ],
    reporting: ['/#after', reporting],
    jobs: ['/#jobs', (page) => page.locator('section.jobs').waitFor()],
    api: [
      '/api',
      async (page) => {
        await page.locator('.operation summary').first().click();
        await page.locator('.cm-content').waitFor();
      },
    ],
  };

  it.each(drawn(Object.keys(VIEWS)))(
    'goes through all of %s: each stop in sight, and shown',
    async (name) => {
      const [path, reach] = VIEWS[name]!;
      const page = await open(path);
      await reach(page);
      expect(await walk(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await walk(page)).toEqual([]);
    },
  );

  it('takes nothing from a closed list before Enter', async () => {
    const page = await open('/#write');
    await page.locator('.form').waitFor();
    await page.locator('.starter select').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await field(page, '/invoice/number').inputValue()).toBe('F-2026-0042');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(() => field(page, '/invoice/number').inputValue()).toBe('');
    await page.locator('.adder').first().focus();
    await page.keyboard.type('contr');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatchObject({ id: 'field:/invoice/contract_date' });
  });

  it('stays where the last change was taken back', async () => {
    const page = await open('/#write');
    await page.locator('.form').waitFor();
    await field(page, '/invoice/number').fill('F-7');
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => undo.isDisabled()).toBe(true);
    await page.keyboard.press('Enter');
    expect(await focused(page)).toMatchObject({ text: 'Undo' });
    await page.getByRole('tab', { name: 'JSON' }).click();
    await expect.poll(async () => (await parsed(page)).invoice['number']).toBe('F-2026-0042');
  });

  it('goes on beside what it removed', async () => {
    const page = await open('/#after');
    await reporting(page);
    const remove = page.getByRole('button', { name: 'Remove Payment 1' });
    await remove.focus();
    await page.keyboard.press('Enter');
    await remove.waitFor({ state: 'detached' });
    await expect
      .poll(() => look(page, ':focus', 'element?.getAttribute("aria-labelledby")'))
      .toBe('reporting-payments');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatchObject({ text: 'Add a payment' });
  });

  it('picks reasons one after the other', async () => {
    const page = await open('/#after');
    await choose(page, { name: 'a.xml', content: documents.valid });
    await page.locator('.next-step', { hasText: '213' }).getByRole('button').click();
    await page.locator('#status-reasons').focus();
    for (const place of [0, 1]) {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.locator('.reasons-chosen li').nth(place).waitFor();
      expect(await focused(page)).toMatchObject({ id: 'status-reasons' });
    }
  });

  it('comes from the document that was made to its file', async () => {
    const page = await open('/#write');
    await page.locator('.form').waitFor();
    await enterKey(page);
    await page.locator('.status .primary').focus();
    await page.keyboard.press('Enter');
    await page.locator('.made').waitFor();
    await expect.poll(() => look(page, ':focus', 'element?.className')).toMatch(/^status /);
    await page.keyboard.press('Tab');
    expect(await look(page, ':focus', 'element.closest(".made") !== null')).toBe(true);
  });

  it('begins again where an invoice was', async () => {
    const page = await open('/#after');
    await choose(page, { name: 'a.xml', content: documents.valid });
    await page.getByRole('button', { name: 'Another invoice' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.drop').waitFor();
    await expect.poll(() => look(page, ':focus', 'element?.className')).toBe('after');
  });
});
