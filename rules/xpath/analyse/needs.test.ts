import { describe, expect, it } from 'vitest';
import { parseXPath } from '../parse/index.ts';
import { ONE } from '../types.ts';
import { analyse } from './index.ts';
import { needs, needsToHold } from './needs.ts';

const irOf = (source: string) =>
  analyse(parseXPath(source, new Map()), {
    item: ONE('node'),
    counted: false,
    rule: true,
    variables: new Map(),
    functions: new Map(),
  });
const names = (found: readonly { readonly local: string }[]): string =>
  found.map(({ local }) => local).join(' ');

describe('needs', () => {
  it.each([
    ['a/b/@c', 'a b c'],
    ['//a[b]/c', 'a b c'],
    ["a[@x = 'y' and b]/c", 'a x b c'],
    ['a/(b/c)', 'a b c'],
    ['a[xs:decimal(b) > 1]/c', 'a'],
    ['a[b or c]/d', 'a d'],
    ['a[not(b)]/*', 'a'],
    ['a | b', ''],
    ['a[1]/b', 'a b'],
  ])('%s cannot do without %s', (source, expected) => {
    expect(names(needs(irOf(source)))).toBe(expected);
  });

  it.each([
    ['a/*[b]/self::c', 'a b c<a'],
    ['a/*/self::b/d', 'a b<a d<b'],
    ['a[b]/@c', 'a b<a c<a'],
    ['//@c[parent::b/parent::a]', 'c c<b b<a'],
    ['(a | b)/c[self::c]', 'c c'],
    ['a/node()/b', 'a b'],
  ])('%s knows the parents in %s', (source, expected) => {
    const pairs = needs(irOf(source)).map(({ local, parent }) =>
      parent ? `${local}<${parent.local}` : local,
    );
    expect(pairs.join(' ')).toBe(expected);
  });

  it.each([
    ["a/b = 'x'", 'a b'],
    ['exists(a/b) and c', 'a b c'],
    ['a or b', ''],
    ['not(a)', ''],
    ['a = xs:decimal(b)', ''],
  ])('%s is false without %s', (source, expected) => {
    expect(names(needsToHold(irOf(source)))).toBe(expected);
  });
});
