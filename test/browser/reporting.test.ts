// The e-reporting of a month: invoices dropped, what no invoice says typed, and the files with how each sum came about.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { post } from '../e2e/service.ts';
import { barriers, barriersInEitherLight } from './barriers.ts';
import { drag, enterKey, widerThanScreen } from './browser.ts';
import { documentsOf, type Documents } from './documents.ts';
import { inChromium, visits } from './visits.ts';

const SELLER = {
  name: 'Atelier Belleroche SARL',
  siren: '999510217',
  vat_id: 'FR24999510217',
  address: { line1: '14 rue des Tanneurs', city: 'Lyon', postal_code: '69007', country: 'FR' },
};
const BUYER = {
  name: 'Jeanne Morel',
  address: { line1: '2 rue Haute', city: 'Rennes', postal_code: '35000', country: 'FR' },
};

const line = (price: string, rate = '20.00') => ({
  item_name: 'Pose',
  quantity: '1',
  unit_price: price,
  vat_rate: rate,
});

/** An invoice to a consumer, as fields. */
const sold = (number: string, date: string, lines: readonly object[], process = 'S1') => ({
  name: `${number}.json`,
  content: JSON.stringify({
    number,
    issue_date: date,
    business_process: process,
    seller: SELLER,
    buyer: BUYER,
    lines,
  }),
});

const MONTH = '2026-10-01 2026-10-31';
/** When that month is reported. */
const TODAY = '2026-11-16';

async function begin(page: Page): Promise<void> {
  await page.locator('.after-parts .segment').nth(1).click();
  await page.locator('.deadlines').waitFor();
  await page.locator('#reporting-regime').selectOption('simplified');
  await page.locator(`#reporting-days option[value="${MONTH}"]`).waitFor({ state: 'attached' });
  await page.locator('#reporting-days').selectOption(MONTH);
  // The calendar of before has these days too, for payments alone.
  await page.locator('.deadlines li').nth(1).waitFor();
}

async function platform(page: Page): Promise<void> {
  await page.locator('#reporting-platformNumber').fill('0417');
  await page.locator('#reporting-platformName').fill('Plateforme Alba');
}

const sums = (page: Page, label: string): Promise<string[]> =>
  page.locator(`table[aria-label="${label}"] tbody tr`).allInnerTexts();

