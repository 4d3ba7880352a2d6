import { describe, expect, it } from 'vitest';
import { complete, type CompleteInvoice } from '../invoice/index.ts';
import { sampleInvoice } from '../invoice/sample.ts';
import { expressible } from './expressible.ts';

const INVOICE = complete(sampleInvoice(), []).invoice;

const withTotals = (totals: Partial<CompleteInvoice['totals']>): CompleteInvoice => ({
  ...INVOICE,
  totals: { ...INVOICE.totals, ...totals },
});

it.each(['cii-xml', 'facturx-pdf', 'ubl-xml'] as const)('%s takes a complete invoice as it is', (output) => {
  expect(expressible(INVOICE, output)).toBe(INVOICE);
});

describe('the total VAT', () => {
  const [row] = INVOICE.totals.vat_breakdown;
  const breakdown = ['10.10', '0.95'].map((amount) => ({ ...row!, tax_amount: amount }));

  it('is summed up for UBL where the source leaves it out', () => {
    const source = withTotals({ tax_total: '', vat_breakdown: breakdown });
    expect(expressible(source, 'ubl-xml').totals.tax_total).toBe('11.05');
    expect(expressible(source, 'cii-xml')).toBe(source);
  });

  it.each([[], [{ ...row!, tax_amount: 'about ten' }]])(
    'is left out where there is nothing to sum up',
    (...rows) => {
      const source = withTotals({ tax_total: '', vat_breakdown: rows });
      expect(expressible(source, 'ubl-xml')).toBe(source);
    },
  );
});

it('a tax of minus zero loses its sign in CII', () => {
  const [row] = INVOICE.totals.vat_breakdown;
  const taxes = (...amounts: string[]) =>
    withTotals({ vat_breakdown: amounts.map((amount) => ({ ...row!, tax_amount: amount })) });
  const source = taxes('-0.00', '-0', '-0.01', '0.00');
  expect(expressible(source, 'cii-xml')).toEqual(taxes('0.00', '0', '-0.01', '0.00'));
  expect(expressible(source, 'ubl-xml')).toBe(source);
});

describe('the currency of accounting', () => {
  it('is left out in CII where it is that of the invoice', () => {
    const source = { ...INVOICE, vat_accounting_currency: 'EUR' };
    expect(expressible(source, 'cii-xml').vat_accounting_currency).toBeNull();
    expect(expressible(source, 'ubl-xml')).toBe(source);
    const other = { ...INVOICE, vat_accounting_currency: 'CHF' };
    expect(expressible(other, 'cii-xml')).toBe(other);
  });
});

describe('the gross price', () => {
  const priced = (fields: object): CompleteInvoice => ({
    ...INVOICE,
    lines: [{ ...INVOICE.lines[0]!, unit_price: '12.50', price_discount: '2.5', ...fields }],
  });

  it('is that from which a discount leads to the price', () => {
    const [line] = expressible(priced({ gross_unit_price: null }), 'cii-xml').lines;
    expect(line).toMatchObject({ unit_price: '12.50', price_discount: '2.5', gross_unit_price: '15' });
  });

  it.each([{ gross_unit_price: '20' }, { gross_unit_price: null, price_discount: 'some' }])(
    'stays as it is: %j',
    (fields) => {
      const source = priced(fields);
      expect(expressible(source, 'facturx-pdf').lines).toEqual(source.lines);
    },
  );
});
