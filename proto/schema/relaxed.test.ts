import { describe, expect, test } from 'vitest';
import { requestWith } from '../testing/request.ts';
import { acceptGenerateRequest, exactFrom } from './read.ts';

/** Places of the faults of a good request with this value, under these options. */
function faults(path: readonly (string | number)[], value: unknown, options: object): string[] {
  const request = { ...(requestWith(path, value) as object), options };
  return (acceptGenerateRequest(exactFrom(request)).faults ?? []).map(({ loc }) => loc.join('.'));
}

const LINE = ['invoice', 'lines', 0] as const;

describe('check base, which asks for what EN 16931 asks and no more,', () => {
  test.each([
    [['invoice', 'number'], 'RE 2026/0815 – Müller & Söhne GmbH, Lieferung November'],
    [['invoice', 'operation_type'], null],
    [[...LINE, 'unit_price'], '0.123456789'],
    [[...LINE, 'quantity'], '1.123456789'],
    [[...LINE, 'vat_rate'], '7.123456'],
  ] as const)('takes at %j %j', (path, value) => {
    expect(faults(path, value, { check: 'base' })).toEqual([]);
    expect(faults(path, value, { check: 'fr-ctc' })).toHaveLength(1);
    expect(faults(path, value, {})).toHaveLength(1);
  });

  test('takes totals without a VAT total, when that is said', () => {
    const amounts = { line_total: 1, tax_exclusive: 1, tax_inclusive: 1, amount_due: 1 };
    const totals = ['invoice', 'totals'];
    expect(faults(totals, { ...amounts, tax_total: null }, { check: 'base' })).toEqual([]);
    expect(faults(totals, amounts, { check: 'base' })).toHaveLength(1);
    expect(faults(totals, { ...amounts, tax_total: null }, {})).toHaveLength(1);
  });
});

test('BASIC WL has no lines', () => {
  expect(faults(['invoice', 'lines'], [], { profile: 'basicwl' })).toEqual([]);
  expect(faults(['invoice', 'lines'], [], {})).toHaveLength(1);
});

test('the canonical form keeps the decimals that were relaxed', () => {
  const request = requestWith([...LINE, 'unit_price'], '1.500000000');
  const accept = (check: string) =>
    acceptGenerateRequest(exactFrom({ ...(request as object), options: { check } })).ok!.invoice.lines[0];
  expect(accept('base')!.unit_price).toBe('1.500000000');
  expect(accept('fr-ctc')!.unit_price).toBe('1.5000');
});

describe('a line that only groups or informs', () => {
  const line = { item_name: 'Lot 1', status_reason_code: 'GROUP' };
  const lines = ['invoice', 'lines'];

  test('has neither quantity nor price', () => {
    expect(faults([...lines, 0], line, {})).toEqual([]);
    expect(faults([...lines, 0], { ...line, quantity: '', unit_price: '' }, {})).toEqual([]);
    expect(faults([...lines, 0], { ...line, quantity: 'x' }, {})).toHaveLength(1);
  });

  test('which a line of detail must have', () => {
    expect(faults([...lines, 0], { item_name: 'A', status_reason_code: 'DETAIL' }, {})).toHaveLength(3);
  });
});
