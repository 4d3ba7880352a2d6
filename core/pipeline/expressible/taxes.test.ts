import { describe, expect, it } from 'vitest';
import { expressible } from './index.ts';
import { CII, UBL, EXTENDED, FRENCH_UBL, INVOICE, withRows, leftIn } from './testing/index.ts';

it('the currency of accounting is left out in CII where it is that of the invoice', () => {
  const source = { ...INVOICE, vat_accounting_currency: 'EUR' };
  const adapted = expressible(source, CII);
  expect(adapted.invoice.vat_accounting_currency).toBeNull();
  expect(adapted.reasonFor('/invoice/vat_accounting_currency')!.en).toContain('BR-53');
  expect(expressible(source, UBL).invoice).toBe(source);
  const other = { ...INVOICE, vat_accounting_currency: 'CHF' };
  expect(expressible(other, CII).invoice).toBe(other);
});

describe('the VAT breakdown', () => {
  const unused = {
    category: 'E',
    rate: '0',
    taxable_amount: '0',
    tax_amount: '0.00',
    exemption_reason: 'why',
  };

  it('loses rows of nothing, which the rules of EN 16931 for UBL alone let pass', () => {
    const source = withRows(unused, {});
    const adapted = expressible(source, CII);
    expect(adapted.invoice.totals.vat_breakdown).toEqual([source.totals.vat_breakdown[1]]);
    expect(leftIn(adapted)).toEqual(['/invoice/totals/vat_breakdown/0']);
    expect(adapted.sourcesOf('/invoice/totals/vat_breakdown/0/tax_amount')).toEqual([
      '/invoice/totals/vat_breakdown/1/tax_amount',
    ]);
    expect(leftIn(expressible(source, FRENCH_UBL))).toEqual(leftIn(adapted));
    expect(expressible(source, UBL).invoice).toBe(source);
  });

  it.each([
    ['an amount', withRows({}, { ...unused, taxable_amount: '5' })],
    ['no amount', withRows({}, { ...unused, taxable_amount: 'none' })],
    ['no other row', withRows(unused)],
  ])('keeps a row with %s', (_, source) => {
    expect(expressible(source, CII).invoice).toBe(source);
  });

  it('gives reasons for rows of tax in extensions only', () => {
    const source = withRows({ exemption_reason: 'margin', exemption_reason_code: null });
    expect(leftIn(expressible(source, CII))).toEqual(['/invoice/totals/vat_breakdown/0/exemption_reason']);
    expect(leftIn(expressible(source, UBL))).toEqual(leftIn(expressible(source, CII)));
    expect(expressible(source, EXTENDED).invoice).toBe(source);
  });

  it('has its codes in capitals in Factur-X', () => {
    const source = withRows({ category: 'E', exemption_reason_code: 'vatex-eu-132' });
    const [row] = expressible(source, EXTENDED).invoice.totals.vat_breakdown;
    expect(row!.exemption_reason_code).toBe('VATEX-EU-132');
    expect(expressible(source, CII).invoice).toBe(source);
  });
});
