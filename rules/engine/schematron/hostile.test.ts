import { expect, it } from 'vitest';
import { parse } from '../xml/index.ts';
import { UNKNOWN, packOf, schema } from './testing/try.ts';

const PAYLOADS = [
  '");globalThis.owned=1;("',
  "');globalThis.owned=1;('",
  '`${globalThis.owned=1}`',
  '\\");globalThis.owned=1;//',
  '\u2028globalThis.owned=1\u2029',
  '*/globalThis.owned=1/*',
  '${globalThis.owned=1}',
];

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('\n', '&#10;');
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

it('a pack cannot choose the file it is written to', () => {
  const files = { 'main.sch': schema('') };
  for (const id of ['../../evil', 'a/b', '.hidden', 'a b', ''])
    expect(() => packOf(files, { id })).toThrow(/"id"/);
  expect(() => packOf(files, { version: '../1' })).toThrow(/"version" is not a plain name/);
});

it.each(PAYLOADS)('a pack cannot smuggle code through any of its strings: %j', (evil) => {
  const value = attribute(literal(evil));
  const source = `<sch:schema xmlns:sch="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">
    <sch:ns prefix="n" uri="${attribute(evil)}"/>
    <sch:let name="codes"/><sch:let name="v" value="(${value}, ${value})"/>
    <sch:pattern id="${attribute(evil)}"><sch:rule context="n:r | r">
      <sch:assert id="${attribute(evil)}" flag="${attribute(evil)}" test="$v = ${value} and . = $codes and matches(., ${attribute(literal('a'))}) and n:b = ${value}">${attribute(evil)} <sch:value-of select="${value}"/></sch:assert>
    </sch:rule></sch:pattern></sch:schema>`;
  const files = { 'main.sch': source, 'codes.json': JSON.stringify({ codes: [evil] }) };
  const pack = packOf(files, { codelists: { codes: 'codes.json' }, syntax: evil, source: evil });
  const [finding] = pack.run(parse(Buffer.from('<r/>')), UNKNOWN);
  expect(finding).toMatchObject({ rule: evil, values: [evil] });
  expect(finding!.message).toContain(evil.trim());
  expect(pack.source).toBe(evil);
  expect(globalThis).not.toHaveProperty('owned');
});

it.each(PAYLOADS)(
  'nor through keys, bundled documents, variables of XSLT and regular expressions: %j',
  (evil) => {
    const value = attribute(literal(evil));
    const source = `<sch:schema xmlns:sch="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" queryBinding="xslt2">
    <sch:ns prefix="f" uri="${attribute(evil)}"/>
    <xsl:key name="${attribute(evil)}" match="r[not(. = ${value})]" use="${value}"/>
    <xsl:variable name="x"><xsl:text>${attribute(evil)}</xsl:text></xsl:variable>
    <xsl:function name="f:f"><xsl:param name="p"/><xsl:choose><xsl:when test="$p = ${value}">${attribute(evil)}</xsl:when></xsl:choose></xsl:function>
    <sch:pattern><sch:rule context="r">
      <sch:assert id="K" test="empty(key(${value}, ${value}))"/>
      <sch:assert id="D" test="not(document('codes.xml')//c[@v = ${value}])"><sch:value-of select="document('codes.xml')//c[@v = current()/@v]/@t"/></sch:assert>
      <sch:assert id="L" test="not(${value} = document('codes.xml')//c/@v)"><sch:value-of select="$x"/></sch:assert>
      <sch:assert id="F" test="f:f(${value}) != ${value}"/>
      <sch:assert id="R" test="not(matches(${value}, ${value}, 'q'))"><sch:value-of select="replace('a', 'a', ${value}, 'q')"/></sch:assert>
    </sch:rule></sch:pattern></sch:schema>`;
    const codes = `<codes><c v="${attribute(evil)}" t="${attribute(evil)}"/></codes>`;
    const pack = packOf({ 'main.sch': source, 'codes.xml': codes });
    const found = pack.run(parse(Buffer.from(`<r v="${attribute(evil)}"/>`)), UNKNOWN);
    expect(found.map(({ rule }) => rule)).toEqual(['K', 'D', 'L', 'F', 'R']);
    expect(found.flatMap(({ values }) => values)).toEqual([evil, evil, evil]);
    expect(globalThis).not.toHaveProperty('owned');
  },
);

it('names that mean something to JavaScript are names like any other', () => {
  const names = ['__proto__', 'constructor', 'toString', 'd', 'n', 'x_fail', 'arguments', 'await', 'ünï'];
  const lets = names.map((name) => `<sch:let name="${name}" value="'${name}'"/>`).join('');
  const functions = names.map((name) =>
    `<xsl:function name="f:${name}"><xsl:param name="${name}"/><xsl:variable name="d" select="$${name}"/><xsl:sequence select="concat('<', $d)"/></xsl:function>`.replace(
      "'<'",
      "'_'",
    ),
  );
  const keys = names.map((name) => `<xsl:key name="${name}" match="${name}" use="@${name}"/>`).join('');
  const asserts = names.map(
    (name) =>
      `<sch:assert id="${name}" test="f:${name}($${name}) = 'none' or key('${name}', '1')/${name}">${name}</sch:assert>`,
  );
  const rule = `<sch:pattern><sch:rule context="r" __proto__="x" constructor="y">${asserts.join('')}</sch:rule></sch:pattern>`;
  const pack = packOf({ 'main.sch': schema(lets + keys + functions.join('') + rule) });
  const elements = names.map((name) => `<${name} ${name}="1"><${name}/></${name}>`);
  expect(pack.run(parse(Buffer.from(`<r>${elements.join('')}</r>`)), UNKNOWN)).toEqual([]);
  expect(pack.run(parse(Buffer.from('<r/>')), UNKNOWN).map(({ rule }) => rule)).toEqual(names);
});
