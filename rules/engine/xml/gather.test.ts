import { describe, expect, it } from 'vitest';
import { ATTRIBUTE, ELEMENT, names, parse, type Tree } from './index.ts';

const LARGE = 128 * 1024;
for (const name of ['r', 'line', 'id', 'note', 'amount', 'empty']) names.intern('urn:gather', name);
for (const name of ['unit', 'scheme']) names.intern('', name);

/** `line` again and again, with its number for `@`, until the document is large. */
function large(line: string): Buffer {
  const lines: string[] = [];
  for (let size = 0; size < LARGE; size += line.length)
    lines.push(line.replaceAll('@', String(lines.length)));
  return Buffer.from(`<r xmlns="urn:gather">\n${lines.join('')}</r>`);
}

const said = ({ texts, textFrom, textTo }: Tree, node: number): string =>
  texts.toString('utf8', textFrom[node], textTo[node]);

const written = ({ bytes, from, to }: Tree, node: number): string =>
  bytes.toString('utf8', from[node], to[node]);

const nodes = ({ count }: Tree): number[] => Array.from({ length: count }, (_, node) => node);

const LINES: Readonly<Record<string, string>> = {
  usual: '<line>\n  <id>@</id>\n  <amount unit="EUR" scheme="a@">@.00</amount>\n</line>\n',
  'in one row': '<line><id>@</id><amount unit="EUR">@.00</amount></line>',
  'of another program each time': '<line   ><id\n>@</id  ><amount unit = \'@\'  scheme="">@</amount></line>',
  'with references': '<line><id>&lt;@&#49;</id><note scheme="a&amp;b">&amp;&#x20AC;</note></line>',
  'with CDATA and comments': '<line><id><![CDATA[<@>]]>x</id><note>a<!-- @ -->b</note></line>',
  'mixed, empty and long':
    '<line>text <id>@</id> more<empty/><empty></empty><note unit="">' +
    'é€ long '.repeat(10) +
    '@</note></line>',
  'of names nobody knows': '<unknown><other mine="@">@</other></unknown>',
};

describe('a large document', () => {
  it.each(Object.entries(LINES))('%s: what is gathered is what is written', (_, line) => {
    const tree = parse(large(line));
    expect(tree.texts).not.toBe(tree.bytes);
    const gathered = nodes(tree).filter((node) => tree.textFrom[node]! >= 0);
    expect(gathered.map((node) => said(tree, node))).toEqual(gathered.map((node) => written(tree, node)));
    expect(gathered.every((node) => tree.kind[node] === ATTRIBUTE || tree.isLeaf(node))).toBe(true);
    tree.release();
  });

  it.each(Object.entries(LINES))('%s: says what it says as one of many small ones', (_, line) => {
    const tree = parse(large(line));
    const small = [0, 7, 300].map((number) =>
      parse(Buffer.from(`<r xmlns="urn:gather">${line.replaceAll('@', String(number))}</r>`)),
    );
    const [first] = tree.children(tree.root);
    const rows = tree.children(tree.root, tree.name[first!]!);
    for (const [at, number] of [0, 7, 300].entries()) {
      const row = rows[number]!;
      const own = small[at]!;
      const [alone] = own.children(own.root);
      const length = tree.end[row]! - row;
      expect(own.end[alone!]! - alone!).toBe(length);
      const texts = (of: Tree, node: number): string[] =>
        Array.from({ length }, (__, step) => of.text(node + step));
      expect(texts(tree, row)).toEqual(texts(own, alone!));
    }
  });

  it('has nearly all texts gathered once the shape of a line is known', () => {
    const tree = parse(large(LINES['usual']!));
    const leaves = nodes(tree).filter(
      (node) => tree.kind[node] === ATTRIBUTE || (tree.kind[node] === ELEMENT && tree.isLeaf(node)),
    );
    const left = leaves.filter((node) => tree.textFrom[node]! < 0);
    expect(left.length).toBeLessThan(leaves.length / 100);
  });

  it('has room for more text and more nodes than expected', () => {
    const text = parse(large(`<line><id>@</id><note>${'much text '.repeat(500)}</note></line>`));
    expect(text.text(text.count - 1)).toHaveLength(5000);
    const dense = parse(large('<id unit="">@</id>'));
    expect(dense.count).toBeGreaterThan(LARGE / 48);
    const last = dense.children(dense.root).length - 1;
    expect(dense.text(dense.count - 2)).toBe(String(last));
    for (const tree of [text, dense]) tree.release();
  });

  it('has one text that is nearly all of it, and room for no more than the document has', () => {
    const whole = 'much text '.repeat(30_000);
    const document = large(`<line><note>${whole}</note><id unit="@">@</id></line>`);
    const tree = parse(document);
    expect(tree.text(3)).toBe(whole);
    expect(tree.texts.length).toBeLessThan(document.length + 8);
    tree.release();
  });

  it('says the same in memory that was used before', () => {
    const fresh = parse(large(LINES['usual']!));
    const expected = nodes(fresh).map((node) => fresh.text(node));
    fresh.release();
    parse(large(LINES['in one row']!)).release();
    const again = parse(large(LINES['usual']!));
    expect(nodes(again).map((node) => again.text(node))).toEqual(expected);
  });
});

it('a small document stays as it is', () => {
  const tree = parse(Buffer.from('<r xmlns="urn:gather"><id unit="x">1</id></r>'));
  expect([tree.texts, tree.textFrom, tree.textTo]).toEqual([tree.bytes, tree.from, tree.to]);
  expect(tree.texts).toBe(tree.bytes);
});
