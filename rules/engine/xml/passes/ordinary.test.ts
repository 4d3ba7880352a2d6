import { describe, expect, test } from 'vitest';
import { parse } from '../index.ts';
import type { Tree } from '../index.ts';

const read = (text: string): Tree => parse(Buffer.from(text));

/** Every node as one line: kind, name, value, size of the subtree. */
function dump(tree: Tree): string[] {
  return Array.from({ length: tree.count }, (_, n) => {
    const named = tree.kind[n] === 1 || tree.kind[n] === 2;
    const name = named ? `{${tree.nameOf(n).uri}}${tree.nameOf(n).local}` : '';
    return `${tree.kind[n]} ${name} ${tree.parent[n]} ${tree.end[n]! - n} ${tree.kind[n] === 1 && !tree.isLeaf(n) ? '' : tree.text(n)}`;
  });
}

const LINE =
  '\n  <line unit="C62" id="1">\n    <name>Bolt &amp; nut</name>\n    <note/>\n    <price>1.50</price>\n  </line>';
const ROWS = LINE.repeat(4);

describe('what stands where it stood before', () => {
  test('reads the same the second time, when every name is expected', () => {
    const text = `<list>${ROWS}\n</list>`;
    const first = dump(read(text));
    expect(first.filter((line) => line.includes('}name'))).toHaveLength(4);
    expect(first.filter((line) => line.endsWith('Bolt & nut'))).toHaveLength(4);
    expect(dump(read(text))).toEqual(first);
  });

  test.each([
    ['a longer name', '<name>', '<names>', '</name>', '</names>'],
    ['a name that differs in its last byte', '<name>', '<namf>', '</name>', '</namf>'],
    ['another attribute', 'id="1"', 'ie="1"', 'id="1"', 'ie="1"'],
  ])('tells %s apart', (_what, from, to, fromEnd, toEnd) => {
    read(`<list>${ROWS}</list>`);
    const other = LINE.replace(from, to).replace(fromEnd, toEnd);
    const fresh = dump(read(`<list>${other}</list>`));
    expect(dump(read(`<list>${ROWS}${other}</list>`)).slice(-fresh.length + 2)).toHaveLength(
      fresh.length - 2,
    );
    expect(fresh.join()).toContain(`}${to.replace(/[<>]|="1"/g, '')} `);
  });

  test.each([
    ['an end tag that is not of its element', '</price>', '</pricf>'],
    ['an end tag that is longer', '</price>', '</prices>'],
    ['an attribute given twice', 'id="1"', 'unit="1"'],
    ['a value that is never closed', 'id="1"', 'id="1'],
    ['a value with "<"', 'id="1"', 'id="<"'],
    ['a control character', '1.50', '1\u000150'],
    ['"]]>" in text', '1.50', '1]]>0'],
    ['an unknown reference', '&amp;', '&amq;'],
    ['a reference that never ends', '&amp;', '&amp '],
  ])('refuses %s behind rows that are well', (_what, from, to) => {
    const bad = LINE.replace(from, to);
    expect(() => read(`<list>${ROWS}${bad}</list>`)).toThrow();
    expect(() => read(`<list>${ROWS}${LINE}</list>`)).not.toThrow();
  });

  test('a name means what the namespaces in scope make of it', () => {
    const bound = (uri: string): string => `<p:list xmlns:p="${uri}"><p:line p:a="1" a="2"/></p:list>`;
    const text = `<all>${bound('urn:a')}${bound('urn:b')}${bound('urn:a')}</all>`;
    read(text);
    const uris = dump(read(text)).filter((line) => line.includes('}line'));
    expect(uris.map((line) => /\{(.*)\}/.exec(line)![1])).toEqual(['urn:a', 'urn:b', 'urn:a']);
  });

  test('a default namespace declared on the element itself counts', () => {
    const text = '<r><x><y>1</y></x><x xmlns="urn:n"><y>1</y></x><x><y>1</y></x></r>';
    read(text);
    const uris = dump(read(text)).flatMap((line) => /\{(.*)\}y/.exec(line)?.[1] ?? []);
    expect(uris).toEqual(['', 'urn:n', '']);
  });

  test('text around CDATA, references and comments is read whole', () => {
    const cell = '<c>a &lt; <![CDATA[b & c]]> &gt; d</c><c>e<!-- f -->g &amp; h</c>';
    const tree = read(`<r>${cell.repeat(3)}</r>`);
    const cells = tree.children(tree.root).map((node) => tree.text(node));
    expect(cells).toEqual(Array.from({ length: 3 }, () => ['a < b & c > d', 'eg & h']).flat());
  });

  test('ends of tags with blanks, attributes in single quotes, and empty elements', () => {
    const row = '<a x=\'1\' y="2" ><b /><b></b ></a >';
    const tree = read(`<r>${row.repeat(3)}</r>`);
    expect(tree.children(tree.root).map((node) => tree.children(node).length)).toEqual([2, 2, 2]);
  });
});
