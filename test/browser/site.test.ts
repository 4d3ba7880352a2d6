// The site of rules and docs, as strangers would have it: below some path of a web server that only gives out files.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conforme } from '@conforme/library';
import { buildSite } from '../../scripts/site/build.ts';
import { brokenLinks } from '../../scripts/site/links.ts';
import { barriersInEitherLight } from './barriers.ts';
import { choose, CHROMIUM, launchChromium, widerThanScreen } from './browser.ts';
import { serveSite, type SiteServer } from './site-server.ts';

describe('addresses of a site', () => {
  it('names pages, pictures and fragments that are not there', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'conforme-links-'));
    mkdirSync(path.join(folder, 'a'));
    writeFileSync(
      path.join(folder, 'a/one.html'),
      '<a href="../two.html#here"></a><a href="../two.html#gone"></a><a href="three.html"></a><img src="x.png">',
    );
    writeFileSync(path.join(folder, 'two.html'), '<p id="here"></p><a href="a/one.html"></a>');
    expect(brokenLinks(folder)).toEqual([
      'a/one.html: ../two.html#gone',
      'a/one.html: three.html',
      'a/one.html: x.png',
    ]);
    rmSync(folder, { recursive: true });
  });
});

/** Thousands of pages are built for it, which takes a minute or two. */
const IS_ASKED_FOR = process.env['CONFORME_SITE'] === '1';

