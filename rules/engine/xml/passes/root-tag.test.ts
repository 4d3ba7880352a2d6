import { describe, expect, it } from 'vitest';
import { ELEMENT, names, parse } from '../index.ts';
import type { Tree } from '../index.ts';

for (const uri of ['urn:one', 'urn:two', '']) for (const local of ['r', 'a']) names.intern(uri, local);

const read = (text: string): Tree => parse(Buffer.from(text));
const facts = (tree: Tree): unknown => ({
  columns: [tree.kind, tree.name, tree.parent, tree.end, tree.from, tree.to].map((column) => [
    ...column.subarray(0, tree.count),
  ]),
  names: Array.from({ length: tree.count }, (_, n) =>
    tree.kind[n] === ELEMENT ? [tree.nameOf(n).uri, tree.qname(n)] : [],
  ),
  text: tree.text(0),
});

describe('the start tag of a document element', () => {
  const bodies = ['<a>1</a>', '<p:a>1</p:a><b/>', '', '<a xmlns="urn:two"><p:a/></a><a/>', 'x<!-- y -->'];

  it.each([
    '<r xmlns:p="urn:one">',
    "<r xmlns='urn:one' xmlns:p='urn:two'>",
    '<p:r xmlns:p="urn:one" a="1">',
    '<?xml version="1.0"?><!-- before --><p:r xmlns:p="urn:one">',
    '<unknown xmlns:p="urn:one">',
  ])('means the same again: %s', (tag) => {
    const name = /<([\w:]+)[^<]*>$/.exec(tag)![1]!;
    for (const body of bodies) {
      const text = `${tag}${body}</${name}>`;
      const first = facts(read(text));
      expect(facts(read(text))).toEqual(first);
      expect(facts(read(text))).toEqual(first);
    }
  });

  it('is not taken for another of the same beginning', () => {
    read('<r xmlns:p="urn:one"></r>');
    expect(read('<r xmlns:p="urn:one" ><p:a/></r>').nameOf(2).uri).toBe('urn:one');
    expect(read('<r xmlns:p="urn:two"><p:a/></r>').nameOf(2).uri).toBe('urn:two');
    expect(read('<r/>').count).toBe(2);
    expect(() => read('<r xmlns:p="urn:on')).toThrow('never closed');
  });

  it('declares what it declared to its element alone', () => {
    const good = '<r xmlns:p="urn:one"><p:a/></r>';
    for (let round = 0; round < 2; round++) read(good);
    for (const bad of [
      `${good}<r/>`,
      '<r xmlns:p="urn:one"><q:a/></r>',
      '<r xmlns:p="urn:one"><p:a/>',
      '<r xmlns:p="urn:one"></p:r>',
      '<r xmlns:p="urn:one"><a p:b="" xmlns:q="urn:one" q:b=""/></r>',
    ])
      expect(() => read(bad)).toThrow();
    expect(() => read('<r><p:a/></r>')).toThrow('prefix');
  });

  it('known or not, gives names that later packs speak of', () => {
    const text = '<late xmlns="urn:root-tag"><late/></late>';
    for (let round = 0; round < 3; round++) expect(read(text).name[1]).toBeLessThan(0);
    const number = names.intern('urn:root-tag', 'late');
    for (let round = 0; round < 3; round++)
      expect([...read(text).name.subarray(1, 3)]).toEqual([number, number]);
  });
});
