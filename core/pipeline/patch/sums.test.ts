import { describe, expect, it } from 'vitest';
import { complete, type CompleteInvoice } from '../../invoice/index.ts';
import { sampleInvoice } from '../../invoice/testing/sample.ts';
import { recomputed, rightSum, rightSums } from './sums.ts';

const RIGHT = {
  line_total: '100.00',
  tax_exclusive: '100.00',
  tax_total: '20.00',
  tax_inclusive: '120.00',
  amount_due: '120.00',
};

const completed = (totals: object, properties: object = {}): CompleteInvoice =>
  complete(sampleInvoice({ ...properties, totals: { ...RIGHT, ...totals } }), []).invoice;

const patch = (rule: string, pointers: readonly string[], invoice: CompleteInvoice) =>
  rightSum(rule, pointers, invoice);

const at = (field: string): string => `/invoice/totals/${field}`;

describe('a sum that is wrong', () => {
  it.each([
    ['BR-CO-10', 'line_total', '100.00'],
    ['BR-CO-13', 'tax_exclusive', '100.00'],
    ['BR-CO-14', 'tax_total', '20.00'],
    ['BR-CO-15', 'tax_inclusive', '120.00'],
    ['BR-CO-16', 'amount_due', '120.00'],
  ])('%s replaces %s by %s', (rule, field, value) => {
    const invoice = completed({ [field]: '99.99' });
    expect(patch(rule, ['/invoice/lines/0', at(field)], invoice)).toEqual([
      { op: 'replace', path: at(field), value },
    ]);
  });

  it('is added where the caller left it out', () => {
    const allowance = { amount: '10.00', reason: 'Remise', vat_category: 'S', vat_rate: '20' };
    const right = {
      tax_exclusive: '90.00',
      tax_total: '18.00',
      tax_inclusive: '108.00',
      amount_due: '108.00',
    };
    const invoice = completed(right, { allowances: [allowance] });
    expect(invoice.totals.allowance_total).toBeNull();
    expect(patch('BR-CO-11', [at('allowance_total')], invoice)).toEqual([
      { op: 'add', path: at('allowance_total'), value: '10.00' },
    ]);
  });

  it('keeps what the caller asserts: what was paid, and the rounding', () => {
    const invoice = completed({ prepaid: '50.00', rounding: '0.01', amount_due: '1.00' });
    expect(patch('BR-CO-16', [at('amount_due')], invoice)).toEqual([
      { op: 'replace', path: at('amount_due'), value: '70.01' },
    ]);
  });

  it('is mended with all that build on it', () => {
    const invoice = completed({ line_total: '90.00', tax_exclusive: '90.00', tax_total: '18.00' });
    expect(rightSums(invoice)).toEqual([
      { op: 'replace', path: at('line_total'), value: '100.00' },
      { op: 'replace', path: at('tax_exclusive'), value: '100.00' },
      { op: 'replace', path: at('tax_total'), value: '20.00' },
    ]);
  });

  it('is the first wrong one of the fields that take part', () => {
    const invoice = completed({ tax_inclusive: '1.00' });
    expect(patch('BR-CO-15', [at('tax_exclusive'), at('tax_inclusive')], invoice)).toMatchObject([
      { path: at('tax_inclusive') },
    ]);
  });
});

describe('no patch is offered', () => {
  const wrong = completed({ line_total: '99.99' });

  it.each(['BR-CO-17', 'BR-S-08', 'BR-CO-3', 'BR-DEC-09', 'BR-FR-01'])(
    'for %s, which is no mere sum',
    (rule) => {
      expect(patch(rule, [at('line_total')], wrong)).toBeNull();
    },
  );

  it('for fields outside the totals', () => {
    expect(patch('BR-CO-10', ['/invoice/lines/0/net_amount', '/invoice/totals'], wrong)).toBeNull();
    expect(patch('BR-CO-14', [`${at('vat_breakdown')}/0/tax_amount`], wrong)).toBeNull();
  });

  it('for a sum that already is what we would compute', () => {
    expect(patch('BR-CO-10', [at('line_total')], completed({}))).toBeNull();
  });

  it('for what the caller asserts, whatever the rule says', () => {
    const invoice = completed({ prepaid: '50.00' });
    expect(patch('BR-CO-16', [at('prepaid'), at('rounding')], invoice)).toBeNull();
  });

  it('for a field that is no total at all', () => {
    expect(patch('BR-CO-10', [at('constructor'), at('no_such_field')], wrong)).toBeNull();
  });
});

it('is computed once for all findings about an invoice', () => {
  const invoice = completed({});
  expect(recomputed(invoice)).toBe(recomputed(invoice));
  expect(recomputed(completed({}))).not.toBe(recomputed(invoice));
});
