// People who know no code and hold a PDF: from a blank form to a valid invoice, from a picture to an e-invoice.

import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { choose, enterKey, look } from './browser.ts';
import { example } from '../e2e/service.ts';
import { atOnce } from './hurry.ts';
import { setJson } from './form.ts';
import { documentsOf, PICTURE, type Documents } from './documents.ts';
import { inChromium, visits } from './visits.ts';

/** A part of the form by its title. */
function section(page: Page, title: string, within?: Locator): Locator {
  const titled = page.locator(':scope > summary .section-title', { hasText: new RegExp(`^${title}$`) });
  return (within ?? page.locator('.form')).locator('details.section', { has: titled });
}

/** What is typed into, by the label that stands above it. */
function field(part: Locator, label: string): Locator {
  const named = part.page().locator('.label-text', { hasText: new RegExp(`^${label}(\u00a0\\*)?$`) });
  return part.locator('.entry', { has: named }).locator('input, select').first();
}

/** Types the beginning of a name, and takes what the list offers for it. */
async function pick(input: Locator, typed: string, name: string): Promise<void> {
  await input.click();
  await input.fill('');
  await input.pressSequentially(typed);
  const option = input.page().locator('[role=option]:visible', { hasText: name }).first();
  await option.waitFor();
  await option.click();
}

async function party(part: Locator, page: Page, name: string, siren: string, vat: string): Promise<void> {
  await field(part, 'Nom').first().fill(name);
  await field(part, 'SIREN').fill(siren);
  await field(part, 'N° de TVA').fill(vat);
  const address = section(page, 'Adresse', part);
  await field(address, 'Rue et numéro').fill('12 rue des Tanneurs');
  await field(address, 'Code postal').fill('29000');
  await field(address, 'Ville').fill('Quimper');
  await pick(field(address, 'Pays'), 'fran', 'France');
}

async function blank(page: Page): Promise<void> {
  await page.locator('.form').waitFor();
  await enterKey(page);
  await page.getByLabel('Partir de…').selectOption({ label: 'Une facture vierge' });
  await page.locator('.to-fill').waitFor();
}

async function fillIn(page: Page): Promise<void> {
  const invoice = section(page, 'Facture');
  await field(invoice, 'Numéro').first().fill('F-2026-100');
  await party(section(page, 'Vendeur'), page, 'Menuiserie Abgrall', '732829320', 'FR44732829320');
  await party(section(page, 'Acheteur'), page, 'Moulins de la Vézère', '552100554', 'FR96552100554');
  const lines = section(page, 'Lignes');
  await field(lines, 'Désignation').fill('Pose d’un escalier');
  await field(lines, 'Quantité').fill('2');
  await pick(field(lines, 'Unité'), 'jour', 'jour');
  await field(lines, 'Prix unitaire').fill('1 250,00');
  await pick(field(lines, 'Taux de TVA'), '10', 'taux intermédiaire');
  const more = page.getByLabel('Ajouter un champ à «\u00a0Facture\u00a0»', { exact: true });
  await more.selectOption({ label: 'Paiement · BG-16' });
  const payment = section(page, 'Paiement');
  await pick(field(payment, 'Moyen de paiement'), 'virement s', 'Virement SEPA');
  await field(payment, 'IBAN').fill('FR7630006000011234567890189');
}

