import { expect, it } from 'vitest';
import { BLANK_ADJUSTMENT, BLANK_TOTALS } from '../invoice/index.ts';
import type { Invoice } from '../invoice/index.ts';
import { doubtsOf } from './index.ts';
import { SOUND, adjusted, doubts, in_, lines, seller } from './testing/sound.ts';
import { isVatNumber } from './vat-numbers.ts';

const totals = (...vat_breakdown: object[]) =>
  ({ totals: { ...BLANK_TOTALS, vat_breakdown } }) as unknown as Partial<Invoice>;
const allowance = (amount: string) => ({
  allowances: [
    {
      ...BLANK_ADJUSTMENT,
      amount,
      base_amount: '200',
      percentage: '5',
      vat_category: 'S' as const,
      vat_rate: '20',
    },
  ],
});

it.each<[string, Partial<Invoice>, string[]]>([
  ['an allowance that adds', { allowances: adjusted('-5') }, ['PLAUSIBLE-SIGN allowances/0/amount']],
  ['a charge that takes away', { charges: adjusted('-5.50') }, ['PLAUSIBLE-SIGN charges/0/amount']],
  [
    'an allowance of a line that adds',
    lines({ net_amount: null, allowances: adjusted('-5') }),
    ['PLAUSIBLE-SIGN lines/0/allowances/0/amount'],
  ],
  [
    'an invoice that takes all back',
    lines({ quantity: '-1', net_amount: null }, { id: '2', quantity: '-2', net_amount: null }),
    ['PLAUSIBLE-SIGN type_code'],
  ],
  [
    'an invoice that takes all back, by its total, too',
    {
      ...lines({ quantity: '-1', net_amount: null }),
      type_code: '389',
      totals: { ...BLANK_TOTALS, tax_inclusive: '-12.50' } as unknown as Invoice['totals'],
    },
    ['PLAUSIBLE-SIGN type_code'],
  ],
  [
    'a buyer that is the seller',
    { ...seller({ siren: '732829320' }), buyer: { ...SOUND.buyer, siren: '732829320', vat_id: null } },
    ['PLAUSIBLE-SAME-PARTY buyer/siren'],
  ],
  ['less than nothing paid', { prepaid_amount: '-10' }, ['PLAUSIBLE-PREPAID prepaid_amount']],
  ['more paid than is owed', { prepaid_amount: '99999999' }, ['PLAUSIBLE-PREPAID prepaid_amount']],
  [
    'more paid than the totals say',
    {
      totals: { ...BLANK_TOTALS, prepaid: '121.00', tax_inclusive: '120.00' } as unknown as Invoice['totals'],
    },
    ['PLAUSIBLE-PREPAID totals/prepaid'],
  ],
  ['a SIREN', seller({ siren: '732829321' }), ['PLAUSIBLE-SIREN seller/siren']],
  ['a SIRET', seller({ siret: '73282932000075' }), ['PLAUSIBLE-SIRET seller/siret']],
  ['a VAT number', seller({ vat_id: 'FR45732829320' }), ['PLAUSIBLE-VAT-ID seller/vat_id']],
  ['a VAT number of nowhere', seller({ vat_id: 'DE12' }), ['PLAUSIBLE-VAT-ID seller/vat_id']],
  [
    'a VAT number of another company',
    seller({ siren: '552100554', vat_id: 'FR44732829320' }),
    ['PLAUSIBLE-VAT-SIREN seller/vat_id'],
  ],
  [
    'a scheme that routes nothing',
    seller({ electronic_address: '73282932000074', electronic_address_scheme: '0009' }),
    ['PLAUSIBLE-ADDRESS seller/electronic_address_scheme'],
  ],
  [
    'a SIREN in the scheme of registers',
    seller({ electronic_address: '732829320', electronic_address_scheme: '0002' }),
    ['PLAUSIBLE-ADDRESS seller/electronic_address_scheme'],
  ],
  [
    'a bare SIRET',
    seller({ electronic_address: '73282932000074', electronic_address_scheme: '0225' }),
    ['PLAUSIBLE-ADDRESS seller/electronic_address'],
  ],
  [
    'a net amount',
    lines({ quantity: '12.5', unit_price: '620', net_amount: '7750.01' }),
    ['PLAUSIBLE-LINE-AMOUNT lines/0/net_amount'],
  ],
  [
    'a gross price',
    lines({ unit_price: '620', gross_unit_price: '600', price_discount: '10' }),
    ['PLAUSIBLE-PRICE lines/0/gross_unit_price'],
  ],
  ['a quantity', lines({ quantity: '0' }), ['PLAUSIBLE-QUANTITY lines/0/quantity']],
  [
    'a price for no pieces, or for fewer',
    lines({ price_base_quantity: '0' }, { price_base_quantity: '-1' }),
    ['PLAUSIBLE-QUANTITY lines/0/price_base_quantity', 'PLAUSIBLE-QUANTITY lines/1/price_base_quantity'],
  ],
  [
    'amounts that the totals overrule',
    { ...totals(), prepaid_amount: '5', rounding_amount: '0.01' },
    ['PLAUSIBLE-UNUSED prepaid_amount', 'PLAUSIBLE-UNUSED rounding_amount'],
  ],
  [
    'a reason that nothing is exempt for',
    { tax_exemption_reason: 'Franchise' },
    ['PLAUSIBLE-UNUSED tax_exemption_reason'],
  ],
  [
    'a code of it',
    { tax_exemption_reason_code: 'VATEX-EU-AE' },
    ['PLAUSIBLE-UNUSED tax_exemption_reason_code'],
  ],
  ['a line number', lines({ id: '1' }, { id: '2' }, { id: '1' }), ['PLAUSIBLE-LINE-ID lines/2/id']],
  ['a rate', lines({ vat_rate: '27.5' }), ['PLAUSIBLE-RATE lines/0/vat_rate']],
  [
    'a rate of another country',
    lines({ vat_rate: '20' }, { vat_rate: '21' }),
    ['PLAUSIBLE-RATE lines/1/vat_rate'],
  ],
  ['a rate, once', lines({ vat_rate: '18' }, { vat_rate: '18' }), ['PLAUSIBLE-RATE lines/0/vat_rate']],
  ['a date ahead', { issue_date: '2096-01-01' }, ['PLAUSIBLE-DATE issue_date']],
  ['an invoice to be paid on no day', { due_date: null }, ['PLAUSIBLE-DUE-DATE due_date']],
  [
    'VAT that is a cent off',
    totals({ category: 'S', rate: '20', taxable_amount: '100.00', tax_amount: '20.01' }),
    ['PLAUSIBLE-VAT-AMOUNT totals/vat_breakdown/0/tax_amount'],
  ],
  [
    'a total with VAT that leaves it out',
    {
      totals: { ...BLANK_TOTALS, tax_exclusive: '100.00', tax_total: '20.00', tax_inclusive: '100.00' },
    } as unknown as Partial<Invoice>,
    ['PLAUSIBLE-TOTAL totals/tax_inclusive'],
  ],
  [
    'an allowance at a rate of no line',
    { allowances: [{ ...BLANK_ADJUSTMENT, amount: '10', vat_category: 'S', vat_rate: '10' }] },
    ['PLAUSIBLE-RATE allowances/0/vat_rate'],
  ],
  [
    'a charge at a rate of nowhere',
    { charges: [{ ...BLANK_ADJUSTMENT, amount: '10', vat_category: 'S', vat_rate: '21' }] },
    ['PLAUSIBLE-RATE charges/0/vat_rate'],
  ],
  ['a VAT number with blanks', seller({ vat_id: 'FR 44 732 829 320' }), ['PLAUSIBLE-VAT-ID seller/vat_id']],
  ['a VAT number of Greece as of GR', seller({ vat_id: 'GR094259216' }), ['PLAUSIBLE-VAT-ID seller/vat_id']],
])('doubts %s', async (_, properties, expected) => {
  const found = await doubtsOf({ ...SOUND, ...properties }, { today: '2026-10-10' });
  expect(await doubts(properties).then((all) => all.filter((each) => !each.includes('-DATE')))).toEqual(
    expected.filter((each) => !each.includes('-DATE')),
  );
  expect(found.map(({ rule, pointer }) => `${rule} ${pointer.replace('/invoice/', '')}`)).toEqual(
    expect.arrayContaining(expected),
  );
});

