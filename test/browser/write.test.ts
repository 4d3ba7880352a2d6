import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { KEY } from '../e2e/service.ts';
import { enterKey, focused } from './browser.ts';
import { addSupport, field, FILE, json, parsed, setJson, typed } from './form.ts';
import { inChromium, visits } from './visits.ts';

inChromium()('the page, writing', { timeout: 180_000 }, () => {
  const { open: visit } = visits();

  const open = async (keyed = true) => {
    const page = await visit('/#write');
    await page.locator('.form').waitFor();
    if (keyed) await enterKey(page);
    return page;
  };

  /** What the pill says; "Valid" is no part of "Not valid". */
  const verdict = (page: Page, said: string | RegExp) =>
    page.locator('.pill', { hasText: typeof said === 'string' ? new RegExp(`^${said}`) : said }).waitFor();

  it('edits without a key, and says what one would bring', async () => {
    const page = await open(false);
    await field(page, '/invoice/number').fill('F-1');
    await expect.poll(() => field(page, '/invoice/number').inputValue()).toBe('F-1');
    await page.getByRole('heading', { name: 'With your key, checks follow what you type' }).waitFor();
  });

  it('keeps the key in this tab alone, and forgets it when asked', async () => {
    const page = await open();
    await verdict(page, 'Valid');
    expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain(KEY);
    expect(await page.evaluate('JSON.stringify(sessionStorage)')).toContain(KEY);
    await page.reload();
    await verdict(page, 'Valid');
    await page.locator('.key').click();
    await page.getByRole('button', { name: 'Forget it', exact: true }).click();
    expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toContain(KEY);
  });

  it('refuses a key the service does not know', async () => {
    const page = await open(false);
    await page.locator('.key').click();
    await page.locator('#api-key').fill('nonsense');
    await page.keyboard.press('Enter');
    await page.getByText('The service does not know this key.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  it('shows one state in two ways', async () => {
    const page = await open();
    await field(page, '/invoice/seller/name').fill('Menuiserie Abgrall');
    await page.getByRole('tab', { name: 'JSON' }).click();
    const text = await json(page);
    expect(JSON.parse(text)).toMatchObject({ invoice: { seller: { name: 'Menuiserie Abgrall' } } });
    await setJson(page, text.replace('Menuiserie Abgrall', 'Scierie Abgrall'));
    await page.getByRole('tab', { name: 'Form' }).click();
    await expect.poll(() => field(page, '/invoice/seller/name').inputValue()).toBe('Scierie Abgrall');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => field(page, '/invoice/seller/name').inputValue()).toBe('Menuiserie Abgrall');
  });

  it('says where text ceases to be JSON, and keeps the state until it is', async () => {
    const page = await open();
    await page.getByRole('tab', { name: 'JSON' }).click();
    await setJson(page, '{\n  "invoice": oops\n}');
    await page.getByRole('button', { name: 'Line 2, col. 14' }).click();
    await expect
      .poll(() => page.locator('.text-editor .cm-activeLine').textContent())
      .toBe('  "invoice": oops');
    await page.getByRole('tab', { name: 'Form' }).click();
    await expect.poll(() => field(page, '/invoice/number').inputValue()).toBe('F-2026-0042');
  });

  it('shows what is wrong beside its field, and leads there from the list', async () => {
    const page = await open();
    await field(page, '/invoice/seller/vat_id').fill('24999510217');
    await verdict(page, 'Not valid: 1 error');
    const entry = page.locator('[data-pointer="/invoice/seller/vat_id"]');
    expect(await entry.locator('.entry-findings').textContent()).toContain('24999510217');
    expect(await field(page, '/invoice/seller/vat_id').getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('button', { name: 'Go to field Seller › VAT ID' }).click();
    await expect.poll(() => focused(page)).toMatchObject({ id: 'field:/invoice/seller/vat_id' });
  });

  it('opens what hides the field that a finding is about', async () => {
    const page = await open();
    await page.getByRole('tab', { name: 'JSON' }).click();
    const request = JSON.parse(await json(page)) as {
      invoice: { lines: { unit_code?: string }[] };
    };
    request.invoice.lines[1]!.unit_code = 'HEURE';
    await setJson(page, JSON.stringify(request));
    await page.getByRole('button', { name: 'Go to field Line 2 › Unit' }).click();
    await expect.poll(() => focused(page)).toMatchObject({ id: 'field:/invoice/lines/1/unit_code' });
  });

  it('applies a fix by one click, and takes it back by another', async () => {
    const page = await open();
    await page.getByRole('tab', { name: 'JSON' }).click();
    const request = JSON.parse(await json(page)) as { invoice: Record<string, unknown> };
    const sums = {
      tax_exclusive: '9389.90',
      tax_total: '1877.98',
      tax_inclusive: '11267.88',
      amount_due: '11267.88',
    };
    request.invoice['totals'] = { line_total: '9400.00', ...sums };
    await setJson(page, JSON.stringify(request));
    await verdict(page, 'Not valid');
    await page.locator('.panel-findings .patch').first().click();
    await verdict(page, 'Valid');
    await expect
      .poll(() => parsed(page))
      .toMatchObject({
        invoice: { totals: { line_total: '9389.90' } },
      });
    await page.getByRole('button', { name: 'Undo' }).click();
    await verdict(page, 'Not valid');
  });

  it('counts what is still to be filled into a blank invoice, and calls it a mistake only when asked for it', async () => {
    const page = await open();
    await page.getByLabel('Start from…').selectOption('blank');
    await verdict(page, /^\d fields to fill in$/);
    expect(await page.locator('.entry-findings, [aria-invalid]').count()).toBe(0);
    await page.getByRole('button', { name: 'Line 1 › Unit price' }).click();
    await expect.poll(() => focused(page)).toMatchObject({ id: 'field:/invoice/lines/0/unit_price' });
    await page.locator('.status').getByRole('button', { name: 'Make the PDF' }).click();
    await verdict(page, /Not valid: [5-9] errors/);
    for (const pointer of ['/invoice/number', '/invoice/lines/0/unit_price'])
      await page.locator(`[data-pointer="${pointer}"] .entry-findings`).first().waitFor();
    await page.locator('.entry-findings', { hasText: 'Fill in Number.' }).waitFor();
  });

  it('adds and removes what the contract knows', async () => {
    const page = await open();
    await page.getByLabel('Add a field to Invoice').selectOption('project_reference');
    await typed(page, '/invoice/project_reference', 'P-7');
    await page.getByRole('button', { name: 'Add a line' }).click();
    await typed(page, '/invoice/lines/3/item_name', 'Chaise');
    await page.locator('.item-title', { hasText: '4 · Chaise' }).waitFor();
    await page.getByRole('button', { name: 'Remove line 4' }).click();
    await page.getByRole('button', { name: 'Remove payment' }).click();
    await page.getByRole('tab', { name: 'JSON' }).click();
    await expect
      .poll(async () => {
        const { invoice } = await parsed(page);
        return [invoice['project_reference'], (invoice['lines'] as unknown[]).length, 'payment' in invoice];
      })
      .toEqual(['P-7', 3, false]);
  });

  it('writes a payee, a second account and a file, wherever they stand in the contract', async () => {
    const page = await open(false);
    await addSupport(page);
    await page.locator('[data-pointer="/invoice/additional_documents/0/attachment"] .note').first().waitFor();
    await expect.poll(() => field(page, `${FILE}/filename`).inputValue()).toBe('plan d’accès.pdf');
    await page.getByRole('tab', { name: 'JSON' }).click();
    await expect
      .poll(async () => (await parsed(page)).invoice)
      .toMatchObject({
        payee: { name: 'Crédit des Tanneurs', further_ids: [{ id: 'CT-2' }] },
        further_payments: [{ iban: 'DE89370400440532013000' }],
        additional_documents: [
          {
            id: 'PLAN-3',
            attachment: {
              content_base64: Buffer.from('%PDF-1.7 plan').toString('base64'),
              mime_code: 'application/pdf',
              filename: 'plan d’accès.pdf',
            },
          },
        ],
      });
    await page.getByRole('tab', { name: 'Form' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => field(page, `${FILE}/filename`).inputValue()).toBe('');
  });

  it('takes lists of texts, one a row', async () => {
    const page = await open(false);
    await page.locator('[data-pointer="/invoice/lines/0"] > summary').click();
    await page.getByLabel('Add a field to Lines', { exact: true }).selectOption('product');
    await page.getByLabel('Add a field to Product', { exact: true }).selectOption('batch_ids');
    await typed(page, '/invoice/lines/0/product/batch_ids', 'L-1');
    await page.getByLabel('Batches 2').fill('L-2');
    await page.getByRole('tab', { name: 'JSON' }).click();
    await expect
      .poll(() => parsed(page))
      .toMatchObject({
        invoice: { lines: [{ product: { batch_ids: ['L-1', 'L-2'] } }, {}, {}] },
      });
  });

  it('says yes, no, or that nothing is said, where leaving out is neither', async () => {
    const page = await open(false);
    await page.getByLabel('Add a field to Invoice', { exact: true }).selectOption('french_mentions');
    await page.getByLabel('Add a field to French mentions', { exact: true }).selectOption('enabled');
    const enabled = page.getByLabel('Enabled', { exact: true });
    expect(await enabled.locator('option').allTextContents()).toEqual(['Automatic', 'Yes', 'No']);
    const mentions = async () => (await parsed(page)).invoice['french_mentions'];
    await expect.poll(mentions).toEqual({});
    expect(await enabled.inputValue()).toBe('');
    await enabled.selectOption({ label: 'No' });
    await expect.poll(mentions).toEqual({ enabled: false });
    await enabled.selectOption({ label: 'Yes' });
    await expect.poll(mentions).toEqual({ enabled: true });
    await enabled.selectOption({ label: 'Automatic' });
    await expect.poll(mentions).toEqual({});
  });

  it('has labels and help in the language of the reader, and in another when asked', async () => {
    const page = await open(false);
    await field(page, '/invoice/due_date').focus();
    await page.locator('.help-bar', { hasText: 'Day the payment is due.' }).waitFor();
    await page.getByRole('button', { name: 'Français' }).click();
    await page.locator('.form').waitFor();
    await field(page, '/invoice/due_date').focus();
    await page.locator('.help-bar', { hasText: 'Jour où le paiement est dû.' }).waitFor();
    expect(
      await page
        .getByLabel('Ajouter un champ à «\u00a0Facture\u00a0»')
        .locator('option[value=payee]')
        .textContent(),
    ).toBe('Bénéficiaire · BG-10');
  });

  it('takes decimals as people type them', async () => {
    const page = await open();
    await page.locator('[data-pointer="/invoice/lines/0"] > summary').click();
    await field(page, '/invoice/lines/0/unit_price').fill('1 234,50');
    await page.getByRole('tab', { name: 'JSON' }).click();
    await expect
      .poll(() => parsed(page))
      .toMatchObject({
        invoice: { lines: [{ unit_price: '1234.50' }, {}, {}] },
      });
  });

  it('shows the XML as it would be written, and what is due', async () => {
    const page = await open();
    await verdict(page, 'Valid');
    expect(await page.locator('.due').textContent()).toBe('Due 11,267.88 EUR');
    await page.getByRole('tab', { name: 'XML' }).click();
    await page.locator('.panel-xml .cm-line', { hasText: 'CrossIndustryInvoice' }).first().waitFor();
  });
});
