import { describe, expect, test } from 'vitest';
import { BLANK_INVOICE, BLANK_PARTY } from '../invoice/index.ts';
import { draftOf, keep, keepEntry, readPart, type Draft } from './draft.ts';

test('a draft shares nothing with the blank or within itself', () => {
  const draft = draftOf(BLANK_INVOICE);
  expect(draft).toEqual(BLANK_INVOICE);
  expect(draft['lines']).not.toBe(BLANK_INVOICE.lines);
  expect(draft['seller']).not.toBe(draft['buyer']);
});

describe('a value', () => {
  const kept = (...values: string[]): unknown => {
    const draft: Draft = { number: null };
    for (const value of values) keep(draft, 'number', value);
    return draft['number'];
  };

  test.each([
    [[' F-1\n'], 'F-1'],
    [['F-1', 'F-2'], 'F-1'],
    [['', ' ', 'F-2'], 'F-2'],
    [[' '], null],
  ])('%j is kept as %j', (values, expected) => {
    expect(kept(...values)).toBe(expected);
  });
});

test('an entry of a map is the first of its key, whatever keys objects have by inheritance', () => {
  const map: Draft = {};
  keepEntry(map, '0088', ' A ');
  keepEntry(map, '0088', 'B');
  keepEntry(map, 'constructor', 'C');
  expect(map).toEqual({ '0088': 'A', constructor: 'C' });
});

describe('a part', () => {
  test('that says nothing leaves what was there', () => {
    const draft: Draft = { delivery: null };
    readPart(draft, 'delivery', () => undefined);
    expect(draft['delivery']).toBeNull();
  });

  test('that says something has every key', () => {
    const draft: Draft = { seller: null };
    readPart(draft, 'seller', (part) => keep(part, 'name', 'Abgrall'));
    expect(draft['seller']).toEqual({ ...BLANK_PARTY, name: 'Abgrall' });
  });

  test('is read into what is known of it already', () => {
    const draft: Draft = { payment: null };
    readPart(draft, 'payment', (part) => keep(part, 'iban', 'I'));
    readPart(draft, 'payment', (part) => keep(part, 'bic', 'B'));
    expect(draft['payment']).toMatchObject({ iban: 'I', bic: 'B' });
  });

  test('nobody knows is refused by name', () => {
    expect(() => readPart({}, 'warranty', () => undefined)).toThrow(/warranty/);
  });
});
