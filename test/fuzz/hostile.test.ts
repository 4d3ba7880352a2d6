// Packs made to exhaust whoever builds or runs them: each is refused when it is built, or stopped with a finding that
// names the rule. Nothing here may take long, and nothing may end the process.

import { describe, expect, it } from 'vitest';
import { parse } from '@conforme/engine/xml';
import { UNKNOWN, packOf, schema } from '../../rules/engine/schematron/testing/try.ts';
import type { RawFinding } from '@conforme/engine/schematron';
import { cpuMsOf } from '../cpu.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const rule = (test: string, before = '', context = 'r'): string =>
  `${before}<sch:pattern><sch:rule context="${escaped(context)}"><sch:assert id="EVIL" test="${escaped(test)}">e</sch:assert>
  <sch:assert id="NEXT" flag="warning" test="false()">n</sch:assert></sch:rule></sch:pattern>`;

function run(inside: string, document = '<r/>', time = 500): RawFinding[] {
  return packOf({ 'main.sch': schema(inside) }).run(parse(Buffer.from(document)), UNKNOWN, { time });
}

/** Of CPU; a hang would fail the suite's own limit, slowness this one. */
const SLOW_MS = 10_000;
const stopped = { rule: 'EVIL', flag: 'fatal', error: expect.any(String) as string };

describe('what runs without end is stopped, and named', () => {
  const functions = `<xsl:function name="f:even"><xsl:param name="n"/><xsl:sequence select="f:odd($n + 1)"/></xsl:function>
    <xsl:function name="f:odd"><xsl:param name="n"/><xsl:sequence select="f:even($n + 1)"/></xsl:function>
    <xsl:function name="f:twice" as="xs:string"><xsl:param name="s" as="xs:string"/><xsl:sequence select="f:twice(concat($s, $s))"/></xsl:function>
    <xsl:function name="f:all" as="item()*"><xsl:param name="s" as="item()*"/><xsl:sequence select="f:all(($s, $s))"/></xsl:function>`;

  it.each([
    ['functions that call each other', 'f:even(1) = 0'],
    ['a text that doubles', "f:twice('0123456789') = ''"],
    ['a sequence that doubles', 'empty(f:all((1, 2, 3)))'],
    ['a range of 10^9', 'count(1 to 1000000000) = 0'],
    ['a range to the end of numbers', 'exists(1 to 99999999999999999999)'],
    ['a product of ranges', 'sum(for $i in 1 to 100000, $j in 1 to 100000 return $i * $j) = 0'],
  ])('%s', (_what, test) => {
    let found: RawFinding[] = [];
    expect(cpuMsOf(() => (found = run(rule(test, functions))))).toBeLessThan(SLOW_MS);
    expect(found[0]).toMatchObject(stopped);
  });

  it('a join of every line with every line', () => {
    const lines = `<r>${'<l><a>1</a></l>'.repeat(20_000)}</r>`;
    const test = "every $x in l, $y in l satisfies concat($x/a, $y/a) = '11'";
    let found: RawFinding[] = [];
    expect(cpuMsOf(() => (found = run(rule(test), lines)))).toBeLessThan(SLOW_MS);
    expect(found[0]).toMatchObject({ rule: 'EVIL', limit: 'time' });
  });
});

describe('regular expressions that would try every way', () => {
  const long = `<r a="${'a'.repeat(50_000)}!"/>`;

  it.each([
    ["matches(@a, '^(a+)+$')"],
    ["matches(@a, '^(a|a)*$')"],
    ["matches(@a, '^(a|aa)+$')"],
    ["matches(@a, '(a*)*b')"],
    ["matches(@a, '^(a*)*(a*)*(a*)*b$')"],
    ["replace(@a, '(a+)+b', 'x') = 'x'"],
    ["count(tokenize(@a, '(a|aa)+b')) = 2"],
    ["matches(@a, '^(a+)+\\1b$')"],
  ])('%s ends', (test) => {
    const text = test.startsWith('matches') ? long : `<r a="${'a'.repeat(28)}!"/>`;
    let found: RawFinding[] = [];
    expect(cpuMsOf(() => (found = run(rule(test), text)))).toBeLessThan(SLOW_MS);
    expect(found.map(({ rule }) => rule)).toContain('EVIL');
  });
});

describe('schemas too large or too deep for their reader', () => {
  const nested = (open: string, close: string, depth: number): string =>
    open.repeat(depth) + '1' + close.repeat(depth);

  it.each([
    ['parentheses', nested('(', ')', 100_000)],
    ['calls', nested('not(', ')', 50_000)],
    ['conditions', `${'if (true()) then '.repeat(20_000)}1${' else 1'.repeat(20_000)}`],
    ['predicates', `r${nested('[r', ']', 20_000)}`],
    ['signs', `${'-'.repeat(100_000)}1 = 1`],
    ['comments', `${'(:'.repeat(100_000)}${':)'.repeat(100_000)} 1`],
  ])('%s nested without end are refused, or read', (_what, test) => {
    // Refused by name, with its place; never with the stack of our own compiler.
    expect(cpuMsOf(() => builds(rule(test)))).toBeLessThan(SLOW_MS);
  });

  it.each([
    ['a chain of or', Array.from({ length: 5000 }, (_, i) => `. = '${i}'`).join(' or ')],
    ['a chain of sums', Array.from({ length: 5000 }, (_, i) => String(i)).join(' + ')],
    ['a union', Array.from({ length: 3000 }, (_, i) => `//n${i}`).join(' | ')],
  ])('%s of thousands is read or refused', (_what, test) => {
    expect(cpuMsOf(() => builds(rule(test)))).toBeLessThan(SLOW_MS);
  });

  it('a chain is told as one', () => {
    expect(() => run(rule(Array.from({ length: 5000 }, (_, i) => `. = '${i}'`).join(' or ')))).toThrow(
      /pack trial, EVIL: more than 2000 operators in a row/,
    );
  });

  it('a pack of thousands of rules is built, and judges', () => {
    const rules = Array.from(
      { length: 3000 },
      (_, i) => `<sch:rule context="n${i}"><sch:assert id="R${i}" test="false()">r</sch:assert></sch:rule>`,
    ).join('');
    const found = run(`<sch:pattern>${rules}</sch:pattern>`, '<r><n7/><n2999/><n3000/></r>', 60_000);
    expect(found.map(({ rule }) => rule)).toEqual(['R7', 'R2999']);
  });

  it('elements nested deeper than any schema are refused', () => {
    const deep = '<sch:pattern>'.repeat(300) + '</sch:pattern>'.repeat(300);
    expect(() => run(deep)).toThrow(/256 deep/);
  });
});

/** Builds a pack; only a refusal that names the pack may come of it. */
function builds(inside: string): void {
  try {
    packOf({ 'main.sch': schema(inside) });
  } catch (error) {
    expect((error as Error).message).toMatch(/pack trial.*\(.*:\d+:\d+\)/s);
    expect(error).not.toBeInstanceOf(RangeError);
  }
}
