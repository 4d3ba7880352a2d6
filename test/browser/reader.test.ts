// Whoever reads, however they read: language, light, keyboard, screen reader, small screen.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { drawn } from '../cases.ts';
import { barriers } from './barriers.ts';
import { choose, enterKey, focused, paste, widerThanScreen } from './browser.ts';
import { centOff, documentsOf, PICTURE, unplaced, type Documents } from './documents.ts';
import { inChromium, visits } from './visits.ts';

inChromium()('the page, for everybody', { timeout: 180_000 }, () => {
  let documents: Documents;
  const { open } = visits(async (service) => {
    documents = await documentsOf(service);
  });

  const STATES: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
    ['the start', '/', async () => {}],
    [
      'a verdict with findings',
      '/',
      async (page) => {
        await choose(page, { name: 'faulty.xml', content: documents.faulty });
        await page.locator('.finding').first().waitFor();
        await page.locator('.technical summary').first().click();
      },
    ],
    [
      'the totals of a document',
      '/',
      async (page) => {
        await choose(page, { name: 'cent.xml', content: centOff(documents.valid) });
        await page.locator('.totals summary').click();
        await page.locator('.ledger .off').first().waitFor();
      },
    ],
    [
      'a lossy conversion',
      '/',
      async (page) => {
        await choose(page, { name: 'valid.xml', content: documents.valid });
        await page.getByRole('button', { name: /^Convert(ir)?$/ }).click();
        await page.locator('dialog select').first().selectOption('cii-xml');
        await page.locator('dialog select').last().selectOption('basicwl');
        await page.locator('dialog .primary').click();
        await page.locator('.losses').waitFor();
      },
    ],
    [
      'a conversion of a document with errors',
      '/',
      async (page) => {
        await choose(page, { name: 'cent.xml', content: centOff(documents.valid) });
        await page.getByRole('button', { name: /^Convert(ir)?$/ }).click();
        await page.locator('dialog .primary').click();
        await page.locator('dialog .finding').first().waitFor();
        await page.locator('.convert-outcome .actions button').click();
        await page.locator('.convert-outcome .primary').waitFor();
      },
    ],
    [
      'a valid PDF',
      '/',
      async (page) => {
        await choose(page, { name: 'invoice.pdf', content: documents.pdf });
        await page.locator('.verdict.valid').waitFor();
      },
    ],
    [
      'a refusal',
      '/',
      async (page) => {
        await choose(page, { name: 'picture.pdf', content: PICTURE });
        await page.locator('.problem').waitFor();
      },
    ],
    [
      'an overview',
      '/',
      async (page) => {
        const files = [documents.valid, documents.faulty, 'Bonjour'];
        await choose(page, ...files.map((content, i) => ({ name: `${i}.xml`, content })));
        await page.getByRole('heading', { level: 1, name: /1 .* 3/ }).waitFor();
      },
    ],
    [
      'the key dialog',
      '/',
      async (page) => {
        await page.locator('.key').click();
        await page.locator('dialog').waitFor();
      },
    ],
    ['the form without a key', '/#write', async (page) => page.locator('.form').waitFor()],
    [
      'the form with findings',
      '/#write',
      async (page) => {
        await page.locator('.form').waitFor();
        await enterKey(page);
        await page.locator('[id="field:/invoice/seller/vat_id"]').fill('24999510217');
        await page.locator('.entry-findings').waitFor();
        await page.locator('[data-pointer="/invoice/lines/0"] > summary').click();
      },
    ],
    [
      'the totals of the form',
      '/#write',
      async (page) => {
        await page.locator('.form').waitFor();
        await enterKey(page);
        await page.getByRole('tab', { name: /^Tota/ }).click();
        await page.locator('.ledger').waitFor();
      },
    ],
    [
      'the form with a file and a list of texts',
      '/#write',
      async (page) => {
        await page.locator('.form').waitFor();
        const invoice = {
          payee: { further_ids: [{ id: 'A' }] },
          additional_documents: [{ id: 'P', attachment: { content_base64: 'QUJD' } }],
          lines: [{ product: { batch_ids: ['L'] } }],
        };
        await page.getByRole('tab', { name: 'JSON' }).click();
        await paste(page, '.text-editor', JSON.stringify({ invoice, options: {} }));
        await page.getByRole('tab').first().click();
        for (const pointer of ['/payee', '/additional_documents', '/additional_documents/0'])
          await page.locator(`[data-pointer="/invoice${pointer}"] > summary`).click();
        for (const pointer of ['/additional_documents/0/attachment', '/lines/0', '/lines/0/product'])
          await page.locator(`[data-pointer="/invoice${pointer}"] > summary`).click();
      },
    ],
    [
      'an operation of the API, tried',
      '/api',
      async (page) => {
        await enterKey(page);
        await page.locator('#previewXml > summary').click();
        await page.locator('#previewXml .try .primary').click();
        await page.locator('#previewXml .outcome .cm-line').first().waitFor();
        await page.locator('#previewXml .schema-field > summary').first().click();
      },
    ],
    [
      'a plain PDF to be made an e-invoice',
      '/',
      async (page) => {
        await choose(page, { name: 'picture.pdf', content: PICTURE });
        await page.locator('.problem .primary').click();
        await page.locator('dialog').waitFor();
      },
    ],
    [
      'a blank invoice with a list of units',
      '/#write',
      async (page) => {
        await page.locator('.form').waitFor();
        await enterKey(page);
        await page.locator('.starter select').selectOption('blank');
        await page.locator('.to-fill').waitFor();
        await page.locator('[id="field:/invoice/lines/0/unit_code"]').click();
        await page.locator('[role=option]').first().waitFor();
      },
    ],
    [
      'values without a place',
      '/',
      async (page) => {
        await choose(page, { name: 'more.xml', content: unplaced(documents.valid) });
        await page.locator('.unread tbody tr').first().waitFor();
      },
    ],
    [
      'the JSON',
      '/#write',
      async (page) => {
        await page.getByRole('tab', { name: 'JSON' }).click();
        await paste(page, '.text-editor', '{');
        await page.locator('.json-fault button').waitFor();
      },
    ],
  ];

  // French words are the longer ones; width is a matter of style alone, as light is, so one visit shows both.
  it.each(drawn(STATES))(
    'axe finds no barrier in %s by day, nor by night on a screen of 390 pixels, which it fits, as one of 768',
    async (_, path, reach) => {
      const page = await open(path, { locale: 'fr-FR' });
      await reach(page);
      expect(await barriers(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      for (const width of [768, 390]) {
        await page.setViewportSize({ width, height: 844 });
        // What is laid out by the page itself follows a moment after its width.
        await expect.poll(() => widerThanScreen(page)).toBeLessThanOrEqual(0);
      }
      expect(await barriers(page)).toEqual([]);
    },
  );

  it('speaks the language of the browser, then the one chosen', async () => {
    const page = await open('/', { locale: 'fr-FR' });
    await page.getByRole('heading', { name: 'Contrôler une facture électronique' }).waitFor();
    await choose(page, { name: 'faulty.xml', content: documents.faulty });
    await page.locator('.finding .message', { hasText: 'JOUR' }).waitFor();
    const french = await page.locator('.finding .message').textContent();
    await page.getByRole('button', { name: 'English' }).click();
    await expect.poll(() => page.locator('.finding .message').textContent()).not.toBe(french);
    await expect
      .poll(() => page.evaluate('[document.documentElement.lang, document.title]'))
      .toEqual(['en', 'Conforme · e-invoices, checked and written']);
    await page.reload();
    await page.getByRole('heading', { name: 'Check an e-invoice' }).waitFor();
  });

  it('follows the light of the system, until told otherwise', async () => {
    const page = await open();
    const ground = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    const light = await ground();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(ground).not.toBe(light);
    await page.getByRole('button', { name: /^Colours/ }).click();
    await expect.poll(ground).toBe(light);
    await page.reload();
    await expect.poll(ground).toBe(light);
  });

  it('can be used from the first word to the place in the XML by keyboard alone', async () => {
    const page = await open();
    await page.locator('.drop').waitFor();
    await tabTo(page, 'XML with errors');
    await page.keyboard.press('Enter');
    await page.locator('.verdict.fatal').waitFor();
    await expect.poll(() => focused(page)).toMatchObject({ id: 'verdict' });
    await tabTo(page, 'Severity');
    await page.keyboard.press('ArrowRight');
    await page.locator('.finding-group h2', { hasText: /BR-/ }).first().waitFor();
    await tabTo(page, 'Line ');
    await page.keyboard.press('Enter');
    await page.locator('.cm-activeLine').waitFor();
    await page.locator('[role=status]', { hasText: /is shown/ }).waitFor({ state: 'attached' });
  });

  it('lets the keyboard past the head of the page', async () => {
    const page = await open();
    await page.locator('.drop').waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toMatchObject({ text: 'Skip to content' });
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatchObject({ id: 'main' });
  });
});

/** Presses Tab until what has the focus is called this. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate<string>(FOCUSED)).startsWith(name)) return;
  }
  throw new Error(`the keyboard does not reach "${name}"`);
}

const FOCUSED = `(() => {
  const { activeElement: at } = document;
  return at.getAttribute('aria-label') ?? at.closest('label')?.textContent ?? at.textContent ?? '';
})()`;
