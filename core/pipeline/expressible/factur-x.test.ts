import { describe, expect, it } from 'vitest';
import type { CompleteInvoice } from '../../invoice/index.ts';
import { expressible } from './index.ts';
import { to, CII, EXTENDED, FRENCH_CII, FRENCH_UBL, made, leftIn, INVOICE } from './testing/index.ts';

describe('in Factur-X', () => {
  const contact = { name: 'Ada', department: 'Sales' };
  const source = made({
    seller: { name: 'S', address: { country: 'DE' }, contact },
    buyer: { name: 'B', address: { country: 'DE' }, tax_registration_id: '77' },
    invoicer: { vat_id: 'DE123456789' },
    payer: { name: 'P' },
  });

  it('what its schema and rules have no place for is left out', () => {
    expect(leftIn(expressible(source, EXTENDED))).toEqual([
      '/invoice/buyer/tax_registration_id',
      '/invoice/invoicer',
      '/invoice/seller/contact/department',
    ]);
    expect(leftIn(expressible(source, FRENCH_UBL))).toEqual([]);
    expect(leftIn(expressible(source, FRENCH_CII))).toEqual([]);
    expect(leftIn(expressible(source, to('facturx-pdf', 'extended-ctc-fr')))).toHaveLength(3);
  });

  it('a note without a text is left out', () => {
    const [blank, note] = [' ', 'Thanks'].map((text) => ({ text, subject_code: 'PMT', content_code: null }));
    const noted: CompleteInvoice = { ...INVOICE, notes: [blank!, note!] };
    expect(leftIn(expressible(noted, EXTENDED))).toEqual(['/invoice/notes/0']);
    expect(expressible(noted, CII).invoice).toBe(noted);
  });

  it('an advance payment without VAT is left out', () => {
    const advanced = made({ advance_payments: [{ amount: '1' }, { amount: '2', vat: [{ category: 'S' }] }] });
    const adapted = expressible(advanced, EXTENDED);
    expect(leftIn(adapted)).toEqual(['/invoice/advance_payments/0']);
    expect(adapted.sourcesOf('/invoice/advance_payments/0/amount')).toEqual([
      '/invoice/advance_payments/1/amount',
    ]);
    expect(leftIn(expressible(advanced, FRENCH_CII))).toEqual([]);
  });
});
