import { describe, expect, test } from 'vitest';
import { complete, essence } from '../index.ts';
import { sampleOf } from '../testing/sample.ts';
import { ledgerOf } from './index.ts';
import { ledger, step, type Properties } from './testing/index.ts';

const TERMS = ['BT-131', 'BT-106', 'BT-109', 'BT-116', 'BT-117', 'BT-110', 'BT-112', 'BT-115'];

describe('the steps of an invoice', () => {
  test('stand in the order in which they build on each other', () => {
    expect(ledger([{}]).steps.map(({ term }) => term)).toEqual(TERMS);
    const all = { allowances: [{ amount: '5', vat_rate: '20' }], charges: [{ amount: '1', vat_rate: '20' }] };
    const paid = { prepaid_amount: '10', rounding_amount: '0.20' };
    expect(ledger([{}], {}, { ...all, ...paid }).steps.map(({ term }) => term)).toEqual(
      'BT-131 BT-106 BT-107 BT-108 BT-109 BT-116 BT-117 BT-110 BT-112 BT-113 BT-114 BT-115'.split(' '),
    );
  });

  test('say what goes in, from where, under which term, and what rounding makes of it', () => {
    const line = {
      quantity: '3',
      unit_price: '11',
      price_base_quantity: '7',
      allowances: [{ amount: '0.50' }],
    };
    const { inputs, exact, rounding, result, stated, given, difference } = step(ledger([line]), 'BT-131');
    expect(inputs).toEqual([
      { operator: 'add', pointer: '/invoice/lines/0/quantity', term: 'BT-129', value: '3' },
      { operator: 'multiply', pointer: '/invoice/lines/0/unit_price', term: 'BT-146', value: '11.00' },
      { operator: 'divide', pointer: '/invoice/lines/0/price_base_quantity', term: 'BT-149', value: '7' },
      {
        operator: 'subtract',
        pointer: '/invoice/lines/0/allowances/0/amount',
        term: 'BT-136',
        value: '0.50',
      },
    ]);
    expect(exact).toMatch(/^4\.21\d{10,}$/);
    expect({ rounding, result, stated, given, difference }).toEqual({
      rounding: 'cents',
      result: '4.21',
      stated: '4.21',
      given: true,
      difference: '0.00',
    });
  });

  test('show each VAT group with its lines, allowances and charges', () => {
    const lines = [{ vat_rate: '20' }, { vat_rate: '5.5', unit_price: '1.10' }, { vat_rate: '20' }];
    const found = ledger(lines, {}, { allowances: [{ amount: '10', vat_rate: '20' }] });
    const base = step(found, 'BT-116');
    expect([base.category, base.rate, base.exact]).toEqual(['S', '20.00', '190.00']);
    expect(base.inputs.map(({ operator, pointer }) => `${operator} ${pointer}`)).toEqual([
      'add /invoice/lines/0/net_amount',
      'add /invoice/lines/2/net_amount',
      'subtract /invoice/allowances/0/amount',
    ]);
    expect(step(found, 'BT-117', 1)).toMatchObject({ rate: '5.50', exact: '0.121', result: '0.12' });
  });

  test('tell apart what the caller gave and what was computed', () => {
    const { invoice, origins } = complete(sampleOf([{ net_amount: '100.01' }]), []);
    const found = ledgerOf(essence(invoice), { packs: [], origins });
    expect([step(found, 'BT-131').given, step(found, 'BT-106').given]).toEqual([true, false]);
    expect(step(found, 'BT-131')).toMatchObject({ result: '100.00', stated: '100.01', difference: '0.01' });
    expect(step(found, 'BT-115')).toMatchObject({ stated: '120.01', result: '120.01', ours: '120.00' });
  });

  test('lead what was paid back to the field it came from', () => {
    const inputs = (properties: Properties): unknown => {
      const { invoice, origins } = complete(sampleOf([{}], properties), []);
      return step(ledgerOf(essence(invoice), { packs: [], origins }), 'BT-113').inputs.map(
        ({ pointer }) => pointer,
      );
    };
    expect(inputs({ prepaid_amount: '20' })).toEqual(['/invoice/prepaid_amount']);
    expect(inputs({ already_paid: true })).toEqual([
      '/invoice/totals/tax_exclusive',
      '/invoice/totals/tax_total',
    ]);
  });
});

