import { parse } from '@conforme/engine/xml';
import { expect, test } from 'vitest';
import { CompiledSchema, modelOf, validateTree } from './index.ts';

const schema = new CompiledSchema(
  modelOf({
    version: 'test',
    namespaces: { v: 'urn:stray-text-test' },
    roots: { 'v:Root': 'v:Root' },
    simpleTypes: {},
    types: { 'v:Root': { children: [['v:A', 'xs:string', 0, 1]] } },
  }),
);

test.each([
  ['12<!-- c -->3x', '123x'],
  ['\n 1 <!-- c --> <?a b?>\r\n2 <v:A>3</v:A>', '1  \n2'],
  ['<v:A/><!-- c -->1<![CDATA[<]]>&amp;<!-- d --><![CDATA[]]>&#50;', '1<&2'],
  ['<!-- c -->', null],
])(
  'a text where only elements may stand is quoted whole, however many pieces it is in: %s',
  (content, whole) => {
    const tree = parse(Buffer.from(`<v:Root xmlns:v="urn:stray-text-test">${content}</v:Root>`));
    const found = validateTree(schema, tree).map(({ kind, actual }) => `${kind}: ${actual}`);
    expect(found).toEqual(whole === null ? [] : [`text: ${whole}`]);
  },
);
