import { note } from '@conforme/core/invoice/testing';
import { placesOf, textOf } from '@conforme/pdf/testing/documents';
import { describe, expect, it } from 'vitest';
import { invoice, line, look } from '../testing/invoice.ts';
import { render } from './index.ts';

const MENTIONS = ['PMT', 'PMD', 'AAB'].map((subject_code, i) =>
  note({ subject_code, text: `Mention légale numéro ${i + 1} ${'et ses mots '.repeat(8)}.` }),
);

const pagesOf = async (count: number): Promise<string[]> => {
  const lines = Array.from({ length: count }, (_, i) =>
    line({ id: String(i + 1), item_name: `Article ${i + 1}` }),
  );
  return textOf(await render(invoice({ lines, notes: MENTIONS }), look()));
};

const articles = (page: string): number => page.match(/^Article \d+$/gm)?.length ?? 0;

describe('pages', () => {
  it('end with lines, totals, payment and mentions together, however many lines there are', async () => {
    for (let count = 2; count <= 110; count++) {
      const pages = await pagesOf(count);
      const last = pages.at(-1)!;
      expect(articles(last), `${count} lines`).toBeGreaterThanOrEqual(2);
      for (const part of ['Net à payer', 'Règlement', 'Mention légale numéro 3'])
        expect(last).toContain(part);
      expect(pages.reduce((sum, page) => sum + articles(page), 0)).toBe(count);
    }
  });

  it('are one for twenty lines of one line each', async () => {
    expect(await pagesOf(20)).toHaveLength(1);
    expect((await pagesOf(60)).length).toBeLessThanOrEqual(2);
  });

  it('say on the first of several what is due', async () => {
    const said = /^Net à payer .*, page (\d)$/m;
    const pages = await pagesOf(60);
    expect(said.exec(pages[0]!)?.[1]).toBe(String(pages.length));
    expect((await pagesOf(3))[0]).not.toMatch(said);
  });

  it('have the seller’s legal identity at their foot', async () => {
    for (const page of await pagesOf(60)) expect(page).toContain('SIREN 552 100 554');
  });
});

describe('figures', () => {
  it('take the comma between English groups for none', async () => {
    const lines = ['1240', '3', '12.5'].map((quantity, i) => line({ id: `L${i}`, quantity }));
    const pdf = await render(invoice({ lines }), look({ language: 'en' }));
    const texts = textOf(pdf).join('\n').split('\n');
    const places = [...placesOf(pdf)];
    const left = (text: string): number => places[texts.indexOf(text)]![0];
    expect(left('1,240') + (3 * 0.5562 + 0.2778) * 8.1).toBeCloseTo(left('3'), 1);
    expect(left('12.5') + 0.5562 * 8.1).toBeCloseTo(left('3'), 1);
  });

  it('have their points below each other, and longer decimals beyond the edge', async () => {
    const prices = ['1200.00', '0.65', '74.5025', '3.00'];
    const lines = prices.map((unit_price, i) => line({ id: `L${i}`, unit_price }));
    const pdf = await render(invoice({ lines }), look());
    const texts = textOf(pdf).join('\n').split('\n');
    const places = [...placesOf(pdf)];
    const left = (text: string): number => places[texts.indexOf(text)]![0];
    // Arimo's digits are 0.556 of their size wide, its comma 0.278.
    const digits = (count: number): number => count * 0.5562 * 8.1;
    expect(left('74,5025') + digits(2)).toBeCloseTo(left('3,00') + digits(1), 1);
    expect(left('0,65')).toBeCloseTo(left('3,00'), 2);
  });
});

it('keeps mailboxes and pages whole where they break nowhere else', async () => {
  const footerText = `${'mot '.repeat(38)}compta@atelier-belleroche.example`;
  const text = textOf(await render(invoice(), look({ footerText }))).join('\n');
  expect(text).toContain('compta@atelier-belleroche.example');
});