describe.skipIf(CHROMIUM === null || !IS_ASKED_FOR)(
  'the site, with CONFORME_SITE=1',
  { timeout: 300_000 },
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'conforme-site-'));
    const wrongs: string[] = [];
    let built: Awaited<ReturnType<typeof buildSite>>;
    let server: SiteServer;
    let browser: Browser;
    let root: string;

    beforeAll(async () => {
      built = await buildSite(folder);
      server = await serveSite(folder, '/some/where');
      root = server.root;
      browser = await launchChromium();
    }, 300_000);

    afterAll(async () => {
      await browser?.close();
      server?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    async function open(place: string, width = 1280): Promise<Page> {
      const page = await browser.newPage({ viewport: { width, height: 860 }, colorScheme: 'light' });
      page.on('pageerror', (error) => wrongs.push(error.message));
      page.on('console', (said) => said.type() === 'error' && wrongs.push(said.text()));
      page.on('request', (request) => {
        if (request.method() !== 'GET' || !request.url().startsWith(root)) wrongs.push(request.url());
      });
      await page.goto(`${root}/${place}`);
      return page;
    }

    it('has no address that leads nowhere', () => {
      expect(built.broken).toEqual([]);
    });

    it('says of every rule what the library says, in both languages', async () => {
      const { rulesets } = await conforme.rulesets();
      const [pack] = rulesets.filter(({ id }) => id === 'br-fr-cii');
      for (const id of pack!.rules) {
        const rule = await conforme.explain(id);
        for (const language of ['en', 'fr'] as const) {
          const html = readFileSync(
            path.join(folder, `${language}/rules/${id.replaceAll('#', '~')}.html`),
            'utf8',
          );
          const shown = html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
          expect(shown.replaceAll('&amp;', '&')).toContain(rule[language].title);
        }
      }
      expect(built.pages).toBeGreaterThan(2 * new Set(rulesets.flatMap(({ rules }) => rules)).size);
    });

    it.each([
      ['index.html', 'BR-CO-15', '/en/rules/BR-CO-15.html'],
      ['fr/index.html', 'BR-FR-03_BT-2', '/fr/rules/BR-FR-03_BT-2.html'],
      ['docs/adding/index.html', 'plausib', '/docs/plausibility.html'],
    ])('is searched from %s', async (place, asked, expected) => {
      const page = await open(place);
      await page.locator('#search').fill(asked);
      await page.locator(`#found a[href$="${expected}"]`).click();
      await page.waitForURL(`**${expected}`);
      await page.locator('h1').waitFor();
      await page.close();
    });

    it('shows how a rule is broken and how it passes, of every rule but those that nothing can show', async () => {
      expect(
        Object.fromEntries([...built.without].map(([why, rules]) => [why, rules.toSorted().join(' ')])),
      ).toEqual({
        'it reports a file that asks for too much memory to have its pages judged, which no excerpt can show':
          'PDF-A-04',
        'whether a reason and a reason code mean the same cannot be computed: the rule is always met':
          'BR-CO-05 BR-CO-06 BR-CO-07 BR-CO-08',
        'the rule of CII-DT-008 and CII-DT-009 takes every type code before, in the same pattern':
          'CII-DT-010 CII-DT-011 CII-DT-012',
        'the rule of BT-110 before it takes every tax total, whatever its currency': 'BR-FR-DEC-01_BT-111',
        'the rule of BT-96 before it takes the charges too, and judges them the same way': 'BR-FR-16_BT-103',
        'it asks a reference type code to be itself a contract reference, which it never is': 'BR-EXT-CL-07',
        'it takes only reason codes without @listID and then asks that they have none':
          'FX-0513 FX-0708 FX-1283',
      });
      const { rulesets } = await conforme.rulesets();
      const rules = new Set(rulesets.flatMap(({ rules: ids }) => ids));
      for (const rule of [...built.without.values()].flat()) rules.delete(rule);
      expect(built.shown).toBe(rules.size);
      const page = (rule: string): string =>
        readFileSync(path.join(folder, `fr/rules/${rule.replaceAll('#', '~')}.html`), 'utf8');
      for (const rule of rules) expect(page(rule), rule).toContain('<pre class="example"');
      expect(page('BR-CO-05')).toContain('la règle est toujours respectée');
    });

    it.each([
      ['BR-CL-04', /class="broken place">−.*InvoiceCurrencyCode.*\n.*class="passing">\+.*EUR/],
      ['FX-1305', /class="broken place">−.*PostalTradeAddress/],
      [
        'BR-FR-CDV-CL-09_MDT-113_207',
        /class="broken place">−.*ReasonCode.*\n.*class="passing">\+.*ReasonCode/,
      ],
      ['F10-FACTURE-G1.01#1', /class="broken place">−.*262.*\n.*class="passing">\+.*380/],
      ['F1-START-FACTURE-TYPE-G1.01#1', /class="broken place">−.*262.*\n.*class="passing">\+.*380/],
      ['BR-HYBRID-07', /class="broken place">−.*EN16931\+.*\n.*class="passing">\+.*EN 16931/],
    ])('shows of %s what is wrong beside what is right', (rule, expected) => {
      const file = path.join(folder, `en/rules/${rule.replaceAll('#', '~')}.html`);
      expect(readFileSync(file, 'utf8')).toMatch(expected);
    });

    it('says what changed between versions', async () => {
      const page = await open('en/rules/BR-FR-03_BT-2.html');
      expect(await page.locator('main').innerText()).toContain('It judges otherwise');
      await page.close();
    });

    it('leads from the first page to a check, and from each finding to its rule', async () => {
      const page = await open('fr/index.html');
      await page.getByText('rien n’est envoyé').first().click();
      const faults = readFileSync(path.join(folder, 'page/documents/faults.xml'));
      await choose(page, { name: 'faults.xml', content: faults });
      await page.locator('.verdict.fatal').waitFor();
      const rules = await page.locator('a.rule').evaluateAll((links) => links.map(String));
      expect(rules.length).toBeGreaterThan(2);
      for (const rule of rules) {
        await page.goto(rule);
        await page.locator('h1').waitFor();
      }
      await page.close();
    });

    const PLACES = [
      'index.html',
      'en/check.html',
      'fr/rules/index.html',
      'fr/packs/br-fr-cii@1.4.0.04.html',
      'fr/rules/BR-FR-03_BT-2.html',
      'en/rules/BR-CO-15.html',
      'docs/index.html',
      'docs/browser.html',
      'docs/page.html',
    ];
    it.each(PLACES)(
      '%s has no barrier that axe knows, by day and by night, and fits a telephone',
      async (place) => {
        const page = await open(place, 390);
        expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
        expect(await barriersInEitherLight(page)).toEqual([]);
        await page.close();
      },
    );

    it('asked nobody else, broke no policy and threw nothing', () => {
      expect(wrongs).toEqual([]);
      expect(server.missing).toEqual([]);
    });
  },
);
