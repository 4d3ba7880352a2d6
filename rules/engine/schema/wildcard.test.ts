import { parse, type Tree } from '@conforme/engine/xml';
import { describe, expect, it } from 'vitest';
import { CompiledSchema, modelOf, validateTree, type SchemaTable } from './index.ts';
import { tableOracle } from './testing/oracle.ts';

const table: SchemaTable = {
  version: 'test',
  style: 'ref',
  namespaces: { a: 'urn:a', e: 'urn:e' },
  roots: { 'a:Root': 'a:RootType' },
  simpleTypes: {},
  types: {
    'a:RootType': {
      children: [
        ['e:Extension', 'e:ExtensionType', 0, 1],
        ['a:Date', 'xs:date', 0, 1],
      ],
    },
    'e:ExtensionType': {
      children: [
        ['e:ID', 'xs:token', 0, 1],
        ['*', '##other lax', 1, 1],
      ],
    },
  },
};
const schema = new CompiledSchema(modelOf(table));
const official = tableOracle(table, 'a');

function document(content: string): Buffer {
  const extension = `<e:Extension>${content}</e:Extension>`;
  return Buffer.from(`<a:Root xmlns:a="urn:a" xmlns:e="urn:e" xmlns:x="urn:x">${extension}</a:Root>`);
}

const kinds = (tree: Tree): string[] => validateTree(schema, tree).map(({ kind }) => kind);

describe('a wildcard for other namespaces', () => {
  it.each([
    ['an element nobody knows', '<x:Any><x:Thing y="1">text</x:Thing></x:Any>', []],
    ['after an element of its own', '<e:ID>1</e:ID><x:Any/>', []],
    ['an element of ours, when it is right', '<a:Date>2026-01-01</a:Date>', []],
    ['an element of ours, when it is wrong', '<a:Date>soon</a:Date>', ['value']],
    [
      'an element of ours inside a stranger',
      '<x:Any><x:Deep><a:Date>soon</a:Date></x:Deep></x:Any>',
      ['value'],
    ],
    ['a whole document of ours', '<a:Root><a:Nonsense/></a:Root>', ['unknown']],
    ['two elements', '<x:Any/><x:Any/>', ['repeated']],
    ['none', '', ['missing']],
    ['an element of the same namespace', '<e:Nonsense/>', ['unknown']],
    ['an element without namespace', '<Nonsense/>', ['unknown']],
    ['an element before one of its own', '<x:Any/><e:ID>1</e:ID>', ['misplaced']],
  ])('%s', (_, content, expected) => {
    expect(kinds(parse(document(content)))).toEqual(expected);
    expect(official(document(content)) === 0).toBe(expected.length === 0);
  });

  it('of a kind that is not known fails the build', () => {
    const types = { ...table.types, 'e:ExtensionType': { children: [['*', '##any strict', 1, 1]] as const } };
    expect(() => new CompiledSchema(modelOf({ ...table, types }))).toThrow('##any strict');
  });
});
