import type { CalendarOut, ReportingStep } from '@conforme/proto/schema/ereporting';
import { describe, expect, it } from 'vitest';
import { duePeriod, onSheet, periodsOf, requestOf, sumsOf, type Sheet } from './sheet.ts';

const period = (data: 'transactions' | 'payments', start: string, end: string, by: string) => ({
  data,
  start,
  end,
  to_platform: by,
  to_state: `${by}T08:00`,
});

const calendar = {
  periods: [
    period('transactions', '2026-10-21', '2026-10-31', '2026-11-10'),
    period('payments', '2026-10-01', '2026-10-31', '2026-11-10'),
    period('transactions', '2026-11-01', '2026-11-30', '2026-12-31'),
    period('payments', '2026-11-01', '2026-11-30', '2026-12-31'),
  ],
} as unknown as CalendarOut;

describe('the periods of a calendar', () => {
  it('are each there once, with what is reported of it', () => {
    expect(periodsOf(calendar)).toEqual([
      { start: '2026-10-01', end: '2026-10-31', data: ['payments'] },
      { start: '2026-10-21', end: '2026-10-31', data: ['transactions'] },
      { start: '2026-11-01', end: '2026-11-30', data: ['transactions', 'payments'] },
    ]);
  });

  it('are offered by the deadline that comes next; the last when all have passed', () => {
    expect(duePeriod(calendar, '2026-11-10')?.start).toBe('2026-10-21');
    expect(duePeriod(calendar, '2026-11-11')?.start).toBe('2026-11-01');
    expect(duePeriod(calendar, '2027-06-01')?.start).toBe('2026-11-01');
  });
});

const head = {
  siren: '999 510 217',
  name: ' Atelier ',
  role: 'SE',
  platformNumber: '',
  platformName: 'Alba',
  kind: 'IN',
} as const;

const sheet: Sheet = {
  head,
  period: { start: '2026-11-01', end: '2026-11-30', data: ['payments'] },
  invoices: [
    {
      id: 1,
      name: 'a.xml',
      facts: null,
      failure: null,
      source: { document_base64: 'PGEvPg==' },
      customer: 'consumer',
      services: '1, 3',
      margin: [{ rate: '20\u00a0%', taxable: '10,50', tax: '' }],
    },
  ],
  sales: [
    {
      id: 2,
      date: '2026-11-12',
      category: 'TLB1',
      count: '23',
      rates: [{ rate: '5,5', taxable: '1 000', tax: '55' }],
    },
  ],
  payments: [{ id: 3, invoice: '', date: '', rates: [{ rate: '20', amount: '120,00' }] }],
};

describe('the request of a sheet', () => {
  it('has what people typed as the contract writes it, and nothing of what they left empty', () => {
    expect(requestOf(sheet)).toEqual({
      declarant: { siren: '999510217', name: 'Atelier', role: 'SE' },
      platform: { name: 'Alba' },
      period: { start: '2026-11-01', end: '2026-11-30' },
      kind: 'IN',
      data: ['payments'],
      invoices: [
        {
          document_base64: 'PGEvPg==',
          customer: 'consumer',
          service_lines: ['1', '3'],
          margin: [{ rate: '20', taxable_amount: '10.50' }],
        },
      ],
      sales: [
        {
          date: '2026-11-12',
          category: 'TLB1',
          count: 23,
          rates: [{ rate: '5.5', taxable_amount: '1000', tax_amount: '55' }],
        },
      ],
      payments: [{ rates: [{ rate: '20', amount: '120.00' }] }],
    });
  });
});

describe('what is refused of a sheet that has changed since', () => {
  const day = sheet.sales[0]!;
  const [first, second] = [day.rates[0]!, { rate: '10', taxable: '', tax: '' }];
  const of = { ...sheet, sales: [day, { ...day, id: 4, rates: [first, second] }] };
  const placeOn = (pointer: string, now: Sheet): readonly (string | null | undefined)[] =>
    onSheet([{ source: 'request', severity: 'fatal', rule: null, message: '', pointer }], of, now).map(
      (finding) => finding.pointer,
    );

  it.each([
    '',
    '/period/start',
    '/sales/1/rates/1/taxable_amount',
    '/invoices/0/service_lines/1',
    '/sales/7',
  ])('stands where it stood on the same sheet: %s', (pointer) =>
    expect(placeOn(pointer, of)).toEqual(pointer === '/sales/7' ? [] : [pointer]),
  );

  it('goes with its row, and away with it', () => {
    const now = { ...of, sales: [of.sales[1]!] };
    expect(placeOn('/sales/1/date', now)).toEqual(['/sales/0/date']);
    expect(placeOn('/sales/1/rates/1/tax_amount', now)).toEqual(['/sales/0/rates/1/tax_amount']);
    expect(placeOn('/sales/0/date', now)).toEqual([]);
    expect(placeOn('/payments/0/date', now)).toEqual(['/payments/0/date']);
  });

  it('goes with its rate, stays where another is typed in its place, and goes away with it', () => {
    const typed = (...rates: (typeof first)[]) => ({ ...of, sales: [day, { ...of.sales[1]!, rates }] });
    expect(placeOn('/sales/1/rates/1/tax_amount', typed(second))).toEqual(['/sales/1/rates/0/tax_amount']);
    expect(placeOn('/sales/1/rates/0', typed(second))).toEqual([]);
    expect(placeOn('/sales/1/rates/1', typed(first))).toEqual([]);
    expect(placeOn('/sales/1/rates/1', typed(first, { ...second, tax: '1' }))).toEqual(['/sales/1/rates/1']);
  });
});

describe('the sums of a file', () => {
  const step = (path: string, value: string, rate: string | null = null): ReportingStep => ({
    path,
    term: 'TT-87',
    value,
    date: '2026-11-12',
    category: path.includes('/sales/') ? 'TPS1' : null,
    rate,
    from: [{ pointer: '/invoices/0', number: 'F-1', value }],
  });

  it('stand by rate; that of all rates only where there are several', () => {
    const steps = [
      step('/transactions/sales/0/net_total', '300.00'),
      step('/transactions/sales/0/rates/0/taxable_amount', '100.00', '20.00'),
      step('/transactions/sales/0/rates/0/tax_amount', '20.00', '20.00'),
      step('/transactions/sales/0/rates/1/taxable_amount', '200.00', '10.00'),
      step('/transactions/sales/1/net_total', '7.00'),
      step('/transactions/sales/1/rates/0/taxable_amount', '7.00', '20.00'),
    ];
    const rows = sumsOf(steps);
    expect(rows.map(({ key, rate }) => [key, rate])).toEqual([
      ['/transactions/sales/0', null],
      ['/transactions/sales/0/rates/0', '20.00'],
      ['/transactions/sales/0/rates/1', '10.00'],
      ['/transactions/sales/1/rates/0', '20.00'],
    ]);
    expect(Object.keys(rows[1]!.values)).toEqual(['taxable_amount', 'tax_amount']);
    expect(rows.map(({ number }) => number)).toEqual([null, null, null, null]);
  });

  it('of an invoice that is reported by itself bear its number', () => {
    const [row] = sumsOf([step('/transactions/invoices/0/net_total', '900.00')]);
    expect(row).toMatchObject({ number: 'F-1', rate: null });
  });
});
