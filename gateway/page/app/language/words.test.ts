import { describe, expect, it } from 'vitest';
import { after } from './after.ts';
import { reporting } from './reporting.ts';
import { spoken } from './spoken.ts';
import { said } from './table.ts';
import { amount, day, size } from './words.ts';

const inLanguage = (language: 'en' | 'fr') => ({
  ...spoken[language],
  after: said(after, language),
  reporting: said(reporting, language),
});
const [en, fr] = [inLanguage('en'), inLanguage('fr')];

/** Those that are told a name first, not a number. */
const NAMED = new Set(
  'source skipped flavor usageWithout nothingFoundIn usage addField addItem itemName findItem removeItem added remove removed applied goToField due made'.split(
    ' ',
  ),
);

const arguments_ = (name: string): unknown[] => (NAMED.has(name) ? ['pdf', 2, 2] : [2, 2, 2]);

/** Every text, with its path; functions are told apart by how many things they are told. */
function texts(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    const at = `${path}/${name}`;
    if (typeof value === 'object' && value !== null) return texts(value, at);
    if (typeof value === 'function') return [[at, String(value(...arguments_(name)))]];
    return [[at, String(value)]];
  });
}

describe('words', () => {
  it('are as many in French as in English, and none is empty but the one that is never shown', () => {
    const [english, french] = [texts(en), texts(fr)];
    expect(french.map(([path]) => path)).toEqual(english.map(([path]) => path));
    const empty = [...english, ...french].filter(([, text]) => text.trim() === '').map(([path]) => path);
    expect(new Set(empty)).toEqual(new Set(['/standings/all']));
  });

  it('are translated', () => {
    const same = texts(en).filter(([path, text]) => new Map(texts(fr)).get(path) === text);
    // Names, codes and words that the two languages share.
    expect(same.map(([, text]) => text).filter((text) => text.split(' ').length > 3)).toEqual([]);
  });

  it('set French punctuation with a space before it, at which no line is broken', () => {
    const odd = texts(fr).filter(([, text]) => /[^\u00a0\u202f][;!?»:]|«[^\u00a0]/.test(text));
    expect(odd).toEqual([]);
  });

  it('count nought as the language does', () => {
    expect(en.verdict(false, 1, 0)).toBe('Not valid: 1 error');
    expect(en.batchVerdict(0, 0)).toBe('0 of 0 documents valid');
    expect(fr.verdict(false, 2, 1)).toBe('Non valide\u00a0: 2 erreurs, 1 avertissement');
    expect(fr.batchVerdict(0, 2)).toBe('0 valide sur 2 documents');
  });
});

describe('amount', () => {
  it('looks once at each digit, however many', () => {
    expect(amount('1'.repeat(3_000_000), 'en')).toHaveLength(3_999_999);
  });

  it.each([
    ['1234567.80', '1,234,567.80', '1\u202f234\u202f567,80'],
    ['-12', '\u221212', '\u221212'],
    ['0.5', '0.5', '0,5'],
    [
      '99999999999999999.99',
      '99,999,999,999,999,999.99',
      '99\u202f999\u202f999\u202f999\u202f999\u202f999,99',
    ],
    ['abc', 'abc', 'abc'],
  ])('%s', (decimal, english, french) => {
    expect([amount(decimal, 'en'), amount(decimal, 'fr')]).toEqual([english, french]);
  });
});

describe('day and size', () => {
  it('reads as people write', () => {
    expect([day('2026-10-05', 'en'), day('2026-10-05', 'fr')]).toEqual(['5 Oct 2026', '5 oct. 2026']);
    expect([day('soon'), day('2026-99-99')]).toEqual(['soon', '2026-99-99']);
    expect([size(11_000, 'en'), size(15 * 1024 * 1024, 'fr'), size(7, 'en')]).toEqual([
      '11\u00a0KB',
      '15\u00a0Mo',
      '7\u00a0B',
    ]);
  });
});
