// Schematron schemas drawn at random: patterns, abstract ones too, rules that compete for nodes, variables at every level,
// functions and keys. The expressions are those of grammar.ts, the documents those of sample.ts.

import fc from 'fast-check';
import { drawn } from './grammar.ts';
import { any, say } from './grammar-words.ts';
import type { Drawn } from './grammar-words.ts';

const HEAD = `<sch:schema xmlns:sch="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" queryBinding="xslt2">
<sch:ns prefix="d" uri="urn:d"/><sch:ns prefix="e" uri="urn:e"/><sch:ns prefix="f" uri="urn:f"/><sch:ns prefix="xs" uri="http://www.w3.org/2001/XMLSchema"/>`;

/** Each takes and gives what its name says; `grow` calls itself. */
const FUNCTIONS = `<xsl:key name="by-id" match="d:line" use="@id"/>
<xsl:function name="f:twice" as="xs:integer"><xsl:param name="n" as="xs:integer"/><xsl:sequence select="$n * 2"/></xsl:function>
<xsl:function name="f:kind" as="xs:string"><xsl:param name="x" as="node()*"/><xsl:choose><xsl:when test="empty($x)">none</xsl:when><xsl:when test="$x[2]"><xsl:sequence select="'many'"/></xsl:when><xsl:otherwise><xsl:sequence select="name($x[1])"/></xsl:otherwise></xsl:choose></xsl:function>
<xsl:function name="f:grow" as="xs:integer"><xsl:param name="n" as="xs:integer"/><xsl:variable name="half" select="$n idiv 2"/><xsl:sequence select="if ($n le 1) then 1 else $n + f:grow($half)"/></xsl:function>`;

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const contexts = any(
  'd:line',
  'd:line/d:price',
  '@id',
  'd:*',
  '*[d:qty]',
  "d:line[@id = '1']",
  '/d:doc',
  '/',
  'd:doc/d:line | d:day',
  'd:price[position() = last()]',
  'd:line//d:tax',
  'd:line[d:price = $prices]',
  '*[local-name() = $names]',
  "//d:*[@* = '1']",
  'd:qty[. = $prices]',
  '@*',
  'e:note',
  "*[ends-with(local-name(), 'e')]",
);
const { boolean, string, nodes, integer, decimal } = drawn;
const test: Drawn = fc.oneof(
  boolean,
  say`$prices = ${string}`,
  say`$here = ${string} or ${boolean}`,
  say`count($here) > ${any('0', '1')} and ${boolean}`,
  say`f:twice(${integer}) > ${integer}`,
  say`f:kind(${nodes}) = ${any("'none'", "'many'", "'d:price'", "''")}`,
  say`f:grow(${any('1', '5', 'count(//*)')}) > ${integer}`,
  say`exists(key('by-id', ${string}))`,
  say`count(key('by-id', ('1', '2'))[d:price]) = ${any('1', '2', 'count($here)')}`,
  say`${any('some', 'every')} $x in $here satisfies string-length($x) > ${any('0', '3')}`,
  say`current()/@id = ${any('$here', "'1'", '$names')}`,
);
const flag = any('fatal', 'warning');
const value = fc.oneof(nodes, string, integer, decimal);

const check = (number: string): Drawn =>
  fc.tuple(any('assert', 'report'), test, flag, value).map(([kind, test, flag, said]) => {
    return `<sch:${kind} id="${number}" flag="${flag}" test="${attribute(test)}">x <sch:value-of select="${attribute(said)}"/></sch:${kind}>\n`;
  });

/** `name` keeps ids apart: which rule fired is what is compared. */
function rule(name: string): Drawn {
  return fc
    .tuple(contexts, nodes, check(`${name}.1`), check(`${name}.2`))
    .map(([context, here, ...checks]) => {
      return `<sch:rule context="${attribute(context)}"><sch:let name="here" value="${attribute(here)}"/>${checks.join('')}</sch:rule>\n`;
    });
}

function pattern(name: string): Drawn {
  return fc
    .tuple(
      fc.constantFrom(`//d:price`, `//d:line/@id`, `('1', '3', 'EUR')`),
      rule(`${name}-1`),
      rule(`${name}-2`),
      rule(`${name}-3`),
    )
    .map(
      ([prices, ...rules]) =>
        `<sch:pattern><sch:let name="prices" value="${prices}"/>${rules.join('')}</sch:pattern>`,
    );
}

/** The parameters stand in contexts, tests and ids, as patterns by category have them. */
const abstractPattern = fc.tuple(test, any('d:line', 'd:*', '@id')).map(([test, node]) => {
  const body = `<sch:pattern abstract="true" id="by"><sch:rule context="$node[$of]"><sch:let name="here" value="@*"/><sch:assert id="A-$name" flag="warning" test="${attribute(test.replaceAll('$prices', "('1', '2')").replaceAll('$names', "('qty')"))} or $of">y</sch:assert></sch:rule></sch:pattern>`;
  const use = (name: string, of: string): string =>
    `<sch:pattern is-a="by"><sch:param name="node" value="${node}"/><sch:param name="of" value="${of}"/><sch:param name="name" value="${name}"/></sch:pattern>`;
  return body + use('one', '@id') + use('two', 'false()') + use('three', '. = .');
});

/** A whole schema. */
export const schemas: Drawn = fc
  .tuple(pattern('P1'), pattern('P2'), abstractPattern)
  .map(
    (patterns) =>
      `${HEAD}${FUNCTIONS}<sch:let name="names" value="('qty', 'tax')"/>\n${patterns.join('\n')}</sch:schema>`,
  );
