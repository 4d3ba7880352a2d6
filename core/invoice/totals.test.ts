import { describe, expect, test } from 'vitest';
import { complete } from './index.ts';
import type { Invoice, Totals } from './model.ts';
import { BLANK_BREAKDOWN } from './reading.ts';
import { sampleInvoice, sampleOf } from './testing/sample.ts';

const totalsOf = (invoice: Invoice): Totals => complete(invoice, []).invoice.totals;

describe('computed totals', () => {
  test('one line, one rate', () => {
    expect(totalsOf(sampleInvoice())).toEqual({
      line_total: '100.00',
      allowance_total: null,
      charge_total: null,
      tax_exclusive: '100.00',
      tax_total: '20.00',
      tax_total_accounting: null,
      tax_inclusive: '120.00',
      prepaid: null,
      rounding: null,
      amount_due: '120.00',
      vat_breakdown: [
        { ...BLANK_BREAKDOWN, category: 'S', rate: '20.00', taxable_amount: '100.00', tax_amount: '20.00' },
      ],
    });
  });

  test('document allowances and charges move the total and their own VAT group', () => {
    const totals = totalsOf(
      sampleInvoice({
        allowances: [{ amount: '10.00', vat_rate: '20' }],
        charges: [
          { amount: '5.50', vat_rate: '20.0' },
          { amount: '4', vat_rate: '10' },
        ],
      }),
    );
    expect(totals).toMatchObject({
      line_total: '100.00',
      allowance_total: '10.00',
      charge_total: '9.50',
      tax_exclusive: '99.50',
      tax_total: '19.50',
      tax_inclusive: '119.00',
    });
    expect(totals.vat_breakdown).toMatchObject([
      { rate: '20.00', taxable_amount: '95.50', tax_amount: '19.10' },
      { rate: '10.00', taxable_amount: '4.00', tax_amount: '0.40' },
    ]);
  });

  test('BT-131 is rounded line by line and then summed', () => {
    const lines = Array.from({ length: 3 }, () => ({ quantity: '1', unit_price: '0.335' }));
    expect(totalsOf(sampleOf(lines)).line_total).toBe('1.02');
  });

  test('BT-117 is rounded once for the group, not line by line', () => {
    const lines = Array.from({ length: 3 }, () => ({ quantity: '1', unit_price: '0.12' }));
    // 0.024 a line would be 0.02 three times; the group is 0.36 × 20 % = 0.072.
    expect(totalsOf(sampleOf(lines)).tax_total).toBe('0.07');
  });

  test.each([
    ['0.125', '0.13'],
    ['-0.125', '-0.13'],
    ['0.1249', '0.12'],
    ['1.005', '1.01'],
    ['-1.005', '-1.01'],
  ])('half a cent goes away from zero: %s becomes %s', (price, expected) => {
    expect(totalsOf(sampleOf([{ quantity: '1', unit_price: price }])).line_total).toBe(expected);
  });

  test('a negative line takes back what another gave', () => {
    const totals = totalsOf(sampleOf([{ quantity: '3' }, { quantity: '-1' }]));
    expect(totals).toMatchObject({ line_total: '100.00', tax_total: '20.00', amount_due: '120.00' });
  });

  test('a credit note states what it gives back as positive amounts', () => {
    expect(totalsOf(sampleInvoice({ type_code: '381' })).amount_due).toBe('120.00');
  });

  test('digits beyond what a double holds survive', () => {
    const totals = totalsOf(sampleOf([{ quantity: '1', unit_price: '123456789012345.12', vat_rate: '10' }]));
    expect(totals.line_total).toBe('123456789012345.12');
    expect(totals.tax_inclusive).toBe('135802467913579.63');
  });

  test('spellings of one rate are one group', () => {
    const totals = totalsOf(sampleOf([{ vat_rate: '20' }, { vat_rate: '20.0' }, { vat_rate: '20.00' }]));
    expect(totals.vat_breakdown).toHaveLength(1);
  });

  test('a rate of zero and a category of zero are different groups', () => {
    const totals = totalsOf(
      sampleOf([
        { vat_category: 'Z', vat_rate: null },
        { vat_category: 'E', vat_rate: '0' },
        { vat_category: 'O', vat_rate: '0' },
      ]),
    );
    expect(totals.vat_breakdown.map(({ category, rate }) => [category, rate])).toEqual([
      ['Z', '0.00'],
      ['E', '0.00'],
      ['O', null],
    ]);
    expect(totals.tax_total).toBe('0.00');
  });

  test('an allowance of more than two decimals is summed exactly and rounded once', () => {
    const totals = totalsOf(sampleInvoice({ allowances: [{ amount: '0.0049', vat_rate: '20' }] }));
    expect(totals).toMatchObject({ allowance_total: '0.00', tax_exclusive: '100.00' });
  });
});

