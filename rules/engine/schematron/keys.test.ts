import { describe, expect, it } from 'vitest';
import { judge } from './testing/try.ts';

const DOC = `<r><item><id>1</id><group>x</group><n>2.0</n></item><item><id>2</id><group>x</group><group>y</group></item>
  <line><ref>1</ref></line><line><ref>2</ref></line><line><ref>9</ref></line><part><item><id>9</id></item></part></r>`;

/** What an expression gives at the document element, told by a message. */
function told(top: string, expression: string): string {
  const assert = `<sch:assert id="R" test="false()"><sch:value-of select="${expression}"/></sch:assert>`;
  const rule = `<sch:pattern><sch:rule context="r">${assert}</sch:rule></sch:pattern>`;
  return judge(top + rule, DOC)[0]!.message;
}

const ID = '<xsl:key name="id" match="item" use="id"/>';

describe('xsl:key', () => {
  it('finds nodes by value, each once and in document order', () => {
    expect(told(ID, "key('id', '2')/group")).toBe('x y');
    expect(told(ID, "count(key('id', ('2', '1', '2', 'none')))")).toBe('2');
    expect(told(ID, "key('id', line/ref)/id")).toBe('1 2 9');
    expect(told(ID, "empty(key('id', ()))")).toBe('true');
  });

  it('may match by a pattern, use several values, and be declared twice', () => {
    expect(told('<xsl:key name="g" match="r/item[id]" use="group"/>', "key('g', 'x')/id")).toBe('1 2');
    const two = '<xsl:key name="k" match="item" use="id"/><xsl:key name="k" match="line" use="ref"/>';
    expect(told(two, "key('k', '1')/name()")).toBe('item line');
  });

  it('compares as eq does: a number is no text', () => {
    const typed = '<xsl:key name="n" match="item[n]" use="number(n)"/>';
    expect(told(typed, "count(key('n', 2))")).toBe('1');
    expect(told(typed, "count(key('n', '2'))")).toBe('0');
  });

  it('may stand in a pattern, and is known in all', () => {
    const assert = `<sch:assert id="R" test="false()"><sch:value-of select="key('id', '2')/group"/></sch:assert>`;
    const rule = `<sch:pattern><sch:rule context="r">${assert}</sch:rule></sch:pattern>`;
    expect(judge(`${rule}<sch:pattern>${ID}</sch:pattern>`, DOC)[0]!.message).toBe('x y');
  });

  it('looks inside a node where one is given', () => {
    expect(told(ID, "key('id', '9', part)/id")).toBe('9');
    expect(told(ID, "count(key('id', '1', part))")).toBe('0');
  });

  it('works with functions and variables of the schema on both sides, wherever they stand', () => {
    const f = `<sch:let name="wanted" value="key('f', '1x')"/><xsl:key name="f" match="item" use="f:both(.)"/>
      <xsl:function name="f:both"><xsl:param name="i"/><xsl:sequence select="concat($i/id, $i/group[1])"/></xsl:function>
      <xsl:function name="f:find" as="element()*"><xsl:param name="v"/><xsl:param name="top"/><xsl:sequence select="key('f', $v, $top)"/></xsl:function>`;
    expect(told(f, '$wanted/id')).toBe('1');
    expect(told(f, "f:find('2x', .)/id")).toBe('2');
  });

  it('is asked in a rule for the node at hand', () => {
    const rule = `<sch:pattern><sch:rule context="line"><sch:assert id="REF" test="key('id', ref)[parent::r]">no</sch:assert></sch:rule></sch:pattern>`;
    expect(judge(ID + rule, DOC).map(({ rule }) => rule)).toEqual(['REF']);
  });

  it('that needs itself is an error, not a crash', () => {
    const circle = `<xsl:key name="c" match="item" use="key('c', '1')"/>`;
    const rule = `<sch:pattern><sch:rule context="r"><sch:assert id="C" test="key('c', '1')">no</sch:assert></sch:rule></sch:pattern>`;
    expect(judge(circle + rule, DOC)).toMatchObject([{ rule: 'C', limit: 'depth' }]);
  });
});
