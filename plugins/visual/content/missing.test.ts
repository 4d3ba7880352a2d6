import { legible, type ReadInvoice } from '@conforme/core/invoice';
import { fullInvoice } from '@conforme/core/invoice/testing';
import { expect, it } from 'vitest';
import { renderHtml } from '../html/index.ts';
import { render } from '../render/index.ts';
import { look } from '../testing/invoice.ts';

/** Every object and list of it is there, and nothing is in them. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(emptied);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, emptied(part)]));
}

it('draws a document whose every part is there and says nothing', async () => {
  const { invoice } = fullInvoice();
  const read = emptied({ ...invoice, vat_breakdown: invoice.totals.vat_breakdown }) as ReadInvoice;
  const html = Buffer.from(await renderHtml(legible(read), look())).toString('utf8');
  expect(html).not.toMatch(/null|undefined|NaN/);
  expect((await render(legible(read), look())).length).toBeGreaterThan(1000);
});

it('draws amounts that are none as they stand', async () => {
  const { invoice } = fullInvoice();
  const read = {
    ...invoice,
    vat_breakdown: [],
    financial_adjustments: [{ reason: 'Avoir', amount: 'douze' }],
  };
  const html = Buffer.from(await renderHtml(legible(read as ReadInvoice), look())).toString('utf8');
  expect(html).toContain('Avoir\u00a0: douze');
});

it('draws amounts with more digits than any number has', async () => {
  const { invoice } = fullInvoice();
  const endless = '1'.repeat(5000);
  const filled = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => filled(item));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, filled(part, name)]));
    return /amount|total|price|rate|quantity|tax_|prepaid|rounding|percentage/.test(key) ? endless : value;
  };
  const read = filled({ ...invoice, vat_breakdown: invoice.totals.vat_breakdown }) as ReadInvoice;
  const html = Buffer.from(await renderHtml(legible(read), look())).toString('utf8');
  expect(html).toContain('111');
});

it('draws one whose every part is missing', async () => {
  const missing = { lines: [{}], further_payments: [{}], logistics_charges: [{}], advance_payments: [{}] };
  const shown = legible({
    ...missing,
    payee: {},
    delivery: {},
    vat_breakdown: [{}],
  } as unknown as ReadInvoice);
  expect(shown.lines[0]).toMatchObject({ id: '', net_amount: '', classifications: [], product: null });
  expect(shown.payee).toMatchObject({ name: null, global_ids: {}, further_ids: [] });
  expect((await render(shown, look())).length).toBeGreaterThan(1000);
});
