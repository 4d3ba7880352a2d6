import { LANGUAGES } from '@conforme/proto/schema';
import { describe, expect, it } from 'vitest';
import { builtCodeLists, LIST_NAMES, type ListName } from './index.ts';
import { codeLists } from './lists.ts';

/** Units of Recommendation 21 that were withdrawn, and codes of currencies no longer, or not yet, in Unicode. */
const NAMELESS: Partial<Record<ListName, number>> = { unit: 32, currency: 4 };

describe.each(LANGUAGES)('lists of codes in %s', (language) => {
  const lists = builtCodeLists(language);

  it.each(LIST_NAMES)('name each %s, once', (name) => {
    const { title, codes } = lists[name];
    expect(title).not.toBe('');
    expect(new Set(codes.map(([code]) => code)).size).toBe(codes.length);
    const nameless = codes.filter(([code, said]) => said === code);
    expect(nameless.length).toBeLessThanOrEqual(NAMELESS[name] ?? 0);
    // What has no name comes last.
    expect(codes.slice(codes.length - nameless.length)).toEqual(nameless);
  });

  it('begin with what most invoices need', () => {
    const first = (name: ListName): string => lists[name].codes[0]![0];
    expect(LIST_NAMES.map(first)).toEqual(['FR', 'EUR', 'C62', '30', 'VATEX-FR-FRANCHISE', 'S', '380', '20']);
  });
});

it('speak French where a French name is known, and English elsewhere', () => {
  const [en, fr] = (['en', 'fr'] as const).map((language) => new Map(builtCodeLists(language).unit.codes));
  expect([en!.get('KMQ'), fr!.get('KMQ')]).toEqual(['kilogram per cubic metre', 'kilogramme par mètre cube']);
  const same = [...fr!].filter(([code, name]) => name === en!.get(code)).length;
  expect(same).toBeLessThan(en!.size / 4);
});

it('hold the codes they are given and no others', () => {
  const { country, unit } = codeLists('en', (file) => (file === 'iso-4217' ? ['PLN'] : ['DE', 'FR']));
  expect(country.codes).toEqual([
    ['FR', 'France'],
    ['DE', 'Germany'],
  ]);
  expect(unit.codes.map(([code]) => code)).toEqual(['FR', 'DE']);
});
