import * as fc from 'fast-check';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { element, ELEMENT, parse, serialise, XmlWriteError } from './index.ts';
import type { XmlElement } from './index.ts';

const namespaces = new Map([
  ['p', 'urn:one'],
  ['q', 'urn:two?a&b'],
]);

const write = (root: XmlElement): string => Buffer.from(serialise(root, { namespaces }).bytes).toString();

describe('serialise', () => {
  it('writes declarations, attributes and two spaces a level', () => {
    const root = element('p:a', [
      element('q:b', 'text', { attributes: [['unit', 'x<&">\n']] }),
      element('p:c', [element('p:d', '')]),
    ]);
    expect(write(root)).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<p:a xmlns:p="urn:one" xmlns:q="urn:two?a&amp;b">',
        '  <q:b unit="x&lt;&amp;&quot;&gt;&#10;">text</q:b>',
        '  <p:c>',
        '    <p:d/>',
        '  </p:c>',
        '</p:a>',
        '',
      ].join('\n'),
    );
  });

  it('writes one name at any level, with and without attributes and content, the same each time', () => {
    const levels = 40;
    const lines = Array.from({ length: levels }, (_, level) => '  '.repeat(level));
    const root = lines.reduceRight<XmlElement>(
      (inside, _, level) => element('p:a', [element('p:a', '', { attributes: [['b', `${level}`]] }), inside]),
      element('p:a', 'x'),
    );
    const expected = [
      ...lines.flatMap((indent, level) => [`${indent}<p:a>`, `${indent}  <p:a b="${level}"/>`]),
      `${'  '.repeat(levels)}<p:a>x</p:a>`,
      ...lines.map((indent) => `${indent}</p:a>`).toReversed(),
      '',
    ];
    expected[0] = '<p:a xmlns:p="urn:one" xmlns:q="urn:two?a&amp;b">';
    for (const _ of ['made', 'kept']) expect(write(root).split('\n').slice(1)).toEqual(expected);
  });

  it('gives every element its pointers, in document order', () => {
    const root = element('p:a', [
      element('p:b', [element('p:c', '1', { pointers: ['/c'] })]),
      element('p:d', '2', { pointers: ['/d', '/e'] }),
    ]);
    const { bytes, pointers } = serialise(root, { namespaces });
    const tree = parse(bytes);
    expect(pointers).toEqual([[], [], ['/c'], ['/d', '/e']]);
    expect([...tree.kind.subarray(0, tree.count)].filter((kind) => kind === ELEMENT)).toHaveLength(
      pointers.length,
    );
  });

  it('accepts a default namespace', () => {
    const { bytes } = serialise(element('Invoice', [element('p:ID', '1')]), {
      namespaces: new Map([
        ['', 'urn:default'],
        ['p', 'urn:one'],
      ]),
    });
    const tree = parse(bytes);
    expect(tree.nameOf(tree.root)).toEqual({ uri: 'urn:default', local: 'Invoice' });
  });

  it('brings every value back unchanged, as text and as attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }).filter(isWritable), (value) => {
        const { bytes } = serialise(element('p:a', value, { attributes: [['x', value]] }), { namespaces });
        const tree = parse(bytes);
        expect([tree.text(1), tree.text(2)]).toEqual([value, value]);
        using document = XmlDocument.fromBuffer(bytes);
        expect(document.root.content).toBe(value);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['\u0000', 'a\u000bb', '\u001f', '\ufffe', '\uffff', '\ud800', 'a\udc00'])(
    'refuses %j and names the pointer',
    (value) => {
      const root = element('p:a', [element('p:b', value, { pointers: ['/invoice/notes/0'] })]);
      expect(() => write(root)).toThrow(XmlWriteError);
      expect(() => write(root)).toThrow(expect.objectContaining({ pointer: '/invoice/notes/0' }));
      expect(() => write(element('p:a', '', { attributes: [['x', value]] }))).toThrow(
        expect.objectContaining({ pointer: null }),
      );
    },
  );

  it('refuses names that are none or not declared', () => {
    expect(() => write(element('r:a', ''))).toThrow('not declared');
    expect(() => write(element('p:a b', ''))).toThrow('not an XML name');
    expect(() => write(element('p:a', '', { attributes: [['x="1" y', '']] }))).toThrow('not an XML name');
  });
});

function isWritable(value: string): boolean {
  return value.isWellFormed() && !/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/u.test(value);
}
