import { changed, fullInvoice } from '@conforme/core/invoice/testing';
import { textOf } from '@conforme/pdf/testing/documents';
import { describe, expect, it } from 'vitest';
import { renderHtml } from '../html/index.ts';
import { render } from '../render/index.ts';
import { look } from '../testing/invoice.ts';
import { contentOf } from './index.ts';
import { DRAWN_INSTEAD, endOf, isDrawn, NOT_DRAWN } from './undrawn.ts';

const { invoice, leaves } = fullInvoice();
const content = (of: typeof invoice): string => JSON.stringify(contentOf(of, look()));
const whole = content(invoice);

const shows = (pointer: string, other: unknown, of = invoice): boolean =>
  content(changed(of, pointer, other)) !== (of === invoice ? whole : content(of));

/** The words a page consists of that only one field can have put there. */
const WORDS = /\bw\d+\b/g;
const words = (text: string): string[] => [...new Set(text.match(WORDS))].toSorted();

describe('what an invoice can say', () => {
  const drawn = leaves.filter(({ pointer }) => isDrawn(pointer));

  it('is of every kind', () => {
    expect(leaves.length).toBeGreaterThan(1000);
    expect(drawn.length).toBeGreaterThan(900);
  });

  it('is drawn, or listed as what is not', () => {
    const missing = drawn.filter(
      ({ pointer, other }) => endOf(pointer, DRAWN_INSTEAD) === null && !shows(pointer, other),
    );
    expect(missing.map(({ pointer }) => pointer)).toEqual([]);
  });

  it('is drawn by its code where its words are missing', () => {
    const silent = leaves.filter(({ pointer, other }) => {
      const end = endOf(pointer, DRAWN_INSTEAD);
      if (end === null || !isDrawn(pointer)) return false;
      const stem = pointer
        .split('/')
        .slice(0, 1 - end.split('/').length)
        .join('/');
      const indices = pointer.split('/').slice(1 - end.split('/').length);
      const instead = DRAWN_INSTEAD.get(end)!.split('/').slice(1);
      const winner = instead.map((step, i) => (step === '*' ? indices[i]! : step));
      return !shows(pointer, other, changed(invoice, [stem, ...winner].join('/'), null));
    });
    expect(silent.map(({ pointer }) => pointer)).toEqual([]);
  });

  it('is listed as not drawn only where nothing of it is', () => {
    const shown = leaves.filter(({ pointer, other }) => !isDrawn(pointer) && shows(pointer, other));
    expect(shown.map(({ pointer }) => pointer)).toEqual([]);
    for (const end of NOT_DRAWN.keys())
      expect(
        leaves.some(({ pointer }) => endOf(pointer, new Map([[end, '']])) !== null),
        end,
      ).toBe(true);
  });

  it('stands in the PDF and in the browser word for word', async () => {
    const expected = words(whole.replaceAll('\\n', ' '));
    expect(expected.length).toBeGreaterThan(500);
    expect(words(textOf(await render(invoice, look())).join(' '))).toEqual(expected);
    expect(words(Buffer.from(await renderHtml(invoice, look())).toString('utf8'))).toEqual(expected);
  });
});
