// What is more than the service takes on, as the caller is told.

import { describe, expect, test } from 'vitest';
import { requestWith } from '../testing/request.ts';
import { faultAt } from './faults.ts';
import { LIMITS, messageOf, type LimitName } from './limits.ts';
import { readGenerateRequest } from './read.ts';

const faultsOf = (request: unknown) => readGenerateRequest(JSON.stringify(request)).faults ?? [];
const I = 'invoice';

test.each(Object.keys(LIMITS) as LimitName[])('%s is told with its value, in both languages', (name) => {
  const { value, unit } = LIMITS[name];
  const shown = String(unit === 'bytes' ? value / 1024 / 1024 : value);
  const { en, fr } = messageOf(name);
  expect([en, fr]).toEqual([expect.stringContaining(` ${shown} `), expect.stringContaining(` ${shown} `)]);
});

test('a name that stands twice is told with its place', () => {
  const { faults } = readGenerateRequest('{"invoice":{"number":"A",\n"number":"B"}}', { language: 'en' });
  expect(faults).toMatchObject([{ type: 'duplicate_name', loc: ['body'] }]);
  expect(faults![0]!.msg).toMatch(/number stands twice .* line 2, column 1\./);
});

describe('limits are told by name and value (decision 47)', () => {
  const note = { text: 'n' };
  const line = { item_name: 'i', quantity: 1, unit_price: 1, vat_rate: 20 };
  const many = <T>(length: number, item: T): T[] => Array.from({ length }, () => item);

  test.each<[string, string, string, number, unknown]>([
    ['lines', 'lines', 'invoice_lines', 10_000, many(10_001, line)],
    ['notes', 'notes', 'list_entries', 10_000, many(10_001, note)],
    ['allowances', 'allowances', 'list_entries', 10_000, many(10_001, { amount: 1 })],
  ])('more %s than may be', (_what, name, limit, value, sent) => {
    const faults = faultsOf(requestWith([I, name], sent as never));
    expect(faults).toEqual([
      expect.objectContaining({ type: 'limit', limit, value, pointer: `/invoice/${name}` }),
    ]);
    expect(faults[0]!.msg).toContain(String(value));
  });

  test('lists of lines count together', () => {
    const lines = many(9, { ...line, allowances: many(6_000, { amount: 1 }) });
    const faults = faultsOf(requestWith([I, 'lines'], lines as never));
    expect(faults).toEqual([
      expect.objectContaining({
        type: 'limit',
        limit: 'invoice_entries',
        value: 50_000,
        pointer: '/invoice/lines/8/allowances',
      }),
    ]);
  });

  test('a map is a list of its keys', () => {
    const ids = Object.fromEntries(many(10_001, 0).map((_, i) => [String(i), 'x']));
    const faults = faultsOf(requestWith([I, 'seller', 'global_ids'], ids as never));
    expect(faults).toEqual([expect.objectContaining({ limit: 'list_entries' })]);
  });

  test('as many as may be are read', () => {
    expect(faultsOf(requestWith([I, 'lines'], many(10_000, line) as never))).toEqual([]);
  });

  test('a fault of another kind has neither', () => {
    expect(Object.keys(faultAt([], 'date', [], 'en'))).toEqual(['loc', 'msg', 'type', 'pointer']);
  });
});