describe('a cent that went missing', () => {
  const THIRDS = Array.from({ length: 3 }, () => ({ quantity: '1', unit_price: '0.333', vat_rate: '20' }));

  test('between lines rounded one by one and their sum rounded once', () => {
    const found = ledger(THIRDS, { totals: { line_total: '1.00' } });
    expect(step(found, 'BT-106')).toMatchObject({
      result: '0.99',
      stated: '1.00',
      difference: '0.01',
      cause: 'unrounded_inputs',
    });
    expect(found.balanced).toBe(false);
  });

  test('between VAT on the group and VAT line by line', () => {
    const lines = Array.from({ length: 3 }, () => ({ quantity: '1', unit_price: '0.12', vat_rate: '20' }));
    const found = ledger(lines, { row: { tax_amount: '0.06' }, totals: { tax_total: '0.06' } });
    expect(step(found, 'BT-117')).toMatchObject({
      exact: '0.072',
      result: '0.07',
      stated: '0.06',
      difference: '-0.01',
    });
    expect(step(found, 'BT-117').cause).toBe('line_by_line');
    expect(step(found, 'BT-110')).toMatchObject({ difference: '0.00', ours: '0.07' });
  });

  test.each([
    ['1', '0.029', '0.02', 'truncated'],
    ['-1', '0.029', '-0.02', 'truncated'],
    ['2.5', '0.01', '0.02', 'half_to_even'],
    ['-1.5', '0.01', '-0.01', 'half_up'],
    ['1', '0.333', '0.333', 'not_rounded'],
    ['1', '0.333', '0.41', null],
    ['1', '0.333', '0.33', null],
  ])('of %s × %s stated as %s: %s', (quantity, unit_price, net_amount, cause) => {
    expect(step(ledger([{ quantity, unit_price }], { line: { net_amount } }), 'BT-131').cause).toBe(cause);
  });

  test('is no other way of computing where our own sum is stated above a changed amount', () => {
    const found = ledger([{ unit_price: '12.343' }], { row: { tax_amount: '4.99' } });
    expect(step(found, 'BT-110')).toMatchObject({
      stated: '4.94',
      ours: '4.94',
      result: '4.99',
      cause: null,
    });
  });

  test('shows where it arose, not in every sum above', () => {
    const found = ledger([{}, {}], {
      line: { net_amount: '100.01' },
      totals: { line_total: '200.01', tax_exclusive: '200.01' },
    });
    const off = found.steps.filter(({ difference }) => difference !== '0.00').map(({ term }) => term);
    expect(off).toEqual(['BT-131', 'BT-116', 'BT-112']);
    expect(step(found, 'BT-115')).toMatchObject({ difference: '0.00', ours: '240.00' });
  });
});

describe('documents that leave something out', () => {
  test('have no step for what they neither state nor allow to compute', () => {
    const { invoice } = complete(sampleOf([{}]), []);
    const bare = { ...essence(invoice), lines: [] };
    const minimum = { ...bare.totals!, line_total: null, vat_breakdown: [] };
    expect(
      ledgerOf({ ...bare, totals: minimum }, { packs: [] }).steps.map(({ term, result }) => [term, result]),
    ).toEqual([
      ['BT-109', null],
      ['BT-110', null],
      ['BT-112', '120.00'],
      ['BT-115', '120.00'],
    ]);
  });

  test('are not balanced where a sum is missing, and the step says what it would be', () => {
    const found = ledger([{}], { totals: { vat_breakdown: [], tax_exclusive: null } });
    expect(found.balanced).toBe(false);
    expect(step(found, 'BT-109')).toMatchObject({ stated: null, result: '100.00', difference: null });
    expect(step(found, 'BT-117')).toMatchObject({ category: 'S', stated: null, result: '20.00' });
    expect(step(found, 'BT-112')).toMatchObject({ result: '120.00', difference: '0.00' });
  });

  test('and those with text for an amount say so without a sum', () => {
    const found = ledger([{}], { line: { net_amount: '100,00' } });
    expect(step(found, 'BT-131')).toMatchObject({ stated: '100,00', result: '100.00', difference: null });
    expect(found.balanced).toBe(false);
  });

  test('or with several rows of one category and rate leave their bases open', () => {
    const { invoice } = complete(sampleOf([{ vat_category: 'E', vat_rate: null }]), []);
    const [row] = invoice.totals.vat_breakdown;
    const totals = { ...invoice.totals, vat_breakdown: [row!, row!] };
    const found = ledgerOf({ ...essence(invoice), totals }, { packs: [] });
    expect(found.steps.filter(({ term }) => term === 'BT-116').map(({ result }) => result)).toEqual([
      null,
      null,
    ]);
  });

  test('have no ledger at all without totals and lines', () => {
    const { invoice } = complete(sampleOf([{}]), []);
    expect(ledgerOf({ ...essence(invoice), lines: [], totals: null }, { packs: [] })).toEqual({
      balanced: true,
      steps: [],
    });
  });
});
