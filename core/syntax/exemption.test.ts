import { describe, expect, test } from 'vitest';
import { reasonsOf, type CompleteInvoice } from '../invoice/index.ts';
import { EXEMPT_LINE, HALF_EXEMPT, sample } from '../invoice/testing/index.ts';
import type { XmlElement } from '@conforme/engine/xml';
import { CORE, EXTENDED } from './level.ts';
import { ownReason, withoutRepeatedReasons } from './exemption.ts';
import { toy, TOY_TARGET } from './testing/toy.ts';

const row = ownReason(toy.tag('t:Reason'), 'exemption_reason');
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

test('a reason of its own wins over that of the breakdown, unless it is blank', () => {
  const own = { ...exempt!, exemption_reason: 'Article 262' };
  expect(beside(own)).toMatchObject([
    { content: 'Article 262', pointers: ['/invoice/lines/1/exemption_reason'] },
  ]);
  expect(beside({ ...own, exemption_reason: ' ' })).toEqual(beside(exempt!));
});

test('it is written by extensions alone', () => {
  const own = { ...exempt!, exemption_reason: 'Article 262' };
  const target = { ...TOY_TARGET, reasons: new Map(), level: CORE };
  expect(row.write(own, '/invoice/lines/1', target)).toEqual([]);
  expect(row.write(own, '/invoice/lines/1', { ...target, level: EXTENDED })).toHaveLength(1);
});

describe('what was read', () => {
  const read = (reason: string | null, code: string | null): unknown => {
    const item = {
      vat_category: 'E',
      vat_rate: '0.00',
      exemption_reason: reason,
      exemption_reason_code: code,
    };
    const draft = {
      lines: [item],
      allowances: [],
      charges: [],
      totals: {
        vat_breakdown: [
          { category: 'E', rate: '0', exemption_reason: 'R', exemption_reason_code: 'C' },
          { category: 'S', rate: '20', exemption_reason: null, exemption_reason_code: null },
        ],
      },
    };
    withoutRepeatedReasons(draft);
    return [item.exemption_reason, item.exemption_reason_code];
  };

  test.each([
    ['the same as in the breakdown is not the item’s own', 'R', 'C', [null, null]],
    ['another is', 'X', 'C', ['X', 'C']],
    ['half of it is', 'R', null, ['R', null]],
    ['none is none', null, null, [null, null]],
  ])('%s', (_, reason, code, expected) => {
    expect(read(reason, code)).toEqual(expected);
  });
});
