import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from '@conforme/engine/xml';
import { afterAll, describe, expect, it } from 'vitest';
import { SourceError } from '../schematron/error.ts';
import { CompiledSchema, validateTree } from '../schema/index.ts';
import { readXsd } from './index.ts';
import { schemaOf } from './testing/construct.ts';
import { cpuMsOf } from '../../../test/cpu.ts';

const folder = mkdtempSync(join(tmpdir(), 'xsd-'));
afterAll(() => rmSync(folder, { recursive: true }));
const main = join(folder, 'main.xsd');

function read(content: string): ReturnType<typeof readXsd> {
  writeFileSync(main, schemaOf(content));
  return readXsd([main], folder);
}

/** The reason and the place of the refusal. */
function refusal(content: string): { reason: string; line: number; column: number } {
  try {
    read(content);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { reason: error.message, line: error.place.line, column: error.place.column };
  }
  throw new Error('it was not refused');
}

const root = '<xs:element name="r" type="xs:string"/>';
const typed = (content: string): string =>
  `<xs:element name="r"><xs:complexType>${content}</xs:complexType></xs:element>`;

describe('what is not supported is refused when the schema is read', () => {
  it.each([
    ['<xs:redefine schemaLocation="a.xsd"/>' + root, 'xs:redefine is not supported'],
    ['<xs:override schemaLocation="a.xsd"/>' + root, 'xs:override is not supported'],
    ['<xs:element name="r"><xs:alternative type="xs:int"/></xs:element>', 'xs:alternative in xs:element'],
    ...['key', 'keyref', 'unique'].map((kind) => [
      `<xs:element name="r"><xs:${kind} name="k"><xs:selector xpath="."/><xs:field xpath="@i"/></xs:${kind}></xs:element>`,
      `xs:${kind} is not supported: leave the identity constraint out`,
    ]),
    [typed('<xs:assert test="true()"/>'), 'xs:assert in xs:complexType is not supported'],
    [typed('<xs:sequence><xs:all/></xs:sequence>'), 'xs:all in xs:sequence is not supported'],
    [
      typed('<xs:sequence minOccurs="2000" maxOccurs="9000"><xs:element name="a"/></xs:sequence>'),
      'more than 5000 places',
    ],
    [
      '<xs:import namespace="urn:o" schemaLocation="http://example.org/o.xsd"/>' + root,
      'is not a file of the pack',
    ],
    ['<xs:include schemaLocation="../other.xsd"/>' + root, 'lies outside the folder'],
    ['<xs:include schemaLocation="none.xsd"/>' + root, 'the file none.xsd does not exist'],
  ])('%s', (content, reason) => {
    expect(refusal(content).reason).toContain(reason);
  });
});

