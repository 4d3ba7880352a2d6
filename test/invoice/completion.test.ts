import fc from 'fast-check';
import { expect, test } from 'vitest';
import { complete, type CompleteInvoice } from '../../core/invoice/index.ts';
import { completeFrench } from '../../plugins/fr-ctc/index.ts';
import { Decimal } from '../../rules/engine/decimal/index.ts';
import { cases } from '../cases.ts';
import { invoices } from './arbitrary.ts';

const completers = [completeFrench];

test('completing a complete invoice changes nothing', () => {
  fc.assert(
    fc.property(invoices, (invoice) => {
      const once = complete(invoice, completers).invoice;
      expect(complete(once, completers).invoice).toEqual(once);
    }),
    { numRuns: cases(1000) },
  );
});

test('each completer alone is idempotent', () => {
  fc.assert(
    fc.property(invoices, (invoice) => {
      const once = completeFrench({ invoice, origins: new Map() });
      expect(completeFrench(once)).toEqual(once);
    }),
    { numRuns: cases(300) },
  );
});

test('completion leaves the invoice it was given alone', () => {
  fc.assert(
    fc.property(invoices, (invoice) => {
      const before = structuredClone(invoice);
      complete(invoice, completers);
      expect(invoice).toEqual(before);
    }),
    { numRuns: cases(300) },
  );
});

test('computed totals satisfy the sums of EN 16931', () => {
  fc.assert(
    fc.property(invoices, (invoice) => {
      const whole = complete({ ...invoice, totals: null }, completers).invoice;
      const { totals } = whole;
      const of = (text: string | null): Decimal => Decimal.of(text ?? '0');
      const net = of(totals.line_total).sub(of(totals.allowance_total)).add(of(totals.charge_total));
      const gross = net.add(of(totals.tax_total));
      const due = gross.sub(of(totals.prepaid)).add(of(totals.rounding));
      expect(totals.line_total).toBe(cents(sum(whole.lines.map((line) => line.net_amount))));
      expect(totals.tax_exclusive).toBe(cents(net));
      expect(totals.tax_total).toBe(cents(sum(totals.vat_breakdown.map((row) => row.tax_amount))));
      expect(totals.tax_inclusive).toBe(cents(gross));
      expect(of(totals.amount_due).equals(due)).toBe(true);
    }),
    { numRuns: cases(500) },
  );
});

test('there is one VAT row for each category and rate of what is taxed', () => {
  fc.assert(
    fc.property(invoices, (invoice) => {
      const whole = complete({ ...invoice, totals: null }, completers).invoice;
      const rows = whole.totals.vat_breakdown.map(({ category, rate }) => `${category} ${rate}`);
      expect(new Set(rows).size).toBe(rows.length);
      expect(rows.toSorted()).toEqual([...taxedWith(whole)].toSorted());
    }),
    { numRuns: cases(300) },
  );
});

function taxedWith({ lines, allowances, charges }: CompleteInvoice): Set<string> {
  return new Set(
    [...lines, ...allowances, ...charges].map(({ vat_category, vat_rate }) => `${vat_category} ${vat_rate}`),
  );
}

function sum(values: readonly string[]): Decimal {
  return values.reduce((total, value) => total.add(Decimal.of(value)), Decimal.zero);
}

function cents(value: Decimal): string {
  return value.toFixed(2);
}
