import { describe, expect, it } from 'vitest';
import { parse } from '../xml/index.ts';
import { packOf, schema, UNKNOWN } from './testing/try.ts';

const fired = (tests: readonly string[], document: string): number[] => {
  const asserts = tests.map((test, i) => `<sch:report id="R-${i}" test="${test}">x</sch:report>`).join('');
  const pack = packOf({
    'main.sch': schema(`<sch:pattern><sch:rule context="/*">${asserts}</sch:rule></sch:pattern>`),
  });
  return pack
    .run(parse(Buffer.from(document)), UNKNOWN)
    .map(({ rule }) => Number(rule.slice(2)))
    .toSorted((a, b) => a - b);
};

/** Codes of which a document has few: the others are ruled out before a node is looked at. */
describe('comparisons with constant texts', () => {
  const document = '<r xmlns="urn:i"><a k="X">S</a><a>Z</a><b><a>K</a></b></r>';

  it.each([
    ["i:a = 'S'", true],
    ["i:a = 'K'", false],
    ["i:b/i:a = 'K'", true],
    ["i:a = 'Q'", false],
    ["'Z' = i:a", true],
    ["i:a = ('Q', 'Z')", true],
    ["i:a = ('Q', 'W')", false],
    ["i:a[. = 'Z']", true],
    ["i:a[. = 'Q']", false],
    ["i:a[@k = 'X']", true],
    ["i:a[@k = 'S']", false],
    ["not(i:a = 'Q')", true],
    ["i:a != 'Q'", true],
    ["some $x in i:a satisfies $x = 'S'", true],
    ["count(//i:a[. = ('S', 'K')]) = 2", true],
  ])('%s is %s', (test, holds) => {
    expect(fired([test], document)).toEqual(holds ? [0] : []);
  });

  it('compare the whole string value, as it stands', () => {
    const tests = ["i:a = 'ST'", "i:a = 'S'", "i:a = 'T'", "i:a = ' V '", "i:a = 'V'", "i:a = ''"];
    expect(fired(tests, '<r xmlns="urn:i"><a>S<b>T</b></a><a> V </a><a/></r>')).toEqual([0, 3, 5]);
  });

  it('tell apart more texts than there are bits', () => {
    const tests = Array.from({ length: 40 }, (_, i) => `i:a = '${i}'`);
    const values = [0, 5, 28, 29, 30, 35, 39];
    const given = values.map((value) => `<a>${value}</a>`).join('');
    expect(fired(tests, `<r xmlns="urn:i">${given}</r>`)).toEqual(values);
    expect(fired(tests, '<r xmlns="urn:i"><a>x</a></r>')).toEqual([]);
  });

  it('ask each document anew', () => {
    const tests = ["i:a = 'S'", "i:a = 'Z'"];
    expect(fired(tests, '<r xmlns="urn:i"><a>S</a></r>')).toEqual([0]);
    expect(fired(tests, '<r xmlns="urn:i"><a>Z</a></r>')).toEqual([1]);
    expect(fired(tests, '<r xmlns="urn:i"/>')).toEqual([]);
  });
});
