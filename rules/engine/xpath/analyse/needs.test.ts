import { describe, expect, it } from 'vitest';
import { parseXPath } from '../parse/index.ts';
import { ONE } from '../types.ts';
import { analyse } from './index.ts';
import { needs, needsToHold, type NeededName } from './needs.ts';

const irOf = (source: string) =>
  analyse(parseXPath(source, new Map()), {
    item: ONE('node'),
    counted: false,
    rule: true,
    variables: new Map(),
    functions: new Map(),
  });
const names = (found: readonly NeededName[]): string =>
  found
    .map(({ local, says, isNormal }) => (says ? `${local}${isNormal ? '~' : '='}${says.join('|')}` : local))
    .join(' ');

describe('needs', () => {
  it.each([
    ['a/b/@c', 'a b c'],
    ['//a[b]/c', 'a b c'],
    ["a[@x = 'y' and b]/c", 'a x x=y b c'],
    ["a[. = ('y', 'z')]/@c", 'a a=y|z c'],
    ["a[normalize-space(b) = 'y']", 'a'],
    ["a[normalize-space(b[1]) = 'y']", 'a b~y'],
    ["a[normalize-space(.) = 'y']/b", 'a a~y b'],
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
    ["a/b = 'x'", 'a b b=x'],
    ["'x' = a/b", 'a b b=x'],
    ["a/b != 'x'", 'a b'],
    ["a/b < 'x'", 'a b'],
    ['a/b = 1', ''],
    ["(a | b) = 'x'", ''],
    ["a/* = 'x'", 'a'],
    ["a/b/string() = 'x'", 'a b b=x'],
    ["a/b/normalize-space() = ('', 'x')", 'a b b~|x'],
    ["a/b/normalize-space(c[1]) = 'x'", 'a b'],
    ["a/b/upper-case(.) = 'X'", 'a b'],
    ["a/b/concat(., '') = 'x'", 'a b'],
    ["normalize-space(a[1]) = 'x'", 'a~x'],
    ["'x' = normalize-space(@a)", 'a~x'],
    ["normalize-space(a[1]) = ('', 'x')", ''],
    ["string(a[1]) = 'x'", 'a=x'],
    ["string(a[1]) = ''", ''],
    ["a = ''", 'a a='],
    ["string-join(a/b/string(), '|') = 'x'", 'b=x'],
    ["string-join(a/normalize-space(.), '|') = ('x', 'y')", 'a~x|y'],
    ["string-join(a/string(), '|') = 'x|y'", ''],
    ["string-join(a/string(), '|') = ''", ''],
    ["string-join(a/string(), '') = 'xy'", ''],
    ["string-join(a/string(), string(b[1])) = 'x'", ''],
    ["string-join((a, b)/string(), '|') = 'x'", ''],
    ["a = ('1', '2', '3', '4', '5', '6', '7', '8', '9')", 'a'],
    ["a = ('1', 2)", ''],
    ['exists(a/b) and c', 'a b c'],
    ['a or b', ''],
    ['not(a)', ''],
    ['a = xs:decimal(b)', ''],
  ])('%s is false without %s', (source, expected) => {
    expect(names(needsToHold(irOf(source)))).toBe(expected);
  });
});
