import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileSheet } from './saxonjs.ts';
import type { SaxonSheet } from './saxonjs.ts';
import { renameVariables } from './sch/emit.ts';
import { findPack, layersToXslt, packToXslt } from './sch/pack.ts';

const root = mkdtempSync(path.join(tmpdir(), 'packs-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

const schema = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:f="urn:f" queryBinding="xslt2">
  <ns prefix="a" uri="urn:a"/>
  <let name="colours"/>
  <let name="role"/>
  <xsl:function name="f:twice"><xsl:param name="n"/><xsl:sequence select="$n * 2"/></xsl:function>
  <include href="parts.sch"/>
  <pattern abstract="true" id="limit">
    <rule context="$node"><assert id="MAX-$node-name" flag="warning" test="number(.) le $max">too big</assert></rule>
  </pattern>
  <pattern is-a="limit"><param name="node" value="a:n"/><param name="node-name" value="N"/><param name="max" value="10"/></pattern>
</schema>`;

const parts = `<pattern xmlns="http://purl.oclc.org/dsdl/schematron">
  <let name="all" value="count(//a:item)"/>
  <rule abstract="true" id="coloured">
    <let name="colour" value="string(@colour)"/>
    <assert id="COLOUR" flag="fatal" test="$colour = $colours">The colour <value-of select="$colour"/> is unknown.</assert>
  </rule>
  <rule context="a:item[a:sub]"><report id="SUB" test="$all &lt; 5">items: <value-of select="$all"/></report></rule>
  <rule context="a:item"><extends rule="coloured"/><assert id="NUM" flag="fatal" test="f:twice(xs:decimal(a:n)) lt 100">n</assert></rule>
  <rule context="@late"><assert id="ATT" flag="fatal" test="$role = 'seller'">seller only</assert></rule>
</pattern>`;

beforeAll(() => {
  write(
    'one/pack.json',
    JSON.stringify({ id: 'one', schematron: 'one.sch', codelists: { colours: 'colours.json' } }),
  );
  write('one/colours.json', JSON.stringify({ name: 'c', version: '1', codes: ['red', "o'blue"] }));
  write('one/one.sch', schema);
  write('one/parts.sch', parts);
  write('two/pack.json', JSON.stringify({ id: 'two', extends: '../one', removes: ['COLOUR'] }));
});

const document = (items: string): string => `<a:doc xmlns:a="urn:a">${items}</a:doc>`;
const item = (colour: string, inside: string): string => `<a:item colour="${colour}">${inside}</a:item>`;

describe('a pack run by SaxonJS', () => {
  let sheet: SaxonSheet;
  beforeAll(() => {
    sheet = compileSheet(packToXslt(path.join(root, 'one')));
  });

  test('says nothing about a document that keeps every rule', () => {
    expect(sheet.run(document(item('red', '<a:n>1</a:n>') + item("o'blue", '<a:n>2</a:n>')))).toEqual({});
  });

  test('counts code list, abstract rule and function findings per rule', () => {
    const verdict = sheet.run(
      document(item('green', '<a:n>9</a:n>').repeat(2) + item('red', '<a:n>50</a:n>')),
    );
    expect(verdict).toEqual({ COLOUR: [2, 'fatal'], NUM: [1, 'fatal'], 'MAX-N': [1, 'warning'] });
  });

  test('gives a node to the first matching rule of a pattern only, and sees pattern lets', () => {
    expect(sheet.run(document(item('green', '<a:n>1</a:n><a:sub/>')))).toEqual({ SUB: [1, ''] });
  });

  test('visits attributes', () => {
    expect(sheet.run(document('<a:x late="1"/>'))).toEqual({ ATT: [1, 'fatal'] });
  });

  test('ends at an evaluation error unless asserts are isolated', () => {
    const broken = document(item('green', '<a:n>ten</a:n>'));
    expect(() => sheet.run(broken)).toThrow(/ten/);
    const isolating = compileSheet(packToXslt(path.join(root, 'one'), { isolate: true }));
    expect(isolating.run(broken)).toEqual({
      COLOUR: [1, 'fatal'],
      NUM: [1, 'fatal'],
      'MAX-N': [1, 'warning'],
    });
  });

  test('an extending pack with a schema of its own becomes two stylesheets', () => {
    write('three/pack.json', JSON.stringify({ id: 'three', extends: '../two', schematron: 'three.sch' }));
    write(
      'three/three.sch',
      '<schema xmlns="http://purl.oclc.org/dsdl/schematron"><pattern><rule context="*"><assert id="NONE" test="false()"/></rule></pattern></schema>',
    );
    const [below, own] = layersToXslt(path.join(root, 'three')).map((sheet) => compileSheet(sheet));
    expect(below?.run(document(item('green', '<a:n>50</a:n>')))).toEqual({
      NUM: [1, 'fatal'],
      'MAX-N': [1, 'warning'],
    });
    expect(own?.run(document(''))).toEqual({ NONE: [1, ''] });
    expect(() => packToXslt(path.join(root, 'three'))).toThrow(/2 schemas/);
  });

  test('knows the context it was given', () => {
    const sellers = compileSheet(packToXslt(path.join(root, 'one'), { context: { role: 'seller' } }));
    expect(sellers.run(document('<a:x late="1"/>'))).toEqual({});
  });

  test('leaves out what an extending pack removes', () => {
    const reduced = compileSheet(packToXslt(findPack(root, 'two')));
    expect(reduced.run(document(item('green', '<a:n>1</a:n>')))).toEqual({});
  });
});

describe('what cannot be translated fails with its place', () => {
  test('an unbound external variable', () => {
    write('bad/pack.json', JSON.stringify({ id: 'bad', schematron: '../one/one.sch' }));
    expect(() => packToXslt(path.join(root, 'bad'))).toThrow(/one\.sch:\d+: nothing is bound to .*\$colours/);
  });

  test('an unknown pack', () => {
    expect(() => findPack(root, 'nothing')).toThrow(/no pack "nothing".*one, three, two/);
  });

  test('an include that includes itself', () => {
    write('loop/pack.json', JSON.stringify({ id: 'loop', schematron: 'loop.sch' }));
    write(
      'loop/loop.sch',
      '<schema xmlns="http://purl.oclc.org/dsdl/schematron"><include href="loop.sch"/></schema>',
    );
    expect(() => packToXslt(path.join(root, 'loop'))).toThrow(/includes itself/);
  });
});

test('variables are renamed outside string literals and by whole name', () => {
  const names = new Map([['a', 'a.p1']]);
  expect(renameVariables(`$a + $ab + '$a' + "$a" + $a-b + $a`, names)).toBe(
    `$a.p1 + $ab + '$a' + "$a" + $a-b + $a.p1`,
  );
});
