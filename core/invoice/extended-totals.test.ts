import { describe, expect, test } from 'vitest';
import { complete, essence } from './index.ts';
import { ledgerOf } from './ledger/index.ts';
import { sampleOf } from './testing/sample.ts';

type Properties = Parameters<typeof sampleOf>[1];

const of = (properties: Properties, lines: Parameters<typeof sampleOf>[0] = [{}]) =>
  complete(sampleOf(lines, properties), []);

const FREIGHT = { description: 'Transport', amount: '10', vat: [{ category: 'S', rate: '20' }] };

describe('what extensions of EN 16931 add up', () => {
  test('headings and remarks among the lines count in no sum', () => {
    const kinds = [null, 'DETAIL', 'GROUP', 'INFORMATION'];
    const { invoice, origins } = of(
      {},
      kinds.map((status_reason_code) => ({ status_reason_code })),
    );
    expect(invoice.totals).toMatchObject({
      line_total: '200.00',
      tax_exclusive: '200.00',
      tax_total: '40.00',
    });
    expect(invoice.totals.vat_breakdown).toMatchObject([{ taxable_amount: '200.00' }]);
    expect(origins.get('/invoice/totals/line_total')!.join()).not.toContain('/lines/2/');
  });

  test('logistics charges are charges, taxed as they say', () => {
    const reduced = { ...FREIGHT, amount: '5', vat: [{ category: 'S', rate: '5.5' }] };
    const { invoice, origins } = of({ logistics_charges: [FREIGHT, reduced] });
    expect(invoice.totals).toMatchObject({ charge_total: '15.00', tax_exclusive: '115.00' });
    expect(invoice.totals.vat_breakdown).toMatchObject([
      { rate: '20.00', taxable_amount: '110.00' },
      { rate: '5.50', taxable_amount: '5.00', tax_amount: '0.28' },
    ]);
    expect(origins.get('/invoice/totals/vat_breakdown/1/rate')).toEqual([
      '/invoice/logistics_charges/1/vat/0/rate',
    ]);
  });

  test('what is settled besides is due, and no part of the invoice', () => {
    const { invoice } = of({ financial_adjustments: [{ reason: 'Consigne', amount: '-2.5' }] });
    expect(invoice.totals).toMatchObject({ tax_inclusive: '120.00', amount_due: '117.50' });
  });

  test('stands in the ledger as it was computed', () => {
    const properties = {
      logistics_charges: [FREIGHT],
      charges: [{ amount: '1', vat_rate: '20' }],
      financial_adjustments: [{ reason: 'Consigne', amount: '3' }],
    };
    const { invoice, origins } = of(properties, [{}, { status_reason_code: 'INFORMATION' }]);
    const rules = new Set(['BR-FXEXT-CO-10', 'BR-FXEXT-CO-12', 'BR-FXEXT-CO-13', 'BR-FXEXT-CO-16']);
    const ledger = ledgerOf(essence(invoice), { packs: [{ id: 'facturx-extended', rules }], origins });
    expect(ledger.balanced).toBe(true);
    const step = (term: string) => ledger.steps.find((each) => each.term === term)!;
    expect(step('BT-108').inputs.map(({ pointer }) => pointer)).toEqual([
      '/invoice/charges/0/amount',
      '/invoice/logistics_charges/0/amount',
    ]);
    expect(step('BT-116').inputs).toHaveLength(3);
    expect(step('BT-115').inputs.at(-1)).toMatchObject({
      pointer: '/invoice/financial_adjustments/0/amount',
      value: '3',
    });
    expect(ledger.steps.flatMap((each) => each.rules.map(({ tolerance }) => tolerance))).toEqual([
      // One cent for every line, for both charges, and for all that counts.
      '0.02',
      '0.02',
      '0.03',
      '0.00',
    ]);
  });
});
