import { describe, expect, it } from 'vitest';
import { parse } from '../xml/index.ts';
import { UNKNOWN, judge, packOf, schema } from './testing/try.ts';

const DOC = '<r><a>1</a><b>2</b></r>';
const assert = (id: string, more = '', text = ''): string =>
  `<sch:assert id="${id}" test="false()" ${more}>${text}</sch:assert>`;
const pattern = (inside: string, more = ''): string =>
  `<sch:pattern ${more}><sch:rule context="a">${inside}</sch:rule></sch:pattern>`;
const ids = (files: Record<string, string>, manifest = {}): string[] =>
  packOf(files, manifest)
    .run(parse(Buffer.from(DOC)), UNKNOWN)
    .map(({ rule, message }) => (message === '' ? rule : `${rule}: ${message}`));
const told = (inside: string): string => judge(inside, DOC)[0]!.message;
const value = (expression: string): string =>
  pattern(assert('V', '', `<sch:value-of select="${expression}"/>`));

describe('phases', () => {
  const phased = schema(
    `<sch:phase id="p"><sch:p>why</sch:p><sch:let name="v" value="'on'"/><sch:active pattern="two"/></sch:phase>
     <sch:phase id="bad"><sch:active pattern="three"/></sch:phase>
     ${pattern(assert('A'), 'id="one"')}${pattern(assert('B'), 'id="two"')}`,
  );

  it('are picked by pack.json, over the default of the schema', () => {
    const byDefault = phased.replace('queryBinding', 'defaultPhase="p" queryBinding');
    expect(ids({ 'main.sch': phased }, { phase: 'p' })).toEqual(['B']);
    expect(ids({ 'main.sch': byDefault }, { phase: '#ALL' })).toEqual(['A', 'B']);
    expect(ids({ 'main.sch': byDefault }, { phase: '#DEFAULT' })).toEqual(['B']);
    expect(ids({ 'main.sch': phased }, { phase: '#DEFAULT' })).toEqual(['A', 'B']);
  });

  it('that do not exist, or activate what is no pattern, are refused', () => {
    expect(() => ids({ 'main.sch': phased }, { phase: 'q' })).toThrow(/there is no phase "q"/);
    expect(() => ids({ 'main.sch': phased }, { phase: 'bad' })).toThrow(/"three", which is no pattern/);
  });
});

describe('parts of other files', () => {
  const part = (inside: string, root: string): string =>
    `<sch:${root} xmlns:sch="http://purl.oclc.org/dsdl/schematron" ${root === 'rule' ? 'context="b"' : ''}>${inside}</sch:${root}>`;

  it('are extended by href: what is inside comes, the element itself does not', () => {
    const files = {
      'main.sch': schema(
        '<sch:extends href="all.sch"/><sch:pattern><sch:extends href="pattern.sch"/><sch:rule context="a"><sch:extends href="rule.sch"/></sch:rule></sch:pattern>',
      ),
      'all.sch': part('<sch:let name="v" value="7"/>', 'schema'),
      'pattern.sch': part(`<sch:rule context="b">${assert('P')}</sch:rule>`, 'pattern'),
      'rule.sch': part(assert('R', '', '<sch:value-of select="$v"/>'), 'rule'),
    };
    expect(ids(files)).toEqual(['R: 7', 'P']);
  });

  it('are named by a fragment', () => {
    const lib = schema(`${pattern(assert('X'), 'id="x"')}${pattern(assert('Y'), 'id="y"')}`);
    expect(ids({ 'main.sch': schema('<sch:include href="lib.sch#y"/>'), 'lib.sch': lib })).toEqual(['Y']);
    expect(() => ids({ 'main.sch': schema('<sch:include href="lib.sch#z"/>'), 'lib.sch': lib })).toThrow(
      /no element with the id z in lib\.sch/,
    );
  });

  it('that lead back into themselves are refused', () => {
    const circle = schema('<sch:pattern id="p"><sch:include href="main.sch#p"/></sch:pattern>');
    expect(() => ids({ 'main.sch': circle })).toThrow(/includes itself/);
    expect(() => ids({ 'main.sch': schema('<sch:extends href="main.sch"/>') })).toThrow(/includes itself/);
  });
});

it('abstract rules may stand outside of patterns', () => {
  const outside = `<sch:rule abstract="true" id="x">${assert('X')}</sch:rule><sch:rules><sch:rule abstract="true" id="y">${assert('Y')}</sch:rule></sch:rules>`;
  const lent = pattern('<sch:extends rule="x"/><sch:extends rule="y"/>');
  expect(judge(outside + lent, DOC).map(({ rule }) => rule)).toEqual(['X', 'Y']);
});

