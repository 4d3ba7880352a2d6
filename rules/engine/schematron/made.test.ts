import { describe, expect, it } from 'vitest';
import { judge } from './testing/try.ts';

// What variables with content hold, and what functions of instructions give: as Saxon has it.

const DOC = '<r><a/><a><b>1</b></a><a>one<b>x</b>two<c>y</c></a></r>';
const fn = (body: string, as = ''): string =>
  `<xsl:function name="f:f" ${as}><xsl:param name="n"/>${body}</xsl:function>`;
const held = (content: string, as = ''): string => `<xsl:variable name="x" ${as}>${content}</xsl:variable>`;
const give = (select: string): string => `<xsl:sequence select="${select}"/>`;

/** What an expression gives for each `a`. */
const told = (before: string, select: string, inside = ''): string[] =>
  judge(
    `${before}<sch:pattern><sch:rule context="a">${inside}<sch:report id="R" test="true()"><sch:value-of select="${select}"/></sch:report></sch:rule></sch:pattern>`,
    DOC,
  ).map(({ message }) => message);

const ALL = give("concat('[', $x, '] ', count($x), boolean($x), $x = '')");

describe('a variable with content and no type', () => {
  it.each([
    [
      '<xsl:if test="$n/b"><xsl:value-of select="$n/b"/></xsl:if>',
      ['[] 1truetrue', '[1] 1truefalse', '[x] 1truefalse'],
    ],
    [
      '<xsl:for-each select="$n/*"><xsl:value-of select="."/></xsl:for-each>',
      ['[] 1truetrue', '[1] 1truefalse', '[xy] 1truefalse'],
    ],
    [give('$n/*'), ['[] 1truetrue', '[1] 1truefalse', '[xy] 1truefalse']],
    [
      `${give('1 to 3')}${give('4')}z<xsl:value-of select="$n/*"/>${give('7')}`,
      ['[1 2 3 4z7] 1truefalse', '[1 2 3 4z17] 1truefalse', '[1 2 3 4zx y7] 1truefalse'],
    ],
    ['', ['[] 1falsetrue', '[] 1falsetrue', '[] 1falsetrue']],
  ])('is one document: %s', (content, expected) => {
    expect(told(fn(held(content) + ALL), 'f:f(.)')).toEqual(expected);
  });

  it('has the blanks that only a comment parts from a text', () => {
    const body = `${held('a <!-- c --> <?d?>')}<xsl:sequence select="concat($x, '|')"/>`;
    const [first] = told(fn(body), 'f:f(.)');
    expect(first).toBe('a  |');
  });

  it('is no node of the judged document', () => {
    const inside = held(give('$n/*')) + give('$x/b');
    expect(told(fn(inside), 'f:f(.)')[2]).toMatch(/nothing but their text/);
    expect(told(fn(held(give('$n/@*')) + give('$x')), 'f:f(.)')[0]).toBe('');
  });

  it('stands for the document when it copies all of it', () => {
    expect(told(held('<xsl:copy-of select="/"/>'), '$x/r/a/b')).toEqual(['1 x', '1 x', '1 x']);
  });
});

describe('a function of instructions', () => {
  it('gives text nodes, which xsl:value-of writes as one', () => {
    const body = '<xsl:value-of select="$n/*"/>q';
    expect(told(fn(body + give('1, 2')), 'f:f(.)')).toEqual(['q 1 2', '1q 1 2', 'x yq 1 2']);
    expect(told(fn(body), 'count(f:f(.))')).toEqual(['2', '2', '2']);
    expect(told('', 'text()')).toEqual(['', '', 'onetwo']);
    expect(told('', "text(), 'x'")).toEqual(['x', 'x', 'onetwo x']);
  });

  it('is true even when the text is empty', () => {
    const body = '<xsl:value-of select="()"/>';
    expect(told(fn(body), "boolean(f:f(.)), f:f(.) = ''")[0]).toBe('true true');
    expect(told(fn(body), 'f:f(.) instance of text(), f:f(.) instance of xs:string')[0]).toBe('true false');
    expect(told(fn(body), "deep-equal(f:f(.), ''), boolean(data(f:f(.)))")[0]).toBe('false false');
  });

  it('gives values where its type is one of values', () => {
    expect(told(fn('5', 'as="xs:integer"'), 'f:f(.) + 1')[0]).toBe('6');
    expect(told(fn('<xsl:text>5</xsl:text>', 'as="xs:integer"'), 'f:f(.) + 1')[0]).toBe('6');
    expect(told(fn('<xsl:text>5</xsl:text>'), 'f:f(.) + 1')[0]).toBe('6');
  });

  it('has no separator between what xsl:value-of contains', () => {
    expect(told(fn(`<xsl:value-of>${give("'a'")}${give("'b'")}</xsl:value-of>`), 'f:f(.)')[0]).toBe('ab');
  });
});

describe('a let', () => {
  it('may have content', () => {
    const inside = '<sch:let name="l"><xsl:value-of select="b"/>!</sch:let>';
    expect(told('', '$l', inside)).toEqual(['!', '1!', 'x!']);
    const each = '<xsl:for-each select="//b"><xsl:value-of select="."/></xsl:for-each>';
    expect(told(`<sch:let name="l">${each}</sch:let>`, '$l, count($l)')[0]).toBe('1x 1');
    expect(told('<sch:let name="l"> two words </sch:let>', 'string-length($l)')[0]).toBe('11');
  });

  it('may have a type', () => {
    expect(told('<sch:let name="l" value="count(//b)" as="xs:double"/>', '$l div 4')[0]).toBe('0.5');
    expect(told('', '$l + 1', '<sch:let name="l" value="b" as="xs:integer?"/>')[1]).toBe('2');
    expect(told('', '$l', '<sch:let name="l" value="b" as="xs:integer"/>')[0]).toMatch(/a value is needed/);
  });
});

describe('elements in a variable', () => {
  it('are refused, because they would be made when rules run', () => {
    expect(() => told(fn('<b/>'), 'f:f(.)')).toThrow(/the element b would be made when rules run/);
    expect(() => told(held('<b c="1"/>'), '$x')).toThrow(/the element b would be made/);
    expect(() => told('<sch:let name="m"><b/></sch:let>', '$m')).toThrow(/the element b would be made/);
    expect(() => told(fn('<xsl:copy/>'), 'f:f(.)')).toThrow(/xsl:copy is not supported/);
  });
});
