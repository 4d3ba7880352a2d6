import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { example } from '../e2e/service.ts';
import { choose, enterKey, focused, look, widerThanScreen } from './browser.ts';
import { inChromium, visits } from './visits.ts';

const LINES = 300;
/** Whose unit is in no code list. */
const FAULTY = 256;

function manyLines(): string {
  const { invoice, options } = example('services');
  const lines = Array.from({ length: LINES }, (_, i) => ({
    item_name: i === 119 ? 'Écrou de serrage' : `Pièce ${i + 1}`,
    quantity: '2',
    unit_price: '3.50',
    vat_rate: '20.00',
    ...(i === FAULTY - 1 && { unit_code: 'JOUR' }),
  }));
  return JSON.stringify({ invoice: { ...invoice, lines }, options });
}

inChromium()('an invoice of many lines', { timeout: 180_000 }, () => {
  const { open: visit } = visits();

  const open = async (): Promise<Page> => {
    const page = await visit('/#write');
    await page.locator('.form').waitFor();
    await choose(page, { name: 'many.json', content: manyLines() });
    await page.locator('.item-title', { hasText: '1 · Pièce 1' }).first().waitFor();
    return page;
  };
  const titles = async (page: Page): Promise<readonly string[]> => {
    const all = await page.locator('.item-title').allTextContents();
    return all.map((each) => each.split(' · ').slice(0, 2).join(' '));
  };

  it('shows them in portions', async () => {
    const page = await open();
    expect(await titles(page)).toHaveLength(25);
    await page.getByText(`1 to 25 of ${LINES}`).waitFor();
    await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
    await expect.poll(async () => (await titles(page))[0]).toBe('26 Pièce 26');
    await expect.poll(async () => (await focused(page)).text).toMatch(/^26 · Pièce 26/);
    await page.getByRole('button', { name: 'Previous', exact: true }).press('Enter');
    await expect.poll(async () => (await titles(page))[0]).toBe('1 Pièce 1');
    await page.getByRole('button', { name: 'Add a line' }).click();
    await expect.poll(() => focused(page)).toMatchObject({ id: `field:/invoice/lines/${LINES}/item_name` });
  });

  it('finds one by a word, whatever its accents, and by its number', async () => {
    const page = await open();
    const sought = page.getByRole('searchbox', { name: 'Find a line by its number or a word' });
    await sought.fill('ecrou');
    await expect.poll(() => titles(page)).toEqual(['120 Écrou de serrage']);
    await page.getByText('1 found').waitFor();
    await sought.fill('29');
    await expect.poll(async () => (await titles(page)).slice(0, 2)).toEqual(['29 Pièce 29', '129 Pièce 129']);
    await sought.fill('nowhere');
    await page.getByText('Nothing matches.').waitFor();
    await sought.fill('');
    await expect.poll(async () => (await titles(page)).length).toBe(25);
  });

  it('leads from a finding to its line, wherever it is', async () => {
    const page = await open();
    await enterKey(page);
    await page.getByRole('searchbox').fill('ecrou');
    await page
      .locator('.side')
      .getByRole('button', { name: `Go to field Line ${FAULTY} › Unit` })
      .first()
      .click();
    await expect
      .poll(() => focused(page))
      .toMatchObject({ id: `field:/invoice/lines/${FAULTY - 1}/unit_code` });
    await page.getByText('251 to 275 of').waitFor();
  });
});

inChromium()('the form on a telephone', { timeout: 180_000 }, () => {
  const { open } = visits();

  it('has what makes the document in reach all along the form', async () => {
    const page = await open('/#write', { viewport: { width: 390, height: 844 } });
    await page.locator('.form').waitFor();
    const inSight = (): Promise<boolean> =>
      look(
        page,
        '.status .primary',
        '((at) => at.top >= 0 && at.bottom <= innerHeight)(element.getBoundingClientRect())',
      );
    for (const share of [0, 0.3, 0.6, 1]) {
      await page.evaluate(
        `scrollTo({ top: ${share} * document.documentElement.scrollHeight, behavior: 'instant' })`,
      );
      expect(await inSight()).toBe(true);
    }
    await enterKey(page);
    await page.locator('.status .primary').click();
    await page.locator('.made').waitFor();
    expect(await inSight()).toBe(true);
    expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
  });
});