it.each<[string, Partial<Invoice>]>([
  ['an invoice', {}],
  ['a SIREN', seller({ siren: '732829320', vat_id: 'FR44732829320' })],
  ['a SIRET of La Poste', seller({ siret: '35600000009075' })],
  ['a VAT number of elsewhere', seller({ vat_id: 'CHE-123.456.788' })],
  ['a net amount to the cent', lines({ quantity: '3', unit_price: '0.335', net_amount: '1.01' })],
  ['a gross price', lines({ unit_price: '620', gross_unit_price: '630', price_discount: '10' })],
  [
    'an allowance without a category',
    { allowances: [{ ...BLANK_ADJUSTMENT, amount: '10', vat_category: null as never, vat_rate: '10' }] },
  ],
  ['a reason for an exempt line', { ...lines({ vat_category: 'E' }), tax_exemption_reason: 'Franchise' }],
  ['an issue date that is no day', { issue_date: '05/10/2026' }],
  ['a due date that is no day', { due_date: '05/10/2026' }],
  ['no prepayment', { ...totals(), prepaid_amount: '0.00' }],
  ['the highest rate', { ...seller({ address: in_('HU') }), ...lines({ vat_rate: '27' }) }],
  [
    'a rate where the buyer is',
    { buyer: { ...SOUND.buyer, address: in_('BE') }, ...lines({ vat_rate: '21' }) },
  ],
  ['a rate of Corsica', lines({ vat_rate: '0.9' })],
  ['a rate outside the union', { ...seller({ address: in_('CH') }), ...lines({ vat_rate: '8.1' }) }],
  ['a country that is none', { ...seller({ address: in_('toString') }), ...lines({ vat_rate: '8.1' }) }],
  ['a credit note without a day', { due_date: null, type_code: '381' }],
  ['an invoice on terms', { due_date: null, payment_terms: '30 jours' }],
  ['an invoice that is paid', { due_date: null, already_paid: true }],
  [
    'VAT that was rounded line by line',
    {
      ...lines(...['1', '2'].map((id) => ({ id, net_amount: '0.33', quantity: '1', unit_price: '0.33' }))),
      ...totals({ category: 'S', rate: '20', taxable_amount: '0.66', tax_amount: '0.14' }),
    },
  ],
  ['a line that takes back', lines({ quantity: '-1', net_amount: null }, { id: '2' })],
  ['an invoice that corrects', { ...lines({ quantity: '-1', net_amount: null }), type_code: '384' }],
  [
    'a charge behind what is taken back',
    { ...lines({ quantity: '-1', net_amount: null }), charges: adjusted('9999') },
  ],
  [
    'an invoice whose total is above nothing',
    {
      ...lines({ quantity: '-1', net_amount: null }),
      totals: { ...BLANK_TOTALS, tax_inclusive: '1.00' } as unknown as Invoice['totals'],
    },
  ],
  ['a rate of 0 %', lines({ vat_category: 'Z', vat_rate: '0' })],
])('does not doubt %s', async (_, properties) => expect(await doubts(properties)).toEqual([]));

