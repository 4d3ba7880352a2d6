import { expect, it } from 'vitest';
import type { CompleteInvoice } from '../../invoice/index.ts';
import { expressible } from './index.ts';
import { CII, FRENCH_UBL, INVOICE, to, UBL } from './testing/index.ts';

const EXTENSION = to('ubl-xml', 'en16931', 'urn:cen.eu:en16931:2017#conformant#urn:example:extension');
const BASE = '/invoice/lines/0/price_adjustments/0/base_amount';
const GROSS = '/invoice/lines/0/gross_unit_price';

const charge = { charge: true, amount: '0.5', base_amount: null, percentage: null, reason: null };

function priced(fields: object): CompleteInvoice {
  const [line] = INVOICE.lines;
  return { ...INVOICE, lines: [{ ...line!, gross_unit_price: '12.00', ...fields } as typeof line & object] };
}

it.each([
  [null, '12.00', [GROSS]],
  ['12', '12', [BASE, GROSS]],
])('the gross price is the base of the one charge on it: %s', (base, written, sources) => {
  const adapted = expressible(priced({ price_adjustments: [{ ...charge, base_amount: base }] }), EXTENSION);
  const [line] = adapted.invoice.lines;
  expect([line!.gross_unit_price, line!.price_adjustments[0]!.base_amount]).toEqual([null, written]);
  expect(adapted.sourcesOf(BASE)).toEqual(sources);
});

it.each([
  ['beside a discount', { price_discount: '1', price_adjustments: [charge] }],
  ['beside another charge', { price_adjustments: [charge, charge] }],
  ['of a deduction', { price_adjustments: [{ ...charge, charge: false }] }],
  ['that the charge has not for its base', { price_adjustments: [{ ...charge, base_amount: '11' }] }],
  ['alone', { price_adjustments: [] }],
])('a gross price %s stays', (_, fields) => {
  const source = priced(fields);
  expect(expressible(source, EXTENSION).invoice.lines).toEqual(source.lines);
});

it('a gross price stays beside a charge where charges are not written, or rules take both', () => {
  const source = priced({ price_adjustments: [charge] });
  for (const destination of [CII, UBL, FRENCH_UBL])
    expect(expressible(source, destination).invoice.lines).toEqual(source.lines);
});
