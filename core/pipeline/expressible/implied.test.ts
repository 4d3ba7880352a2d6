import { describe, expect, it } from 'vitest';
import type { CompleteInvoice } from '../../invoice/index.ts';
import { expressible } from './index.ts';
import { CII, UBL, PDF, EXTENDED, made, to, INVOICE, withTotals } from './testing/index.ts';

describe('the total VAT', () => {
  const [row] = INVOICE.totals.vat_breakdown;
  const breakdown = ['10.10', '0.95'].map((amount) => ({ ...row!, tax_amount: amount }));

  it('is summed up where the source leaves it out, for UBL and the extended profiles', () => {
    const source = withTotals({ tax_total: '', vat_breakdown: breakdown });
    for (const destination of [UBL, EXTENDED])
      expect(expressible(source, destination).invoice.totals.tax_total).toBe('11.05');
    expect(expressible(source, CII).invoice).toBe(source);
  });

  it.each([[], [{ ...row!, tax_amount: 'about ten' }]])(
    'is left out where there is nothing to sum up',
    (...rows) => {
      const source = withTotals({ tax_total: '', vat_breakdown: rows });
      expect(expressible(source, UBL).invoice).toBe(source);
    },
  );
});

it('a tax of minus zero loses its sign in CII', () => {
  const [row] = INVOICE.totals.vat_breakdown;
  const taxes = (...amounts: string[]) =>
    withTotals({ vat_breakdown: amounts.map((amount) => ({ ...row!, tax_amount: amount })) });
  const source = taxes('-0.00', '-0', '-0.01', '0.00');
  expect(expressible(source, CII).invoice).toEqual(taxes('0.00', '0', '-0.01', '0.00'));
  expect(expressible(source, UBL).invoice).toBe(source);
});

it('amounts lose zeros behind two decimals in UBL, and no other digits', () => {
  const [row] = INVOICE.totals.vat_breakdown;
  const source = withTotals({ amount_due: '120.000', vat_breakdown: [{ ...row!, tax_amount: '20.0000' }] });
  const { totals } = expressible(source, UBL).invoice;
  expect([totals.amount_due, totals.vat_breakdown[0]!.tax_amount]).toEqual(['120.00', '20.00']);
  expect(expressible(source, CII).invoice).toBe(source);
  const precise = withTotals({ amount_due: '120.001' });
  expect(expressible(precise, UBL).invoice).toBe(precise);
});

it('a file without a name has that of its document in UBL', () => {
  const attachment = { content_base64: 'QUJD', mime_code: 'text/csv', filename: '' };
  const base = made({
    additional_documents: [{ id: 'T-7', attachment: { ...attachment, filename: 'x.csv' } }],
  });
  const [document] = base.additional_documents;
  const source = { ...base, additional_documents: [{ ...document!, attachment }] };
  expect(expressible(source, UBL).invoice.additional_documents[0]!.attachment!.filename).toBe('T-7');
  expect(expressible(source, CII).invoice).toBe(source);
  expect(expressible(base, UBL).invoice).toBe(base);
});

describe('the gross price', () => {
  const priced = (fields: object): CompleteInvoice => ({
    ...INVOICE,
    lines: [{ ...INVOICE.lines[0]!, unit_price: '12.50', price_discount: '2.5', ...fields }],
  });

  it('is that from which a discount leads to the price', () => {
    const [line] = expressible(priced({ gross_unit_price: null }), CII).invoice.lines;
    expect(line).toMatchObject({ unit_price: '12.50', price_discount: '2.5', gross_unit_price: '15' });
  });

  it.each([{ gross_unit_price: '20' }, { gross_unit_price: null, price_discount: 'some' }])(
    'stays as it is: %j',
    (fields) => {
      const source = priced(fields);
      expect(expressible(source, PDF).invoice.lines).toEqual(source.lines);
    },
  );

  const charge = { charge: true, amount: '0.5', percentage: null, base_amount: null, reason: null };
  const charged = (...parts: object[]) =>
    priced({ price_discount: null, gross_unit_price: null, price_adjustments: parts });

  it.each([
    ['the base of a charge on the price', [charge, { ...charge, base_amount: '11.00' }], '11.00'],
    ['where none is stated, the price before all of them', [charge, charge], '11.5'],
    ['the same with deductions', [charge, { ...charge, charge: false, amount: '2' }], '14'],
    ['missing where a part is no number', [{ ...charge, amount: 'some' }], null],
  ])('is %s, which UBL states without it', (_, parts, gross) => {
    const ofAnother = to('cii-xml', 'en16931', `urn:cen.eu:en16931:2017#conformant#urn:example:extension`);
    for (const destination of [EXTENDED, ofAnother]) {
      const [line] = expressible(charged(...parts), destination).invoice.lines;
      expect(line!.gross_unit_price).toBe(gross);
    }
  });

  it('is not needed where the parts of the price are not written', () => {
    const source = charged(charge);
    for (const destination of [UBL, CII, PDF])
      expect(expressible(source, destination).invoice.lines).toEqual(source.lines);
  });
});
