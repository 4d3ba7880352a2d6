import * as fc from 'fast-check';
import { parse } from '@conforme/engine/xml';
import { describe, expect, it } from 'vitest';
import { CompiledSchema } from './compile.ts';
import { modelOf } from './read-table.ts';
import { tableOracle } from './testing/oracle.ts';
import type { Child, SchemaTable } from './table.ts';
import { validateTree } from './validate.ts';

const NS = 'urn:compile-test';

function tableOf(model: 'sequence' | 'choice', children: readonly Child[]): SchemaTable {
  return {
    version: 'test',
    namespaces: { c: NS },
    roots: { 'c:Root': 'c:RootType' },
    simpleTypes: {},
    types: { 'c:RootType': { model, children }, 'c:Empty': { base: 'xs:string', attributes: [] } },
  };
}

const child = fc
  .tuple(fc.nat(2), fc.constantFrom(1, 2, 3, 'unbounded' as const))
  .map(([min, max]): [number, number | 'unbounded'] => [
    typeof max === 'number' ? Math.min(min, max) : min,
    max,
  ]);
const children = fc
  .array(child, { maxLength: 4 })
  .map((list) => list.map(([min, max], i): Child => [`c:${'ABCD'[i]}`, 'c:Empty', min, max]));

describe('content models', () => {
  it.each(['sequence', 'choice'] as const)('a %s admits what libxml2 admits', (model) => {
    const single = (list: readonly Child[]): Child[] =>
      model === 'choice' ? list.map(([name, type]): Child => [name, type, 1, 1]) : [...list];
    fc.assert(
      fc.property(
        children.filter((list) => list.length > 0),
        fc.array(fc.array(fc.constantFrom(...'ABCDX'), { maxLength: 6 }), { minLength: 20, maxLength: 20 }),
        (list, documents) => {
          const table = tableOf(model, single(list));
          const schema = new CompiledSchema(modelOf(table));
          const official = tableOracle(table, 'c');
          for (const letters of [...documents, ...documents.map((letters) => [...letters].sort())]) {
            const bytes = Buffer.from(`<Root xmlns="${NS}">${letters.map((c) => `<${c}/>`).join('')}</Root>`);
            const valid = validateTree(schema, parse(bytes)).length === 0;
            expect(valid, `${JSON.stringify(list)} ${letters.join('')}`).toBe(official(bytes) === 0);
          }
        },
      ),
      { numRuns: 60, seed: 23 },
    );
  });

  it('an empty model admits nothing but blanks', () => {
    const schema = new CompiledSchema(modelOf(tableOf('sequence', [])));
    const judge = (content: string): string[] =>
      validateTree(schema, parse(Buffer.from(`<Root xmlns="${NS}">${content}</Root>`))).map(
        ({ kind }) => kind,
      );
    expect(judge(' \n')).toEqual([]);
    expect(judge('x')).toEqual(['text']);
    expect(judge('<A/>')).toEqual(['unknown']);
  });
});
