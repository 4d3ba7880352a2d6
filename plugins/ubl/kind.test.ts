import { expect, test } from 'vitest';
import { CREDIT_NOTE, INVOICE, kindOf, kindOfRoot } from './kind.ts';

test.each(['381', '261', '81', '396', '532'])('type %s is a credit note', (code) => {
  expect(kindOf(code)).toBe(CREDIT_NOTE);
});

test.each(['380', '384', '386', '389', '751', 'nonsense'])('type %s is an invoice', (code) => {
  expect(kindOf(code)).toBe(INVOICE);
});

test('a document element is known by namespace and name', () => {
  expect(kindOfRoot({ uri: INVOICE.uri, local: 'Invoice' })).toBe(INVOICE);
  expect(kindOfRoot({ uri: CREDIT_NOTE.uri, local: 'CreditNote' })).toBe(CREDIT_NOTE);
  expect(kindOfRoot({ uri: INVOICE.uri, local: 'CreditNote' })).toBeNull();
  expect(kindOfRoot({ uri: '', local: 'Invoice' })).toBeNull();
});
