// Files, and what is made of them: an answer belongs to what it was asked for, and one that does not come is not passed over in silence.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { choose, enterKey } from './browser.ts';
import { addSupport, field, FILE } from './form.ts';
import { hold, to } from './hurry.ts';
import { inChromium, visits } from './visits.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** No answer comes from this address until the page is let go on. @returns goes on */
async function lost(page: Page, path: string): Promise<() => void> {
  let isLost = true;
  await page.route(path, (route) => (isLost ? route.abort() : route.fallback()));
  return () => (isLost = false);
}

/** The first file is read when the page is asked to go on, the others at once. */
const SLOW_READER = `(() => {
  const { readAsDataURL } = FileReader.prototype;
  let isFirst = true;
  FileReader.prototype.readAsDataURL = function (file) {
    const read = () => readAsDataURL.call(this, file);
    if (!isFirst) return read();
    isFirst = false;
    globalThis.goOn = () => new Promise((done) => {
      this.addEventListener('loadend', () => setTimeout(done));
      read();
    });
  };
})()`;

inChromium()('the page, with files on their way', { timeout: 180_000 }, () => {
  const { open } = visits();

  it('says that an example did not come, and asks for it again', async () => {
    const page = await open();
    const goOn = await lost(page, '**/page/documents/valid.xml');
    await press(page, 'Valid XML');
    await page.getByRole('heading', { name: 'The service does not answer' }).last().waitFor();
    goOn();
    await press(page, 'Try again');
    await page.locator('.verdict.valid').waitFor();
  });

  it('says nothing of an example that did not come to who has begun anew', async () => {
    const page = await open();
    await lost(page, '**/page/documents/faults.xml');
    const example = await hold(page, to('/page/documents/valid.xml', 'GET'));
    await press(page, 'Valid XML');
    await press(page, 'XML with errors');
    await page.locator('.problem').waitFor();
    await press(page, 'Start over');
    await example.release();
    expect(await page.locator('.problem, .verdict').count()).toBe(0);
  });

  it('says so of the invoice to follow, too', async () => {
    const page = await open('/#after');
    const goOn = await lost(page, '**/page/documents/facturx.pdf');
    await press(page, 'An example');
    await page.getByRole('heading', { name: 'The service does not answer' }).waitFor();
    goOn();
    await press(page, 'Try again');
    await page.locator('.timeline').waitFor();
  });

  it('says so of what an invoice is to start from, and of a file that holds none', async () => {
    const page = await open('/#write');
    await page.locator('.form').waitFor();
    const goOn = await lost(page, '**/page/credit-note.json');
    await page.getByLabel('Start from…').selectOption('credit-note');
    await page.getByRole('heading', { name: 'The service does not answer' }).waitFor();
    goOn();
    await press(page, 'Try again');
    await expect.poll(() => field(page, '/invoice/number').inputValue()).toContain('AV-');
    await choose(page, { name: 'list.json', content: '[1]' });
    await page.getByText('list.json holds no invoice').waitFor();
    await page.getByLabel('Start from…').selectOption('blank');
    await page.locator('.problem').waitFor({ state: 'detached' });
  });

  it('keeps the file that was chosen last, whichever is read first', async () => {
    const page = await open('/#write');
    await page.locator('.form').waitFor();
    await addSupport(page);
    await page.evaluate(SLOW_READER);
    const give = (name: string) =>
      field(page, `${FILE}/content_base64`).setInputFiles({
        name,
        mimeType: 'text/csv',
        buffer: Buffer.from(name),
      });
    await give('first.csv');
    await give('second.csv');
    await page.evaluate('goOn()');
    expect(await field(page, `${FILE}/filename`).inputValue()).toBe('second.csv');
  });

  it('leaves what is refused at its row, though rows before it are removed while files are made', async () => {
    const page = await open('/#after', { today: '2026-11-16' });
    await enterKey(page);
    await page.locator('.after-parts .segment').nth(1).click();
    for (const _ of [1, 2, 3]) await press(page, 'Add a day of sales');
    const days = page.locator('[id^=sales-date]');
    for (const [i, day] of ['01', '02', '03'].entries()) await days.nth(i).fill(`2026-10-${day}`);
    await page.locator('[id^=sales-count]').nth(1).fill('many');
    const made = await hold(page, to('/ereporting/generate'));
    await press(page, 'Make the files');
    await page.getByText('Making…').waitFor();
    await press(page, 'Remove Sales 1');
    await made.release();
    await page.locator('.refused').waitFor();
    const wrong = page.locator('[id^=sales-count][aria-invalid]');
    expect(await wrong.count()).toBe(1);
    expect(await wrong.inputValue()).toBe('many');
    await press(page, 'Remove Sales 2');
    expect(await wrong.inputValue()).toBe('many');
    await press(page, 'Remove Sales 1');
    expect(await page.locator('.refused').count()).toBe(1);
    expect(await page.locator('[aria-invalid]', { hasText: 'many' }).count()).toBe(0);
  });
});
