// The form of an invoice and its JSON, as tests fill them.

import type { Page } from 'playwright-core';
import { codeIn, paste } from './browser.ts';

export const field = (page: Page, pointer: string) => page.locator(`[id="field:${pointer}"]`);
export const json = (page: Page): Promise<string> => codeIn(page, '.text-editor');
export const parsed = async (page: Page) =>
  JSON.parse(await json(page)) as { readonly invoice: Record<string, unknown> };
export const setJson = (page: Page, text: string) => paste(page, '.text-editor', text);

export const FILE = '/invoice/additional_documents/0/attachment';

/** Types into a field that the focus comes to by itself. */
export async function typed(page: Page, pointer: string, text: string): Promise<void> {
  await page.locator(`[data-pointer="${pointer}"] :focus`).waitFor();
  await page.keyboard.type(text);
}

/** What is behind "Add a field" of the invoice and of what it holds. */
export async function addSupport(page: Page): Promise<void> {
  const add = (to: string, name: string) =>
    page.getByLabel(`Add a field to ${to}`, { exact: true }).selectOption(name);
  await add('Invoice', 'payee');
  await field(page, '/invoice/payee/name').fill('Crédit des Tanneurs');
  await add('Payee', 'further_ids');
  await typed(page, '/invoice/payee/further_ids/0/id', 'CT-2');
  await add('Invoice', 'further_payments');
  await field(page, '/invoice/further_payments/0/iban').fill('DE89370400440532013000');
  await add('Invoice', 'additional_documents');
  await typed(page, '/invoice/additional_documents/0/id', 'PLAN-3');
  await add('Additional documents', 'attachment');
  await field(page, `${FILE}/content_base64`).setInputFiles({
    name: 'plan d’accès.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 plan'),
  });
  await field(page, `${FILE}/filename`).waitFor();
}

export async function makeAndDownload(page: Page): Promise<void> {
  await page.locator('.status').getByRole('button', { name: 'Make the PDF' }).click();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
}
