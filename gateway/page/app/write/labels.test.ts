import { invoiceJsonSchema } from '@conforme/proto/schema/json-schema';
import { describe, expect, it, vi } from 'vitest';
import { speak } from '../language/words.ts';
import { finding } from '../testing/findings.ts';
import { inWords, noted, placeName } from './labels.ts';
import { fieldsOf, groupOf, type JsonSchema } from './schema.ts';

const fields = (['en', 'fr'] as const).map((language) => [
  groupOf('invoice', 'Invoice', fieldsOf(invoiceJsonSchema(language) as JsonSchema)),
]);
const [english, french] = fields as [(typeof fields)[0], (typeof fields)[0]];

describe('placeName', () => {
  const inLanguage = (language: 'en' | 'fr', pointer: string): string => {
    vi.stubGlobal('document', { documentElement: {} });
    speak(language);
    const name = placeName(language === 'fr' ? french : english, pointer);
    speak('en');
    vi.unstubAllGlobals();
    return name;
  };

  it.each([
    ['/invoice/seller/vat_id', 'Seller › VAT ID', 'Vendeur › N° de TVA'],
    ['/invoice/lines/1/unit_price', 'Line 2 › Unit price', 'Ligne 2 › Prix unitaire'],
    ['/invoice', 'Invoice', 'Invoice'],
  ])('%s', (pointer, inEnglish, inFrench) => {
    expect([inLanguage('en', pointer), inLanguage('fr', pointer)]).toEqual([inEnglish, inFrench]);
  });

  it('keeps the name of what the schema does not know', () => {
    expect(inLanguage('en', '/invoice/buyer/global_ids/0088')).toMatch(/^Buyer › .* › 0088$/);
  });
});

describe('noted', () => {
  const missing = finding({ type: 'missing', pointer: '/invoice/number', message: 'number is required' });
  const situation = { fields: english, request: { invoice: {} }, touched: new Set<string>(), begun: true };

  it('is open while the reader has not come to the field', () => {
    expect(noted(missing, situation)).toMatchObject({ tone: 'open', message: 'Fill in Number.' });
    expect(noted(missing, { ...situation, touched: new Set(['/invoice/number']) }).tone).toBe('fatal');
    expect(noted(missing, { ...situation, begun: false }).tone).toBe('fatal');
  });

  it('leads to the SIREN that an electronic address is made of', () => {
    const address = finding({ pointer: '/invoice/seller/electronic_address' });
    const placeIn = (seller: object): string =>
      noted(address, { ...situation, request: { invoice: { seller } } as never }).pointer;
    expect(placeIn({ name: 'Alba' })).toBe('/invoice/seller/siren');
    expect(placeIn({ siren: '999510217' })).toBe('/invoice/seller/electronic_address');
  });

  it('is wrong where something wrong stands', () => {
    const request = { invoice: { number: 'F 1' } };
    expect(noted(finding({ pointer: '/invoice/number' }), { ...situation, request }).tone).toBe('fatal');
  });
});

describe('inWords', () => {
  it.each([
    [
      'mettez un numéro fiscal dans tax_registration_id (BT-32).',
      'mettez un numéro fiscal dans «\u00a0N° fiscal\u00a0» (BT-32).',
    ],
    ['mettez totals.amount_due à 12.50', 'mettez «\u00a0Net à payer\u00a0» à 12.50'],
    ['Texte sans nom, https://example.com/a_b.', 'Texte sans nom, https://example.com/a_b.'],
  ])('%s', (text, expected) => {
    vi.stubGlobal('document', { documentElement: {} });
    speak('fr');
    expect(inWords(french, text)).toBe(expected);
    speak('en');
    vi.unstubAllGlobals();
  });
});
