// What follows an invoice: its statuses, one after the other, as an accountant makes them.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { example, post, postJson } from '../e2e/service.ts';
import type { Service } from '../../scripts/start.ts';
import { barriers, barriersInEitherLight } from './barriers.ts';
import { choose, drag, enterKey, widerThanScreen } from './browser.ts';
import { documentsOf, type Documents } from './documents.ts';
import { inChromium, visits } from './visits.ts';

interface Wish {
  readonly status: string;
  readonly at: string;
  readonly reasons?: readonly { readonly code: string }[];
}

/** A status as the other side sends it. */
const statusFile = (service: Service, xml: string, wish: Wish) =>
  fileOf(service, { document_base64: Buffer.from(xml).toString('base64'), ...wish });

async function fileOf(
  service: Service,
  wish: { readonly status: string } & Readonly<Record<string, unknown>>,
) {
  const answer = await postJson(service, '/v1/statuses/generate', wish);
  if (!answer.ok) throw new Error(await answer.text());
  return { name: `${wish.status}.xml`, content: await answer.text() };
}

const titles = (page: Page): Promise<string[]> => page.locator('.step h3').allTextContents();

const step = (page: Page, code: string) => page.locator('.step-button', { hasText: code });

async function make(page: Page, code: string): Promise<void> {
  await page.locator('.status-form .primary').click();
  await page.locator(`.step[data-status="${code}"]`).waitFor();
}

