// What we draw says what we write: every value that is looked for is found on the pages of the examples, and none that was changed
// in the XML after drawing.

import { beforeAll, describe, expect, it } from 'vitest';
import { compare, type Compared } from '../../core/comparison/index.ts';
import { essence } from '../../core/invoice/index.ts';
import type { PageText } from '../../core/plugin/index.ts';
import { pages } from '../../plugins/pdfa/extract/pages.ts';
import { render } from '../../plugins/visual/render/index.ts';
import { examples } from './examples.ts';

const ALL = examples();

describe.each(ALL.map(({ name, invoice, look }) => [name, { invoice, look }] as const))(
  'the pages of %s',
  (_, { invoice, look }) => {
    const read = essence(invoice);
    let drawn: readonly (readonly PageText[])[];
    beforeAll(async () => {
      const [french, english] = await Promise.all(
        (['fr', 'en'] as const).map((language) => render(invoice, { ...look, language })),
      );
      drawn = [pages(french!), pages(english!)];
    });

    it('show everything, in both languages', () => {
      for (const text of drawn) {
        const { fields, textPages } = compare(read, text);
        expect(textPages).toBe(text.length);
        expect(fields.length).toBeGreaterThan(10);
        expect(fields.filter(({ verdict }) => verdict !== 'same')).toEqual([]);
      }
    });

    it('do not show what was changed behind them', () => {
      for (const text of drawn)
        for (const [term, change] of mutants(read)) {
          const field = compare({ ...read, ...change }, text).fields.find((each) => each.term === term);
          expect([term, field?.verdict], shownOf(field)).not.toEqual([term, 'same']);
        }
    });
  },
);

const shownOf = (field: Compared | undefined): string => `${field?.term} ${field?.xml} ${field?.picture}`;

type Read = ReturnType<typeof essence>;

const DAY = 86_400_000;
const later = (day: string): string => new Date(Date.parse(day) + 3 * DAY).toISOString().slice(0, 10);
const more = (amount: string): string => (Number(amount) + 13.37).toFixed(2);

function mutants(read: Read): readonly (readonly [term: string, change: Partial<Read>])[] {
  const { totals, payment, seller } = read;
  const total = (term: string, field: 'line_total' | 'tax_exclusive' | 'tax_inclusive' | 'amount_due') =>
    [term, { totals: { ...totals!, [field]: more(totals![field]!) } }] as const;
  const [row, ...rows] = totals!.vat_breakdown;
  const vat = (change: object): Partial<Read> => ({
    totals: {
      ...totals!,
      vat_breakdown: [{ ...row!, ...change }, ...rows.map((each) => ({ ...each, ...change }))],
    },
  });
  return [
    ['BT-1', { number: `${read.number}9` }],
    ['BT-1', { number: `X${read.number!.slice(1)}` }],
    ['BT-2', { issue_date: later(read.issue_date!) }],
    ...(read.due_date ? [['BT-9', { due_date: later(read.due_date) }] as const] : []),
    total('BT-106', 'line_total'),
    total('BT-109', 'tax_exclusive'),
    total('BT-112', 'tax_inclusive'),
    total('BT-115', 'amount_due'),
    ...(totals!.tax_total
      ? [['BT-110', { totals: { ...totals!, tax_total: more(totals!.tax_total) } }] as const]
      : []),
    ['BT-116', vat({ taxable_amount: more(row!.taxable_amount!) })],
    ['BT-117', vat({ tax_amount: more(row!.tax_amount!) })],
    ...(payment?.iban
      ? [['BT-84', { payment: { ...payment, iban: 'FR1420041010050500013M02606' } }] as const]
      : []),
    ['BT-27', { seller: { ...seller!, name: `Holding ${seller!.name}` } }],
    ...(seller!.siren ? [['BT-30', { seller: { ...seller!, siren: '732829320' } }] as const] : []),
    ...(seller!.vat_id ? [['BT-31', { seller: { ...seller!, vat_id: 'FR44732829320' } }] as const] : []),
  ];
}
