import { describe, expect, test } from 'vitest';
import { complete, trace } from './index.ts';
import { sampleOf } from './testing/sample.ts';

describe('trace', () => {
  test('leads through derived values to the caller’s own', () => {
    const origins = trace(new Map(), [
      ['/net', ['/quantity', '/price']],
      ['/total', ['/net', '/charge']],
    ]);
    expect(origins.get('/total')).toEqual(['/quantity', '/price', '/charge']);
  });

  test('names a source once', () => {
    const origins = trace(new Map(), [
      ['/a', ['/x']],
      ['/b', ['/x', '/y']],
      ['/c', ['/a', '/b']],
    ]);
    expect(origins.get('/c')).toEqual(['/x', '/y']);
  });

  test('leaves the origins it was given', () => {
    const before = new Map([['/a', ['/x']]]);
    trace(before, [['/b', ['/a']]]);
    expect([...before.keys()]).toEqual(['/a']);
  });
});

describe('origins of computed values', () => {
  const { origins } = complete(
    sampleOf([{ net_amount: '100' }, { price_base_quantity: '1', charges: [{ amount: '3' }] }], {
      allowances: [{ amount: '1', vat_rate: '20' }],
      prepaid_amount: '10',
    }),
    [],
  );
  const second = ['quantity', 'unit_price', 'price_base_quantity', 'charges/0/amount'].map(
    (key) => `/invoice/lines/1/${key}`,
  );

  test('a net amount comes from its factors, a given one from nowhere', () => {
    expect(origins.get('/invoice/lines/1/net_amount')).toEqual(second);
    expect(origins.has('/invoice/lines/0/net_amount')).toBe(false);
  });

  test('the line total comes from every line', () => {
    expect(origins.get('/invoice/totals/line_total')).toEqual(['/invoice/lines/0/net_amount', ...second]);
  });

  test('the amount due comes from all that moves it', () => {
    const due = origins.get('/invoice/totals/amount_due')!;
    expect(due).toEqual(expect.arrayContaining(['/invoice/lines/0/net_amount', '/invoice/lines/0/vat_rate']));
    expect(due).toEqual(expect.arrayContaining(['/invoice/allowances/0/amount', '/invoice/prepaid_amount']));
    expect(due.every((pointer) => !pointer.startsWith('/invoice/totals'))).toBe(true);
  });

  test('a VAT row comes from what it taxes', () => {
    expect(origins.get('/invoice/totals/vat_breakdown/0/category')).toEqual([
      '/invoice/lines/0/vat_category',
      '/invoice/lines/1/vat_category',
      '/invoice/allowances/0/vat_category',
    ]);
  });

  test('totals that nobody needs have none', () => {
    expect(origins.has('/invoice/totals/charge_total')).toBe(false);
    expect(origins.has('/invoice/totals/rounding')).toBe(false);
  });

  test('a caller’s own field has none', () => {
    expect(origins.has('/invoice/lines/0/unit_price')).toBe(false);
    expect(origins.has('/invoice/number')).toBe(false);
  });
});
