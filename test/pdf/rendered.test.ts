// What one plugin draws, the other judges and carries: neither imports the other, so they meet here.

import { expect, it } from 'vitest';
import { note } from '../../core/invoice/testing/index.ts';
import { load } from '../../pdf/file/load.ts';
import { pagesOf } from '../../pdf/file/pages.ts';
import { textOf } from '../../pdf/testing/documents.ts';
import { check } from '../../plugins/pdfa/check/index.ts';
import { pdfaContainer } from '../../plugins/pdfa/index.ts';
import { cii, OPTIONS } from '../../plugins/pdfa/testing/embedding.ts';
import { render } from '../../plugins/visual/render/index.ts';
import { invoice, line, look } from '../../plugins/visual/testing/invoice.ts';

it.each([
  ['an ordinary invoice', {}],
  [
    'an invoice in other scripts',
    {
      notes: [note({ text: 'السَّلامُ عليكم 12 ㎡ שָׁלוֹם' }), note({ text: 'หน้าที่ น้ำ 500 क्षेत्र हिन्दी र्कि ᾳ̈' })],
      lines: [line({ item_name: 'خدمة می‌خواهم' }), line({ item_name: '北京 😀' })],
    },
  ],
])('pages of %s break no rule of PDF/A', async (_, over) => {
  const loaded = load(await render(invoice(over), look()));
  expect(check(loaded, pagesOf(loaded))).toEqual([]);
});

it('pages in other scripts say what was written', async () => {
  const written = ['หน้าที่ น้ำ กำแพง 500', 'क्षेत्र हिन्दी र्कि श्री', 'Ελλάδα', 'Україна', 'BeiJing 北京 😀'];
  const text = textOf(await render(invoice({ notes: written.map((each) => note({ text: each })) }), look()));
  for (const each of written) expect(text.join('\n')).toContain(each);
});

it('pages carry an invoice, and still say what they said', async () => {
  const page = await render(invoice(), look());
  const { content: pdf } = await pdfaContainer.embed(page, cii(), OPTIONS);
  const { xml, facts, findings } = await pdfaContainer.extract(pdf);
  expect(Buffer.from(xml!).equals(cii())).toBe(true);
  expect(facts).toMatchObject({ pages: 1, pdfa: '3B', facturx_xmp: 'EN 16931' });
  expect(findings).toEqual([]);
  expect(textOf(pdf)[0]).toContain('FA-2026-0042');
});