it('compares an allowance with its base and percentage', async () => {
  const adjustment = { ...allowance('9') };
  expect(await doubts(adjustment as Partial<Invoice>)).toEqual(['PLAUSIBLE-PERCENTAGE allowances/0/amount']);
  expect(await doubts(allowance('10') as Partial<Invoice>)).toEqual([]);
});

it.each([
  ['ATU13585627', true],
  ['BE0403019261', true],
  ['DE136695976', true],
  ['ESA58818501', true],
  ['ES54362315K', true],
  ['IT00743110157', true],
  ['NL004495445B01', true],
  ['PT501964843', true],
  ['EL094259216', true],
  ['DE136695978', false],
  ['IT00743110158', false],
  ['GB980780684', null],
])('knows the VAT number %s', async (vatId, expected) => expect(await isVatNumber(vatId)).toBe(expected));

it('names the French VAT number that follows from the SIREN', async () => {
  const wrong = { ...SOUND, ...seller({ siren: '732829320', vat_id: 'FR45732829320' }) };
  const [doubt] = await doubtsOf(wrong, { today: SOUND.issue_date });
  expect(doubt).toMatchObject({
    rule: 'PLAUSIBLE-VAT-ID',
    fix: { en: expect.stringContaining('FR44732829320') },
  });
});
