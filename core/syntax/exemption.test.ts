import { expect, test } from 'vitest';
import { reasonsOf, type CompleteInvoice } from '../invoice/index.ts';
import { EXEMPT_LINE, HALF_EXEMPT, sample } from '../invoice/testing/index.ts';
import type { XmlElement } from '@conforme/rules/xml';
import { repeatedReason } from './exemption.ts';
import { toy, TOY_TARGET } from './testing/toy.ts';

const row = repeatedReason(toy.tag('t:Reason'), 'exemption_reason');
const invoice = sample(HALF_EXEMPT);
const [taxed, exempt] = invoice.lines;
const beside = (
  line: CompleteInvoice['lines'][number],
  reasons = reasonsOf(invoice),
): readonly XmlElement[] => row.write(line, '/invoice/lines/1', { ...TOY_TARGET, reasons });

test('a reason stands beside the category it explains and points at the breakdown', () => {
  expect(beside(exempt!)).toMatchObject([
    {
      name: 't:Reason',
      content: 'Article 261',
      pointers: ['/invoice/totals/vat_breakdown/1/exemption_reason'],
    },
  ]);
});

test('it is not repeated beside other categories, where none is known, or where it is blank', () => {
  const blank = sample({ lines: [EXEMPT_LINE], tax_exemption_reason: ' ' });
  expect(beside(taxed!)).toEqual([]);
  expect(beside(exempt!, new Map())).toEqual([]);
  expect(beside(blank.lines[0]!, reasonsOf(blank))).toEqual([]);
});
