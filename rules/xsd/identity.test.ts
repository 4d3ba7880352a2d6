import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from '@conforme/rules/xml';
import { afterAll, describe, expect, it } from 'vitest';
import { SourceError } from '../schematron/error.ts';
import { CompiledXsd, openXsd, readXsd, validateXsd } from './index.ts';
import { schemaOf } from './testing/construct.ts';

const folder = mkdtempSync(join(tmpdir(), 'xsd-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(content: string): ReturnType<typeof readXsd> {
  const main = join(folder, 'main.xsd');
  writeFileSync(main, schemaOf(content));
  return readXsd([main], folder);
}

const PARTS = '<xs:selector xpath="t:a"/><xs:field xpath="@i"/>';
const key = (parts: string, name = 'k'): string => `<xs:key name="${name}">${parts}</xs:key>`;
const keyref = (parts: string, refer: string): string =>
  `<xs:keyref name="f" refer="${refer}">${parts}</xs:keyref>`;
const element = (...constraints: string[]): string =>
  `<xs:element name="r">\n${constraints.join('\n')}</xs:element>`;
const selector = (xpath: string): string =>
  element(key(`<xs:selector xpath="${xpath}"/><xs:field xpath="."/>`));
const field = (xpath: string): string =>
  element(key(`<xs:selector xpath="t:a"/><xs:field xpath="${xpath}"/>`));

/** The refusal, with line and column. */
function refusal(content: string): string {
  try {
    read(content);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return `${error.message} (${error.place.line}:${error.place.column})`;
  }
  throw new Error('it was not refused');
}

describe('what is no identity constraint is refused when the schema is read', () => {
  it.each([
    [key(PARTS), 'xs:key is not supported (1:'],
    [element('<xs:key>' + PARTS + '</xs:key>'), 'xs:key needs the attribute name (2:1)'],
    [element('<xs:keyref name="f">' + PARTS + '</xs:keyref>'), 'xs:keyref needs the attribute refer (2:1)'],
    [element('<xs:unique name="f" refer="t:k">' + PARTS + '</xs:unique>'), 'xs:unique refers to nothing'],
    [element(key('')), 'xs:key has one selector, then its fields (2:1)'],
    [element(key('<xs:selector xpath="t:a"/>')), 'has one selector, then its fields'],
    [element(key('<xs:field xpath="@i"/><xs:selector xpath="t:a"/>')), 'has one selector, then its fields'],
    [element(key(PARTS + '<xs:selector xpath="t:a"/>')), 'has one selector, then its fields'],
    [element(key('<xs:selector/><xs:field xpath="."/>')), 'xs:selector needs the attribute xpath'],
    [element(key(PARTS), '<xs:complexType/>'), 'xs:complexType stands before identity constraints (3:1)'],
    [element(key(PARTS), key(PARTS)), 'the identity constraint {urn:t}k is declared twice (3:1)'],
    [element(keyref(PARTS, 't:none')), 'there is no xs:key or xs:unique {urn:t}none (2:1)'],
    [element(keyref(PARTS, 't:f')), 'there is no xs:key or xs:unique {urn:t}f (2:1)'],
    [
      element(key(PARTS), keyref(PARTS + '<xs:field xpath="@j"/>', 't:k')),
      '{urn:t}k has 1 fields, this xs:keyref has 2 (3:1)',
    ],
    [
      element(key('<xs:selector xpath="t:a" xpathDefaultNamespace="urn:t"/><xs:field xpath="@i"/>')),
      'xpathDefaultNamespace is of XML Schema 1.1',
    ],
    [
      `<xs:element name="a"/><xs:element name="r"><xs:complexType><xs:sequence><xs:element ref="t:a">${key(PARTS)}</xs:element></xs:sequence></xs:complexType></xs:element>`,
      'xs:key in xs:element is not supported',
    ],
  ])('%s', (content, reason) => {
    expect(refusal(content)).toContain(reason);
  });
});

describe('a path is of the XPath of 3.11.6 alone', () => {
  const NEITHER = ['', '/', 't:a/', '/t:a', '//t:a', 't:a//t:b', '..', '../t:a', 't:a[1]', 't:a |', '| t:a'];
  NEITHER.push('.//', './/.//t:a', 't:a t:b', 't: a', 'descendant::t:a', 'self::t:a', 'id(x)', 't:a/text()');
  NEITHER.push(
    't:a/@i/t:b',
    '@',
    '@@i',
    'child::',
    'child::.',
    'attribute::@i',
    '1',
    '$a',
    '*:a',
    't:a!',
    '...',
  );

  it.each([...NEITHER, '@i', 't:a/@i', 'attribute::i', './/@i'].map((xpath) => [xpath] as const))(
    'selector "%s"',
    (xpath) => {
      expect(refusal(selector(xpath))).toBe(`"${xpath}" is no path that xs:selector may have (2:38)`);
    },
  );

  it.each(NEITHER.map((xpath) => [xpath] as const))('field "%s"', (xpath) => {
    expect(refusal(field(xpath))).toBe(`"${xpath}" is no path that xs:field may have (2:61)`);
  });

  it('whose prefixes are declared', () => {
    expect(refusal(selector('o:a'))).toBe('the prefix o in "o:a" is not declared (2:38)');
    expect(refusal(field('@o:*'))).toBe('the prefix o in "@o:*" is not declared (2:61)');
  });

  it.each([
    ['.', [{ deep: false, steps: [], attribute: null }]],
    ['.//.', [{ deep: true, steps: [], attribute: null }]],
    [
      '. // t:a / * | xml:*/child',
      [
        { deep: true, steps: ['{urn:t}a', '*'], attribute: null },
        { deep: false, steps: ['{http://www.w3.org/XML/1998/namespace}*', 'child'], attribute: null },
      ],
    ],
    [
      'child::child/./t:*/attribute::attribute',
      [{ deep: false, steps: ['child', '{urn:t}*'], attribute: 'attribute' }],
    ],
    [
      './/@ t:*|@*',
      [
        { deep: true, steps: [], attribute: '{urn:t}*' },
        { deep: false, steps: [], attribute: '*' },
      ],
    ],
  ])('%s', (xpath, paths) => {
    const [identity] = read(field(xpath)).model.elements[0]!.identities;
    expect(identity!.fields).toEqual([{ xpath, paths }]);
  });
});

describe('what is told of a document', () => {
  const attributes = '<xs:attribute name="i" type="xs:int"/><xs:attribute name="j"/>';
  const schema = (constraints: string): string =>
    `<xs:element name="r"><xs:complexType><xs:sequence><xs:element name="a" maxOccurs="unbounded"><xs:complexType>${attributes}</xs:complexType></xs:element></xs:sequence></xs:complexType>${constraints}</xs:element>`;
  const constraints =
    key('<xs:selector xpath="t:a"/><xs:field xpath="@i"/><xs:field xpath="@j"/>') +
    '<xs:unique name="u"><xs:selector xpath="."/><xs:field xpath="t:a"/></xs:unique>' +
    '<xs:keyref name="f" refer="t:k"><xs:selector xpath="t:a"/><xs:field xpath="@j"/><xs:field xpath="@i"/></xs:keyref>';
  const { model } = read(schema(constraints));
  const packs = fileURLToPath(new URL('../packs/cii-d22b', import.meta.url));
  const opened = openXsd(JSON.parse(JSON.stringify(model)) as typeof model, packs, 'mine');
  const told = (body: string): string[] => {
    const tree = parse(Buffer.from(`<r xmlns="urn:t">\n${body}</r>`));
    return opened.validate(tree).flatMap((finding) => {
      const { line } = tree.position(finding.node);
      const french = opened.explain(finding.kind, 'fr', finding.values)!.message;
      return [`${line} ${finding.kind}: ${finding.message}`, french];
    });
  };

  it('is which key, at which element, in both languages', () => {
    expect(told('<a i="01" j="1"/>\n<a i="1" j="1"/>')).toEqual([
      '3 key-repeated: t:a has the key "1, 1", which another element has already (t:k).',
      't:a porte la clé « 1, 1 », déjà portée par un autre élément (t:k).',
      '3 key-unclear: In t:r, t:a is part of a key and must be one plain value (t:u).',
      "Dans t:r, t:a fait partie d'une clé et doit être une valeur simple et unique (t:u).",
      // An attribute without a type is no number.
      '2 key-unknown: t:a refers to "1, 01", but no element has that key (t:f).',
      't:a renvoie à « 1, 01 », mais aucun élément ne porte cette clé (t:f).',
      '3 key-unknown: t:a refers to "1, 1", but no element has that key (t:f).',
      't:a renvoie à « 1, 1 », mais aucun élément ne porte cette clé (t:f).',
    ]);
    expect(told('<a i="1"/>')).toEqual([
      '2 key-missing: t:a lacks @j, which is part of its key (t:k).',
      '@j manque dans t:a, dont il complète la clé (t:k).',
      '2 key-unclear: In t:r, t:a is part of a key and must be one plain value (t:u).',
      "Dans t:r, t:a fait partie d'une clé et doit être une valeur simple et unique (t:u).",
    ]);
  });

  it('a value that is none of its type is told once', () => {
    const [first, ...more] = told('<a i="x" j="1"/>').filter((_, i) => i % 2 === 0);
    expect(first).toMatch(/^2 attribute-value: /);
    expect(more).toHaveLength(1);
  });
});

describe('time grows with the document', () => {
  it('whatever the constraints', () => {
    const { model } = read(
      `<xs:element name="r"><xs:complexType><xs:sequence><xs:element name="a" maxOccurs="unbounded"><xs:complexType><xs:attribute name="i" type="xs:int"/><xs:attribute name="j" type="xs:int"/></xs:complexType>${'<xs:unique name="own"><xs:selector xpath="."/><xs:field xpath="@i"/></xs:unique>'}</xs:element></xs:sequence></xs:complexType>` +
        key('<xs:selector xpath=".//t:a|t:a"/><xs:field xpath="@i"/>') +
        keyref('<xs:selector xpath="t:a"/><xs:field xpath="@j"/>', 't:k') +
        '<xs:keyref name="g" refer="t:own"><xs:selector xpath="t:a"/><xs:field xpath="@j"/></xs:keyref></xs:element>',
    );
    const schema = new CompiledXsd(model);
    const rows = Array.from({ length: 50_000 }, (_, i) => `<a i="${i}" j="${49_999 - i}"/>`);
    const tree = parse(Buffer.from(`<r xmlns="urn:t">${rows.join('')}</r>`));
    const started = process.cpuUsage().user;
    expect(validateXsd(schema, tree, new Map())).toEqual([]);
    expect((process.cpuUsage().user - started) / 1e6).toBeLessThan(5);
  });
});
