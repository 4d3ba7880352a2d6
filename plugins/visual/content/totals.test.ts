import { BLANK_ADJUSTMENT, type CompleteInvoice } from '@conforme/core/invoice';
import { describe, expect, it } from 'vitest';
import { invoice, line, look, totals } from '../testing/invoice.ts';
import { contentOf } from './index.ts';

type Over = Parameters<typeof invoice>[0];

const of = (over: Over) => contentOf(invoice(over), look());
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const labels = (over: Over): string[] => of(over).sums.map(({ label }) => label);
type Adjustment = CompleteInvoice['allowances'][number];

const part = (over: Partial<Adjustment>): Adjustment => ({
  ...BLANK_ADJUSTMENT,
  amount: '0.00',
  vat_category: 'S',
  vat_rate: '20',
  ...over,
});

describe('totals', () => {
  it('say nothing twice where nothing lies between lines and total', () => {
    expect(labels({})).toEqual(['Total HT', 'TVA', 'Total TTC']);
  });

  it('say the sum of the lines where something does, and a sum of several', () => {
    const sums = totals({ allowance_total: '30.00', charge_total: '5.00', tax_exclusive: '1275.00' });
    const allowances = [part({ amount: '10.00' }), part({ amount: '20.00' })];
    const over = { totals: sums, allowances, charges: [part({ amount: '5.00' })] };
    expect(labels(over)).toEqual(['Total des lignes HT', 'Remises', 'Total HT', 'TVA', 'Total TTC']);
  });

  it('have the highest rate first and what is not taxed last, whatever the order of the invoice', () => {
    const rates = [null, '5.50', '20.00', 'x', '10.00'];
    const [first] = totals().vat_breakdown;
    const vat_breakdown = rates.map((rate) => ({
      ...first!,
      rate,
      category: rate === null ? ('E' as const) : ('S' as const),
    }));
    const rows = of({ totals: totals({ vat_breakdown }) }).vat.rows;
    expect(rows.map(({ paragraphs }) => plain(paragraphs[0]!.text))).toEqual([
      '20 %',
      '10 %',
      '5,5 %',
      'Exonéré',
      'x',
    ]);
  });
});

describe('allowances and charges of the document', () => {
  const allowances = [
    part({ amount: '285.87', base_amount: '14293.70', percentage: '2', reason: 'Remise de volume' }),
    part({ amount: '-3.00', vat_category: 'E', vat_rate: '0', exemption_reason: 'Motif' }),
  ];
  const charges = [part({ amount: '45.50', reason_code: 'FC' }), part({ amount: '1.00', reason_code: 'QQ' })];
  const table = of({ allowances, charges, lines: [line()] }).lines!;

  it('are rows of the table, with their reason first and an amount as it counts', () => {
    const rows = table.adjustments.map(({ text, more, vat, amount }) =>
      [text, more, vat, amount].map((each) => each && plain(each)),
    );
    expect(rows).toEqual([
      ['Remise de volume, 2 % sur 14 293,70 €', null, '20 %', '−285,87'],
      ['Remise', 'Motif d’exonération : Motif', 'Exonéré', '3,00'],
      ['Transport', null, '20 %', '45,50'],
      ['QQ', null, '20 %', '1,00'],
    ]);
  });

  it('count into what is carried over', () => {
    expect([0, 1, 2, 3, 4, 5].map((rows) => plain(table.carry!.after(rows)))).toEqual([
      '0,00',
      '1 300,00',
      '1 014,13',
      '1 017,13',
      '1 062,63',
      '1 063,63',
    ]);
  });

  it('stand in a table where there are no lines', () => {
    expect(of({ allowances, lines: [] }).lines!.adjustments).toHaveLength(2);
    expect(of({ lines: [] }).lines).toBeNull();
  });
});
