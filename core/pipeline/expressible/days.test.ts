import { expect, it } from 'vitest';
import type { CompleteInvoice } from '../../invoice/index.ts';
import { expressible } from './index.ts';
import { CII, UBL, INVOICE, leftIn } from './testing/index.ts';

it('days that no calendar has are left out in UBL, but for the day of issue', () => {
  const [line] = INVOICE.lines;
  const source: CompleteInvoice = {
    ...INVOICE,
    issue_date: '2026-02-31',
    due_date: '2026-04-31',
    purchase_order_reference: '2026-04-31',
    lines: [{ ...line!, period_start: '2026-01-01', period_end: 'spring' }],
  };
  const adapted = expressible(source, UBL);
  expect(leftIn(adapted)).toEqual(['/invoice/due_date', '/invoice/lines/0/period_end']);
  expect(adapted.invoice).toEqual({
    ...source,
    due_date: null,
    lines: [{ ...source.lines[0]!, period_end: null }],
  });
  expect(expressible(source, CII).invoice).toBe(source);
});
