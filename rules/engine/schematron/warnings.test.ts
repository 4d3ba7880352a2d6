import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { instantiate } from '../xpath/instantiate.ts';
import { compilePack, emit, loadPack } from './index.ts';
import { packOf, schema, UNKNOWN } from './testing/try.ts';
import { parse } from '../xml/index.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'warnings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const rule = (inside: string): string =>
  `\n<sch:pattern>\n<sch:rule context="i:a">\n${inside}</sch:rule></sch:pattern>`;

/** Sentences without the folder. */
function warnings(inside: string): string[] {
  const manifest = { id: 'trial', version: '1', syntax: 'cii', schematron: 'main.sch' };
  writeFileSync(path.join(folder, 'pack.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'main.sch'), schema(inside));
  const { compiler } = compilePack(folder, { root: folder, library: new Map() });
  return compiler.warnings.map((text) => text.replace(`${folder}/`, ''));
}

describe('a schema that compiles', () => {
  it('is warned of nothing where nothing is suspicious', () => {
    const flags = ['fatal', 'ERROR', 'warn', 'information', ''];
    const asserts = flags.map((flag, i) => `<sch:assert id="R-${i}" flag="${flag}" test="i:b"/>`);
    expect(warnings(rule(asserts.join('')))).toEqual([]);
  });

  it('is warned of a flag that is none, with its place, and so is one of its rule', () => {
    expect(warnings(rule('<sch:assert id="A" flag="eror" test="i:b"/>'))).toEqual([
      'pack trial, A: the flag "eror" is none of fatal, error, warning, warn, info, information; the assertion counts as fatal (main.sch:5:26)',
    ]);
    const inherited = rule('<sch:report test="i:b">[B] no</sch:report>').replace(
      'rule ',
      'rule role="severe" ',
    );
    expect(warnings(inherited)).toEqual([expect.stringContaining('pack trial, B: the flag "severe"')]);
  });

  it('is warned of an id that several assertions have, but not of one in an abstract rule that several extend', () => {
    const doubled = '<sch:assert id="A" test="i:b"/>\n<sch:assert id="A" test="i:c"/>';
    expect(warnings(rule(doubled))).toEqual([
      'pack trial, A: 2 assertions have this id, the first at line 5; reports name them all alike (main.sch:6:26)',
    ]);
    const lent = '<sch:rule abstract="true" id="l"><sch:assert id="A" test="i:b"/></sch:rule>';
    const uses = ['i:a', 'i:c'].map(
      (context) => `<sch:rule context="${context}"><sch:extends rule="l"/></sch:rule>`,
    );
    expect(warnings(`<sch:pattern>${lent}${uses.join('')}</sch:pattern>`)).toEqual([]);
  });

  it('is warned once of a prefix that nobody declares and everybody knows, or that xmlns alone declares', () => {
    const tests = ['xs:decimal(i:b) = 1', "fn:true() and 'xsd:x' != ''", 'z:b', 'xs:date(i:c)'];
    const asserts = tests.map((test, i) => `<sch:assert id="R-${i}" test="${test}"/>`).join('\n');
    expect(warnings(rule(asserts).replace('<sch:pattern', '<sch:pattern xmlns:z="urn:z"'))).toEqual([
      'pack trial: the prefix "xs" is not declared, and taken as the usual one: other engines refuse it (main.sch:5:28)',
      'pack trial: the prefix "fn" is not declared, and taken as the usual one: other engines refuse it (main.sch:6:28)',
      'pack trial: the prefix "z" is declared by xmlns and by no ns: other engines may refuse it (main.sch:7:28)',
    ]);
  });

  it('is not warned of a prefix that XSLT declares for itself', () => {
    const own =
      '<xsl:function name="f:f" xmlns:xs="http://www.w3.org/2001/XMLSchema" as="xs:integer"><xsl:sequence select="1"/></xsl:function>';
    expect(warnings(own)).toEqual([]);
  });
});

it('a run-time error of a stranger says in which file and line its rule stands, one of ours does not', () => {
  const sch = schema(rule('<sch:assert id="A" test="xs:decimal(.) = 1"/>'));
  writeFileSync(path.join(folder, 'main.sch'), sch);
  const manifest = { id: 'trial', version: '1', syntax: 'cii', schematron: 'main.sch' };
  writeFileSync(path.join(folder, 'pack.json'), JSON.stringify(manifest));
  const source = compilePack(folder, { root: folder, library: new Map() });
  const pack = loadPack(instantiate(emit(source), '{ pack }'));
  const document = parse(Buffer.from('<a xmlns="urn:i">x</a>'));
  const [strangers] = pack.run(document, UNKNOWN);
  expect(strangers).toMatchObject({
    message: '"x" cannot be read as xs:decimal (main.sch:5)',
    error: '"x" cannot be read as xs:decimal',
  });
  const [own] = packOf({ 'main.sch': sch }).run(document, UNKNOWN);
  expect(own!.message).toBe('"x" cannot be read as xs:decimal');
});
