import { describe, expect, it } from 'vitest';
import { judge, schema, textOf } from './testing/try.ts';

// Functions are called often enough here to be memoised: from the ninth time on.

const CALLS = 30;
const document = `<r>${Array.from({ length: 20 }, (_, n) => `<line>${n}</line>`).join('')}${Array.from(
  { length: CALLS },
  (_, n) => `<row><n>${n % 3}</n></row>`,
).join('')}</r>`;

const library = `<xsl:function name="f:above"><xsl:param name="n" as="xs:decimal"/>
    <xsl:sequence select="$lines[number(.) > $n]"/></xsl:function>
  <xsl:function name="f:sum"><xsl:param name="lines" as="element()*"/><xsl:sequence select="sum($lines)"/></xsl:function>
  <xsl:function name="f:double"><xsl:param name="n" as="xs:double"/>
    <xsl:sequence select="count($lines) * (1 div $n)"/></xsl:function>
  <xsl:function name="f:joined"><xsl:param name="a" as="xs:string"/><xsl:param name="b" as="xs:string"/>
    <xsl:sequence select="concat(count($lines), $a, '+', $b)"/></xsl:function>
  <xsl:function name="f:broken"><xsl:param name="n" as="xs:decimal"/>
    <xsl:sequence select="if ($n = 1) then xs:decimal($lines[1]/concat('x', .)) else count($lines)"/></xsl:function>
  <xsl:function name="f:name"><xsl:param name="row" as="element()"/>
    <xsl:sequence select="concat(count($lines), name($row))"/></xsl:function>`;

const pattern = (expression: string): string => `<sch:let name="lines" value="//line"/>${library.replaceAll(
  ' > ',
  ' &gt; ',
)}
  <sch:pattern><sch:rule context="row"><sch:let name="n" value="xs:integer(n)"/>
    <sch:assert id="R" test="false()"><sch:value-of select="${expression}"/></sch:assert>
  </sch:rule></sch:pattern>`;

const told = (expression: string): string[] =>
  judge(pattern(expression), document).map(({ message }) => message);

const expected = (tell: (n: number) => string): string[] =>
  Array.from({ length: CALLS }, (_, n) => tell(n % 3));

describe('calls of functions that look through lists', () => {
  it('are memoised, which the tests below are about', () => {
    const text = (expression: string): string => textOf({ 'main.sch': schema(pattern(expression)) });
    expect(text('f:sum(f:above($n))').match(/x_memoiseCall\(/g)).toHaveLength(2);
    expect(text('f:name(.)')).not.toContain('x_memoiseCall(');
  });

  it('come to what they come to each time', () => {
    const sum = (n: number): number =>
      Array.from({ length: 20 }, (_, i) => (i > n ? i : 0)).reduce((a, b) => a + b);
    expect(told('f:sum(f:above($n))')).toEqual(expected((n) => `${sum(n)}`));
  });

  it('tell apart whatever an expression can tell apart', () => {
    expect(told('f:double(if ($n = 1) then -0e0 else 0e0)')).toEqual(
      expected((n) => (n === 1 ? '-INF' : 'INF')),
    );
    expect(told("f:joined(if ($n = 1) then 's1:' else '', if ($n = 1) then '' else 's1:')")).toEqual(
      expected((n) => (n === 1 ? '20s1:+' : '20+s1:')),
    );
  });

  it('fail again where they failed', () => {
    expect(told('f:broken($n)')).toEqual(
      expected((n) => (n === 1 ? '("x0" cannot be read as xs:decimal)' : '20')),
    );
  });
});