inChromium()('the page, with the e-reporting of a month', { timeout: 180_000 }, () => {
  let documents: Documents;
  const { open, service } = visits(async (started) => {
    documents = await documentsOf(started);
  });

  it('makes the files of a month, with what each sum is made of and what is left out', async () => {
    const page = await open('/#after', { today: TODAY });
    await begin(page);
    expect(await page.locator('.deadlines li').allTextContents()).toEqual([
      'Transactions: to the platform by 30 Nov 2026, at the State on 1 Dec 2026, 08:00.',
      'Payments: to the platform by 30 Nov 2026, at the State on 1 Dec 2026, 08:00.',
    ]);
    await drag(page, 'drop', sold('F-101', '2026-10-05', [line('100.00')]));
    await drag(page, 'drop', sold('F-102', '2026-10-05', [line('250.50'), line('80.00', '10.00')]));
    await drag(page, 'drop', { name: 'F-2026-0042.xml', content: documents.valid });
    for (const given of ['F-101', 'F-102', 'Moulins'])
      await page.locator('.given', { hasText: given }).waitFor();
    await expect.poll(() => page.locator('#reporting-siren').inputValue()).toBe('999510217');
    await platform(page);
    await page.getByRole('button', { name: 'Add a day of sales' }).click();
    await page.locator('[id^=sales-date]').fill('2026-10-07');
    await page.locator('[id^=sales-count]').fill('23');
    await page.locator('[id^=sales-rates][id$=taxable]').fill('1,000.00');
    await page.locator('[id^=sales-rates][id$=tax]').fill('200.00');
    await page.getByRole('button', { name: 'Add a payment' }).click();
    await page.locator('[id^=paid-invoice]').selectOption('F-101');
    await page.locator('[id^=paid-date]').fill('2026-10-09');
    await page.locator('[id^=paid-rates][id$=amount]').fill('120.00');
    await enterKey(page);
    await page.getByRole('button', { name: 'Make the files' }).click();
    await page.getByRole('heading', { name: '2 files' }).waitFor();
    const rows = (await sums(page, 'Transactions')).map((row) => row.split(/\s*\t\s*|\n/).slice(0, 5));
    expect(rows).toEqual([
      ['5 Oct 2026', 'Services', 'All rates', '430.50', '78.10'],
      ['5 Oct 2026', 'Services', '20\u00a0%', '350.50', '70.10'],
      ['5 Oct 2026', 'Services', '10\u00a0%', '80.00', '8.00'],
      ['7 Oct 2026', 'Goods', '20\u00a0%', '1,000.00', '200.00'],
    ]);
    await page.locator('table[aria-label="Transactions"] .made-of summary').nth(1).click();
    expect(
      await page.locator('table[aria-label="Transactions"] .made-of').nth(1).locator('li').allTextContents(),
    ).toEqual(['F-101: 100.00', 'F-102: 250.50']);
    expect((await sums(page, 'Payments')).join()).toContain('120.00');
    expect(await page.locator('table[aria-label="1 item left out"] tbody').textContent()).toContain(
      'F-2026-0042Between businesses established in France',
    );
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Download \S+-T\.xml$/ }).click(),
    ]);
    const verdict = await post(service(), '/v1/invoices/validate', readFileSync(await file.path()), {
      'content-type': 'application/xml',
    });
    expect(await verdict.json()).toMatchObject({ valid: true, flavor: 'ereporting' });
  });

  it('shows what is refused at its row, and asks there for what the invoice does not say, in French', async () => {
    const page = await open('/#after', { locale: 'fr-FR', today: TODAY });
    await begin(page);
    await drag(page, 'drop', sold('F-103', '2026-10-05', [line('100.00'), line('40.00')], 'M1'));
    await drag(page, 'drop', { name: 'autre.xml', content: '<a/>' });
    await page.locator('.given[data-name="autre.xml"] .icon.warning').waitFor();
    await enterKey(page);
    await page.getByRole('button', { name: 'Ajouter un paiement' }).click();
    await page.getByRole('button', { name: 'Produire les fichiers' }).click();
    await page.getByRole('heading', { name: 'Les fichiers n’ont pas été produits' }).waitFor();
    await page.getByText('Remplissez le champ Matricule de la plateforme.').waitFor();
    await page.locator('[id^=paid-rates][aria-invalid]').waitFor();
    await platform(page);
    await page.getByRole('button', { name: 'Retirer autre.xml' }).click();
    await page.getByRole('button', { name: 'Retirer Paiement 1' }).click();
    await page.getByRole('button', { name: 'Produire les fichiers' }).click();
    const services = page.getByLabel('Lignes de prestations de services');
    await services.waitFor();
    await services.fill('1');
    await page.getByRole('button', { name: 'Produire les fichiers' }).click();
    await page.getByRole('heading', { name: '1 fichier' }).waitFor();
    const rows = (await sums(page, 'Opérations')).map((row) => row.split(/\s*\t\s*|\n/).slice(1, 5));
    expect(rows).toEqual([
      ['Biens', '20\u00a0%', '40,00', '8,00'],
      ['Services', '20\u00a0%', '100,00', '20,00'],
    ]);
  });

  it.each(['en-GB', 'fr-FR'])('has no barrier that axe knows and fits a telephone, %s', async (locale) => {
    const page = await open('/#after', {
      locale,
      viewport: { width: 390, height: 844 },
      today: TODAY,
    });
    await begin(page);
    await drag(page, 'drop', sold('F-101', '2026-10-05', [line('100.00')]));
    await page.locator('.given', { hasText: 'F-101' }).waitFor();
    await enterKey(page);
    await page.locator('[aria-labelledby=reporting-sales] > .button').click();
    await page.locator('.reporting .primary').click();
    await page.locator('.refused').waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
    await platform(page);
    await page.locator('.item-part .remove-part').click();
    await page.locator('.reporting .primary').first().click();
    await page.locator('.report-file').first().waitFor();
    expect(await barriersInEitherLight(page)).toEqual([]);
    expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
  });
});