inChromium()('the page, for people', { timeout: 180_000 }, () => {
  let documents: Documents;
  const { open } = visits(async (service) => {
    documents = await documentsOf(service);
  });

  it('leads from a blank form to a valid French invoice by labels and names alone', async () => {
    const page = await open('/#write', { locale: 'fr-FR' });
    await blank(page);
    await fillIn(page);
    await page.locator('.pill', { hasText: /^Valide/ }).waitFor();
    expect(await page.locator('.due').textContent()).toBe('Net à payer 2\u202f750,00 EUR');
    await page.locator('.status').getByRole('button', { name: 'Produire le PDF' }).click();
    const check = page.locator('.status').getByRole('button', { name: 'Contrôler' });
    await check.waitFor();
    // What the check found worth a look still stands there, and nothing that only writes of elements.
    expect(await page.locator('.panel-findings .chip.rule').allTextContents()).toEqual([
      'PLAUSIBLE-DUE-DATE',
    ]);
    await check.click();
    await page.locator('.verdict.valid').waitFor();
    expect(await page.locator('.file-name').textContent()).toMatch(/^F-2026-100\.pdf/);
    expect(await page.locator('.chip.failed').count()).toBe(0);
  });

  it('has what belongs together in line, however wide the window', async () => {
    const page = await open('/', { locale: 'fr-FR' });
    const at = (selector: string): Promise<{ x: number; y: number; width: number }> =>
      look(page, selector, 'element.getBoundingClientRect().toJSON()');
    const [rules, day] = ['.options select', '.options input'];
    for (const width of [390, 641, 700, 761, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const [brand, tools, one, other] = [
        await at('.brand'),
        await at('.tools'),
        await at(rules),
        await at(day),
      ];
      expect([width, tools.y - brand.y < 10, one.x === other.x]).toEqual([width, true, true]);
    }
    await choose(page, { name: 'faulty.xml', content: documents.faulty });
    await page.locator('.cm-activeLine', { hasText: 'JOUR' }).waitFor();
    const found = (await page.locator('.cm-activeLine').boundingBox())!;
    expect(found.y + found.height).toBeLessThan(800);
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto(page.url().replace(/#.*|$/, '#write'));
    await page.locator('.form').waitFor();
    expect((await at('.side .tabs')).width).toBe((await at('.editor')).width);
  });

  it('finds codes by names in any case and without accents, and takes what is on no list', async () => {
    const page = await open('/#write');
    await page.locator('.form').waitFor();
    const country = field(section(page, 'Buyer'), 'Country');
    await country.click();
    await country.fill('');
    await country.pressSequentially('cote');
    await expect.poll(() => page.locator('[role=option]').first().textContent()).toBe('Côte d’IvoireCI');
    await page.keyboard.press('Enter');
    await expect.poll(() => country.inputValue()).toBe('Côte d’Ivoire · CI');
    await country.fill('be');
    await page.keyboard.press('Tab');
    await expect.poll(() => country.inputValue()).toBe('Belgium · BE');
    await country.fill('QQ');
    await page.keyboard.press('Tab');
    await expect.poll(() => country.inputValue()).toBe('QQ');
    await country.fill('Atlantis');
    await page.keyboard.press('Escape');
    await expect.poll(() => country.inputValue()).toBe('QQ');
  });

  it('takes the first choice by Enter, however soon it comes after what is typed', async () => {
    const page = await open('/#write');
    await page.locator('.form').waitFor();
    const country = field(section(page, 'Buyer'), 'Country');
    await country.click();
    await atOnce(page, "await type('cote'); press('Enter');");
    await expect.poll(() => country.inputValue()).toBe('Côte d’Ivoire · CI');
  });

  it('gives the call that makes the document, without the key', async () => {
    const page = await open('/#write', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.locator('.form').waitFor();
    await enterKey(page);
    await page.locator('.status').getByRole('button', { name: 'Make the PDF' }).click();
    await page.getByRole('button', { name: 'Copy as curl' }).click();
    await page.locator('[role=status]', { hasText: 'Copied' }).waitFor({ state: 'attached' });
    const command = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(command).toMatch(
      /^curl [^]*\/v1\/invoices\/generate[^]*\$CONFORME_KEY[^]*"number": "F-2026-0042"/,
    );
  });

  it('puts XML into a plain PDF, and checks what came of it', async () => {
    const page = await open();
    await enterKey(page);
    const pdf = await plainPdf(page);
    await choose(page, { name: 'scan.pdf', content: pdf });
    await page.getByRole('button', { name: 'Make it an e-invoice' }).click();
    const xml = { name: 'a.xml', mimeType: 'application/xml', buffer: Buffer.from(documents.valid) };
    await page.locator('dialog input[type=file]').setInputFiles(xml);
    await page.locator('dialog').getByText('scan.pdf is ready').waitFor();
    await page.locator('dialog').getByRole('button', { name: 'Check it' }).click();
    await page.locator('.verdict.valid').waitFor();
  });

  it('says what is wrong with XML that cannot go into a PDF', async () => {
    const page = await open();
    await enterKey(page);
    await choose(page, { name: 'scan.pdf', content: PICTURE });
    await page.getByRole('button', { name: 'Make it an e-invoice' }).click();
    const xml = { name: 'a.xml', mimeType: 'application/xml', buffer: Buffer.from(documents.faulty) };
    await page.locator('dialog input[type=file]').setInputFiles(xml);
    await page.locator('dialog .finding .rule', { hasText: 'BR-CL-23' }).waitFor();
  });

  it('puts what the form says into a plain PDF', async () => {
    const page = await open('/', { locale: 'fr-FR' });
    await enterKey(page);
    await choose(page, { name: 'scan.pdf', content: await plainPdf(page) });
    await page.getByRole('button', { name: 'En faire une facture électronique' }).click();
    await page.getByRole('button', { name: 'Saisir les données' }).click();
    await page.getByText('La facture sera placée dans votre PDF\u00a0: scan.pdf').waitFor();
    await page.getByRole('tab', { name: 'JSON' }).click();
    await setJson(page, JSON.stringify(example('services')));
    await page.locator('.pill', { hasText: /^Valide/ }).waitFor();
    await page.locator('.status').getByRole('button', { name: 'Produire le PDF' }).click();
    await page.locator('.status').getByRole('button', { name: 'Contrôler' }).click();
    await page.locator('.verdict.valid').waitFor();
    expect(await page.locator('.file-name').textContent()).toMatch(/^scan\.pdf/);
  });

  it('compares the pages of a PDF with the XML in it', async () => {
    const page = await open();
    await choose(page, { name: 'invoice.pdf', content: documents.pdf });
    await page.locator('.comparison summary').click();
    await page
      .locator('.comparison')
      .getByText(/^\d+ the same, 0 different, 0 not found$/)
      .waitFor();
    const number = page.locator('.compared tr', { hasText: /^Number BT-1F/ });
    expect(await number.locator('td').allTextContents()).toEqual([
      'F-2026-0042',
      'F-2026-0042',
      'the same',
      '1',
    ]);
    await choose(page, { name: 'valid.xml', content: documents.valid });
    await page.locator('.verdict', { hasText: 'valid.xml' }).waitFor();
    await page.locator('.comparison').waitFor({ state: 'detached' });
  });
});

/** A PDF of one page, as a printer driver makes it. */
async function plainPdf(page: Page): Promise<Uint8Array> {
  return page
    .context()
    .newPage()
    .then(async (sheet) => {
      await sheet.setContent('<p>Facture F-2026-100</p>');
      const pdf = await sheet.pdf({ format: 'A4' });
      await sheet.close();
      return pdf;
    });
}