describe('variables of the schema', () => {
  it('may be written as XSLT, with a type or with content', () => {
    const top = `<xsl:variable name="n" as="xs:integer" select="a"/><xsl:param name="p" select="'given'"/>
      <xsl:variable name="list" as="xs:string*"><xsl:sequence select="'x', 'y'"/></xsl:variable>
      <xsl:variable name="c"><xsl:choose><xsl:when test="r/a = 1">one</xsl:when><xsl:otherwise>other</xsl:otherwise></xsl:choose></xsl:variable>`;
    expect(told(top.replace('select="a"', 'select="r/a"') + value('$n + 1, $p, $list, $c'))).toBe(
      '2 given x y one',
    );
    expect(told(top + value('$n'))).toBe('(a value is needed and there is none)');
  });

  it('see each other and functions wherever they stand', () => {
    const top = `<sch:let name="sum" value="$one + f:two()"/><sch:let name="one" value="1"/>
      <xsl:function name="f:two"><xsl:sequence select="$one + $one"/></xsl:function>`;
    expect(told(top + value('$sum'))).toBe('3');
    expect(() => told(`<sch:let name="x" value="$y"/><sch:let name="y" value="$x"/>${value('$x')}`)).toThrow(
      /no variable \$/,
    );
  });
});

describe('flags and messages', () => {
  it.each([
    ['flag="WARN"', 'warning'],
    ['role="Warning"', 'warning'],
    ['role=" info "', 'info'],
    ['flag="Information"', 'info'],
    ['flag="warning" role="fatal"', 'warning'],
    ['role="error"', 'fatal'],
    ['role="constructor"', 'fatal'],
    ['', 'fatal'],
  ])('%s is %s', (given, flag) => {
    expect(judge(pattern(assert('F', given)), DOC)[0]!.flag).toBe(flag);
  });

  it('a rule lends its role to its assertions', () => {
    const lent = `<sch:pattern><sch:rule context="a" role="warning">${assert('A')}${assert('B', 'role="fatal"')}</sch:rule></sch:pattern>`;
    expect(judge(lent, DOC).map(({ flag }) => flag)).toEqual(['warning', 'fatal']);
  });

  it('keep the text of layout and of other namespaces, and compute what is to be computed', () => {
    const text =
      'A <sch:emph>b</sch:emph> <sch:span class="x">c</sch:span><sch:dir value="ltr"> d</sch:dir> <h:i xmlns:h="urn:h">e</h:i> <xsl:value-of select="1 + 1"/><xsl:text>!</xsl:text>';
    expect(told(pattern(assert('T', '', text)))).toBe('A b c d e 2!');
  });

  it('take no notice of documentation, diagnostics and properties', () => {
    const all = `<sch:title>t</sch:title><sch:p class="x">p</sch:p><doc:note xmlns:doc="urn:doc"><doc:asert/></doc:note>
      ${pattern(`<sch:p>why</sch:p>${assert('A', 'see="s" icon="i" fpi="f" subject="b" diagnostics="d" properties="q"')}`, 'see="x"')}
      <sch:diagnostics><sch:diagnostic id="d">D <sch:value-of select="nothing-like-it()"/></sch:diagnostic></sch:diagnostics>
      <sch:properties><sch:property id="q" role="x">Q</sch:property></sch:properties>`;
    const rich = schema(all).replace('queryBinding', 'rich="true" icon="i" see="s" fpi="f" queryBinding');
    expect(ids({ 'main.sch': rich })).toEqual(['A']);
  });
});

describe('what would be left out in silence is refused, with its place', () => {
  it.each([
    [
      pattern('\n<sch:asert id="A" test="true()"/>'),
      /the element asert has no place in rule \(.*main\.sch:\d+:1\)/,
    ],
    ['<sch:rule context="a"/>', /the element rule has no place in schema/],
    [pattern('<xsl:variable name="v" select="1"/>'), /xsl:variable is not supported in rule/],
    [pattern(assert('A', '', '<xsl:if test="1">x</xsl:if>')), /xsl:if is not supported in assert/],
    ['<xsl:template match="/"/>', /xsl:template is not supported in schema/],
    ['<xsl:decimal-format grouping-separator="."/>', /xsl:decimal-format is not supported/],
    ['<xsl:strip-space elements="*"/>', /xsl:strip-space is not supported/],
    [pattern(assert('A'), 'documents="a"'), /the attribute documents is not supported/],
    ['<sch:pattern><sch:rule context="a" visit-each="b"/></sch:pattern>', /visit-each is not supported/],
    [
      `<xsl:function name="f:f"><xsl:number select="1"/></xsl:function>${value('f:f()')}`,
      /xsl:number is not supported/,
    ],
    ['<xsl:template match="a"/>', /xsl:template is not supported/],
  ])('%s', (inside, message) => {
    expect(() => judge(inside, DOC)).toThrow(message);
  });

  it('but not templates that no rule can call', () => {
    const templates = '<xsl:template name="t"/><xsl:template match="a" mode="m"><b/></xsl:template>';
    expect(judge(templates, DOC)).toEqual([]);
  });

  it('an unknown query binding, too', () => {
    const files = { 'main.sch': schema('').replace('xslt2', 'xslt') };
    expect(() => packOf(files)).toThrow(/query binding "xslt" is not supported/);
    expect(() => packOf({ 'main.sch': schema('').replace('xslt2', 'XSLT2') })).not.toThrow();
  });
});
