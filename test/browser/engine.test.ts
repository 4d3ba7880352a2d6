import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { conforme } from '@conforme/library';
import { buildBrowser } from '../../scripts/build-browser.ts';
import { launchWindowless } from './browser.ts';
import { centOff, PICTURE, spoiled, unplaced } from './documents.ts';
import { called, openEngine, serveFiles, type Files } from './engine.ts';
import { inChromium } from './visits.ts';

const example = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, `../../examples/${name}.json`), 'utf8');
const NAMES = ['services', 'credit-note', 'multi-vat-exemption'];

inChromium()('the engine in a browser', { timeout: 180_000 }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'conforme-browser-'));
  let files: Files;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    await buildBrowser(folder);
    files = await serveFiles(folder);
    browser = await launchWindowless();
    page = await openEngine(browser, files);
  }, 180_000);
  afterAll(async () => {
    await browser.close();
    await files.close();
    rmSync(folder, { recursive: true, force: true });
  }, 180_000);

  const written = async (name: string, output: string) => {
    const { invoice, options } = JSON.parse(example(name)) as { invoice: object; options?: object };
    return conforme.generate(JSON.stringify({ invoice, options: { ...options, output } }));
  };
  /** As it comes through a message. */
  const plain = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer));

  it('judges XML as Node does: every finding, its place and its words', async () => {
    for (const name of NAMES)
      for (const output of ['cii-xml', 'ubl-xml']) {
        const xml = new TextDecoder().decode((await written(name, output)).content);
        for (const document of [
          xml,
          spoiled(xml),
          centOff(xml),
          unplaced(xml),
          xml.replaceAll('EUR', 'XYZ'),
        ]) {
          const options = { explain: true, plausibility: true } as const;
          const ours = await called(page, 'validate', document, options, { language: 'fr' });
          expect(ours).toEqual(plain(await conforme.validate(document, options, { language: 'fr' })));
        }
      }
  });

  it('reads and checks a PDF as Node does', async () => {
    const { content } = await written('services', 'facturx-pdf');
    for (const call of ['validate', 'extract', 'compare', 'receive'] as const)
      expect(await called(page, call, content)).toEqual(plain(await conforme[call](content)));
    const cut = content.slice(0, content.length - 4000);
    expect(await called(page, 'validate', cut)).toEqual(
      await conforme
        .validate(cut)
        .then(plain, ({ code, message, details }) => ({ refused: code, message, details })),
    );
  });

  it('writes the same XML, and converts', async () => {
    for (const output of ['cii-xml', 'ubl-xml']) {
      const here = await written('services', output);
      const { invoice, options } = JSON.parse(example('services')) as { invoice: object; options?: object };
      const there = await called(
        page,
        'generate',
        JSON.stringify({ invoice, options: { ...options, output } }),
      );
      const content = Buffer.from(here.content).toString('base64');
      expect(there).toEqual({ ...(plain(here) as object), content });
    }
    const { content } = await written('services', 'facturx-pdf');
    const to = { to: 'ubl-xml' } as const;
    const ours = await conforme.convert(content, to);
    expect(await called(page, 'convert', content, to)).toEqual({
      ...(plain(ours) as object),
      content: Buffer.from(ours.content).toString('base64'),
    });
  });

  it('refuses with the code that the service has', async () => {
    expect(await called(page, 'validate', '<a/>')).toMatchObject({ refused: 'not_an_einvoice' });
    expect(await called(page, 'validate', Buffer.from(PICTURE))).toMatchObject({
      refused: expect.any(String),
    });
    expect(await called(page, 'validate', '<a/>', { asof: 'today' })).toMatchObject({
      refused: 'validation_error',
    });
  });

  it('asked its server for files and sent it nothing, let alone a document', () => {
    expect(files.served.length).toBeGreaterThan(20);
    expect(files.served.filter(({ method, received }) => method !== 'GET' || received > 0)).toEqual([]);
    expect(files.served.filter(({ path: asked }) => asked.includes('?') || asked.length > 80)).toEqual([]);
  });

  it('is held to its server by the policy of the page', async () => {
    const said = await page.evaluate<string>(
      `fetch('http://127.0.0.1:9/', { method: 'POST', body: 'x' }).then(() => 'sent', (error) => error.name)`,
    );
    expect(said).toBe('TypeError');
  });

  it('says so where there is no engine, and when it was closed', async () => {
    const nowhere = `(async () => {
      const { open } = await import('/index.js');
      return open({ at: '/nowhere/' }).then(() => 'open', (error) => error.message);
    })()`;
    expect(await page.evaluate<string>(nowhere)).toContain('/nowhere/');
    const closed = `(async () => {
      const { open } = await import('/index.js');
      const one = await open({ at: '/' });
      one.close();
      return one.validate('<a/>').then(() => 'answered', (error) => error.message);
    })()`;
    expect(await page.evaluate<string>(closed)).toContain('closed');
  });
});
