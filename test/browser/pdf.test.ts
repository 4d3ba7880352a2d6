// PDFs in the page, in the browser as people have it: one without windows shows none, so nothing would be framed and no policy tried.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { KEY } from '../e2e/service.ts';
import { choose, enterKey, launchChromium } from './browser.ts';
import { documentsOf, type Documents } from './documents.ts';
import { field, makeAndDownload } from './form.ts';
import { inChromium, visits } from './visits.ts';

inChromium()('the page, showing PDFs', { timeout: 180_000 }, () => {
  let documents: Documents;
  const { open, service } = visits(async (started) => {
    documents = await documentsOf(started);
  }, launchChromium);

  const write = async () => {
    const page = await open('/#write');
    await page.locator('.form').waitFor();
    await enterKey(page);
    return page;
  };

  it('shows the pages of a PDF and the XML in it', async () => {
    const page = await open();
    await choose(page, { name: 'invoice.pdf', content: documents.pdf });
    await page.locator('.verdict.valid').waitFor();
    await page.locator('.cm-line').first().waitFor();
    expect(await page.locator('.facts').textContent()).toContain('PDF/A-3B');
    await page.getByRole('tab', { name: 'PDF pages' }).click();
    await page.locator('iframe.pdf[src^="blob:"]').waitFor();
  });

  it('draws the pages of a bare XML when somebody turns to them', async () => {
    const page = await open();
    await choose(page, { name: 'valid.xml', content: documents.valid });
    const [answer] = await Promise.all([
      page.waitForResponse(/\/v1\/invoices\/render\?format=pdf/),
      page.getByRole('tab', { name: 'Readable pages' }).click(),
    ]);
    expect(answer.status()).toBe(200);
    await page.locator('iframe.pdf').waitFor();
  });

  it('asks nothing that is counted until the document is wanted', async () => {
    const page = await write();
    await page.locator('.pill.valid').waitFor();
    await field(page, '/invoice/number').fill('F-2026-0043');
    await page.locator('.pill.valid').waitFor();
    const used = async (): Promise<number> => {
      const answer = await fetch(`${service().url}/v1/usage`, {
        headers: { authorization: `Bearer ${KEY}` },
      });
      return ((await answer.json()) as { used: number }).used;
    };
    const before = await used();
    const [file] = await Promise.all([page.waitForEvent('download'), makeAndDownload(page)]);
    expect(file.suggestedFilename()).toBe('F-2026-0043.pdf');
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await page.locator('iframe.pdf').waitFor();
    expect((await used()) - before).toBe(1);
    await page.locator('.usage', { hasText: 'Plan development' }).waitFor();
  });

  it('says that the pages are out of date', async () => {
    const page = await write();
    await page.locator('.status').getByRole('button', { name: 'Make the PDF' }).click();
    await page.locator('iframe.pdf').waitFor();
    await field(page, '/invoice/number').fill('F-2026-0044');
    await page.getByText('The invoice has changed since.').waitFor();
    await page.locator('.status').getByRole('button', { name: 'Make the PDF' }).waitFor();
  });
});
