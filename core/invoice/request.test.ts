import { expect, test } from 'vitest';
import { complete } from './completion.ts';
import { BLANK_INVOICE, BLANK_PAYMENT, essence } from './reading.ts';
import { requestOf } from './request.ts';
import { sampleInvoice } from './testing/sample.ts';

const read = essence(complete(sampleInvoice(), []).invoice);

test('a request holds what the document says and nothing that says nothing', () => {
  const { number, seller, lines, notes, payment, vat_breakdown } = requestOf(read);
  expect(number).toBe(read.number);
  expect(seller).toEqual({ name: read.seller!.name, address: { country: 'FR' } });
  expect(lines).toMatchObject([{ item_name: read.lines[0]!.item_name }]);
  expect([notes, payment, vat_breakdown]).toEqual([undefined, undefined, undefined]);
});

test('what would be added to it is declined', () => {
  expect(requestOf(read)).toMatchObject({ french_mentions: { enabled: false }, operation_type: null });
  expect(requestOf({ ...read, business_process: 'B1' })).not.toHaveProperty('operation_type');
  expect(requestOf({ ...read, totals: { ...read.totals!, tax_total: null } })['totals']).toMatchObject({
    tax_total: null,
  });
  const payment = { ...BLANK_PAYMENT, remittance_information: 'R' };
  expect(requestOf({ ...read, payment })['payment']).toEqual({
    means_code: null,
    remittance_information: 'R',
  });
});

test('totals that a document has not are not there to be declined', () => {
  expect(requestOf(BLANK_INVOICE)).toEqual({ french_mentions: { enabled: false }, operation_type: null });
});
