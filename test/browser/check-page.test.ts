// The page on the site: documents are judged, converted and written without a service, and the browser asks for nothing but files.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { conforme } from '@conforme/library';
import { buildCheckPage } from '../../scripts/site/check-page.ts';
import { zip } from '../../gateway/testing/zip.ts';
import { example } from '../e2e/service.ts';
import { choose, launchWindowless, OWN, widerThanScreen } from './browser.ts';
import { PICTURE, spoiled, withNumber } from './documents.ts';
import { oddAmong, serveSite, type SiteServer } from './site-server.ts';
import { tabsOf, type Tabs } from './tabs.ts';
import { inChromium } from './visits.ts';

/** Chromium asks its maker for parts of itself, whatever page it shows. */
const OF_BROWSER = /(^|[/.])google(apis)?\.com(:443|\/|$)/;
/** Stands in the documents, and nowhere else. */
const MARK = 'Zwyndrifel';

inChromium()('the page on the site', { timeout: 180_000 }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'conforme-check-'));
  const wrongs: string[] = [];
  let server: SiteServer;
  let browser: Browser;
  let tabs: Tabs;
  let valid: string;
  let pdf: Uint8Array;

  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'icon.svg'), readFileSync('gateway/page/icon.svg'));
    writeFileSync(path.join(folder, 'blank.html'), '<!doctype html><link rel="icon" href="data:,">');
    await buildCheckPage(folder);
    server = await serveSite(folder, '/some/where');
    browser = await launchWindowless({ proxy: { server: server.origin, bypass: '<-loopback>' } });
    tabs = tabsOf(browser, `${server.root}/blank.html`);
    const request = example('services');
    const { seller } = request.invoice;
    const marked = { ...request, invoice: { ...request.invoice, seller: { ...seller, name: MARK } } };
    valid = (await conforme.preview(JSON.stringify(marked))).xml;
    pdf = (await conforme.generate(JSON.stringify(marked))).content;
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function open(language: 'en' | 'fr' = 'en', width = 1280): Promise<Page> {
    const page = await tabs.take({ viewport: { width, height: 860 } }, false);
    page.on('request', (request) => {
      if (!OWN.test(request.url()) && !request.url().startsWith(server.root)) wrongs.push(request.url());
    });
    page.on('pageerror', (error) => wrongs.push(error.message));
    page.on('console', (message) => message.type() === 'error' && wrongs.push(message.text()));
    await page.goto(`${server.root}/${language}/check.html`);
    await page.locator('.drop').waitFor();
    return page;
  }

  it('offers what the engine can do, statuses too, and says in both languages that nothing is uploaded', async () => {
    for (const [language, nothing, views] of [
      ['en', 'Nothing is uploaded.', ['Check', 'Write', 'After the invoice', 'API', 'Rules']],
      ['fr', 'Rien n’est envoyé.', ['Contrôler', 'Rédiger', 'Suivi de la facture', 'API', 'Règles']],
    ] as const) {
      const page = await open(language, 390);
      expect(await page.locator('.lead strong').innerText()).toBe(nothing);
      expect(await page.locator('nav a').allTextContents()).toEqual(views);
      expect(await page.locator('.key').count()).toBe(0);
      expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
      await tabs.giveBack(page);
    }
  });

  it('describes the API of a service, which it cannot ask', async () => {
    const page = await open();
    await page.locator('nav a', { hasText: 'API' }).click();
    const validate = page.locator('details.operation', { hasText: '/v1/invoices/validate' }).first();
    await validate.locator('summary').click();
    await validate.getByRole('heading', { name: 'What is sent' }).waitFor();
    expect(await validate.locator('.answers').first().innerText()).toContain('max_findings');
    expect(await page.locator('.api form, .api .key').count()).toBe(0);
    const described = await page.evaluate<{ readonly openapi: string }>(
      `fetch(document.querySelector('.api a[href$="openapi.json"]').href).then((answer) => answer.json())`,
    );
    expect(described.openapi).toMatch(/^3\.1/);
    await tabs.giveBack(page);
  });

  it('finds what the library finds, in the words of the reader, and leads to the page of the rule', async () => {
    const page = await open('fr');
    await choose(page, { name: 'faulty.xml', content: spoiled(valid) });
    await page.locator('.verdict.fatal').waitFor();
    await page.locator('.finding h3').first().waitFor();
    const options = { explain: true, plausibility: true } as const;
    const { findings } = await conforme.validate(spoiled(valid), options, { language: 'fr' });
    expect(await page.locator('.finding h3').allInnerTexts()).toEqual(
      findings.map(({ title }) => expect.stringContaining(title ?? 'no title')),
    );
    const link = page.locator('a.rule').first();
    expect(await link.getAttribute('href')).toBe(`${server.root}/fr/rules/${findings[0]!.rule}.html`);
    await page.getByText(MARK).first().waitFor();
    await tabs.giveBack(page);
  });

  it('turns to the other language, and its address with it', async () => {
    const page = await open('en');
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByText('Rien n’est envoyé.').waitFor();
    await expect.poll(() => page.url()).toBe(`${server.root}/fr/check.html`);
    await page.reload();
    await page.getByText('Rien n’est envoyé.').waitFor();
    await tabs.giveBack(page);
  });

  it('reads a PDF, draws XML, and compares pages', async () => {
    const page = await open();
    await choose(page, { name: 'invoice.pdf', content: pdf });
    await page.locator('.verdict.valid').waitFor();
    await page.getByText('What the pages say').click();
    await page.getByText(/\d+ the same, 0 different/).waitFor();
    await choose(page, { name: 'invoice.xml', content: valid });
    await page.locator('.file-name', { hasText: 'invoice.xml' }).waitFor();
    await page.getByRole('tab', { name: 'Readable pages' }).click();
    await page.locator('.stage iframe, .stage embed, .stage object').waitFor();
    await tabs.giveBack(page);
  });

  it('judges many files and archives', async () => {
    const page = await open();
    const other = spoiled(withNumber('F-2', valid));
    await choose(page, { name: 'a.xml', content: valid }, { name: 'b.xml', content: other });
    await page.getByText('1 of 2 documents valid').first().waitFor({ state: 'attached' });
    const archive = zip([
      { name: 'a.xml', content: valid },
      { name: 'b.pdf', content: PICTURE },
      { name: 'c.xml', content: other },
    ]);
    await choose(page, { name: 'all.zip', content: archive });
    await page.getByText('1 of 3 documents valid').first().waitFor({ state: 'attached' });
    await tabs.giveBack(page);
  });

  it('converts', async () => {
    const page = await open();
    await choose(page, { name: 'invoice.xml', content: valid });
    await page.getByRole('button', { name: 'Convert' }).click();
    await page.locator('dialog [type=submit]').click();
    const download = page.waitForEvent('download');
    await page
      .locator('dialog')
      .getByRole('button', { name: /Download/ })
      .click();
    const file = readFileSync((await (await download).path())!);
    const { flavor, valid: isValid } = await conforme.validate(new Uint8Array(file));
    expect([flavor, isValid]).toEqual(['ubl-2.1-invoice', true]);
    await tabs.giveBack(page);
  });

  it('takes a copy into the form and makes the document without a key', async () => {
    const page = await open();
    await choose(page, { name: 'invoice.xml', content: valid });
    await page.getByRole('button', { name: 'Edit a copy' }).click();
    await page.locator('.pill.valid').waitFor();
    await page.getByRole('button', { name: 'Make the XML' }).first().click();
    const download = page.waitForEvent('download');
    await page.locator('.made').getByRole('button', { name: 'Download' }).click();
    const file = readFileSync((await (await download).path())!);
    expect((await conforme.extract(new Uint8Array(file))).fields.seller?.name).toBe(MARK);
    expect(await page.getByRole('button', { name: 'curl' }).count()).toBe(0);
    await tabs.giveBack(page);
  });

  it('makes an e-invoice of a PDF', async () => {
    const page = await open();
    await choose(page, { name: 'picture.pdf', content: PICTURE });
    await page.getByRole('button', { name: 'Make it an e-invoice' }).click();
    await page
      .locator('dialog input[type=file]')
      .setInputFiles([{ name: 'a.xml', mimeType: 'application/xml', buffer: Buffer.from(valid) }]);
    await page.locator('dialog').getByRole('button', { name: 'Check it' }).click();
    await page.locator('.verdict').waitFor();
    await tabs.giveBack(page);
  });

  it('says so when the engine does not come, and goes on when it does', async () => {
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    let isAway = true;
    await page.route('**/engine/**', (route) => (isAway ? route.abort() : route.continue()));
    await page.goto(`${server.root}/en/check.html`);
    await choose(page, { name: 'invoice.xml', content: valid });
    await page.getByText('The engine did not come').waitFor();
    isAway = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.verdict.valid').waitFor();
    await page.close();
  });

  it('asked for files of the site and sent nothing, least of all what it was given', () => {
    expect(server.seen.length).toBeGreaterThan(100);
    expect(oddAmong(server, folder, OF_BROWSER)).toEqual([]);
    expect(server.seen.filter((each) => JSON.stringify(each).includes(MARK))).toEqual([]);
    expect(wrongs).toEqual([]);
  });

  it('is watched closely enough: what a page sends is seen, what its policy forbids is not sent', async () => {
    const page = await browser.newPage();
    await page.goto(`${server.root}/en/check.html`);
    const sent = (url: string) =>
      page.evaluate<string>(
        `fetch(${JSON.stringify(url)}, { method: 'POST', body: '${MARK}' }).then(() => 'sent', (error) => error.name)`,
      );
    expect(await sent(`${server.root}/upload`)).toBe('sent');
    expect(server.seen.filter(({ method, body }) => method === 'POST' && body === MARK)).toHaveLength(1);
    expect(await sent('http://elsewhere.example/')).toBe('TypeError');
    expect(server.seen.filter(({ url }) => url.includes('elsewhere'))).toEqual([]);
    await page.close();
  });
});
