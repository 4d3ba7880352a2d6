import { describe, expect, it } from 'vitest';
import { judge } from './testing/try.ts';

const DOC = '<r><a>1.5</a><a>2</a><b>x</b></r>';

/** What an expression gives, told by the message of an assertion on the document element. */
function told(functions: string, expression: string): string {
  const assert = `<sch:assert id="R" test="false()"><sch:value-of select="${expression}"/></sch:assert>`;
  const [finding] = judge(
    `${functions}<sch:pattern><sch:rule context="r">${assert}</sch:rule></sch:pattern>`,
    DOC,
  );
  return finding!.message;
}

const fn = (body: string, attributes = '', name = 'f:f'): string =>
  `<xsl:function name="${name}" ${attributes}>${body}</xsl:function>`;
const param = (name: string, as = ''): string => `<xsl:param name="${name}" ${as && `as="${as}"`}/>`;
const give = (select: string): string => `<xsl:sequence select="${select}"/>`;

describe('xsl:function', () => {
  it('takes parameters and gives what its body selects', () => {
    expect(told(fn(param('n') + give('$n * 2')), 'f:f(3)')).toBe('6');
    expect(told(fn(param('a') + param('b') + give('concat($a, $b)')), "f:f('x', 'y')")).toBe('xy');
  });

  it('converts arguments and results to their declared types', () => {
    expect(told(fn(param('n', 'xs:decimal') + give('$n + 0.5'), 'as="xs:decimal"'), 'f:f(a[1])')).toBe('2');
    expect(
      told(fn(param('n', 'xs:string?') + give("concat('[', $n, ']')"), 'as="xs:string"'), 'f:f(c)'),
    ).toBe('[]');
    expect(told(fn(param('n', 'xs:double*') + give('sum($n)')), 'f:f((1, 2.5, a))')).toBe('7');
    expect(told(fn(param('n', 'node()*') + give('count($n)')), 'f:f(a | b)')).toBe('3');
    expect(told(fn(give("'7'"), 'as="xs:string"'), 'f:f()')).toBe('7');
  });

  it('leaves values of any atomic type what they are', () => {
    const any = fn(param('n', 'xs:anyAtomicType*') + give('$n = 2'));
    expect(['1e0', '2e0', 'a', 'b', '(1, 2.0)'].map((n) => told(any, `f:f(${n})`))).toEqual([
      'false',
      'true',
      'true',
      expect.stringContaining('"x"'),
      'true',
    ]);
    const all = fn(param('n') + give('(1e0, $n)'), 'as="xs:anyAtomicType*"');
    expect(told(all, 'sum(f:f(a))')).toBe('4.5');
  });

  it.each([
    [param('n', 'xs:decimal') + give('$n'), 'f:f(a)', /several values/],
    [param('n', 'xs:decimal') + give('$n'), 'f:f(b)', /cannot be read as xs:decimal/],
    [param('n', 'xs:string') + give('$n'), 'f:f(c)', /a value is needed/],
    [param('n', 'xs:string') + give('$n'), 'f:f((1, b)[1])', /an xs:string is needed/],
  ])('refuses what does not fit: %s %s', (body, call, message) => {
    expect(told(fn(body), call)).toMatch(message);
  });

  it('goes through for-each in the order of what is selected, as often as it is there', () => {
    const each = (select: string): string =>
      fn(`${param('n', 'node()*')}<xsl:for-each select="$n">${give(select)}</xsl:for-each>`);
    expect(told(each('.'), 'f:f((b, a, b))')).toBe('x 1.5 2 x');
    expect(told(each('..'), 'count(f:f(a))')).toBe('2');
    expect(told(each('string(.)'), 'f:f((b, b))')).toBe('x x');
  });

  it('has choose, if, variables and value-of', () => {
    const choose = `<xsl:choose><xsl:when test="$n lt 0">${give("'minus'")}</xsl:when><xsl:when test="$n eq 0">${give("'zero'")}</xsl:when>
      <xsl:otherwise><xsl:variable name="twice" select="$n * 2"/><xsl:value-of select="$twice, 'x'"/></xsl:otherwise></xsl:choose>`;
    const f = fn(param('n', 'xs:integer') + choose);
    expect(['-1', '0', '4'].map((n) => told(f, `f:f(${n})`))).toEqual(['minus', 'zero', '8 x']);
    expect(told(fn(`${param('n')}<xsl:if test="$n">${give("'yes'")}</xsl:if>`), 'f:f(c)')).toBe('');
    expect(told(fn(`<xsl:for-each select="1 to 3">${give('. * .')}</xsl:for-each>`), 'f:f()')).toBe('1 4 9');
  });

  it('finds a variable only when it is asked for', () => {
    const body = `${param('n')}<xsl:variable name="d" select="xs:decimal($n)"/>${give("if ($n castable as xs:decimal) then $d else 'none'")}`;
    expect(told(fn(body), 'f:f(b)')).toBe('none');
    expect(told(fn(body), 'f:f(a[1])')).toBe('1.5');
  });

  it('sees variables of the schema and other functions, wherever they stand', () => {
    const two = fn(give('f:other($all)')) + fn(param('x') + give('sum($x)'), '', 'f:other');
    expect(told(`<sch:let name="all" value="//a"/>${two}`, 'f:f()')).toBe('3.5');
  });

  it('may call itself', () => {
    const factorial = fn(
      param('n', 'xs:integer') + give('if ($n le 1) then 1 else $n * f:f($n - 1)'),
      'as="xs:integer"',
    );
    expect(told(factorial, 'f:f(20)')).toBe('2432902008176640000');
  });

  it('has no context item', () => {
    expect(() => told(fn(give('a')), 'f:f()')).toThrow(/in the function f: there is no context item/);
    expect(() => told(fn('<xsl:copy/>'), 'f:f()')).toThrow(/copy is not supported/);
    expect(() => told(fn(give('1')) + fn(give('2')), 'f:f()')).toThrow(/there twice/);
  });

  it('may be beyond this compiler where no rule calls it', () => {
    const beyond = fn('<xsl:copy/>', '', 'f:beyond');
    const caller = fn(give('f:beyond()'), '', 'f:caller');
    const circle = fn(give('f:b(), f:beyond()'), '', 'f:a') + fn(give('f:a()'), '', 'f:b');
    expect(told(beyond + caller + circle + fn(give('7')), 'f:f()')).toBe('7');
    for (const name of ['beyond', 'caller', 'a', 'b'])
      expect(() => told(beyond + caller + circle, `f:${name}()`)).toThrow(/xsl:copy is not supported/);
    expect(() => told(beyond, "'x'")).not.toThrow();
  });

  it('leaves helpers of such a function as they are', () => {
    const helper = fn(give('7'), '', 'f:helper');
    expect(told(fn(`${give('f:helper()')}<xsl:copy/>`) + helper, 'f:helper()')).toBe('7');
  });
});
