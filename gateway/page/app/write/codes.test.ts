import { invoiceJsonSchema } from '@conforme/proto/schema/json-schema';
import { describe, expect, it } from 'vitest';
import { builtCodeLists } from '../../../codes/index.ts';
import { codesOf, listOf, matching, meant, shownAs, LISTS } from './codes.ts';
import { fieldsOf, type Field, type JsonSchema } from './schema.ts';

const codes = builtCodeLists('en');

const all = (fields: readonly Field[]): readonly Field[] =>
  fields.flatMap((field) => [field, ...all(field.fields)]);

describe('listOf', () => {
  it('finds the fields of the contract that hold a code of a list', () => {
    const fields = all(fieldsOf(invoiceJsonSchema('en') as JsonSchema));
    expect(new Set(fields.map((field) => listOf(field)).filter((each) => each !== null))).toEqual(
      new Set(LISTS),
    );
    const units = fields.filter((field) => listOf(field) === 'unit').map(({ name }) => name);
    expect(units).toEqual(expect.arrayContaining(['unit_code', 'price_base_unit_code', 'basis_period_unit']));
    expect(units).not.toContain('unit_price');
  });
});

describe('matching and meant', () => {
  const countries = codesOf('country', codes);

  it('goes by names and codes, in any case and without accents', () => {
    expect(matching(countries, 'cote')[0]!.code).toBe('CI');
    expect(matching(countries, 'fr')[0]!.code).toBe('FR');
    expect(matching(countries, '')).toHaveLength(countries.length);
    expect(matching(codesOf('rate', codes), '5,5')[0]!.code).toBe('5.5');
    expect(matching(countries, 'atlantis')).toEqual([]);
  });

  it('takes a whole name or code for what it means, and no beginning of one', () => {
    expect([
      meant(countries, 'belgium')?.code,
      meant(countries, 'gb')?.code,
      meant(countries, 'bel'),
    ]).toEqual(['BE', 'GB', null]);
  });
});

describe('shownAs', () => {
  it('is what people read', () => {
    expect(shownAs('unit', { code: 'HUR', name: 'hour' })).toBe('hour · HUR');
    expect(shownAs('unit', { code: 'X4B', name: null })).toBe('X4B');
    expect(shownAs('rate', { code: '5.5', name: 'reduced' })).toBe('5.5%');
  });
});
