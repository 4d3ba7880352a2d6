import { createHash } from 'node:crypto';
import { note } from '@conforme/core/invoice/testing';
import { parse } from '@conforme/engine/xml';
import { describe, expect, it } from 'vitest';
import { contentOf } from '../content/index.ts';
import { invoice, line, look, PAYMENT, seller } from '../testing/invoice.ts';
import { lines } from './body.ts';
import { renderHtml } from './index.ts';

type Over = Parameters<typeof invoice>[0];

async function page(over: Over = {}, options = {}): Promise<string> {
  return Buffer.from(await renderHtml(invoice(over), look(options))).toString('utf8');
}

/** What a reader sees, without tags. */
const textOf = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

describe('the page', () => {
  it('says all that the template says', async () => {
    const over = { notes: [note({ text: 'Une mention' })], lines: [line(), line({ id: '2' })] };
    const text = textOf(await page(over, { footerText: 'Pied de page' }));
    const { parties, facts, lines, sums, due, payment, notes } = contentOf(invoice(over), look());
    const texts = [
      ...parties.flatMap((block) => [block.label, ...block.paragraphs.map((each) => each.text)]),
      ...facts.flat(),
      ...lines!.labels,
      ...lines!.rows.flatMap((row) => [
        row.id,
        row.quantity,
        row.price,
        row.vat,
        row.net,
        row.paragraphs[0]!.text,
      ]),
      ...sums.flatMap((sum) => [sum.label, sum.amount]),
      due.label,
      due.amount,
      ...payment.facts.flatMap(({ label, value }) => [label, value]),
      payment.code!.caption,
      ...notes,
      'Pied de page',
    ];
    for (const part of texts) expect(text).toContain(part);
  });

  it('names language, title, landmarks, column heads and the drawing', async () => {
    const html = await page({}, { language: 'en' });
    expect(html).toMatch(/^<!DOCTYPE html>\n<html lang="en">/);
    expect(html).toContain('<title>Invoice FA-2026-0042</title>');
    for (const name of ['header', 'main', 'h1', 'h2', 'table', 'caption', 'dl', 'figcaption'])
      expect(html).toMatch(new RegExp(`<${name}[ >]`));
    expect(html.match(/scope="col"/g)).toHaveLength(10);
    expect(html).toMatch(/role="img" aria-label="SEPA credit transfer QR code: €1,560.00/);
  });

  it('is well-formed, element by element', async () => {
    const html = await page({ lines: Array.from({ length: 3 }, () => line()) });
    const closed = html.replace('<!DOCTYPE html>\n', '').replaceAll(/<meta [^>]*>/g, '');
    expect(() => parse(Buffer.from(closed))).not.toThrow();
  });

  it('shows no address of another file, and runs nothing', async () => {
    const html = await page();
    expect(html).not.toMatch(/\b(src|href|srcset|action|on\w+)=|<script|<link|url\(|@import/);
    const style = /<style>(.*?)<\/style>/s.exec(html)![1]!;
    const hash = createHash('sha256').update(style).digest('base64');
    expect(html).toContain(`style-src &#39;sha256-${hash}&#39;`);
  });

  it('shows what strangers wrote as text', async () => {
    const evil = "\"><script>alert(1)</script><img src=x onerror='y'>&amp;";
    const html = await page({
      number: evil as never,
      seller: seller({ name: evil }),
      notes: [note({ text: evil })],
      lines: [line({ id: evil, item_name: evil, attributes: { [evil]: evil } })],
      payment: { ...PAYMENT, iban: evil },
    });
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('&amp;amp;');
  });

  it('leaves out what HTML forbids and what could turn an amount round', async () => {
    const text = 'a\u0000b\u0007c\u202e12\u202c\ud800d\nnew line';
    expect(await page({ notes: [note({ text })] })).toContain('abc12d\nnew line');
  });

  it('says that it is a copy where it is one', async () => {
    expect(await page()).not.toContain('Copie lisible');
    expect(await page({}, { isCopy: true })).toContain('role="note">Copie lisible');
  });

  it('can be read by day and by night whatever the accent', async () => {
    for (const accentColor of ['#000000', '#ffffff', '#ffee00']) {
      const html = await page({}, { accentColor });
      expect(html).toContain('prefers-color-scheme:dark');
      expect(html.match(/--heading:#[0-9a-f]{6}/g)).toHaveLength(2);
      expect(html).not.toContain('NaN');
    }
  });

  it('leaves out tables and panels that have nothing to say', async () => {
    const html = await page({ lines: [], payment: null, notes: [] });
    expect(html).not.toMatch(/class="(lines|payment|notes)"/);
  });
});

it('has more lines than one call takes arguments', () => {
  const content = contentOf(invoice(), look());
  const table = content.lines!;
  // As if each had been made: what is tried is only how they come together.
  const many = Array.from({ length: 200_000 }, () => '');
  const rows = Object.assign([...table.rows], { map: () => many });
  expect(lines({ ...content, lines: { ...table, rows } })).not.toBeNull();
});
