import { expect, it } from 'vitest';
import { BLANK_INVOICE, BLANK_LINE, BLANK_PARTY, complete, essence, legible } from './index.ts';
import { sampleInvoice } from './testing/sample.ts';

it('is the invoice itself where nothing is missing', () => {
  const { invoice } = complete(sampleInvoice({ number: 'F-7' }), []);
  const shown = legible(essence(invoice));
  expect(Object.keys(shown).sort()).toEqual(Object.keys(invoice).sort());
  expect(shown.totals).toEqual(invoice.totals);
  expect(shown.lines).toEqual(invoice.lines);
  expect(shown.seller).toEqual({ ...invoice.seller, siret: null });
});

it('makes up nothing for what is missing', () => {
  const shown = legible({ ...BLANK_INVOICE, lines: [BLANK_LINE] });
  expect([shown.number, shown.currency, shown.seller.name, shown.buyer.address.country]).toEqual([
    '',
    '',
    '',
    '',
  ]);
  expect(shown.totals).toMatchObject({ amount_due: '', prepaid: null, vat_breakdown: [] });
  expect(shown.lines[0]).toMatchObject({ id: '', net_amount: '', allowances: [], vat_rate: null });
  expect([shown.delivery, shown.payment]).toEqual([null, null]);
});

it('keeps a party of which only the name is known', () => {
  const { seller } = legible({ ...BLANK_INVOICE, seller: { ...BLANK_PARTY, name: 'Menuiserie' } });
  expect(seller).toMatchObject({ name: 'Menuiserie', vat_id: null, global_ids: {} });
});

it('fills what was read in another order, and of which some is left out', () => {
  const { siren: _siren, vat_id: _vatId, ...rest } = BLANK_PARTY;
  const seller = { ...rest, vat_id: 'FR1' } as unknown as typeof BLANK_PARTY;
  const shown = legible({ ...BLANK_INVOICE, seller });
  expect(shown.seller).toEqual({ ...legible(BLANK_INVOICE).seller, vat_id: 'FR1' });
});