inChromium()('the page, after the invoice', { timeout: 180_000 }, () => {
  let documents: Documents;
  const { open, service } = visits(async (started) => {
    documents = await documentsOf(started);
  });

  const invoice = () => ({ name: 'F-2026-0042.xml', content: documents.valid });

  it('leads from 200 to 212, and each file it makes is right', async () => {
    const page = await open('/#after');
    const received = { status: '202', at: '2026-10-05T10:00:00' };
    const deposited = { status: '200', at: '2026-10-05T09:00:00' };
    const files = [
      await statusFile(service(), documents.valid, received),
      await statusFile(service(), documents.valid, deposited),
    ];
    await choose(page, ...files, invoice());
    await page.getByRole('heading', { name: 'Invoice F-2026-0042' }).waitFor();
    await expect.poll(() => titles(page)).toEqual(['Deposited', 'Received by the platform']);
    await enterKey(page);
    await page.locator('.segment', { hasText: 'Buyer' }).click();
    await step(page, '205').click();
    await make(page, '205');
    await page.locator('.segment', { hasText: 'Seller' }).click();
    await step(page, '212').click();
    const amount = () => page.locator('#status-amounts-0-amount').inputValue();
    await expect.poll(amount).toBe('11,267.88');
    await page.locator('#status-amounts-0-amount').fill('5,000.00');
    await page.locator('#status-note').fill('First half');
    await make(page, '212');
    expect(await titles(page)).toEqual(['Deposited', 'Received by the platform', 'Approved', 'Collected']);
    expect(await page.locator('.step-amounts').textContent()).toBe('5,000.00 EUR at 20% (collected)');
    expect(await page.locator('.invoice-amounts dd').allTextContents()).toEqual([
      '11,267.88 EUR',
      '5,000.00 EUR',
      '6,267.88 EUR',
    ]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the file of Collected' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^F-2026-0042_212_\S+\.xml$/);
    const content = readFileSync(await file.path());
    const verdict = await post(service(), '/v1/invoices/validate', content, {
      'content-type': 'application/xml',
    });
    expect(await verdict.json()).toMatchObject({ valid: true, flavor: 'cdar' });
    expect(content.toString()).toContain('First half');
    // What is left is proposed next.
    await step(page, '212').click();
    await expect.poll(amount).toBe('6,267.88');
  });

  it('refuses a collection without an amount at its place, in French', async () => {
    const page = await open('/#after', { locale: 'fr-FR' });
    await choose(page, invoice());
    await page.getByRole('button', { name: 'Elle est déposée (200)' }).click();
    await enterKey(page);
    await step(page, '212').click();
    await page.locator('#status-amounts-0-amount').fill('');
    await page.locator('#status-amounts-0-rate').fill('');
    await page.locator('.status-form .primary').click();
    await page.getByRole('heading', { name: 'Le fichier n’a pas été produit' }).waitFor();
    expect(await page.locator('.rows .entry-findings').textContent()).toContain('aucun montant encaissé');
    await page.locator('#status-amounts-0-amount').fill('beaucoup');
    await page.locator('.status-form .primary').click();
    await page.locator('#status-amounts-0-amount[aria-invalid]').waitFor();
    await page.locator('#status-amounts-0-amount').fill('11 267,88');
    await page.locator('#status-amounts-0-rate').fill('20');
    await make(page, '212');
    expect(await page.locator('.step-amounts').textContent()).toBe(
      '11\u202f267,88 EUR à 20\u00a0% (encaissé)',
    );
  });

  it('offers the reasons that fit what the invoice fails, and asks for one where it is needed', async () => {
    const page = await open('/#after');
    const total = documents.valid.replace('>11267.88</ram:GrandTotal', '>11267.89</ram:GrandTotal');
    await choose(page, { name: 'wrong.xml', content: total });
    await page.getByText('The invoice has').waitFor();
    await page.getByRole('button', { name: 'It is on the platform (200)' }).click();
    await enterKey(page);
    await page.locator('.segment', { hasText: 'Buyer' }).click();
    await step(page, '210').click();
    await page.locator('.status-form .primary').click();
    await page.locator('#status-reasons[aria-invalid]').waitFor();
    await page.locator('#status-reasons').click();
    const first = page.locator('[role=option]').first();
    await expect.poll(() => first.textContent()).toMatch(/^one of the document totals is wrongfits: BR-/);
    await first.click();
    await page.locator('.reasons-chosen', { hasText: 'MONTANTTOTAL_ERR' }).waitFor();
    await make(page, '210');
    await page.getByRole('heading', { name: 'The life of this invoice has come to its end.' }).waitFor();
    expect(await page.locator('.step-reasons').textContent()).toContain(
      'one of the document totals is wrong',
    );
  });

  it('shows an order that cannot be at its place, takes a status away and brings it back', async () => {
    const page = await open('/#after');
    const refused = { status: '210', at: '2026-10-06T09:00:00', reasons: [{ code: 'DOUBLON' }] };
    const approved = { status: '205', at: '2026-10-07T09:00:00' };
    await choose(page, invoice());
    await page.getByRole('heading', { name: 'Invoice F-2026-0042' }).waitFor();
    for (const wish of [refused, approved])
      await drag(page, 'drop', await statusFile(service(), documents.valid, wish));
    const wrong = page.locator('.step[data-status="205"] .entry-findings .fatal');
    await wrong.waitFor();
    expect(await wrong.textContent()).toContain('cannot follow 210');
    await page.getByRole('button', { name: 'Remove Refused' }).click();
    await expect.poll(() => titles(page)).toEqual(['Approved']);
    await wrong.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await wrong.waitFor();
    const other = documents.valid.replaceAll('F-2026-0042', 'F-2026-0043');
    await drag(page, 'drop', await statusFile(service(), other, { ...approved, at: '2026-10-08T09:00:00' }));
    await page.getByText('This status is about another invoice: F-2026-0043.').waitFor();
  });

  it('shows what the portal of the State says of other things, also in the other language', async () => {
    const page = await open('/#after');
    const object = { number: 'T-2026-10', issue_date: '2026-11-10', siren: '999510217' };
    const times = { at: '2026-11-10T09:30:00', received_at: '2026-11-10T08:00:00' };
    await choose(page, await fileOf(service(), { ...times, object, status: '300', platform: '0417' }));
    await page.getByText('not of an invoice: nothing follows').waitFor();
    await expect.poll(() => titles(page)).toEqual(['E-reporting accepted']);
    await page.getByRole('button', { name: 'Français' }).click();
    await expect.poll(() => titles(page)).toEqual(['Transmission déposée']);
  });

  it('takes over what was checked or written, and says what holds no invoice', async () => {
    const page = await open('/');
    await choose(page, invoice());
    await page.locator('.verdict-side').getByRole('button', { name: 'After the invoice' }).click();
    await page.getByRole('heading', { name: 'Invoice F-2026-0042' }).waitFor();
    await page.getByRole('button', { name: 'Another invoice' }).click();
    await page.getByRole('link', { name: 'Write' }).click();
    await page.locator('.form').waitFor();
    await page.getByRole('link', { name: 'After the invoice' }).click();
    await page.getByRole('button', { name: 'The one checked: F-2026-0042.xml' }).waitFor();
    await page.getByRole('button', { name: 'The one you are writing' }).click();
    await page.getByRole('heading', { name: `Invoice ${example('services').invoice.number}` }).waitFor();
    await page.getByText('its own fields are taken').waitFor();
    await page.getByRole('button', { name: 'Another invoice' }).click();
    await drag(page, 'drop', { name: 'a.json', content: '{"a": 1}' });
    await page.getByText('a.json holds no invoice').waitFor();
  });

  it.each(['en-GB', 'fr-FR'])('has no barrier that axe knows and fits a telephone, %s', async (locale) => {
    const page = await open('/#after', { locale, viewport: { width: 390, height: 844 } });
    await page.locator('.drop').waitFor();
    expect(await barriers(page)).toEqual([]);
    await choose(page, invoice());
    await page.locator('.no-status button').click();
    await step(page, '212').click();
    await page.locator('.key-wanted').waitFor();
    expect(await barriersInEitherLight(page)).toEqual([]);
    expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
  });
});
