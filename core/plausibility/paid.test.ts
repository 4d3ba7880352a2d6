import { expect, it } from 'vitest';
import type { Invoice } from '../invoice/index.ts';
import { doubtsOf } from './index.ts';
import { SOUND, adjusted, doubts, in_, lines, payment, seller } from './testing/sound.ts';

const item = (standard_item_id: string, standard_item_id_scheme: string) =>
  lines({ standard_item_id, standard_item_id_scheme });
const reduced = (amount: string) =>
  lines({ quantity: '1', unit_price: '12.50', net_amount: null, allowances: adjusted(amount) });

type Case = readonly [name: string, Partial<Invoice>, doubts: readonly string[]];

it.each<Case>([
  ['an IBAN', payment({ iban: 'FR7630006000011234567890188' }), ['PLAUSIBLE-IBAN payment/iban']],
  ['a RIB', payment({ iban: '30006 00001 12345678901 89' }), ['PLAUSIBLE-IBAN payment/iban']],
  ['an account that is no IBAN', payment({ iban: '12345678' }), ['PLAUSIBLE-IBAN payment/iban']],
  ...['FR54ZZZ999999', 'FRZZ', 'FR53ZZZ9999990', 'Moulin SA'].map(
    (id): [string, Partial<Invoice>, string[]] => [
      `the creditor ${id}`,
      payment({ creditor_reference_id: id }),
      ['PLAUSIBLE-CREDITOR-ID payment/creditor_reference_id'],
    ],
  ),
  ...['2000000000016', '123', '200000000001X'].map((gtin): [string, Partial<Invoice>, string[]] => [
    `the GTIN ${gtin}`,
    item(gtin, '0160'),
    ['PLAUSIBLE-GTIN lines/0/standard_item_id'],
  ]),
  [
    'an allowance of more than its line',
    reduced('12.51'),
    ['PLAUSIBLE-ALLOWANCE lines/0/allowances/0/amount'],
  ],
  [
    'the largest of the allowances',
    lines({
      quantity: '1',
      unit_price: '10',
      net_amount: null,
      allowances: [...adjusted('5'), ...adjusted('6')],
    }),
    ['PLAUSIBLE-ALLOWANCE lines/0/allowances/1/amount'],
  ],
  [
    'a credit note that takes back twice',
    { ...lines({ quantity: '-1', net_amount: null }), type_code: '381' },
    ['PLAUSIBLE-SIGN lines/0/quantity'],
  ],
  ['a BIC', payment({ bic: 'XX' }), ['PLAUSIBLE-BIC payment/bic']],
  [
    'a direct debit',
    payment({ means_code: '59', mandate_reference: 'M-1' }),
    ['PLAUSIBLE-DIRECT-DEBIT payment/creditor_reference_id', 'PLAUSIBLE-DIRECT-DEBIT payment/debited_iban'],
  ],
])('doubts %s', async (_, properties, expected) => expect(await doubts(properties)).toEqual(expected));

it.each<readonly [name: string, Partial<Invoice>]>([
  ['an IBAN with blanks', payment({ iban: 'FR76 3000 6000 0112 3456 7890 189', bic: 'AGRIFRPP' })],
  [
    'an account outside the area of the euro',
    { ...seller({ address: in_('US') }), ...payment({ iban: '12345678' }) },
  ],
  ['an account in another currency', { currency: 'USD', ...payment({ iban: '12345678' }) }],
  ['a creditor', payment({ creditor_reference_id: 'FR53ZZZ999999' })],
  ['a creditor with a business code', payment({ creditor_reference_id: 'DE98 ABC 09999999999' })],
  ...['96385074', '036000291452', '2000000000015', '12000000000012'].map(
    (gtin): [string, Partial<Invoice>] => [`the GTIN ${gtin}`, item(gtin, '0160')],
  ),
  ['a number of another scheme', item('2000000000016', '0088')],
  ['an allowance of all its line', reduced('12.50')],
  [
    'a line that takes back, with an allowance',
    lines({ quantity: '-1', net_amount: null, allowances: adjusted('5') }, { id: '2' }),
  ],
  ['a credit note', { type_code: '381' }],
])('does not doubt %s', async (_, properties) => expect(await doubts(properties)).toEqual([]));

it('names the IBAN of a RIB', async () => {
  const given = { ...SOUND, ...payment({ iban: '30006 00001 12345678901 89' }) };
  const [doubt] = await doubtsOf(given, { today: SOUND.issue_date });
  expect(doubt).toMatchObject({ fix: { en: 'Give its IBAN, FR7630006000011234567890189.' } });
  const wrong = { ...SOUND, ...payment({ iban: '30006 00001 12345678901 88' }) };
  const [other] = await doubtsOf(wrong, { today: SOUND.issue_date });
  expect(other!.fix.en).not.toMatch(/FR\d/);
});
