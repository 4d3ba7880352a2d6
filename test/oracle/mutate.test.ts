import { expect, test } from 'vitest';
import { documentText, mutate } from './mutate.ts';
import type { Damage } from './mutate.ts';
import { readMarkup } from './sch/markup.ts';

const source = '<a:r xmlns:a="urn:a"><a:x k="1"><a:y>1</a:y></a:x><a:z/></a:r>';
const root = readMarkup(new TextEncoder().encode(source), 'r.xml');
const damaged = (...damages: Damage[]): string => documentText(mutate(root, damages));
const open = '<a:r xmlns:a="urn:a">';

test('no damage gives the document back', () => {
  expect(damaged()).toBe(source);
});

test.each<[string, Damage, string]>([
  ['deletes', { kind: 0, at: 1, value: 0 }, '<a:x k="1"/><a:z/>'],
  ['repeats', { kind: 1, at: 2, value: 0 }, '<a:x k="1"><a:y>1</a:y></a:x><a:z/><a:z/>'],
  ['rewrites a text', { kind: 2, at: 1, value: 3 }, '<a:x k="1"><a:y>-1</a:y></a:x><a:z/>'],
  ['moves to the front', { kind: 3, at: 2, value: 0 }, '<a:z/><a:x k="1"><a:y>1</a:y></a:x>'],
  ['moves the first to the end', { kind: 3, at: 0, value: 0 }, '<a:z/><a:x k="1"><a:y>1</a:y></a:x>'],
  ['renames like a sibling', { kind: 4, at: 2, value: 0 }, '<a:x k="1"><a:y>1</a:y></a:x><a:x/>'],
  ['rewrites an attribute', { kind: 5, at: 0, value: 2 }, '<a:x k="0"><a:y>1</a:y></a:x><a:z/>'],
  [
    'adds an attribute where there is none',
    { kind: 5, at: 2, value: 0 },
    '<a:x k="1"><a:y>1</a:y></a:x><a:z schemeID="ZZ"/>',
  ],
  ['drops attributes', { kind: 6, at: 3, value: 0 }, '<a:x><a:y>1</a:y></a:x><a:z/>'],
])('%s', (_, damage, content) => {
  expect(damaged(damage)).toBe(`${open}${content}</a:r>`);
});

test('damages add up, and numbers wrap around', () => {
  expect(damaged({ kind: 7, at: 3, value: 0 }, { kind: 14, at: 7, value: 0 })).toBe('<a:r xmlns:a="urn:a"/>');
});

test('the original is untouched', () => {
  damaged({ kind: 0, at: 0, value: 0 });
  expect(documentText(root)).toBe(source);
});

test('what an element inside declares, it declares again', () => {
  const inner =
    '<r><x xmlns="urn:x"><y xmlns=""><q/></y><w/></x><b:z xmlns:b="urn:b"><b:q b:k="1"/></b:z></r>';
  expect(documentText(readMarkup(new TextEncoder().encode(inner), 'r.xml'))).toBe(inner);
});
