import { describe, expect, it } from 'vitest';
import { categoryName, meansName, schemeName, unitName } from './codes.ts';
import { contrast, legible, parseColor, WHITE } from './color.ts';
import { Format } from './format.ts';
import { WORDS } from './words.ts';

const fr = new Format('fr', 'EUR');
const en = new Format('en', 'EUR');
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('Format', () => {
  it('groups exact digits, never through a float', () => {
    expect(plain(fr.amount('123456789012345.6789'))).toBe('123 456 789 012 345,6789');
    expect(en.amount('123456789012345.6789')).toBe('123,456,789,012,345.6789');
    expect(en.amount('0.1')).toBe('0.10');
    expect(en.amount('-1234')).toBe('−1,234.00');
    expect(en.number('0012.500')).toBe('12.5');
  });

  it('looks once at each digit of a number, however long', () => {
    const zeros = '0'.repeat(3_000_000);
    expect(en.number(`${zeros}1.${zeros}1${zeros}`)).toBe(`1.${zeros}1`);
    expect(en.number(`${zeros}x`)).toBe(`${zeros}x`);
    expect(en.number(`1${zeros}`)).toBe(`1${',000'.repeat(1_000_000)}`);
  });

  it('places the currency as the language does', () => {
    expect(plain(fr.money('1234.5'))).toBe('1 234,50 €');
    expect(en.money('-1234.5')).toBe('−€1,234.50');
    expect(plain(en.money('3', 'USD'))).toBe('USD 3.00');
    expect(plain(fr.money('3', 'USD'))).toBe('3,00 USD');
    expect(en.money('-3', 'GBP')).toBe('−£3.00');
  });

  it('sets French figures as CLDR does: narrow between digits, no break before the sign', () => {
    expect(fr.money('1234.5')).toBe('1\u202f234,50\u00a0€');
    expect(fr.percent('20')).toBe('20\u202f%');
  });

  it('knows currencies without and with three decimals', () => {
    expect(plain(new Format('en', 'JPY').money('1500'))).toBe('JPY 1,500');
    expect(plain(new Format('en', 'TND').money('1.5'))).toBe('TND 1.500');
    expect(plain(new Format('en', '$$$').money('1'))).toBe('$$$ 1.00');
  });

  it('writes dates in words and short', () => {
    expect(plain(fr.date('2026-03-01'))).toBe('1er mars 2026');
    expect(plain(fr.date('2026-08-21'))).toBe('21 août 2026');
    expect(plain(en.date('2026-12-31'))).toBe('31 December 2026');
    expect(fr.shortDate('2026-03-01')).toBe('01/03/2026');
    expect(plain(en.shortDate('2026-03-01'))).toBe('1 Mar 2026');
  });

  it('shows what is no number, date or country as it stands', () => {
    for (const odd of ['', '1e3', '100,00', 'constructor']) {
      expect([en.number(odd), en.money(odd), en.percent(odd), en.date(odd)]).toEqual([odd, odd, odd, odd]);
      expect([fr.shortDate(odd), fr.country(odd)]).toEqual([odd, odd]);
    }
    expect(fr.date('2026-13-01')).toBe('2026-13-01');
    expect(plain(new Format('en', 'constructor').money('1'))).toBe('constructor 1.00');
  });

  it('names countries, rates', () => {
    expect(fr.country('DE')).toBe('Allemagne');
    expect(en.country('DE')).toBe('Germany');
    expect(plain(fr.percent('5.50'))).toBe('5,5 %');
    expect(en.percent('20.00')).toBe('20%');
  });
});

describe('codes', () => {
  it('puts units in the number the language asks for', () => {
    expect(unitName('DAY', '1.5', 'fr')).toBe('jour');
    expect(unitName('DAY', '2', 'fr')).toBe('jours');
    expect(unitName('DAY', '-10.5', 'fr')).toBe('jours');
    expect(unitName('DAY', '1.5', 'en')).toBe('days');
    expect(unitName('DAY', '1.0', 'en')).toBe('day');
    expect(unitName('MON', '3', 'fr')).toBe('mois');
    expect(unitName('XBX', '3', 'en')).toBe('boxes');
    expect(unitName('ZZ9', '3', 'en')).toBe('ZZ9');
  });

  it('names means, categories, schemes, or falls back', () => {
    expect(meansName('58', 'en')).toBe('SEPA credit transfer');
    expect(meansName('ZZZ', 'en')).toBe('ZZZ');
    expect(categoryName('AE', 'fr')).toBe('Autoliquidation');
    expect(categoryName('S', 'fr')).toBeNull();
    expect(schemeName('0088')).toBe('GLN');
    expect(schemeName('9999')).toBeNull();
    expect(schemeName('constructor')).toBeNull();
  });

  it('has every word in both languages', () => {
    expect(Object.keys(WORDS.en).sort()).toEqual(Object.keys(WORDS.fr).sort());
    expect(Object.values(WORDS.en).every((word) => word.trim() !== '')).toBe(true);
  });
});

describe('colours', () => {
  it('keeps headings readable whatever the accent', () => {
    for (const accent of ['#ffffff', '#ffff00', '#1f3a5f', '#808080'])
      expect(contrast(legible(parseColor(accent)), WHITE)).toBeGreaterThanOrEqual(3);
    expect(legible(parseColor('#1f3a5f'))).toEqual(parseColor('#1f3a5f'));
  });
});
