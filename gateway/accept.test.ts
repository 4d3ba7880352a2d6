import { describe, expect, it } from 'vitest';
import { language, prefersJson } from './accept.ts';

describe('prefersJson', () => {
  it.each([
    [undefined, false],
    ['*/*', false],
    ['application/pdf', false],
    ['application/json', true],
    ['Application/JSON; charset=utf-8', true],
    ['application/json, text/plain, */*', true],
    ['application/json;q=0.5, application/pdf', false],
    ['application/pdf;q=0.5, application/json', true],
    ['application/json;q=0', false],
    ['application/*', false],
  ] as const)('%s → %s', (header, expected) => expect(prefersJson(header, 'application/pdf')).toBe(expected));
});

describe('language', () => {
  it.each([
    [undefined, 'en'],
    ['fr', 'fr'],
    ['fr-FR,fr;q=0.9,en;q=0.8', 'fr'],
    ['en;q=0.5, fr;q=0.9', 'fr'],
    ['de', 'en'],
    ['de, fr;q=0.1', 'fr'],
    ['fr;q=0', 'en'],
    ['*', 'en'],
  ] as const)('%s → %s', (header, expected) => expect(language(header, 'en')).toBe(expected));

  it('falls back to what the endpoint says', () => expect(language('de', 'fr')).toBe('fr'));
});
