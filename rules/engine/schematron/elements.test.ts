import { describe, expect, it } from 'vitest';
import { parse } from '../xml/index.ts';
import { UNKNOWN, packOf, schema, textOf } from './testing/try.ts';

const XS = 'xmlns:xs="http://www.w3.org/2001/XMLSchema"';
/** Functions that hand on what a variable or a parameter of theirs holds, as elements. */
const filesOf = (variable: string): Record<string, string> => ({
  'main.sch': schema(`
    <xsl:function ${XS} name="f:two" as="xs:boolean"><xsl:param name="nodes" as="element()*"/>
      <xsl:sequence select="count($nodes) = 2"/></xsl:function>
    <xsl:function ${XS} name="f:handed" as="xs:boolean"><xsl:param name="nodes" as="element()*"/>
      <xsl:sequence select="f:two($nodes) or f:two($nodes[i:b])"/></xsl:function>
    <xsl:function ${XS} name="f:held" as="xs:boolean"><xsl:param name="node" as="node()"/>
      ${variable}
      <xsl:sequence select="f:handed($held)"/></xsl:function>
    <sch:pattern><sch:rule context="i:r"><sch:report id="R" test="f:held(.)">x</sch:report></sch:rule></sch:pattern>`),
});

const judge = (variable: string, document: string): (string | undefined)[] =>
  packOf(filesOf(variable))
    .run(parse(Buffer.from(`<r xmlns="urn:i">${document}</r>`)), UNKNOWN)
    .map(({ error }) => error);

describe('elements handed from function to function', () => {
  it('are not looked at when the rule runs', () => {
    expect(textOf(filesOf('<xsl:variable name="held" select="$node/i:a[. != \'\']"/>'))).not.toContain(
      'treatAs',
    );
  });

  it.each([
    ['<a>1</a><a>2</a>', [undefined]],
    ['<a>1</a><a>2<b/></a><a>3<b/></a>', [undefined]],
    ['<a>1</a><a/>', []],
  ])('are those of the variable: %s', (document, found) => {
    expect(judge('<xsl:variable name="held" select="$node/i:a[. != \'\']"/>', document)).toEqual(found);
  });

  it.each([
    '<xsl:variable name="held" select="$node/node()"/>',
    '<xsl:variable name="held" select="$node/@x"/>',
    `<xsl:variable ${XS} name="held" as="xs:string*" select="$node/i:a"/>`,
  ])('are refused where they are something else: %s', (variable) => {
    const document = variable.includes('@x') ? '<a/>' : 'x<a/><a/>';
    const given = Buffer.from(`<r xmlns="urn:i" x="1">${document}</r>`);
    const [finding] = packOf(filesOf(variable)).run(parse(given), UNKNOWN);
    expect(finding?.error).toBeDefined();
  });
});
