import { fullInvoice } from '@conforme/core/invoice/testing';
import { note } from '@conforme/core/invoice/testing';
import { placesOf, textOf } from '@conforme/pdf/testing/documents';
import { describe, expect, it } from 'vitest';
import { invoice, line, look, seller } from '../testing/invoice.ts';
import { render } from './index.ts';
import { undrawable } from './undrawable.ts';

const noted = (text: string) => ({ notes: [note({ text })] });

describe('other scripts', () => {
  it('are drawn in the order and with the letters of paper', async () => {
    const text = textOf(await render(invoice(noted('שלום 500')), look())).join('\n');
    expect(text).toContain('500 םולש');
  });

  it('begin at the same place whether something stands below them or not', async () => {
    const places = async (item_description: string | null, item_name: string): Promise<readonly number[]> => {
      const pdf = await render(invoice({ lines: [line({ item_name, item_description })] }), look());
      return placesOf(pdf).map(([x]) => x);
    };
    expect(await places(null, 'ייעוץ')).toEqual(await places(null, 'abc'));
    // The blank that parts it from what stands below comes first, and does not move the letters.
    const [latin, hebrew] = [await places('abc', 'abc'), await places('abc', 'ייעוץ')];
    const moved = latin.map((x, i) => x - hebrew[i]!).filter((by) => by !== 0);
    expect(moved).toEqual([expect.closeTo(2.25, 1)]);
  });

  it('are read as they are written', async () => {
    const words = ['ค่าบริการ', 'परामर्श सेवाएँ', 'Ελλάδα', 'услуги'];
    const text = textOf(await render(invoice(noted(words.join('; '))), look())).join('\n');
    for (const word of ['Ελλάδα', 'услуги']) expect(text).toContain(word);
  });

  it('make a file little larger', async () => {
    const latin = await render(invoice(noted('Bonjour')), look());
    const arabic = await render(invoice(noted('السلام عليكم ورحمة الله')), look());
    expect(arabic.length - latin.length).toBeLessThan(8_000);
  });
});

describe('texts that cannot be drawn in full', () => {
  it('are told by their place and characters', () => {
    const over = {
      seller: seller({ name: '北 और 京' }),
      lines: [line(), line({ attributes: { 'a/b': '😀' }, item_name: 'مرحبا' })],
    };
    expect([...undrawable(invoice(over))]).toEqual([
      ['/invoice/seller/name', ['北', '京']],
      ['/invoice/lines/1/attributes/a~1b', ['😀']],
    ]);
  });

  it('are told wherever a page shows them, and nowhere else', () => {
    const { invoice: full } = fullInvoice();
    const over = {
      ...full,
      payee: { ...full.payee!, name: '😀', role_code: '😀' },
      lines: [
        line({
          attributes: { '😀': 'x' },
          further_notes: [{ text: '😀', subject_code: '😀', content_code: null }],
        }),
      ],
    };
    expect([...undrawable(over).keys()]).toEqual([
      '/invoice/lines/0/attributes/😀',
      '/invoice/lines/0/further_notes/0/text',
      '/invoice/payee/name',
    ]);
  });

  it('are none in an ordinary invoice', () => {
    expect(undrawable(invoice()).size).toBe(0);
  });
});
