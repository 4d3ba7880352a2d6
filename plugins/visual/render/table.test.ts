import { textOf } from '@conforme/pdf/testing/documents';
import { expect, it } from 'vitest';
import { paletteOf } from '../content/color.ts';
import { contentOf } from '../content/index.ts';
import { invoice, line, look } from '../testing/invoice.ts';
import { Draft } from './draft.ts';
import { render } from './index.ts';
import { drawTable, type Row } from './table.ts';

it('repeats the head on every page of 200 lines and numbers the pages', async () => {
  const lines = Array.from({ length: 200 }, (_, i) =>
    line({ id: String(i + 1), item_name: `Article ${i + 1}` }),
  );
  const pdf = await render(invoice({ lines }), look());
  const pages = textOf(pdf);
  expect(pages.length).toBeGreaterThan(5);
  const rows = pages.filter((text) => /Article \d/.test(text));
  for (const text of rows) expect(text).toContain('DÉSIGNATION');
  pages.forEach((text, i) => expect(text).toContain(`\n${i + 1} / ${pages.length}`));
  for (let i = 1; i <= 200; i++) expect(pages.join('\n')).toMatch(new RegExp(`^Article ${i}$`, 'm'));
  expect(pdf.length).toBeLessThan(100_000);
});

it('carries the sum of the lines over every page break, exactly', async () => {
  const lines = Array.from({ length: 90 }, (_, i) =>
    line({ id: String(i + 1), item_name: `Article ${i + 1}` }),
  );
  const pages = textOf(await render(invoice({ lines }), look({ language: 'en' })));
  const carried = pages.map((text) => /Carried forward\n([\d,.]+)/.exec(text)?.[1]);
  const brought = pages.map((text) => /Brought forward\n([\d,.]+)/.exec(text)?.[1]);
  expect(pages.length).toBeGreaterThan(2);
  expect(brought.slice(1)).toEqual(carried.slice(0, -1));
  let rows = 0;
  pages.slice(0, -1).forEach((text, i) => {
    rows += text.match(/^Article \d+$/gm)!.length;
    expect(carried[i]).toBe(`${(rows * 1300).toLocaleString('en')}.00`);
  });
  expect(brought[0]).toBeUndefined();
  expect(carried.at(-1)).toBeUndefined();
});

it('never leaves the totals on a page without a line', async () => {
  for (let count = 2; count <= 40; count++) {
    const lines = Array.from({ length: count }, (_, i) =>
      line({ id: String(i + 1), item_name: `Article ${i + 1}` }),
    );
    const pages = textOf(await render(invoice({ lines }), look()));
    expect(pages.find((text) => text.includes('Net à payer'))).toMatch(/^Article \d+$/m);
  }
});

it('cuts a row that no page can hold and loses no word', async () => {
  const words = Array.from({ length: 3000 }, (_, i) => `mot${i}`);
  const text = textOf(await render(invoice({ lines: [line({ item_description: words.join(' ') })] }), look()))
    .join(' ')
    .replaceAll('\n', ' ');
  for (const word of words) expect(text).toContain(word);
});

it('never leaves the head of a table alone at the end of a page', async () => {
  for (let lines = 1; lines <= 60; lines += 3) {
    const item_description = 'mot '.repeat(14 * lines);
    const pages = textOf(await render(invoice({ lines: [line({ item_description })] }), look()));
    for (const text of pages.filter((page) => page.includes('DÉSIGNATION'))) expect(text).toMatch(/^mot/m);
  }
});

it('looks at what is left of a table where it ends, not at every row', () => {
  const draft = new Draft(contentOf(invoice(), look()), paletteOf('#1f3a5f'), 20, () => {});
  let looks = 0;
  const rows = Object.assign(
    Array.from({ length: 3_000 }, (): Row => []),
    { slice: (from: number) => (looks++, Array.prototype.slice.call(rows, from)) },
  ) as readonly Row[];
  drawTable(draft, [], rows);
  expect(looks).toBeLessThan(10);
});

it('shows at most 45 lines on a page, which render counts with', async () => {
  const lines = Array.from({ length: 450 }, () => line({ id: '', item_name: '' }));
  expect(textOf(await render(invoice({ lines }), look())).length).toBeGreaterThan(10);
});