describe('payments', () => {
  test('prepaid and rounding move the amount due only', () => {
    const totals = totalsOf(sampleInvoice({ prepaid_amount: '100', rounding_amount: '-0.5' }));
    expect(totals).toMatchObject({
      tax_inclusive: '120.00',
      prepaid: '100.00',
      rounding: '-0.50',
      amount_due: '19.50',
    });
  });

  test('paid already: all of it', () => {
    expect(totalsOf(sampleInvoice({ already_paid: true }))).toMatchObject({
      prepaid: '120.00',
      amount_due: '0.00',
    });
  });

  test('an amount the caller names wins over already_paid', () => {
    const totals = totalsOf(sampleInvoice({ already_paid: true, prepaid_amount: '20' }));
    expect(totals).toMatchObject({ prepaid: '20.00', amount_due: '100.00' });
  });
});

describe('given totals', () => {
  const given = {
    line_total: '600',
    tax_exclusive: '600.0',
    tax_total: '119.999',
    tax_inclusive: '720',
    amount_due: '720.00',
  };

  test('stay as given, right or wrong, spelled with two decimals', () => {
    expect(
      totalsOf(sampleInvoice({ totals: given, prepaid_amount: '5', rounding_amount: '1' })),
    ).toMatchObject({
      line_total: '600.00',
      tax_exclusive: '600.00',
      tax_total: '119.999',
      prepaid: null,
      rounding: null,
      amount_due: '720.00',
    });
  });

  test('an omitted breakdown is computed', () => {
    expect(totalsOf(sampleInvoice({ totals: given })).vat_breakdown).toMatchObject([
      { category: 'S', rate: '20.00', taxable_amount: '100.00', tax_amount: '20.00' },
    ]);
  });

  test('a given breakdown stays and gets the rate its category implies', () => {
    const row = { category: 'E', taxable_amount: '600', tax_amount: '0' };
    const invoice = sampleInvoice({ totals: { ...given, vat_breakdown: [row] } });
    expect(totalsOf(invoice).vat_breakdown).toMatchObject([
      { category: 'E', rate: '0.00', taxable_amount: '600.00', tax_amount: '0.00' },
    ]);
  });
});

describe('exemption reasons', () => {
  const reason = { tax_exemption_reason: 'Article 261', tax_exemption_reason_code: 'VATEX-EU-132' };

  test.each(['E', 'AE', 'K', 'G', 'O'])('%s takes the reason of the invoice', (category) => {
    const invoice = sampleOf([{ vat_category: category, vat_rate: null }], reason);
    expect(totalsOf(invoice).vat_breakdown).toMatchObject([
      { exemption_reason: 'Article 261', exemption_reason_code: 'VATEX-EU-132' },
    ]);
  });

  test.each(['S', 'Z', 'L', 'M'])('%s must not carry one', (category) => {
    const rate = category === 'Z' ? '0' : '20';
    expect(
      totalsOf(sampleOf([{ vat_category: category, vat_rate: rate }], reason)).vat_breakdown,
    ).toMatchObject([{ exemption_reason: null, exemption_reason_code: null }]);
  });

  test('the reason of a given row wins', () => {
    const row = { category: 'E', taxable_amount: '100', tax_amount: '0', exemption_reason: 'Own' };
    const sums = { line_total: 1, tax_exclusive: 1, tax_total: 0, tax_inclusive: 1, amount_due: 1 };
    const { vat_breakdown } = totalsOf(
      sampleInvoice({ ...reason, totals: { ...sums, vat_breakdown: [row] } }),
    );
    expect(vat_breakdown).toMatchObject([{ exemption_reason: 'Own', exemption_reason_code: 'VATEX-EU-132' }]);
  });
});

describe('VAT in accounting currency', () => {
  const foreign = { currency: 'USD', vat_accounting_currency: 'EUR' };

  test('the shortcut fills BT-111', () => {
    const { invoice, origins } = complete(sampleInvoice({ ...foreign, tax_total_accounting: '18.5' }), []);
    expect(invoice.totals.tax_total_accounting).toBe('18.50');
    expect(origins.get('/invoice/totals/tax_total_accounting')).toEqual(['/invoice/tax_total_accounting']);
  });

  test('nothing is invented', () => {
    expect(totalsOf(sampleInvoice(foreign)).tax_total_accounting).toBeNull();
  });

  test('without an accounting currency there is no such amount', () => {
    expect(
      totalsOf(sampleInvoice({ currency: 'USD', tax_total_accounting: '18' })).tax_total_accounting,
    ).toBeNull();
  });

  test('an accounting currency that is the invoice currency is dropped', () => {
    const { invoice } = complete(sampleInvoice({ vat_accounting_currency: 'EUR' }), []);
    expect(invoice.vat_accounting_currency).toBeNull();
  });
});
