import { beforeAll, expect, it } from 'vitest';
import { createRegistry } from '../main.ts';
import { EngineError } from '../errors.ts';
import type { Registry } from '../registry/registry.ts';
import { render } from './render.ts';

const UBL = (id: string): Buffer =>
  Buffer.from(
    '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"' +
      ' xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"' +
      ` xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">${id}</Invoice>`,
  );

let registry: Registry;
const emptyLines = (count: number): Buffer => UBL('<cac:InvoiceLine/>'.repeat(count));
const drawnLines = async (count: number, format: 'pdf' | 'html') =>
  (await render(registry, emptyLines(count), format, 'en')).content;

beforeAll(async () => {
  registry = await createRegistry();
});

it('draws any invoice we read', async () => {
  const { content, ...result } = await render(registry, UBL('<cbc:ID>F/1</cbc:ID>'), 'pdf', 'en');
  expect(Buffer.from(content.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(result).toEqual({ filename: 'F-1.pdf', mediaType: 'application/pdf', number: 'F/1', warnings: [] });
});

it('shows it as a page that names the original, in the language asked for', async () => {
  const { content, ...result } = await render(registry, UBL('<cbc:ID>F-1</cbc:ID>'), 'html', 'fr');
  const page = Buffer.from(content).toString('utf8');
  expect(page).toContain('lang="fr"');
  expect(page).toContain('Copie lisible');
  expect(result).toEqual({ filename: 'F-1.html', mediaType: 'text/html', number: 'F-1', warnings: [] });
});

it('calls a document without a number an invoice', async () => {
  expect(await render(registry, UBL(''), 'html', 'en')).toMatchObject({
    filename: 'invoice.html',
    number: '',
  });
});

it('refuses what is no invoice', async () => {
  const failure = await render(registry, Buffer.from('<a/>'), 'pdf', 'en').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(EngineError);
  expect((failure as EngineError).code).toBe('not_an_einvoice');
});

it.each([
  ['html', 'answer_bytes', 270_000],
  ['pdf', 'pdf_pages', 230_000],
] as const)('draws no %s of more lines than an answer has room for', async (format, limit, lines) => {
  await expect(drawnLines(lines, format)).rejects.toMatchObject({ name: 'LimitError', limit });
});

it('refuses none that would have room: the shortest line takes more than is counted for it', async () => {
  const [few, many] = [await drawnLines(100, 'html'), await drawnLines(200, 'html')];
  expect((many.length - few.length) / 100).toBeGreaterThan(256);
});
