import { expect, test } from 'vitest';
import { applyEdits } from './recipe.ts';
import type { Edit } from './recipe.ts';
import { Shape } from './shape.ts';
import { readTree, writeTree } from './tree.ts';

const namespaces = { a: 'urn:a' };
const shape = new Shape({
  version: '1',
  namespaces,
  roots: { 'a:r': 'a:R' },
  types: {
    'a:R': {
      children: [
        ['a:x', 'a:X', 0, 'unbounded'],
        ['a:y', 'a:T', 0, 1],
        ['a:z', 'a:X', 0, 1],
      ],
    },
    'a:X': {
      children: [
        ['a:k', 'a:T', 0, 1],
        ['a:y', 'a:T', 0, 1],
      ],
    },
    'a:T': { base: 'xs:string', attributes: [['id', 'xs:string', 'optional']] },
  },
  simpleTypes: {},
});
const base = readTree(
  new TextEncoder().encode('<r xmlns="urn:a">\n <x><y id="1">one</y></x>\n <x><k>two</k></x>\n <z/>\n</r>'),
  'r.xml',
  namespaces,
);

function made(...edits: Edit[]): string {
  return writeTree(applyEdits(base, edits, shape), namespaces)
    .replace('<a:r xmlns:a="urn:a">', '')
    .replace('</a:r>', '')
    .replaceAll('a:', '');
}

const [first, second, last] = ['<x><y id="1">one</y></x>', '<x><k>two</k></x>', '<z/>'];

test('no edit gives the base back, with the prefixes of the table and without its indentation', () => {
  expect(made()).toBe(`${first}${second}${last}`);
});

test.each<[Edit, string]>([
  [['set', 'a:x/a:y', '<&"'], `<x><y id="1">&lt;&amp;&quot;</y></x>${second}${last}`],
  [['set', 'a:x/a:y/@id', '2'], `<x><y id="2">one</y></x>${second}${last}`],
  [['set', 'a:x[2]/a:k/@new', ''], `${first}<x><k new="">two</k></x>${last}`],
  [['add', 'a:y', 'v'], `${first}${second}<y>v</y>${last}`],
  [['add', 'a:x/a:k', 'v'], `<x><k>v</k><y id="1">one</y></x><x><k>two</k><k>v</k></x>${last}`],
  [['add', 'a:x[3]/a:y', 'v'], `${first}${second}<x><y>v</y></x>${last}`],
  [['add', 'a:unknown'], `${first}${second}${last}<unknown/>`],
  [['del', 'a:x[1]'], `${second}${last}`],
  [['del', 'a:x'], last],
  [['del', '**/a:y/@id'], `<x><y>one</y></x>${second}${last}`],
  [['dup', 'a:z'], `${first}${second}${last}${last}`],
  [['end', 'a:x[1]'], `${second}${last}${first}`],
  [['ren', 'a:z', 'a:w'], `${first}${second}<w/>`],
])('%j', (edit, content) => {
  expect(made(edit)).toBe(content);
});

test('edits add up, and the base stays as it was', () => {
  expect(made(['del', 'a:x'], ['add', 'a:x/a:y', '1'], ['dup', 'a:x'])).toBe(
    '<x><y>1</y></x><x><y>1</y></x><z/>',
  );
  expect(made()).toBe(`${first}${second}${last}`);
});

test.each<[Edit, RegExp]>([
  [['del', 'a:q'], /del a:q: there is nothing there/],
  [['del', 'a:z/@id'], /nothing there/],
  [['set', 'a:x', 'v'], /has children/],
  [['dup', 'a:x/a:y/@id'], /not for attributes/],
  [['del', ''], /the root element must stay/],
  [['add', 'a:x/a:y/a:k'], /no place/],
])('%j is refused: it would record nothing', (edit, message) => {
  expect(() => made(edit)).toThrow(message);
});

test('a namespace without prefix is named with its place', () => {
  const bytes = new TextEncoder().encode('<r xmlns="urn:b"/>');
  expect(() => readTree(bytes, 'b.xml', namespaces)).toThrow(/b\.xml:1: no prefix .*"urn:b"/);
});
