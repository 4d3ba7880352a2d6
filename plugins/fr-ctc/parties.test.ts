import { describe, expect, test } from 'vitest';
import { addAccountingCurrency, addAddresses } from './parties.ts';
import { completionOf, PARTY } from './testing/sample.ts';

const SIREN = '999510217';

describe('electronic addresses', () => {
  test('are the SIREN where the party has nothing else', () => {
    const seller = { ...PARTY, siren: SIREN };
    const buyer = { ...seller, electronic_address: 'a@b.example', electronic_address_scheme: 'EM' };
    const { invoice, origins } = addAddresses(completionOf({ seller, buyer }));
    expect(invoice.seller).toMatchObject({ electronic_address: SIREN, electronic_address_scheme: '0225' });
    expect(invoice.buyer).toEqual(buyer);
    expect(origins.get('/invoice/seller/electronic_address')).toEqual(['/invoice/seller/siren']);
    expect(origins.has('/invoice/buyer/electronic_address')).toBe(false);
  });

  test('are not invented', () => {
    expect(addAddresses(completionOf()).invoice.buyer.electronic_address).toBeNull();
  });
});

describe('accounting currency', () => {
  test('of a VAT total beside a foreign currency is the euro', () => {
    const { invoice, origins } = addAccountingCurrency(
      completionOf({ currency: 'USD', tax_total_accounting: '18' }),
    );
    expect(invoice.vat_accounting_currency).toBe('EUR');
    expect(origins.get('/invoice/vat_accounting_currency')).toEqual(['/invoice/tax_total_accounting']);
  });

  test.each([
    ['without such a total', { currency: 'USD' }],
    ['that is given', { currency: 'USD', tax_total_accounting: '18', vat_accounting_currency: 'GBP' }],
    ['of an invoice in euro', { tax_total_accounting: '18' }],
  ])('%s stays', (_, properties) => {
    const given = completionOf(properties);
    expect(addAccountingCurrency(given)).toBe(given);
  });
});
