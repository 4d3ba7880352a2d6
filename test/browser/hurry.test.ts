// Whoever is quicker than the page: what they asked for last is what they get, and nothing of it is lost.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { KEY } from '../e2e/service.ts';
import { choose, drag, enterKey, focused } from './browser.ts';
import { centOff, documentsOf, PICTURE, spoiled, withNumber, type Documents } from './documents.ts';
import { hold, stopClock, to } from './hurry.ts';
import { inChromium, visits } from './visits.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const view = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

/** The lines of a batch: the first at once, the others when the page is asked to go on. */
const HALTED = `(() => {
  const { fetch } = globalThis;
  globalThis.fetch = async (path, init) => {
    if (!path.includes('/batch')) return fetch(path, init);
    const { signal, ...rest } = init;
    const text = await (await fetch(path, rest)).text();
    const end = text.indexOf('\\n') + 1;
    const bytes = new TextEncoder();
    return new Response(new ReadableStream({
      start: (lines) => {
        signal.addEventListener('abort', () => lines.error(signal.reason));
        lines.enqueue(bytes.encode(text.slice(0, end)));
        globalThis.goOn = () => {
          lines.enqueue(bytes.encode(text.slice(end)));
          lines.close();
        };
      },
    }));
  };
})()`;

inChromium()('the page, for who is quicker than it', { timeout: 180_000 }, () => {
  let documents: Documents;
  const { open } = visits(async (service) => {
    documents = await documentsOf(service);
  });

  const invoice = (number: string) => ({
    name: `${number}.xml`,
    content: withNumber(number, documents.valid),
  });

  it('takes files, leads to what came of them and opens dialogs before the next frame', async () => {
    const page = await open('/#write');
    await page.locator('.form').waitFor();
    await stopClock(page);
    await view(page, 'Check');
    await expect.poll(() => focused(page)).toMatchObject({ id: 'main' });
    await drag(page, 'drop', { name: 'faulty.xml', content: documents.faulty });
    await page.locator('.verdict.fatal').waitFor();
    await expect.poll(() => focused(page)).toMatchObject({ id: 'verdict' });
    await page.locator('.key').click();
    await page.locator('dialog:modal').waitFor();
  });

  it('gives the focus back where a dialog is closed by its button', async () => {
    const page = await open();
    await press(page, 'Paste XML');
    await press(page, 'Cancel');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await focused(page)).toMatchObject({ text: 'Paste XML' });
  });

  it('takes the key that was typed last, whatever becomes of those before', async () => {
    const page = await open();
    const first = await hold(page, to('/v1/usage', 'GET'));
    await page.locator('.key').click();
    await page.locator('#api-key').fill('nonsense');
    await page.keyboard.press('Enter');
    await page.getByText('Asking').waitFor();
    await page.locator('#api-key').fill(KEY);
    await page.keyboard.press('Enter');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.locator('.key').click();
    await first.release();
    expect(await page.locator('#api-key').inputValue()).toBe(KEY);
    expect(await page.evaluate('JSON.stringify(sessionStorage)')).toContain(KEY);
  });

  it('judges the example that was chosen last', async () => {
    const page = await open();
    const first = await hold(page, to('/page/documents/faults.xml', 'GET'));
    await press(page, 'XML with errors');
    await press(page, 'Valid XML');
    await page.locator('.verdict.valid').waitFor();
    await first.release();
    expect(await page.locator('.file-name').textContent()).toContain('valid.xml');
  });

  it('goes on with many documents while one of them is open', async () => {
    const page = await open();
    await page.evaluate(HALTED);
    await choose(page, invoice('A'), invoice('B'));
    await press(page, 'A.xml');
    await page.locator('.verdict.valid').waitFor();
    await page.evaluate('goOn()');
    await press(page, 'All files');
    await page.getByRole('heading', { name: '2 of 2 documents valid' }).waitFor();
  });

  it('keeps the verdict by other rules when sums of the one before come late', async () => {
    const page = await open();
    await choose(page, { name: 'cent.xml', content: centOff(documents.valid) }, invoice('B'));
    await press(page, 'cent.xml');
    const sums = await hold(page, to('ledger=true'));
    await page.locator('.totals summary').click();
    await page.getByText('Adding up').waitFor();
    await page.getByLabel('Rules').selectOption('base');
    const checks = () => page.locator('.facts .chip').count();
    await expect.poll(checks).toBe(2);
    await sums.release();
    expect(await checks()).toBe(2);
  });

  it('leads nowhere for who has begun anew', async () => {
    const page = await open();
    const read = await hold(page, to('/extract'));
    await choose(page, { name: 'faulty.xml', content: documents.faulty });
    await page.locator('.verdict.fatal').waitFor();
    const edited = await hold(page, to('/extract'));
    await press(page, 'Edit a copy');
    await press(page, 'Start over');
    await edited.release();
    await read.release();
    expect(await page.evaluate('location.hash')).toBe('');
    await page.getByRole('heading', { name: 'Check an e-invoice' }).waitFor();
  });

  it('steps through findings for who asks before the editor has come', async () => {
    const page = await open();
    const editor = await hold(page, to('.js', 'GET'));
    const faults = spoiled(documents.valid).replace('>9389.90</ram:TaxBasis', '>9400.00</ram:TaxBasis');
    await choose(page, { name: 'faults.xml', content: faults });
    await press(page, 'Next finding');
    await press(page, 'Next finding');
    await page.locator('.count', { hasText: '2 of 2' }).waitFor();
    await editor.release();
    await page.locator('.cm-activeLine', { hasText: '9400.00' }).waitFor();
  });

  it('asks anew for a part of itself that was lost on the way', async () => {
    const page = await open();
    let isAway = true;
    await page.route('**/*.js', (route) => (isAway ? route.abort() : route.continue()));
    const again = page.getByRole('button', { name: 'Try again' });
    const comesBack = async (): Promise<void> => {
      await again.waitFor();
      isAway = false;
      await again.click();
    };
    await choose(page, { name: 'valid.xml', content: documents.valid });
    await comesBack();
    await page.locator('.cm-line').first().waitFor();
    isAway = true;
    await view(page, 'Write');
    await comesBack();
    await page.locator('.form').waitFor();
  });

  it('shows what came of the XML that was chosen last', async () => {
    const page = await open();
    await enterKey(page);
    await choose(page, { name: 'scan.pdf', content: PICTURE });
    await press(page, 'Make it an e-invoice');
    const first = await hold(page, to('/embed'));
    const file = (content: string) => ({
      name: 'a.xml',
      mimeType: 'application/xml',
      buffer: Buffer.from(content),
    });
    const input = page.locator('dialog input[type=file]');
    await input.setInputFiles(file(documents.valid));
    await page.locator('dialog [aria-busy]').waitFor();
    await input.setInputFiles(file(documents.faulty));
    await page.locator('dialog .finding .rule', { hasText: 'BR-CL-23' }).waitFor();
    await first.release();
    expect(await page.locator('dialog .finding').count()).toBe(1);
  });

  it('follows the invoice that was dropped last, and nothing of the one that was left', async () => {
    const page = await open('/#after');
    const first = await hold(page, to('/validate'));
    await choose(page, invoice('A'));
    await page.locator('[aria-busy]').waitFor();
    await drag(page, 'drop', invoice('B'));
    await first.release();
    await page.locator('[aria-busy]').waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Invoice B' }).waitFor();
    const second = await hold(page, to('/validate'));
    await drag(page, 'drop', invoice('C'));
    await page.locator('[aria-busy]').waitFor();
    await press(page, 'Another invoice');
    await second.release();
    await page.locator('.drop').waitFor();
    expect(await page.locator('.timeline').count()).toBe(0);
  });

  it('brings no status into the story of another invoice', async () => {
    const page = await open('/#after');
    await enterKey(page);
    await choose(page, invoice('A'));
    await press(page, 'It is on the platform (200)');
    await page.locator('.step-button', { hasText: '212' }).click();
    const made = await hold(page, to('/statuses/generate'));
    await page.locator('.status-form .primary').click();
    await page.locator('.status-form [aria-busy]').waitFor();
    await press(page, 'Another invoice');
    await choose(page, invoice('B'));
    await page.getByRole('heading', { name: 'Invoice B' }).waitFor();
    await made.release();
    expect(await page.locator('.step').count()).toBe(0);
  });

  it('keeps the days that were chosen before the calendar came, with what it reports of them', async () => {
    const page = await open('/#after', { today: '2026-11-16' });
    await page.locator('.after-parts .segment').nth(1).click();
    const days = page.locator('#reporting-days');
    await days.locator('option[value="2026-09-01 2026-09-30"]').waitFor({ state: 'attached' });
    const calendar = await hold(page, to('regime=simplified', 'GET'));
    await page.locator('#reporting-regime').selectOption('simplified');
    await days.selectOption('2026-09-01 2026-09-30');
    await calendar.release();
    expect(await days.inputValue()).toBe('2026-09-01 2026-09-30');
    expect(await page.locator('.deadlines li').count()).toBe(2);
  });

  it('says what was refused of a job, also when the list comes after it', async () => {
    const page = await open('/#jobs');
    const list = await hold(page, to('/v1/jobs', 'GET'));
    await enterKey(page);
    await drag(page, 'drop', { name: 'list.json', content: '[{"a": 1}, 7]' });
    await press(page, 'Order');
    await page.locator('.problem').waitFor();
    await list.release();
    expect(await page.locator('.problem').count()).toBe(1);
  });

  it('keeps files that are dropped as a job is sent', async () => {
    const page = await open('/#jobs');
    await enterKey(page);
    await drag(page, 'drop', invoice('A'));
    const sending = await hold(page, to('/v1/jobs'));
    await press(page, 'Order');
    await page.locator('.drop [aria-busy]').waitFor();
    await drag(page, 'drop', invoice('B'));
    await drag(page, 'drop', invoice('C'));
    await sending.release();
    await page.getByText('2 files,').waitFor();
  });
});
