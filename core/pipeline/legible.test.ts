import { expect, it } from 'vitest';
import { createRegistry } from '../main.ts';
import { EngineError } from '../errors.ts';
import type { Look } from '../plugin/index.ts';
import { legible } from './legible.ts';

const LOOK: Look = { language: 'en', accentColor: '#1f3a5f', footerText: null, logo: null };
const UBL =
  '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"' +
  ' xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:ID>F-1</cbc:ID></Invoice>';

it('draws any invoice we read', async () => {
  const pdf = await legible(await createRegistry(), Buffer.from(UBL), LOOK);
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
});

it('refuses what is no invoice', async () => {
  const failure = await legible(await createRegistry(), Buffer.from('<a/>'), LOOK).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(EngineError);
  expect((failure as EngineError).code).toBe('not_an_einvoice');
});
