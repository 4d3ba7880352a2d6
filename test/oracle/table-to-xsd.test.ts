import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileXsd } from './libxml2-schema.ts';
import { tableToXsd } from './table-to-xsd.ts';
import type { SchemaTable } from '../../rules/schema/table.ts';

const table: SchemaTable = {
  version: '1',
  namespaces: { a: 'urn:a', b: 'urn:b' },
  roots: { 'a:doc': 'a:DocType' },
  simpleTypes: {
    'b:ShortType': { base: 'xs:token', minLength: '1', maxLength: '3' },
    'a:KindType': { base: 'xs:token', enumeration: ['x', 'y'] },
  },
  types: {
    'a:DocType': {
      children: [
        ['a:code', 'b:CodeType', 1, 1],
        ['a:when', 'a:WhenType', 0, 'unbounded'],
        ['a:kind', 'a:KindHolderType', 0, 1],
      ],
    },
    'a:KindHolderType': { base: 'a:KindType' },
    'b:CodeType': { base: 'b:ShortType', attributes: [['list', 'xs:token', 'optional', 'default=L']] },
    'a:WhenType': {
      model: 'choice',
      children: [
        ['a:date', 'xs:date', 1, 1],
        ['a:text', 'xs:string', 1, 1],
      ],
    },
  },
};

const folder = mkdtempSync(path.join(tmpdir(), 'xsd-'));
afterAll(() => rmSync(folder, { recursive: true }));

let faults: (document: Uint8Array) => number;
beforeAll(() => {
  for (const [prefix, text] of Object.entries(tableToXsd(table)))
    writeFileSync(path.join(folder, `${prefix}.xsd`), text);
  faults = compileXsd(path.join(folder, 'a.xsd'));
});

test.each([
  ['<code>abc</code>', true],
  ['<code list="M">abc</code><when><date>2026-01-31</date></when><when><text/></when>', true],
  ['<code>abc</code><kind>x</kind>', true],
  ['<code>abc</code><kind>z</kind>', false],
  ['', false],
  ['<code>abcd</code>', false],
  ['<code other="1">abc</code>', false],
  ['<code>abc</code><code>abc</code>', false],
  ['<when><text/></when><code>abc</code>', false],
  ['<code>abc</code><when><date>2026-02-31</date></when>', false],
  ['<code>abc</code><when><date>2026-01-31</date><text/></when>', false],
])('libxml2 judges %s by the table', (content, valid) => {
  expect(faults(new TextEncoder().encode(`<doc xmlns="urn:a">${content}</doc>`)) === 0).toBe(valid);
});

test('a child of another namespace than its type cannot be written as a local element', () => {
  const crossing: SchemaTable = {
    ...table,
    types: { 'a:DocType': { children: [['b:x', 'xs:string', 1, 1]] } },
  };
  expect(() => tableToXsd(crossing)).toThrow(/b:x stands in a type of "a"/);
});
