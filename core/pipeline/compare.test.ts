import { beforeAll, expect, it } from 'vitest';
import { readGenerateRequest } from '@conforme/proto/schema/read';
import { createRegistry } from '../main.ts';
import { EngineError } from '../errors.ts';
import type { Registry } from '../registry/registry.ts';
import { compare } from './compare.ts';
import { generate } from './generate.ts';

const UBL = Buffer.from(
  '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"' +
    ' xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:ID>F-1</cbc:ID></Invoice>',
);

const INVOICE = {
  number: 'F-2026-7',
  issue_date: '2026-10-05',
  seller: { name: 'Atelier', siren: '732829320', vat_id: 'FR44732829320', address: { country: 'FR' } },
  buyer: { name: 'Client', siren: '404833048', address: { country: 'FR' } },
  lines: [{ item_name: 'Conseil', quantity: '1', unit_price: '12.50', vat_rate: '20' }],
};

let registry: Registry;
let pdf: Uint8Array;
beforeAll(async () => {
  registry = await createRegistry();
  const { invoice, options } = readGenerateRequest(JSON.stringify({ invoice: INVOICE })).ok!;
  const call = { now: new Date('2026-10-05T00:00:00Z'), language: 'en' } as const;
  pdf = (await generate(registry, invoice, options, call)).content;
});

it('finds the values of the XML on the pages around it', async () => {
  const { fields, ...counts } = await compare(registry, pdf);
  expect(counts).toEqual({ number: 'F-2026-7', pages: 1, textPages: 1 });
  const shown = fields.map(({ term, verdict, picture }) => [term, verdict, picture]);
  expect(shown).toContainEqual(['BT-1', 'same', 'F-2026-7']);
  expect(shown).toContainEqual(['BT-2', 'same', '5 octobre 2026']);
  expect(shown).toContainEqual(['BT-115', 'same', '15,00']);
  expect(fields.every(({ verdict, box, page }) => verdict !== 'same' || (box !== null && page === 1))).toBe(
    true,
  );
});

it.each([
  ['XML alone', UBL, 'invalid_input', 'only a PDF has pages'],
  ['what is no invoice', Buffer.from('<a/>'), 'not_an_einvoice', 'document element'],
])('refuses %s', async (_, document, code, message) => {
  const failure = await compare(registry, document).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(EngineError);
  expect(failure).toMatchObject({ code, message: expect.stringContaining(message) });
});
