import { expect, it } from 'vitest';
import { TYPE_CODES } from '@conforme/proto/schema';
import { isCreditNote, titleOf } from './index.ts';

it.each([
  ['380', 'Facture', 'Invoice'],
  ['381', 'Avoir', 'Credit note'],
  ['384', 'Facture rectificative', 'Corrected invoice'],
  ['386', 'Facture d’acompte', 'Prepayment invoice'],
  ['389', 'Autofacturation', 'Self-billed invoice'],
  ['396', 'Avoir affacturé', 'Factored credit note'],
  ['326', 'Facture partielle', 'Partial invoice'],
  ['constructor', 'Facture', 'Invoice'],
])('titles type %s', (code, french, english) => {
  expect(titleOf(code, 'fr')).toBe(french);
  expect(titleOf(code, 'en')).toBe(english);
});

it.each(['381', '261', '81', '396', '532'])('type %s is a credit note', (code) => {
  expect(isCreditNote(code)).toBe(true);
});

it.each(['380', '386', '389', '751', ''])('type %s is an invoice', (code) => {
  expect(isCreditNote(code)).toBe(false);
});

it('titles every code BT-3 may have in both languages, each unlike the others', () => {
  for (const language of ['fr', 'en'] as const) {
    const titles = TYPE_CODES.map((code) => titleOf(code, language));
    expect(new Set(titles).size).toBe(TYPE_CODES.length);
  }
});
