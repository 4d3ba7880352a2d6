import { expect, test } from 'vitest';
import { declarations, parse } from './index.ts';

const of = (text: string, element = 1): [string, string][] => declarations(parse(Buffer.from(text)), element);

test('an element tells the namespaces it declares, and no other attribute', () => {
  expect(of(`<a xmlns="urn:d" x='1' xmlns:p = 'urn:p"'/>`)).toEqual([
    ['', 'urn:d'],
    ['p', 'urn:p"'],
  ]);
});

test('a value that looks like a declaration, or like the end of the tag, is none', () => {
  expect(of(`<a x="xmlns:no='n' >" xmlns:p="urn:p"><b xmlns:q="urn:q"/></a>`)).toEqual([['p', 'urn:p']]);
});

test('what the ancestors declare is not told again', () => {
  expect(of('<a xmlns="urn:d"><b/></a>', 2)).toEqual([]);
});

test('references and other letters than English ones are read', () => {
  expect(of('<a xmlns:é="urn:ü&amp;b"/>')).toEqual([['é', 'urn:ü&b']]);
});
