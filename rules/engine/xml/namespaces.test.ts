import { expect, it } from 'vitest';
import { parse } from './index.ts';

const rootOf = (document: string): string => {
  const tree = parse(Buffer.from(document));
  const { uri, local } = tree.nameOf(tree.root);
  return `${uri} ${local}`;
};

it('reads declarations of the same length and place by what they say', () => {
  for (const uri of ['urn:one', 'urn:two', 'urn:one', 'urn:owt'])
    for (const prefix of ['a', 'b', 'a'])
      expect(rootOf(`<${prefix}:r xmlns:${prefix}="${uri}"/>`)).toBe(`${uri} r`);
});

it('tells apart what only the split of name and value tells apart', () => {
  expect(rootOf('<r xmlns="urn:x"/>')).toBe('urn:x r');
  expect(rootOf('<r xmlns:a="urn:x"/>')).toBe(' r');
  expect(rootOf(`<r xmlns='urn:x'/>`)).toBe('urn:x r');
  expect(rootOf('<r xmlns = "urn:x"/>')).toBe('urn:x r');
});

it('resolves references in a namespace each time', () => {
  for (const _ of [1, 2]) expect(rootOf('<r xmlns="urn:a&amp;b"/>')).toBe('urn:a&b r');
});

it('refuses what it refused before, however often it stood there', () => {
  for (const _ of [1, 2]) {
    expect(() => parse(Buffer.from('<r xmlns:1="urn:x"/>'))).toThrow('a name was expected');
    expect(() => parse(Buffer.from('<r xmlns:a=""/>'))).toThrow('bound to no namespace');
    expect(() => parse(Buffer.from('<r xmlns:xmlns="urn:x"/>'))).toThrow('reserved');
  }
});

it('keeps the same names apart under changing sets of declarations', () => {
  const one = '<a:r xmlns:a="urn:1" xmlns:b="urn:2"><b:r/></a:r>';
  const two = '<a:r xmlns:a="urn:2" xmlns:b="urn:1"><b:r/></a:r>';
  const names = (document: string): string[] => {
    const tree = parse(Buffer.from(document));
    return [1, 2].map((node) => tree.nameOf(node).uri);
  };
  for (const _ of [1, 2]) {
    expect(names(one)).toEqual(['urn:1', 'urn:2']);
    expect(names(two)).toEqual(['urn:2', 'urn:1']);
  }
});
