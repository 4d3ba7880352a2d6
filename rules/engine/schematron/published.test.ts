import { describe, expect, it } from 'vitest';
import { PackError } from './error.ts';
import { judge, packOf, schema } from './testing/try.ts';

// What publishers write beyond the letter of ISO Schematron, and their stylesheets accept.

const DOC = '<i:r xmlns:i="urn:i"><i:a n="1">one</i:a><i:b n="2"/></i:r>';
const ids = (inside: string): string[] => judge(inside, DOC).map(({ rule }) => rule);

describe('a prefix that no ns declares', () => {
  const rule = (test: string, attributes = ''): string =>
    `<sch:pattern ${attributes}><sch:rule context="i:r"><sch:assert id="R" test="${test}"/></sch:rule></sch:pattern>`;

  it('means what the XML around it says', () => {
    expect(ids(rule('count(j:a) = 1', 'xmlns:j="urn:i"'))).toEqual([]);
    expect(ids(rule('count(j:a) = 0', 'xmlns:j="urn:i"'))).toEqual(['R']);
    expect(ids(rule("'1' castable as xsd:integer", 'xmlns:xsd="http://www.w3.org/2001/XMLSchema"'))).toEqual(
      [],
    );
  });

  it('gives way to the ns of the schema', () => {
    expect(ids(rule('count(i:a) = 1', 'xmlns:i="urn:other"'))).toEqual([]);
  });

  it('means XML Schema when it is xsd, as in the stylesheets of the reference implementation', () => {
    expect(ids(rule("'x' castable as xsd:integer"))).toEqual(['R']);
  });

  it('need not be declared when it is xml', () => {
    const french = '<i:r xmlns:i="urn:i" xml:lang="fr"/>';
    expect(judge(rule("@xml:lang = 'fr'"), french)).toEqual([]);
    expect(ids(rule("@xml:lang = 'fr'"))).toEqual(['R']);
  });

  it('names functions and types of an xsl:function', () => {
    const twice = `<xsl:function xmlns:u="utils" xmlns:x="http://www.w3.org/2001/XMLSchema" name="u:twice" as="x:integer">
      <xsl:param name="n" as="x:integer"/><xsl:sequence select="$n * 2"/></xsl:function>`;
    expect(ids(twice + rule('u:twice(3) = 6', 'xmlns:u="utils"'))).toEqual([]);
    expect(ids(twice + rule('u:twice(3) = 7', 'xmlns:u="utils"'))).toEqual(['R']);
  });

  it('reaches no further than its element', () => {
    const inside = rule('true()', 'xmlns:j="urn:i"') + rule('j:a');
    expect(() => packOf({ 'main.sch': schema(inside) })).toThrow(/the prefix "j" is not declared/);
  });
});

describe('an xsl:message in a function', () => {
  const saying = (attributes: string): string =>
    `<xsl:function name="f:one"><xsl:message ${attributes}>so</xsl:message><xsl:sequence select="1"/></xsl:function>
      <sch:pattern><sch:rule context="i:r"><sch:assert id="R" test="f:one() = 2"/></sch:rule></sch:pattern>`;

  it('gives nothing', () => expect(ids(saying(''))).toEqual(['R']));

  it('is refused when it ends the run', () => {
    expect(() => packOf({ 'main.sch': schema(saying('terminate="yes"')) })).toThrow(/terminates/);
  });
});

describe('a predicate on parentheses in a context', () => {
  const rule = (context: string): string =>
    `<sch:pattern><sch:let name="yes" value="count(//i:a) = 1"/>
      <sch:rule context="${context}"><sch:report id="R" test="true()"/></sch:rule></sch:pattern>`;

  it('holds for every alternative, whatever boolean it is', () => {
    expect(ids(rule('(/i:r/i:a | i:b)[$yes]'))).toEqual(['R', 'R']);
    expect(ids(rule('(/i:r/i:a | i:b)[not($yes)]'))).toEqual([]);
    expect(ids(rule('(i:a[1] | i:b)[string(@n)]'))).toEqual(['R', 'R']);
  });

  it('may not be a position', () => {
    for (const context of ['(i:a | i:b)[1]', '(i:a | i:b)[last()]', '(i:a | i:b)[count(//i:a)]'])
      expect(() => packOf({ 'main.sch': schema(rule(context)) })).toThrow(PackError);
  });
});

it('a schema of many elements is read in time that grows with its length', () => {
  const one =
    '<sch:pattern><sch:rule context="i:a"><sch:assert test="true()">x</sch:assert></sch:rule></sch:pattern>\n';
  const once = (count: number): number => {
    const before = process.threadCpuUsage();
    packOf({ 'main.sch': schema(one.repeat(count)) });
    const { user, system } = process.threadCpuUsage(before);
    return user + system;
  };
  const best = (count: number): number => Math.min(once(count), once(count), once(count));
  once(500);
  // Eight times as long: what asks every element for its place from the beginning takes 64 times as long.
  expect(best(4000) / best(500)).toBeLessThan(32);
});
