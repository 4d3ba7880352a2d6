import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amongTextNodes, parse, TEXT, withoutTextNodes, withTextNodes } from './index.ts';
import type { Tree } from './index.ts';

const read = (text: string): Tree => parse(Buffer.from(text));
const nodesOf = (tree: Tree): number[] => Array.from({ length: tree.count }, (_, n) => n);
const textsOf = (tree: Tree): string[] =>
  nodesOf(tree)
    .filter((n) => tree.kind[n] === TEXT)
    .map((n) => tree.text(n));

describe('a tree without text nodes', () => {
  it.each([
    ['indentation', '<a>\n  <b/>\r\n\t<b/> </a>'],
    ['what is all an element has', '<a>x</a>'],
    ['the same from CDATA and references', '<a>x<![CDATA[y]]>&#65;&amp;</a>'],
    ['the blanks that are all an element has', '<a> \n </a>'],
    ['nothing', '<a><![CDATA[]]><b/><![CDATA[]]></a>'],
  ])('has no node for %s', (_what, source) => expect(textsOf(read(source))).toEqual([]));

  it.each([
    ['text beside elements', '<a>x<b/> y </a>', ['x', ' y ']],
    ['text beside a comment', '<a>x<!-- c --> </a>', ['x']],
    ['blanks that are written as references', '<a><b/>&#32;<b/></a>', [' ']],
    ['blanks in CDATA', '<a><b/> <![CDATA[ ]]><b/></a>', ['  ']],
  ])('has nodes for %s', (_what, source, texts) => expect(textsOf(read(source))).toEqual(texts));

  it.each([
    ['<a>\r\n <b>x</b>\t<b/></a>', '\n x\t'],
    ['<a> <!-- <b> --> <b c="/">x</b><b/><b></b> </a>', '  x '],
    ['<a> <?pi <b>?> <b>x</b > <![CDATA[]]> </a>', '  x  '],
    ['<a>x <![CDATA[<]]><b/>\n</a>', 'x <\n'],
    ['<a><![CDATA[]]></a>', ''],
    ['<a></a>', ''],
  ])('%j still has all of its string value', (source, value) => {
    const tree = read(source);
    expect(tree.text(tree.root)).toBe(value);
    expect(tree.text(0)).toBe(value);
  });

  it('knows leaves from elements that hold more', () => {
    const tree = read('<a><b c="1">x</b><b c="1"/><b><!----></b><b><d e="1"/></b></a>');
    expect(tree.children(1).map((n) => tree.isLeaf(n))).toEqual([true, true, false, false]);
  });

  it('tells where its nodes stand', () => {
    const tree = read('<a>\n <b\n x="/">y</b>\n</a>');
    expect([1, 2, 3].map((n) => tree.position(n))).toEqual([
      { line: 1, column: 1 },
      { line: 2, column: 2 },
      { line: 3, column: 5 },
    ]);
    expect(tree.qname(2)).toBe('b');
  });
});

describe('the same document with its text nodes', () => {
  const piece = fc.constantFrom(
    '<b x="/">',
    '</b>',
    '<b/>',
    '<c></c>',
    ' ',
    '\r\n',
    'é',
    'x',
    '&amp;',
    '&#32;',
    '<![CDATA[]]>',
    '<![CDATA[ <]]>',
    '<!-- - -->',
    '<?p q?>',
  );

  it('has every node of the one without, with the same text, and no other but texts', () => {
    let read = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const tree = attempt(`<a>${pieces.join('')}</a>`);
        if (!tree) return;
        read++;
        const whole = withTextNodes(tree);
        expect(withTextNodes(whole)).toBe(whole);
        for (const n of nodesOf(tree)) {
          const same = amongTextNodes(tree, n);
          expect(withoutTextNodes(tree, same)).toBe(n);
          expect([whole.kind[same], whole.text(same)]).toEqual([tree.kind[n], tree.text(n)]);
          expect(whole.position(same)).toEqual(tree.position(n));
        }
        const others = nodesOf(whole).filter((n) => amongTextNodes(tree, withoutTextNodes(tree, n)) !== n);
        for (const n of others) {
          expect(whole.kind[n]).toBe(TEXT);
          expect(withoutTextNodes(tree, n)).toBe(withoutTextNodes(tree, whole.parent[n]!));
        }
        expect(whole.count - others.length).toBe(tree.count);
        expect(whole.text(0)).toBe(textsOf(whole).join(''));
      }),
      { numRuns: 3000, seed: 17 },
    );
    expect(read).toBeGreaterThan(500);
  });
});

function attempt(source: string): Tree | null {
  try {
    return read(source);
  } catch {
    return null;
  }
}
