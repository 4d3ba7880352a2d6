// The engine and the page on the site in Firefox: the same verdicts as in Node, and no request with anything of a document.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conforme } from '@conforme/library';
import { isLeftOut } from '../cases.ts';
import { buildCheckPage } from '../../scripts/site/check-page.ts';
import { example } from '../e2e/service.ts';
import { centOff, PICTURE, spoiled, unplaced } from './documents.ts';
import { called } from './engine.ts';
import { FIREFOX, launchFirefox } from './firefox.ts';
import { oddAmong, serveSite, type SiteServer } from './site-server.ts';

/** Firefox asks its maker for settings and lists, whatever page it shows. */
const OF_BROWSER = /(^|[/.])(mozilla\.(com|org|net)|firefox\.com)(:443|\/|$)/;

describe.skipIf(FIREFOX === null || isLeftOut())('Firefox', { timeout: 180_000 }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'conforme-firefox-'));
  let server: SiteServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    writeFileSync(path.join(folder, 'icon.svg'), readFileSync('gateway/page/icon.svg'));
    await buildCheckPage(folder);
    server = await serveSite(folder, '/some/where');
    browser = await launchFirefox(server.origin);
    page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(`${server.root}/fr/check.html`);
    await page.evaluate(`(async () => {
      const { open } = await import('/some/where/engine/index.js');
      globalThis.engine = await open({ at: '/some/where/engine/' });
    })()`);
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const written = async (output: string) => {
    const { invoice, options } = example('services');
    return conforme.generate(JSON.stringify({ invoice, options: { ...options, output } }));
  };
  /** As it comes through a message. */
  const plain = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer));

  it.each(['cii-xml', 'ubl-xml'])(
    'judges %s as Node does: every finding, its place and its words',
    async (output) => {
      const xml = new TextDecoder().decode((await written(output)).content);
      for (const document of [xml, spoiled(xml), centOff(xml), unplaced(xml), xml.replaceAll('EUR', 'XYZ')]) {
        const options = { explain: true, plausibility: true } as const;
        const ours = await called(page, 'validate', document, options, { language: 'fr' });
        expect(ours).toEqual(plain(await conforme.validate(document, options, { language: 'fr' })));
      }
    },
  );

  it('reads and checks a PDF as Node does, and refuses as it does', async () => {
    const { content } = await written('facturx-pdf');
    for (const call of ['validate', 'extract', 'compare'] as const)
      expect(await called(page, call, content)).toEqual(plain(await conforme[call](content)));
    expect(await called(page, 'validate', Buffer.from(PICTURE))).toMatchObject({
      refused: 'not_an_einvoice',
    });
  });

  it('writes and converts the bytes that Node writes', async () => {
    const { content } = await written('facturx-pdf');
    const to = { to: 'ubl-xml' } as const;
    const ours = await conforme.convert(content, to);
    expect(await called(page, 'convert', content, to)).toMatchObject({
      content: Buffer.from(ours.content).toString('base64'),
    });
  });

  it('shows on the page what it finds', async () => {
    const xml = new TextDecoder().decode((await written('cii-xml')).content);
    const file = path.join(folder, 'faulty.xml');
    writeFileSync(file, spoiled(xml));
    const input = await page.waitForSelector<'input'>('input[type=file]' as 'input');
    await input!.uploadFile(file);
    await page.waitForSelector('.verdict.fatal');
    const rules = `[...document.querySelectorAll('.finding .rule')].map((rule) => rule.textContent)`;
    const shown: unknown = await page.evaluate(rules);
    expect(shown).toEqual(['BR-CL-23']);
  });

  it('asked for files of the site and sent nothing', () => {
    expect(server.seen.length).toBeGreaterThan(50);
    expect(oddAmong(server, folder, OF_BROWSER)).toEqual([]);
    expect(JSON.stringify(server.seen)).not.toContain('Belleroche');
  });
});
