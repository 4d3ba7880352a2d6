import { describe, expect, it } from 'vitest';
import { parse } from '../xml/index.ts';
import { UNKNOWN, packOf, schema } from './try.ts';

const DOC = '<r><a>1</a></r>';

const sheet = (inside: string, attributes = ''): string =>
  `<xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform" version="2.0" ${attributes}>${inside}</xsl:stylesheet>`;
const give = (name: string, select: string): string =>
  `<xsl:function name="${name}"><xsl:sequence select="${select}"/></xsl:function>`;

/** What an expression gives where the schema includes `lib.xsl`. */
function told(expression: string, files: Record<string, string>, how = 'include'): string {
  const assert = `<sch:assert id="R" test="false()"><sch:value-of select="${expression}"/></sch:assert>`;
  const main = `<xsl:${how} href="lib.xsl"/><sch:pattern><sch:rule context="r">${assert}</sch:rule></sch:pattern>`;
  const run = packOf({ 'main.sch': schema(main), ...files }).run(parse(Buffer.from(DOC)), UNKNOWN);
  return run[0]!.message;
}

describe('an included stylesheet', () => {
  it('brings functions, variables and keys, also those of stylesheets it includes', () => {
    const files = {
      'lib.xsl': sheet(
        `<xsl:include href="more/deep.xsl"/><xsl:variable name="v" select="f:deep() + 1"/>
         <xsl:template name="unused"/><xsl:key name="k" match="a" use="."/>`,
        'xmlns:f="urn:f"',
      ),
      'more/deep.xsl': sheet(give('f:deep', '6'), 'xmlns:f="urn:f"'),
    };
    expect(told("$v, f:deep(), count(key('k', '1'))", files)).toBe('7 6 1');
    expect(told('$v', files, 'import')).toBe('7');
  });

  it('means by its prefixes what it declares itself', () => {
    const files = { 'lib.xsl': sheet(give('i:six', '6'), 'xmlns:i="urn:f"') };
    expect(told('f:six()', files)).toBe('6');
    expect(() => told('i:six()', files)).toThrow(/there is no function six/);
  });

  it('names documents from where it lies', () => {
    const files = {
      'lib.xsl': sheet('<xsl:include href="more/deep.xsl"/>'),
      'more/deep.xsl': sheet(give('f:codes', "document('codes.xml')/c/d"), 'xmlns:f="urn:f"'),
      'more/codes.xml': '<c><d>x</d><d>y</d></c>',
    };
    expect(told('f:codes()', files)).toBe('x y');
    const computed = sheet(give('f:codes', 'document($v)/c'), 'xmlns:f="urn:f"');
    expect(() => told('f:codes()', { ...files, 'more/deep.xsl': computed })).toThrow(
      /a document is named by a literal \(.*deep\.xsl:1:/,
    );
  });

  it.each([
    [sheet('', 'expand-text="yes"'), /the attribute expand-text is not supported/],
    [sheet('<xsl:template match="a"/>'), /xsl:template is not supported in schema/],
    [sheet('<xsl:include href="lib.xsl"/>'), /lib\.xsl includes itself/],
    ['<other/>', /a stylesheet was expected/],
  ])('is refused where it says what is not supported', (lib, message) => {
    expect(() => told('1', { 'lib.xsl': lib })).toThrow(message);
  });
});

it('a stylesheet in place of the schema is refused with what to bring', () => {
  expect(() => packOf({ 'main.sch': sheet('') })).toThrow(
    /stylesheets are not run: bring the Schematron \(\.sch\) that this one was made from/,
  );
});
