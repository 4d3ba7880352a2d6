// The invoice as HTML: on a phone, on paper, and for those who hear it.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { load } from '../../pdf/file/load.ts';
import { pagesOf } from '../../pdf/file/pages.ts';
import { N } from '../../pdf/file/values.ts';
import { renderHtml } from '../../plugins/visual/html/index.ts';
import { examples } from '../pdf/examples.ts';
import { barriersInEitherLight } from './barriers.ts';
import { launchWindowless, widerThanScreen } from './browser.ts';
import { inChromium } from './visits.ts';

const NAMES = ['twelve-lines', 'extended', 'two-hundred-lines', 'long-texts', 'other-scripts', 'sub-lines'];

async function html(name: string): Promise<string> {
  const { invoice, look } = examples().find((each) => each.name === name)!;
  return Buffer.from(await renderHtml(invoice, { ...look, language: 'fr' })).toString('utf8');
}

inChromium()('the invoice as HTML', { timeout: 120_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchWindowless();
  }, 120_000);
  afterAll(() => browser.close());

  let page: Page;
  beforeAll(async () => {
    page = await browser.newPage({ colorScheme: 'light' });
  });
  const show = async (name: string, width: number, media: 'print' | null = null): Promise<void> => {
    await page.emulateMedia({ media, colorScheme: 'light' });
    await page.setViewportSize({ width, height: 800 });
    // A document leaves its policy to the next one in its place, and with it the hash of its style.
    await page.goto('about:blank');
    await page.setContent(await html(name));
  };

  it.each(NAMES)('%s fits a phone, and no line takes a row for its number', async (name) => {
    await show(name, 390);
    expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
    const apart = await page.locator('.lines tbody tr:not(.adjustment)').evaluateAll(
      (rows) =>
        rows.filter((row) => {
          const [id, said] = ['.id', '.said'].map((cell) => row.querySelector(cell)!.getBoundingClientRect());
          return id!.height > 0 && Math.abs(id!.top - said!.top) > 2;
        }).length,
    );
    expect(apart).toBe(0);
  });

  it.each(NAMES)('%s keeps its columns on paper', async (name) => {
    // 174 mm, what A4 leaves between the margins.
    await show(name, 658, 'print');
    const broken = await page
      .locator('.lines .id, .lines .figure, .breakdown .figure, .sums .figure')
      .evaluateAll((cells) =>
        cells
          .filter((cell) => !cell.querySelector('.per') && (cell.textContent ?? '').length <= 12)
          .filter((cell) => {
            const range = cell.ownerDocument.createRange();
            range.selectNodeContents(cell);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
          })
          .map((cell) => cell.textContent),
      );
    expect(broken).toEqual([]);
  });

  it('prints on A4, twelve lines with all that belongs to them on one sheet', async () => {
    await show('twelve-lines', 800);
    const pages = pagesOf(load(await page.pdf({ preferCSSPageSize: true })));
    const [width, height] = String(pages[0]!.lookup(N('MediaBox')))
      .match(/[\d.]+/g)!
      .slice(2)
      .map(Number);
    expect([pages.length, Math.round(width!), Math.round(height!)]).toEqual([1, 595, 842]);
  });

  // Of two hundred lines axe would judge the same cells as of twelve, for most of this file's time.
  const unlike = NAMES.filter((name) => name !== 'two-hundred-lines');
  it.each(unlike)('%s has no barrier that axe knows, by day and by night', async (name) => {
    await show(name, 1000);
    expect(await barriersInEitherLight(page)).toEqual([]);
  });
});
