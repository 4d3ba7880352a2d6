import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileStylesheet, reviveStylesheet } from '../packs/stylesheet.ts';
import type { PackWithTexts } from '../packs/index.ts';
import { UNKNOWN, packOf, schema } from '../schematron/try.ts';
import { location, parse } from '../xml/index.ts';
import { forbidden } from './forbidden.ts';
import { placeOf } from './place.ts';
import { installed, saxonJs } from './saxon.ts';
import { findingsOf } from './svrl.ts';

const root = mkdtempSync(path.join(tmpdir(), 'sef-test-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Three rules as a publisher's stylesheet would have them: an id, a `[RULE]` tag, and one that asks who we are. */
const STYLESHEET = `<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:svrl="http://purl.oclc.org/dsdl/svrl" xmlns:i="urn:i">
  <xsl:param name="role" select="''"/>
  <xsl:template match="/"><svrl:schematron-output><xsl:apply-templates select="//i:item"/></svrl:schematron-output></xsl:template>
  <xsl:template match="i:item">
    <xsl:if test="not(i:n castable as xs:decimal)" xmlns:xs="http://www.w3.org/2001/XMLSchema">
      <svrl:failed-assert id="N-1" flag="fatal" test="n" location="{path(.)}"><svrl:text>no number but <xsl:value-of select="i:n"/></svrl:text></svrl:failed-assert>
    </xsl:if>
    <xsl:if test="@old"><svrl:successful-report role="warning" location="{path(@old)}"><svrl:text>[N-2]-old item</svrl:text></svrl:successful-report></xsl:if>
    <xsl:if test="$role = 'seller' and not(@id)"><svrl:failed-assert id="N-3" flag="information" location="/*:list[namespace-uri()='urn:i'][1]/*:item[namespace-uri()='urn:i'][{count(preceding-sibling::i:item) + 1}]"><svrl:text>sellers number their items</svrl:text></svrl:failed-assert></xsl:if>
    <xsl:if test="i:n = 'stop'"><xsl:sequence select="error()"/></xsl:if>
  </xsl:template>
</xsl:stylesheet>`;

const SCHEMA = schema(`<sch:let name="role"/><sch:pattern><sch:rule context="i:item">
    <sch:assert id="N-1" flag="fatal" test="i:n castable as xs:decimal">no number but <sch:value-of select="i:n"/></sch:assert>
    <sch:assert id="N-3" flag="information" test="not($role = 'seller') or @id">sellers number their items</sch:assert>
  </sch:rule></sch:pattern>
  <sch:pattern><sch:rule context="i:item/@old"><sch:report id="N-2" flag="warning" test="true()">old item</sch:report></sch:rule></sch:pattern>`);

const DOCUMENT =
  '<i:list xmlns:i="urn:i"><i:item id="1"><i:n>1.5</i:n></i:item><i:item old=""><i:n>1E2</i:n></i:item><j xmlns="urn:j"/><i:item/></i:list>';

const MANIFEST = { id: 'sheet', version: '1', syntax: 'cii', engine: 'saxon-js' } as const;

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(root, 'pack-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

function compiled(stylesheet: string): ReturnType<typeof compileStylesheet> {
  const folder = folderOf({ 'rules.xsl': stylesheet });
  return compileStylesheet(folder, folder, { ...MANIFEST, xslt: 'rules.xsl' });
}

interface Said {
  rule: string;
  flag: string;
  at: string;
  message: string;
}

function said(pack: Pick<PackWithTexts, 'run'>, text: string, role: string): Said[] {
  const tree = parse(Buffer.from(text));
  const found = pack.run(tree, { ...UNKNOWN, role });
  return found
    .map(({ rule, flag, node, message }) => ({
      rule,
      flag,
      at: location(tree, node, new Map()),
      message: message.trim(),
    }))
    .sort((a, b) => `${a.at} ${a.rule}`.localeCompare(`${b.at} ${b.rule}`));
}

describe('a stylesheet as a pack', () => {
  let sheet: PackWithTexts;
  beforeAll(() => {
    sheet = reviveStylesheet(compiled(STYLESHEET));
  }, 60_000);

  it.each(['', 'seller'])('finds what the same rules find as Schematron, for the role "%s"', (role) => {
    const ours = said(packOf({ 'main.sch': SCHEMA }), DOCUMENT, role);
    expect(said(sheet, DOCUMENT, role)).toEqual(ours);
    expect(ours.length).toBe(role === '' ? 3 : 5);
  });

  it('lists the rules it writes, and says their sentence', () => {
    expect(sheet.rules.map(({ id, flag }) => `${id} ${flag}`)).toEqual([
      'N-1 fatal',
      'N-2 warning',
      'N-3 info',
    ]);
    expect(sheet.explain('N-1', 'en', ['no number but x']).message).toBe('no number but x');
  });

  it('that stops is one fatal finding, never a pass', () => {
    const tree = parse(Buffer.from('<i:item xmlns:i="urn:i"><i:n>stop</i:n></i:item>'));
    expect(sheet.run(tree, UNKNOWN)).toMatchObject([
      { rule: 'sheet', flag: 'fatal', node: 0, error: expect.stringContaining('stopped') as string },
    ]);
  });

  it('is taken as compiled, too', () => {
    const { sef } = JSON.parse(compiled(STYLESHEET).module) as { sef: unknown };
    const folder = folderOf({ 'rules.sef.json': JSON.stringify(sef) });
    const pack = reviveStylesheet(compileStylesheet(folder, folder, { ...MANIFEST, sef: 'rules.sef.json' }));
    expect(said(pack, DOCUMENT, '')).toHaveLength(3);
  });
});

describe('what is refused when the pack is built', () => {
  const sheet = (test: string): string =>
    `<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
      <xsl:template match="/"><r><xsl:if test="${test}">1</xsl:if></r></xsl:template></xsl:stylesheet>`;

  it('a stylesheet that reads a file', () => {
    expect(() => compiled(sheet("doc-available('file:///etc/hostname')"))).toThrow(
      /pack sheet: rules\.xsl uses the function doc-available\(\)/,
    );
  });

  it.each([
    [{ N: 'fn', name: 'unparsed-text' }, 'unparsed-text()'],
    [{ N: 'fnRef', name: 'Q{http://www.w3.org/2005/xpath-functions}doc' }, 'doc()'],
    [{ N: 'fn', name: 'environment-variable' }, 'environment-variable()'],
    [{ N: 'ifCall', name: 'Q{http://saxonica.com/ns/interactiveXSLT}call' }, 'the extension'],
    [{ N: 'resultDoc' }, 'resultDoc'],
    [{ N: 'evaluate' }, 'evaluate'],
  ])('%j', (node, reason) => {
    expect(forbidden({ N: 'package', C: [{ N: 'co', C: [node] }] })).toContain(reason);
  });

  it('a stylesheet that does not compile, with the reason', () => {
    expect(() => compiled(sheet('1 +'))).toThrow(
      /pack sheet: .*cannot be compiled: .*(expected|Unexpected|XPST0003)/s,
    );
  });

  it('neither or both of sef and xslt, a file outside, a file that is none', () => {
    const folder = folderOf({ 'a.json': '{"N":"other"}', 'b.json': '{' });
    const compile = (keys: object) => () => compileStylesheet(folder, folder, { ...MANIFEST, ...keys });
    expect(compile({})).toThrow(/needs either/);
    expect(compile({ sef: 'a', xslt: 'b' })).toThrow(/needs either/);
    expect(compile({ sef: '../x.json' })).toThrow(/pack sheet: .*outside/);
    expect(compile({ sef: 'a.json' })).toThrow(/no compiled stylesheet/);
    expect(compile({ sef: 'b.json' })).toThrow(/cannot be read/);
    expect(compile({ sef: 'c.json' })).toThrow(/cannot be read/);
  });

  it('nothing in a stylesheet that keeps to its document', () => {
    expect(
      forbidden({
        N: 'package',
        C: [
          { N: 'fn', name: 'path' },
          { N: 'varRef', name: 'doc' },
        ],
      }),
    ).toBeNull();
  });
});

describe('the place of a finding', () => {
  const tree = parse(
    Buffer.from('<a xmlns="urn:a" xmlns:p="urn:p"><b/><p:b x="1" p:y="2">t<!--c--></p:b><p:b/></a>'),
  );
  it.each([
    ['/', '/'],
    ['/Q{urn:a}a[1]', '/a'],
    ['/Q{urn:a}a[1]/Q{urn:p}b[2]', '/a/p:b[2]'],
    ["/*:a[namespace-uri()='urn:a'][1]/*:b[namespace-uri()='urn:p'][1]/@x", '/a/p:b[1]/@x'],
    [
      "/*[local-name()='a' and namespace-uri()='urn:a'][1]/*[local-name()='b' and namespace-uri()='urn:a'][1]",
      '/a/b',
    ],
    ["/*[local-name()='a']/*[local-name()='b'][3]", '/a/p:b[2]'],
    ['/q:a[1]/p:b[2]', '/a/b'],
    ['/Q{urn:a}a[1]/Q{urn:p}b[1]/@Q{urn:p}y', '/a/p:b[1]/@p:y'],
    ['/Q{urn:a}a[1]/Q{urn:p}b[1]/text()[1]', '/a/p:b[1]/text()'],
    ['/Q{urn:a}a[1]/Q{urn:p}b[1]/comment()[1]', '/a/p:b[1]/comment()'],
  ])('%s is %s', (given, expected) => {
    const node = placeOf(tree, given);
    const prefixes = new Map([
      ['urn:a', ''],
      ['urn:p', 'p'],
    ]);
    expect(node === null ? null : location(tree, node, prefixes)).toBe(
      given === '/q:a[1]/p:b[2]' ? '/a/p:b[1]' : expected,
    );
  });

  it.each(['', '/Q{urn:a}a[2]', 'a/b', '/Q{urn:a}a[1]/nothing', '/['])('%j is no place', (given) => {
    expect(placeOf(tree, given)).toBe(given === '' ? 0 : null);
  });

  it('that is none leaves a finding of the document', () => {
    const svrl =
      '<s:schematron-output xmlns:s="http://purl.oclc.org/dsdl/svrl"><s:failed-assert id="d7e12" role="WARN" location="?"><s:text> [BR-1] - a\n b</s:text></s:failed-assert></s:schematron-output>';
    expect(findingsOf(svrl, tree)).toMatchObject([
      { rule: 'BR-1', flag: 'warning', node: 0, message: 'a b' },
    ]);
  });
});

it('SaxonJS is found where it is installed, and asked for where not', () => {
  expect(saxonJs('sheet').transform).toBeTypeOf('function');
  expect(() => installed('sheet', 'no-such-engine')).toThrow(
    'the pack sheet is XSLT and needs no-such-engine, which is not installed: npm install no-such-engine',
  );
});
