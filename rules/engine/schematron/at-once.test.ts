import { describe, expect, it } from 'vitest';
import { judge, schema, textOf } from './testing/try.ts';

// What is answered at once: without a loop, or without a memory of its own.

const library = `<xsl:function name="f:second" xmlns:xs="http://www.w3.org/2001/XMLSchema"><xsl:param name="nodes" as="node()*"/>
    <xsl:sequence select="$nodes[2]"/></xsl:function>
  <xsl:function name="f:only" xmlns:xs="http://www.w3.org/2001/XMLSchema"><xsl:param name="nodes" as="node()*"/>
    <xsl:sequence select="if (count($nodes) = 1) then string($nodes[1]) else ''"/></xsl:function>`;

const pattern = (expression: string): string =>
  `${library}<sch:pattern><sch:rule context="r"><sch:assert id="R" test="false()"><sch:value-of select="${expression}"/></sch:assert></sch:rule></sch:pattern>`;

const answer = (expression: string, document: string): string =>
  judge(pattern(expression), document)[0]!.message;
const written = (expression: string): string => textOf({ 'main.sch': schema(pattern(expression)) });

describe('what is answered at once', () => {
  it('is a place of a list', () => {
    expect(written('f:second(a)')).toMatch(/return nodes_\d+\[1\];/);
    expect(answer('f:second(a)', '<r><a>1</a><a>2</a><a>3</a></r>')).toBe('2');
    expect(answer('count(f:second(a))', '<r><a>1</a></r>')).toBe('0');
  });

  it('is how long a list is: a function that asks no more is not memoised', () => {
    const calls = 'string-join(for $a in a return f:only($a/b), &quot;|&quot;)';
    expect(written(calls)).not.toContain('x_memoiseCall(');
    const rows = '<a><b>1</b></a><a><b>2</b><b>3</b></a><a/>'.repeat(9);
    expect(answer(calls, `<r>${rows}</r>`)).toBe(Array(9).fill('1||').join('|'));
  });

  it('is whether a node has a name', () => {
    const rest = 'count(*[not(self::a or self::i:b or self::c)])';
    expect(written(rest)).not.toContain('!== undefined');
    expect(answer(rest, '<r xmlns:i="urn:i"><a/><b/><i:b/><i:c/><c/><d/></r>')).toBe('3');
  });

  it('is that there is none of a name: only what is looked for is memoised', () => {
    const none =
      '<sch:pattern><sch:rule context="r"><sch:assert id="R" test="not(//a/@b)"/></sch:rule></sch:pattern>';
    expect(textOf({ 'main.sch': schema(none) }).match(/d\.memo\[/g)).toHaveLength(1);
    expect(judge(none, '<r><a/></r>')).toEqual([]);
    expect(judge(none, '<r><a b=""/></r>')).toHaveLength(1);
  });
});
