import { describe, expect, it } from 'vitest';
import { BLANK_RELATED_PARTY, type CompleteInvoice } from '../../invoice/index.ts';
import { expressible } from './index.ts';
import { to, CII, UBL, PDF, EXTENDED, FRENCH_UBL, leftIn, INVOICE } from './testing/index.ts';

describe('identifiers of the buyer and the payee', () => {
  const ids = {
    global_ids: { '': 'K-1', '0088': '4000001987658' },
    further_ids: [{ id: 'K-2', scheme: null }],
  };
  const payee = { ...BLANK_RELATED_PARTY, name: 'Factor', ...ids };
  const source: CompleteInvoice = { ...INVOICE, buyer: { ...INVOICE.buyer, ...ids }, payee };

  it('are one in UBL', () => {
    const adapted = expressible(source, UBL);
    expect(adapted.invoice.buyer).toMatchObject({ global_ids: { '': 'K-1' }, further_ids: [] });
    expect(adapted.invoice.payee).toMatchObject({ global_ids: { '': 'K-1' }, further_ids: [] });
    expect(leftIn(adapted)).toEqual(
      ['buyer', 'payee'].flatMap((role) => [
        `/invoice/${role}/global_ids/0088`,
        `/invoice/${role}/further_ids/0`,
      ]),
    );
    expect(adapted.reasonFor('/invoice/buyer/further_ids/0/id')!.fr).toContain('UBL-SR-16');
  });

  it('are one of each kind in Factur-X below EXTENDED', () => {
    const adapted = expressible(source, PDF);
    expect(adapted.invoice.buyer).toMatchObject({ global_ids: ids.global_ids, further_ids: [] });
    expect(leftIn(adapted)).toEqual(['/invoice/buyer/further_ids/0', '/invoice/payee/further_ids/0']);
  });

  it.each([CII, EXTENDED, FRENCH_UBL, to('facturx-pdf', 'en16931', 'urn:of:a:cius')])(
    'stay in %j',
    (destination) => {
      expect(expressible(source, destination).invoice).toBe(source);
    },
  );
});

it('the tax number of a representative beside that for VAT is left out in UBL', () => {
  const representative = { ...BLANK_RELATED_PARTY, vat_id: 'FR12345678901', tax_registration_id: '77' };
  const source: CompleteInvoice = { ...INVOICE, tax_representative: representative };
  expect(leftIn(expressible(source, FRENCH_UBL))).toEqual([
    '/invoice/tax_representative/tax_registration_id',
  ]);
  expect(expressible(source, EXTENDED).invoice).toBe(source);
  const alone = { ...source, tax_representative: { ...representative, vat_id: null } };
  expect(expressible(alone, FRENCH_UBL).invoice).toBe(alone);
});