describe('what is wrong is refused with its place', () => {
  it.each([
    ['<xs:element name="r" type="t:None"/>', 'there is no xs:complexType {urn:t}None'],
    ['<xs:element name="r" type="o:None"/>', 'the prefix of o:None is not declared'],
    [typed('<xs:sequence><xs:element ref="t:none"/></xs:sequence>'), 'there is no xs:element {urn:t}none'],
    [root + root, '{urn:t}r is declared twice'],
    ['<xs:element type="xs:int"/>', 'xs:element needs the attribute name'],
    [
      typed('<xs:sequence><xs:element name="a" minOccurs="2"/></xs:sequence>'),
      'maxOccurs is less than minOccurs',
    ],
    [typed('<xs:sequence><xs:element name="a" maxOccurs="many"/></xs:sequence>'), '"many" is no number'],
    ['<xs:simpleType name="A"><xs:restriction base="t:A"/></xs:simpleType>' + root, 'is made from itself'],
    [
      typed(
        '<xs:complexContent><xs:extension base="xs:anyType"><xs:sequence><xs:element name="a"/></xs:sequence></xs:extension></xs:complexContent>',
      ),
      'an extension of xs:anyType by elements is not supported',
    ],
    [
      '<xs:complexType name="A"><xs:attribute name="a" type="t:A"/></xs:complexType>' + root,
      '{urn:t}A is no simple type',
    ],
    [
      '<xs:group name="g"><xs:sequence><xs:group ref="t:g"/></xs:sequence></xs:group>' +
        typed('<xs:group ref="t:g"/>'),
      'the group {urn:t}g holds itself',
    ],
    [
      '<xs:simpleType name="A"><xs:restriction base="xs:string"><xs:pattern value="(a"/></xs:restriction></xs:simpleType>' +
        root,
      'a "(" is never closed',
    ],
    [
      '<xs:simpleType name="A"><xs:restriction base="xs:string"><xs:maxLength value="x"/></xs:restriction></xs:simpleType>' +
        root,
      '"x" is no number for xs:maxLength',
    ],
    ['<xs:simpleType name="A"/>' + root, 'a simple type is one restriction, list or union'],
    [
      '<xs:simpleType name="A"><xs:restriction base="xs:string"/></xs:simpleType>',
      'the schema declares no element',
    ],
    ['<xs:elemnt name="r"/>', 'xs:elemnt is not supported'],
  ])('%s', (content, reason) => {
    expect(refusal(content).reason).toContain(reason);
  });

  it('line and column are those of the construct', () => {
    expect(refusal(`\n\n  <xs:element name="r" type="t:None"/>`)).toMatchObject({ line: 3, column: 3 });
  });

  it('a link that leads out of the folder is no file of the pack', () => {
    const inside = join(folder, 'inside');
    mkdirSync(inside);
    writeFileSync(join(folder, 'secret.xsd'), schemaOf(root));
    symlinkSync(join(folder, 'secret.xsd'), join(inside, 'linked.xsd'));
    writeFileSync(join(inside, 'main.xsd'), schemaOf('<xs:include schemaLocation="linked.xsd"/>'));
    expect(() => readXsd([join(inside, 'main.xsd')], inside)).toThrow('lies outside the folder');
  });
});

describe('a document type of a schema document', () => {
  it('is read past, its entities are not', () => {
    writeFileSync(main, `<!DOCTYPE xs:schema [ <!ENTITY e 'x'> ]>\n${schemaOf(root)}`);
    expect(Object.keys(readXsd([main], folder).model.globals)).toEqual(['{urn:t}r']);
    writeFileSync(main, `<!DOCTYPE xs:schema [ <!ENTITY e 'x'> ]>\n${schemaOf('<xs:element name="&e;"/>')}`);
    expect(() => readXsd([main], folder)).toThrow('&e;');
  });
});

describe('groups that hold each other twice over', () => {
  it('are counted, not written out', () => {
    const twice = (i: number): string =>
      `<xs:group name="g${i}"><xs:sequence>${`<xs:group ref="t:g${i - 1}"/>`.repeat(2)}</xs:sequence></xs:group>`;
    const groups = Array.from({ length: 60 }, (_, i) => twice(i + 1)).join('');
    const first = '<xs:group name="g0"><xs:sequence><xs:element name="a"/></xs:sequence></xs:group>';
    expect(refusal(first + groups + typed('<xs:group ref="t:g60"/>')).reason).toContain('5000 places');
  });
});

describe('time grows with the document, not beyond', () => {
  const seconds = (content: string, body: string): number => {
    const schema = new CompiledSchema(read(content).model);
    const tree = parse(Buffer.from(`<r xmlns="urn:t">${body}</r>`));
    return cpuMsOf(() => validateTree(schema, tree)) / 1000;
  };
  const leaf = '<xs:element name="a" type="xs:string" minOccurs="0"/>';

  it('for a model that is ambiguous in every place', () => {
    const model = typed(`<xs:sequence minOccurs="0" maxOccurs="20">${leaf.repeat(20)}</xs:sequence>`);
    expect(seconds(model, '<a/>'.repeat(2000))).toBeLessThan(5);
  });

  it('or is refused', () => {
    const { model } = read(
      typed(`<xs:sequence minOccurs="0" maxOccurs="90">${leaf.repeat(20)}</xs:sequence>`),
    );
    expect(() => new CompiledSchema(model).makeAll()).toThrow('too many ways');
  });

  it('for a pattern that explodes where it is tried in turn', () => {
    const pattern =
      '<xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="(a+)+b"/></xs:restriction></xs:simpleType>';
    expect(seconds(`<xs:element name="r">${pattern}</xs:element>`, 'a'.repeat(20_000))).toBeLessThan(5);
  });
});
