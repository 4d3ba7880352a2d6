import { describe, expect, it } from 'vitest';
import { parse } from '../xml/index.ts';
import type { Limits, RawFinding } from './index.ts';
import { UNKNOWN, packOf, schema } from './testing/try.ts';
import { cpuMsOf } from '../../../test/cpu.ts';

const FUNCTIONS = `
  <xsl:function name="f:down"><xsl:param name="n"/><xsl:sequence select="f:down($n)"/></xsl:function>
  <xsl:function name="f:wide" as="xs:integer"><xsl:param name="n" as="xs:integer"/>
    <xsl:sequence select="if ($n le 0) then 0 else f:wide($n - 1) + f:wide($n - 1)"/></xsl:function>
  <xsl:function name="f:deep" as="xs:integer"><xsl:param name="n" as="xs:integer"/>
    <xsl:sequence select="if ($n le 0) then 0 else 1 + f:deep($n - 1)"/></xsl:function>
  <xsl:function name="f:zero"><xsl:param name="n"/><xsl:sequence select="$n"/></xsl:function>
  ${Array.from({ length: 40 }, (_, i) => `<xsl:function name="f:x${i}"><xsl:param name="n"/><xsl:sequence select="f:${i === 0 ? 'zero' : `x${i - 1}`}($n) + f:${i === 0 ? 'zero' : `x${i - 1}`}($n)"/></xsl:function>`).join('')}`;

const LINES = `<r>${'<a><b>1</b></a>'.repeat(20_000)}</r>`;

/** Findings of a rule SLOW and, after it, one that always fails. */
function run(test: string, limits: Limits, document = '<r><a/></r>', context = 'r'): RawFinding[] {
  const text = `${FUNCTIONS}<sch:pattern><sch:rule context="${context}"><sch:assert id="SLOW" flag="warning" test="${test}">s</sch:assert>
    <sch:assert id="NEXT" test="false()">n</sch:assert></sch:rule></sch:pattern>`;
  return packOf({ 'main.sch': schema(text) }).run(parse(Buffer.from(document)), UNKNOWN, limits);
}

describe('a rule without end', () => {
  it.each([
    ['a loop over ranges', 'every $i in 1 to 1000000, $j in 1 to 1000000 satisfies $i + $j gt 0'],
    [
      'a sequence that is counted',
      'count(for $i in 1 to 1000000, $j in 1 to 1000000 return ($i + $j)[. = 1]) = 0',
    ],
    ['functions that call each other twice', 'f:x39(1) = 0'],
    ['a function that calls itself twice', 'f:wide(60) = 0'],
  ])('%s is stopped in time, and the rule is named', (_what, test) => {
    const took = cpuMsOf(() => {
      expect(run(test, { time: 60 })).toMatchObject([
        { rule: 'SLOW', flag: 'fatal', limit: 'time', error: expect.stringMatching(/more than 60 ms/) },
      ]);
    });
    expect(took).toBeLessThan(5000);
  });

  it.each([
    ['a path for each of many nodes', 'not(//a[b &gt; ../a/b])', 'r'],
    ['siblings for each of many nodes', 'not(a[preceding-sibling::a/b = 2])', 'r'],
    ['a path from the rule for each node of a rule', 'not(current()/../a[b &gt; current()/b])', 'a'],
    ['a context that looks at all for each', 'true()', 'a[../a/b &gt; b]'],
  ])('%s is stopped, too', (_what, test, context) => {
    const found = run(test, { time: 60 }, LINES, context);
    expect(found.at(-1)).toMatchObject({ rule: 'SLOW', limit: 'time' });
  });

  it('leaves a document alone that is judged in time', () => {
    expect(run('not(//a[b = 2])', { time: 60_000 }).map(({ rule }) => rule)).toEqual(['NEXT']);
  });
});

describe('depth, calls and size', () => {
  it('of functions that call themselves are bounded, and the next rule is judged', () => {
    const deep = { rule: 'SLOW', limit: 'depth', error: 'functions call themselves more than 1000 deep' };
    expect(run('f:down(1)', {})).toMatchObject([deep, { rule: 'NEXT' }]);
    expect(run('f:deep(900) = 900', {})).toMatchObject([{ rule: 'NEXT' }]);
    expect(run('f:deep(30) = 30', { depth: 20 })).toMatchObject([{ limit: 'depth' }, { rule: 'NEXT' }]);
    expect(run('f:wide(60) = 0', { calls: 5000 })).toMatchObject([
      { limit: 'calls', error: expect.stringContaining('5000 times') },
      { rule: 'NEXT' },
    ]);
  });

  it('an exhausted stack is told as such, whatever depth was allowed', () => {
    expect(run('f:down(1)', { depth: 1e9 })).toMatchObject([
      { rule: 'SLOW', limit: 'depth', error: expect.stringMatching(/stack is exhausted/) },
      { rule: 'NEXT' },
    ]);
  });

  it('of sequences are bounded', () => {
    const told = (test: string): unknown => run(test, {})[0];
    expect(told('count(1 to 1000000000) = 0')).toMatchObject({ rule: 'SLOW', limit: 'size' });
    expect(told('exists(reverse(for $i in 1 to 10000, $j in 1 to 10000 return $j))')).toMatchObject({
      rule: 'SLOW',
      limit: 'size',
    });
  });
});

it('what a limit stops in a message changes nothing but that value', () => {
  const text = `${FUNCTIONS}<sch:pattern><sch:rule context="r"><sch:assert id="W" flag="warning" test="false()">is <sch:value-of select="f:down(1)"/> of <sch:value-of select="1 + 1"/></sch:assert></sch:rule></sch:pattern>`;
  const [found] = packOf({ 'main.sch': schema(text) }).run(parse(Buffer.from('<r/>')), UNKNOWN);
  expect(found).toMatchObject({ rule: 'W', flag: 'warning' });
  expect(found!.values).toEqual(['(functions call themselves more than 1000 deep)', '2']);
  expect(found).not.toHaveProperty('error');
});
