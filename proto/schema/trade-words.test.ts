import { expect, test } from 'vitest';
import { goodRequest } from '../testing/request.ts';
import { readGenerateRequest } from './read.ts';

type Owner = 'invoice' | 'line' | 'seller';

/** What is said of a name in a good request, in English and in French. */
function said(owner: Owner, name: string, value: unknown): readonly string[] {
  const request = structuredClone(goodRequest()) as unknown as {
    invoice: { lines: object[]; seller: object };
  };
  const { invoice } = request;
  const owners = { invoice, line: invoice.lines[0]!, seller: invoice.seller };
  Object.assign(owners[owner], { [name]: value });
  return (['en', 'fr'] as const).map((language) => {
    const { faults = [] } = readGenerateRequest(JSON.stringify(request), { language });
    return faults.map(({ type, msg }) => `${type} ${msg}`).join(' ');
  });
}

test.each<[owner: Owner, name: string, value: unknown, place: RegExp]>([
  ['invoice', 'retenue_garantie', '5%', /payment_terms/],
  ['invoice', 'autoliquidation', true, /vat_category AE/],
  ['invoice', 'franchise_en_base', true, /vat_category E .*VATEX-FR-FRANCHISE/],
  ['invoice', 'exoneration', true, /vat_category E .*VATEX-…/],
  ['invoice', 'taux_tva', '20', /vat_rate/],
  ['invoice', 'tva', '20', /vat_rate.*totals\.tax_total/],
  ['invoice', 'avoir', true, /type_code 381/],
  ['invoice', 'période', 'octobre', /delivery\.period_start/],
  ['invoice', 'siret', '73282932000074', /seller/],
  ['invoice', 'langue', 'fr', /options\.language/],
  ['invoice', 'devis', 'D-1', /quotation_reference/],
  ['invoice', 'penalites_retard', '10 %', /french_mentions\.late_payment_penalties/],
  ['invoice', 'indemnite_recouvrement', '40 €', /french_mentions\.recovery_fee/],
  ['invoice', 'escompte', '0', /french_mentions\.early_payment_discount/],
  ['invoice', 'mentions_legales', 'x', /notes/],
  ['invoice', 'rib', 'FR76', /payment\.iban/],
  ['invoice', 'frais_de_port', '10', /charges/],
  ['invoice', 'b2c', true, /leave siren|laissez siren/],
  ['seller', 'isConsumer', true, /options\.check base/],
  ['seller', 'routing_code', 'SERV1', /global_ids.*0224/],
  ['line', 'sub_lines', [], /parent_line_id and status_reason_code|parent_line_id et status_reason_code/],
  ['line', 'remise_pct', '10', /allowances.*percentage/],
  ['line', 'prix_ttc', '12', /unit_price/],
  ['line', 'montant_ttc', '12', /net_amount/],
  ['line', 'date', '2026-10-05', /period_start/],
  ['line', 'numero_serie', 'A1', /attributes/],
  ['seller', 'capital', '10 000 €', /legal_info/],
  ['seller', 'gln', '3760000000000', /global_ids/],
])('in %s, %s says where it goes', (owner, name, value, place) => {
  const [english, french] = said(owner, name, value);
  for (const each of [english, french]) {
    expect(each).toMatch(/^extra_forbidden /);
    expect(each).toMatch(place);
  }
  expect(french).not.toBe(english);
});

test.each([
  ['$', 'USD or CAD or AUD', false],
  ['dollars', 'USD or CAD or AUD', false],
  ['¥', 'JPY or CNY', false],
  ['€', 'EUR', true],
  ['£', 'GBP', true],
  ['EUR ', 'EUR', true],
])('the currency %s may be %s', (currency, meant, isSure) => {
  const request = goodRequest() as { invoice: object };
  const { faults = [] } = readGenerateRequest(
    JSON.stringify({ ...request, invoice: { ...request.invoice, currency } }),
    { language: 'en' },
  );
  expect(faults).toMatchObject([{ msg: expect.stringContaining(`Did you mean ${meant}?`) }]);
  expect(faults[0]!.patch !== undefined).toBe(isSure);
});
