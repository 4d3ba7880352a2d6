// Where a cent went: our sums beside those of a document, and those of an invoice as it is written.

import { expect, it } from 'vitest';
import { choose, enterKey } from './browser.ts';
import { centOff, documentsOf, type Documents } from './documents.ts';
import { inChromium, visits } from './visits.ts';

inChromium()('the page, adding up', { timeout: 180_000 }, () => {
  let documents: Documents;
  const { open } = visits(async (service) => {
    documents = await documentsOf(service);
  });

  it('shows where a cent went: our sums beside theirs', async () => {
    const page = await open();
    await choose(page, { name: 'cent.xml', content: centOff(documents.valid) });
    const totals = page.locator('.totals');
    await totals.getByText('2 amounts differ or are missing.').waitFor();
    expect(await totals.locator('tr').count()).toBe(0);
    await totals.locator('summary').click();
    const row = totals.locator('tr', { hasText: 'BT-112 with VAT' });
    await row.waitFor();
    expect(await row.locator('td').allTextContents()).toEqual([
      '11,267.89',
      '11,267.88',
      '+0.01',
      '9,389.90 + 1,877.98BR-CO-15 does not hold: it expects 11,267.88, exactly.',
      'Not met: BR-CO-15',
    ]);
    expect(await totals.locator('tr.off').count()).toBe(2);
    expect(await totals.locator('tr:not(.off)', { hasText: 'BT-110' }).count()).toBe(1);
  });

  it('asks for the sums of one of many documents when they are wanted', async () => {
    const page = await open();
    await choose(
      page,
      { name: 'cent.xml', content: centOff(documents.valid) },
      { name: 'b.xml', content: documents.valid },
    );
    await page.getByRole('button', { name: 'cent.xml' }).click();
    const totals = page.locator('.totals');
    expect(await totals.locator('.totals-verdict').textContent()).toBe('');
    await totals.locator('summary').click();
    await totals.getByText('2 amounts differ or are missing.').waitFor();
    await expect.poll(() => totals.locator('tr.off').count()).toBe(2);
  });

  it('says that all amounts agree', async () => {
    const page = await open('/', { locale: 'fr-FR' });
    await choose(page, { name: 'valid.xml', content: documents.valid });
    await page.locator('.totals').getByText('Tous les montants concordent.').waitFor();
    await page.locator('.totals summary').click();
    await page.locator('.totals td', { hasText: '9\u202f389,90 + 1\u202f877,98' }).waitFor();
  });

  it('shows how the totals come about, as they are typed', async () => {
    const page = await open('/#write');
    await page.locator('.form').waitFor();
    await enterKey(page);
    await page.getByRole('tab', { name: 'Totals' }).click();
    const due = page.locator('.ledger tr', { hasText: 'BT-115' });
    await due.locator('td', { hasText: '11,267.88' }).first().waitFor();
    await page.getByText('All amounts agree.').waitFor();
    await page.locator('[data-pointer="/invoice/lines/2"] > summary').click();
    await page.locator('[id="field:/invoice/lines/2/unit_price"]').fill('189,905');
    const line = page.locator('.ledger tr', { hasText: 'BT-131 line 3' });
    await line.getByText('1 × 189.905 = 189.905', { exact: true }).waitFor();
    expect(await line.locator('td').nth(1).textContent()).toBe('189.91');
  });
});
