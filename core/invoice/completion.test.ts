import { describe, expect, test } from 'vitest';
import { complete, essence, trace, type Completer } from './index.ts';
import { sampleInvoice } from './testing/sample.ts';

describe('payment terms', () => {
  test('of the payment become those of the invoice', () => {
    const { invoice, origins } = complete(sampleInvoice({ payment: { terms: '30 jours' } }), []);
    expect(invoice.payment_terms).toBe('30 jours');
    expect(invoice.payment).toMatchObject({ means_code: '30', terms: null });
    expect(origins.get('/invoice/payment_terms')).toEqual(['/invoice/payment/terms']);
  });

  test('written twice are written once', () => {
    const given = { payment_terms: '30 jours', payment: { terms: '30 jours' } };
    const { invoice, origins } = complete(sampleInvoice(given), []);
    expect(invoice.payment_terms).toBe('30 jours');
    expect(origins.has('/invoice/payment_terms')).toBe(false);
  });
});

describe('delivery', () => {
  test.each([
    ['says nothing', {}],
    ['has a scheme of nothing', { location_id_scheme: '0088' }],
  ])('that %s is none', (_, delivery) => {
    expect(complete(sampleInvoice({ delivery }), []).invoice.delivery).toBeNull();
  });

  test('keeps the scheme of its location', () => {
    const delivery = { location_id: '1', location_id_scheme: '0088' };
    expect(complete(sampleInvoice({ delivery }), []).invoice.delivery).toMatchObject(delivery);
  });
});

describe('completers', () => {
  const surcharge: Completer = ({ invoice, origins }) => ({
    invoice: { ...invoice, rounding_amount: '0.01' },
    origins: trace(origins, [['/invoice/rounding_amount', ['/invoice/currency']]]),
  });

  test('run before the totals are computed, and their values trace back through them', () => {
    const { invoice, origins } = complete(sampleInvoice(), [surcharge]);
    expect(invoice.totals.amount_due).toBe('120.01');
    expect(origins.get('/invoice/totals/rounding')).toEqual(['/invoice/currency']);
  });

  test('see a line’s number and rate, but no total yet', () => {
    const seen: unknown[] = [];
    complete(sampleInvoice(), [
      (completion) => {
        seen.push(completion.invoice.lines[0]!.id, completion.invoice.totals);
        return completion;
      },
    ]);
    expect(seen).toEqual(['1', null]);
  });
});

describe('rates of document allowances', () => {
  test('follow their category', () => {
    const { invoice, origins } = complete(
      sampleInvoice({
        allowances: [{ amount: '1', vat_category: 'E' }],
        charges: [{ amount: '1', vat_category: 'O' }],
      }),
      [],
    );
    expect(invoice.allowances[0]!.vat_rate).toBe('0.00');
    expect(invoice.charges[0]!.vat_rate).toBeNull();
    expect(origins.get('/invoice/allowances/0/vat_rate')).toEqual(['/invoice/allowances/0/vat_category']);
  });
});

describe('essence', () => {
  test('leaves out what only a caller writes and keeps what it stood for', () => {
    const { invoice } = complete(
      sampleInvoice({ prepaid_amount: '20', seller: { ...SELLER, siret: SIRET } }),
      [],
    );
    const said = essence(invoice);
    expect(said).toMatchObject({ prepaid_amount: null, operation_type: null, french_mentions: null });
    expect(said.totals).toMatchObject({ prepaid: '20.00' });
    expect(said.seller).toMatchObject({ siret: null, siren: '999510217' });
    expect(said.vat_breakdown).toEqual(invoice.totals.vat_breakdown);
  });

  test('has every key of the contract', () => {
    const invoice = sampleInvoice();
    expect(Object.keys(essence(complete(invoice, []).invoice)).toSorted()).toEqual(
      [...Object.keys(invoice), 'vat_breakdown'].toSorted(),
    );
  });
});

const SIRET = '99951021700012';
const SELLER = { name: 'Menuiserie Abgrall', address: { country: 'FR' } };

test('an IBAN loses the blanks it has on paper, and other accounts stay as they are', () => {
  const account = (iban: string): string | null =>
    complete(sampleInvoice({ payment: { iban } }), []).invoice.payment!.iban;
  expect(account('FR76 3000 6000 0112 3456 7890 189')).toBe('FR7630006000011234567890189');
  expect(account('FR76\u00a03000\u00a06000\u00a00112\u00a03456\u00a07890\u00a0189')).toBe(
    'FR7630006000011234567890189',
  );
  expect(account('1234 5678 90')).toBe('1234 5678 90');
});
