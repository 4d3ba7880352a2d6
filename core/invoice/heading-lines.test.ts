import { expect, test } from 'vitest';
import { complete } from './completion.ts';
import { sampleInvoice } from './testing/sample.ts';

test('a line that groups others stays without an amount and counts in no total', () => {
  const invoice = sampleInvoice();
  const heading = { ...invoice.lines[0]!, status_reason_code: 'GROUP', quantity: '', unit_price: '' };
  const plain = complete(invoice, []).invoice;
  const grouped = complete({ ...invoice, lines: [heading, ...invoice.lines] }, []).invoice;
  expect(grouped.lines[0]).toMatchObject({ quantity: '', unit_price: '', net_amount: '' });
  expect(grouped.totals).toEqual(plain.totals);
});
