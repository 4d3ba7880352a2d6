import { describe, expect, it } from 'vitest';
import { elementOrdinal, location, parse, resolveLocation } from './index.ts';

const prefixes = new Map([
  ['urn:rsm', 'rsm'],
  ['urn:ram', 'ram'],
]);

const tree = parse(
  Buffer.from(
    '<x:Invoice xmlns:x="urn:rsm" xmlns:y="urn:ram"><y:ID scheme="0" y:q="">1</y:ID><!--a--><y:Line><y:ID/></y:Line>' +
      '<y:Line>t<y:ID>2</y:ID>u<y:Note><ID xmlns="it\'s/foreign"/><plain/><plain a=""/></y:Note></y:Line><!--b--><?pi?></x:Invoice>',
  ),
  true,
);

const expected = [
  '/',
  '/rsm:Invoice',
  '/rsm:Invoice/ram:ID',
  '/rsm:Invoice/ram:ID/@scheme',
  '/rsm:Invoice/ram:ID/@ram:q',
  '/rsm:Invoice/ram:ID/text()',
  '/rsm:Invoice/comment()[1]',
  '/rsm:Invoice/ram:Line[1]',
  '/rsm:Invoice/ram:Line[1]/ram:ID',
  '/rsm:Invoice/ram:Line[2]',
  '/rsm:Invoice/ram:Line[2]/text()[1]',
  '/rsm:Invoice/ram:Line[2]/ram:ID',
  '/rsm:Invoice/ram:Line[2]/ram:ID/text()',
  '/rsm:Invoice/ram:Line[2]/text()[2]',
  '/rsm:Invoice/ram:Line[2]/ram:Note',
  "/rsm:Invoice/ram:Line[2]/ram:Note/*[local-name()='ID' and namespace-uri()='it''s/foreign']",
  '/rsm:Invoice/ram:Line[2]/ram:Note/plain[1]',
  '/rsm:Invoice/ram:Line[2]/ram:Note/plain[2]',
  '/rsm:Invoice/ram:Line[2]/ram:Note/plain[2]/@a',
  '/rsm:Invoice/comment()[2]',
  '/rsm:Invoice/processing-instruction()',
];

describe('location', () => {
  it('writes prefixes of ours and positions only where siblings share a name', () => {
    expect(Array.from({ length: tree.count }, (_, n) => location(tree, n, prefixes))).toEqual(expected);
  });

  it('stays the same when asked so often that siblings are numbered', () => {
    for (let round = 0; round < 10; round++)
      expect(Array.from({ length: tree.count }, (_, n) => location(tree, n, prefixes))).toEqual(expected);
  });

  it('costs each of 100,000 siblings no more than each of ten', () => {
    const SIBLINGS = 100_000;
    const flat = parse(Buffer.from(`<r>${'<a/>'.repeat(SIBLINGS)}<b/></r>`));
    for (let n = 2; n < 2 + SIBLINGS; n++) expect(location(flat, n, prefixes)).toBe(`/r/a[${n - 1}]`);
    expect(location(flat, 2 + SIBLINGS, prefixes)).toBe('/r/b');
  });

  it('is read back to the same node', () => {
    for (let n = 0; n < tree.count; n++)
      expect(resolveLocation(tree, location(tree, n, prefixes), prefixes)).toBe(n);
  });

  it('knows a default namespace', () => {
    const ubl = parse(Buffer.from('<Invoice xmlns="urn:inv"><plain xmlns="" a=""/></Invoice>'));
    const defaults = new Map([['urn:inv', '']]);
    expect(location(ubl, 1, defaults)).toBe('/Invoice');
    expect(resolveLocation(ubl, '/Invoice', defaults)).toBe(1);
  });

  it.each([
    ['/rsm:Invoice/ram:Line[3]', 'nothing stands at /rsm:Invoice/ram:Line[3]'],
    ['/rsm:Invoice/zzz:Line', 'prefix "zzz"'],
    ['/rsm:Invoice//ram:ID', 'no location can be read'],
    ['rsm:Invoice', 'no location can be read'],
    ['/rsm:Invoice[ram:ID]', 'no location can be read'],
  ])('says what is wrong with %s', (path, reason) => {
    expect(() => resolveLocation(tree, path, prefixes)).toThrow(reason);
  });
});

describe('elementOrdinal', () => {
  it('counts elements, and takes attributes and text for their element', () => {
    const ordinals = Array.from({ length: tree.count }, (_, n) => elementOrdinal(tree, n));
    expect(ordinals).toEqual([-1, 0, 1, 1, 1, 1, 0, 2, 3, 4, 4, 5, 5, 4, 6, 7, 8, 9, 9, 0, 0]);
  });
});
