// `node test/browser/pictures.ts`: makes the pictures of docs/page anew, from the page as it is.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { example, postJson } from '../e2e/service.ts';
import { choose, CHROMIUM, enterKey, leave, startRig } from './browser.ts';
import { centOff, documentsOf, spoiled } from './documents.ts';

const INTO = join(import.meta.dirname, '../../docs/page');
const NARROW = { viewport: { width: 390, height: 844 }, locale: 'fr-FR', colorScheme: 'dark' } as const;

if (CHROMIUM === null) throw new Error('pictures need Chromium');
mkdirSync(INTO, { recursive: true });
const rig = await startRig();
const { valid, pdf } = await documentsOf(rig.service);
const faulty = spoiled(valid).replace(
  /(<ram:LineTotalAmount>)9389\.90(<\/ram:LineTotalAmount>\s*<ram:TaxBasis)/,
  '$19400.00$2',
);

async function picture(
  name: string,
  path: string,
  options: BrowserContextOptions,
  reach: (page: Page) => Promise<unknown>,
  part?: string,
): Promise<void> {
  const visit = await rig.open(path, options);
  await reach(visit.page);
  if (name !== 'pick') await visit.page.evaluate('scrollTo(0, 0)');
  // What moves comes to rest.
  await visit.page.waitForTimeout(1_000);
  const shown = part === undefined ? visit.page : visit.page.locator(part);
  await shown.screenshot({ path: join(INTO, `${name}.png`) });
  await leave(visit);
  process.stdout.write(`docs/page/${name}.png\n`);
}

async function check(page: Page): Promise<void> {
  await choose(page, { name: 'F-2026-0042.xml', content: faulty });
  await page.locator('.cm-activeLine').waitFor();
}

async function write(page: Page): Promise<void> {
  await page.locator('.form').waitFor();
  await enterKey(page);
  await page.locator('[id="field:/invoice/seller/vat_id"]').fill('24999510217');
  await page.locator('.entry-findings').waitFor();
}

/** Received, approved, partly paid: the seller is about to say so of the rest. */
async function after(page: Page): Promise<void> {
  const document_base64 = Buffer.from(valid).toString('base64');
  const wishes = [
    { status: '200', at: '2026-10-05T09:12:00' },
    { status: '202', at: '2026-10-05T09:15:00' },
    { status: '205', at: '2026-10-09T16:40:00' },
    { status: '212', at: '2026-11-05T10:00:00', amounts: [{ amount: '5000.00', rate: '20.00' }] },
  ];
  const files = await Promise.all(
    wishes.map(async (wish) => {
      const made = await postJson(rig.service, '/v1/statuses/generate', { document_base64, ...wish });
      return { name: `${wish.status}.xml`, content: await made.text() };
    }),
  );
  await choose(page, { name: 'F-2026-0042.xml', content: valid }, ...files);
  await enterKey(page);
  await page.locator('.step-button', { hasText: '212' }).click();
  await page.locator('.status-form').waitFor();
}

/** Three sales to consumers, and a sale between businesses that is left out. */
async function reporting(page: Page): Promise<void> {
  const { invoice } = example('services');
  const soldTo = (number: string, name: string, unit_price: string): string => {
    const lines = [{ item_name: 'Pose', quantity: '1', unit_price, vat_rate: '20.00' }];
    const address = { line1: '2 rue Haute', city: 'Rennes', postal_code: '35000', country: 'FR' };
    const { seller } = invoice;
    const own = { number, issue_date: '2026-10-05', business_process: 'S1', currency: 'EUR' };
    return JSON.stringify({ ...own, seller, buyer: { name, address }, lines });
  };
  await page.locator('.after-parts .segment').nth(1).click();
  await page.locator('.deadlines').waitFor();
  await page.locator('#reporting-regime').selectOption('simplified');
  await page.locator('#reporting-days').selectOption('2026-10-01 2026-10-31');
  await choose(
    page,
    { name: 'F-2026-0042.xml', content: valid },
    { name: '0043.json', content: soldTo('F-2026-0043', 'Jeanne Morel', '840.00') },
    { name: '0044.json', content: soldTo('F-2026-0044', 'Paul Anglade', '1250.50') },
  );
  await page.locator('#reporting-platformNumber').fill('0417');
  await page.locator('#reporting-platformName').fill('Plateforme Alba');
  await page.locator('[aria-labelledby=reporting-payments] > .button').click();
  await page.locator('.given', { hasText: 'Anglade' }).waitFor();
  await page.locator('[id^=paid-invoice]').selectOption('F-2026-0043');
  await page.locator('[id^=paid-date]').fill('2026-10-21');
  await page.locator('[id^=paid-rates][id$=amount]').fill('1008.00');
}

async function reported(page: Page): Promise<void> {
  await reporting(page);
  await enterKey(page);
  await page.locator('.reporting .primary').click();
  await page.locator('.made-of summary').first().click();
}

await picture('check', '/', {}, check);
await picture('check-390', '/', NARROW, async (page) => {
  await choose(page, { name: 'F-2026-0042.xml', content: faulty });
  await page.locator('.finding').first().waitFor();
});
await picture('totals', '/', { viewport: { width: 1280, height: 830 } }, async (page) => {
  await choose(page, { name: 'F-2026-0042.xml', content: centOff(valid) });
  await page.locator('.totals summary').click();
  await page.locator('.ledger .off').first().waitFor();
});
await picture('convert', '/', {}, async (page) => {
  await choose(page, { name: 'F-2026-0042.xml', content: valid });
  await page.getByRole('button', { name: 'Convert', exact: true }).click();
  await page.getByLabel('Format').selectOption('cii-xml');
  await page.getByLabel('Profile').selectOption('basicwl');
  await page.locator('dialog .primary').click();
  await page.locator('.losses').waitFor();
});
await picture('overview', '/', { viewport: { width: 1280, height: 620 } }, async (page) => {
  const good = ['F-2026-0041.xml', 'F-2026-0043.xml'].map((name) => ({ name, content: valid }));
  const others = [
    { name: 'F-2026-0042.xml', content: faulty },
    { name: 'F-2026-0044.pdf', content: pdf },
    { name: 'scan.pdf', content: '%PDF-1.4\n' },
  ];
  await choose(page, ...good, ...others);
  await page.getByRole('heading', { name: '3 of 5 documents valid' }).waitFor();
});
await picture('write', '/#write', {}, write);
await picture('pick', '/#write', {}, async (page) => {
  await page.locator('.form').waitFor();
  await enterKey(page);
  await page.locator('.starter select').selectOption('blank');
  await page.locator('.to-fill').waitFor();
  await page.locator('[id="field:/invoice/lines/0/unit_code"]').click();
  await page.locator('[id="field:/invoice/lines/0/unit_code"]').scrollIntoViewIfNeeded();
});
await picture('api', '/api', { viewport: { width: 1280, height: 700 } }, (page) =>
  page.locator('.operation').first().waitFor(),
);
await picture('after', '/#after', {}, after);
await picture('reporting', '/#after', { viewport: { width: 1280, height: 1100 } }, reporting);
await picture('reporting-made', '/#after', {}, reported, '.reporting-made');
await picture('after-390', '/#after', NARROW, after);
await picture('write-390', '/#write', NARROW, write);
await rig.close();
