import { expect, it } from 'vitest';
import { explain, type Language, type Texts } from './texts.ts';

const messageOf = (message: string, values: readonly string[], language: Language = 'en'): string => {
  const messages = { rules: { R: { message } }, families: {} };
  const texts: Texts = { rules: [], facts: {}, messages: { en: messages, fr: messages } };
  return explain(texts, 'R', { language, values, syntax: 'cii' }, { title: '', message: '' }).message;
};

it.each([
  [['B1'], 'is B1'],
  [[''], 'is missing'],
  [[' '], 'is missing'],
])('says one thing of a value and another of none: %j', (values, expected) => {
  expect(messageOf('is {1?}{1}{1:}missing{1;}', values)).toBe(expected);
});

it.each([
  ['0', 'none'],
  ['2', '2 of them'],
])('says one thing of a certain value: %s', (value, expected) => {
  expect(messageOf('{1=0?}none{1:}{1} of them{1;}', [value])).toBe(expected);
});

it('says nothing more where there is no second part', () => {
  expect(messageOf('A{2?}, and {2}{2;}.', ['x', ''])).toBe('A.');
});

it.each<[Language, string, string]>([
  ['en', '20261005', '2026-10-05'],
  ['fr', '20261005', '05/10/2026'],
  ['fr', '2026-10-05', '05/10/2026'],
  ['fr', '20261305', '20261305'],
  ['en', 'soon', 'soon'],
])('writes a day as people do (%s): %s', (language, value, expected) => {
  expect(messageOf('on {1 date}', [value], language)).toBe(`on ${expected}`);
});

it.each<[Language, string, string]>([
  ['en', 'says "{1}"', 'says (nothing)'],
  ['en', 'says “{1}”', 'says (nothing)'],
  ['fr', 'indique «\u00a0{1}\u00a0»', 'indique (rien)'],
])('quotes nothing that is not there (%s): %s', (language, message, expected) => {
  expect(messageOf(message, [''], language)).toBe(expected);
});

it.each([
  ['La ligne {1} vaut {2}.', ['1.2', '12.50'], 'La ligne 1.2 vaut 12,50.'],
  ['Sur les lignes {1}, {2}.', ['1.1, 1.2', '0.5'], 'Sur les lignes 1.1, 1.2, 0,5.'],
  [
    'Le numéro de facture «\u00a0{1}\u00a0» est faux.',
    ['2026.118'],
    'Le numéro de facture «\u00a02026.118\u00a0» est faux.',
  ],
  ['Le total des lignes {1} moins {2}.', ['12.50', '1.00'], 'Le total des lignes 12,50 moins 1,00.'],
  ['La facture {1} est de {2}.', ['2026.118', '2026.11'], 'La facture 2026.118 est de 2026,11.'],
  ['Le numéro de TVA {1} et la TVA {2}.', ['12.3', '12.30'], 'Le numéro de TVA 12.3 et la TVA 12,30.'],
])(
  'writes amounts as French does, and names and quotations as they stand: %s',
  (message, values, expected) => {
    expect(messageOf(message, values, 'fr')).toBe(expected);
  },
);
