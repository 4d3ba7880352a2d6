import * as fc from 'fast-check';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTE, names, NO_READER_PASSES, parse, withoutTextNodes } from '../index.ts';
import type { Tree } from '../index.ts';
import { cases } from '../../../../test/cases.ts';

// Only names that some pack knows lie in fragments.
for (const local of ['r', 'row', 'a', 'b', 'c', 'd']) {
  names.intern('', local);
  names.intern('urn:one', local);
  names.intern('urn:two', local);
}
for (const local of ['x', 'y']) names.intern('', local);

const read = (text: string, textNodes = false): Tree => parse(Buffer.from(text), textNodes);

function refusal(text: string, textNodes: boolean): string | null {
  try {
    read(text, textNodes);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The same without any pass, and what no pass reads: a document whose texts are all nodes. */
function sameAsRead(text: string): void {
  const failure = refusal(text, true);
  expect(refusal(text, false)).toBe(failure);
  if (failure !== null) return;
  const [tree, whole] = [read(text), read(text, true)];
  const nodes = Array.from({ length: whole.count }, (_, n) => n);
  const lean = nodes.filter((n) => withoutTextNodes(tree, n) > withoutTextNodes(tree, n - 1) || n === 0);
  expect(lean).toHaveLength(tree.count);
  const columns = (of: Tree, list: readonly number[], as: (n: number) => number): unknown[] =>
    list.map((n) => [
      of.kind[n],
      as(of.parent[n]!),
      of.kind[n] === 1 || of.kind[n] === ATTRIBUTE ? of.nameOf(n) : '',
      of.kind[n] === 1 ? of.qname(n) : '',
      of.text(n),
      of.from[n],
      of.to[n],
    ]);
  const own = Array.from({ length: tree.count }, (_, n) => n);
  const plain = parse(Buffer.from(text), false, NO_READER_PASSES);
  expect(columns(plain, own, (n) => n)).toEqual(columns(tree, own, (n) => n));
  expect([plain.count, ...plain.end.subarray(0, plain.count)]).toEqual([
    tree.count,
    ...tree.end.subarray(0, tree.count),
  ]);
  const parentOf = (n: number): number => (n < 0 ? n : withoutTextNodes(tree, n));
  expect(columns(tree, own, (n) => n)).toEqual(columns(whole, lean, parentOf));
  expect([...tree.end.subarray(0, tree.count)]).toEqual(
    lean.map((n) => lean.filter((other) => other < whole.end[n]!).length),
  );
}

const ROW = '\n <row>\n  <a x="1">one</a>\n  <b>two</b>\n </row>';

describe('a fragment', () => {
  it('met again gives the same nodes', () => {
    for (let round = 0; round < 3; round++) sameAsRead(`<r>${ROW.repeat(4)}\n</r>`);
  });

  const long = 'n'.repeat(80);
  const longer = 'n'.repeat(79) + 'm';
  for (const name of [long, longer]) names.intern('', name);

  it.each([
    ['p:row', 'q:row'],
    ['row', 'c'],
    [long, longer],
  ])('does not close %s for %s', (one, other) => {
    const row = (open: string, close: string): string => `<${open}><b>0</b><a>1</a></${close}><c>2</c>`;
    const document = (...rows: readonly string[]): string =>
      `<r xmlns:p="urn:one" xmlns:q="urn:one">${rows.join('')}</r>`;
    const good = document(row(one, one), row(other, other), row(one, one), row(other, other));
    for (let round = 0; round < 3; round++) sameAsRead(good);
    for (const bad of [row(one, other), row(other, one)]) {
      expect(refusal(document(bad), false)).toMatch('end tag');
      sameAsRead(document(bad));
      sameAsRead(document(row(one, one), bad));
    }
  });

  it('does not take a declaration of its element for one of the document', () => {
    const row = '<b>0</b><a>1</a></row><c>2</c>';
    const whole = `<r xmlns:p="urn:one"><row>${row}<p:d>3</p:d></r>`;
    for (let round = 0; round < 3; round++) sameAsRead(whole);
    expect(refusal(`<r><row xmlns:p="urn:one">${row}<p:d>3</p:d></r>`, false)).toMatch('prefix');
  });

  it('that declares namespaces declares them each time', () => {
    const row = (more: string): string => `<a>1</a><row xmlns:p="urn:two"><p:a>1</p:a>${more}</row>`;
    const document = (more: string): string => `<r xmlns:p="urn:one">${row('').repeat(3)}${row(more)}</r>`;
    for (let i = 0; i < 4; i++) sameAsRead(document(`<p:b x="${i}">2</p:b><p:c y="${i}"/>`));
  });

  it('ends where a text begins, whatever follows that', () => {
    const cells = ['<a>1</a>', '<a> <b>2</b></a>', '<a>t<b>2</b></a>', '<a></a>', '<a>t<!-- c --></a>'];
    for (let round = 0; round < 3; round++)
      for (const cell of cells) sameAsRead(`<r><c>1</c>${cell}<c>2</c><c>1</c>${cell}<c>2</c></r>`);
  });

  it.each([
    ['an end tag of another prefix for the same name', '<p:a>1</p:a><p:a>2</q:a>'],
    ['an end tag of another element', '<q:a>1</q:b><p:a>2</p:a>'],
    ['more end tags than there are elements', '<p:a>1</p:a></r><p:a>2</p:a>'],
  ])('is no way around %s', (_what, bad) => {
    const head = '<r xmlns:p="urn:one" xmlns:q="urn:one">';
    const good = '<p:a>1</p:a><p:b>x</p:b><q:a>1</q:a><q:b>x</q:b><p:a>2</p:a><p:c>3</p:c>';
    for (let round = 0; round < 3; round++) sameAsRead(`${head}${good.repeat(3)}</r>`);
    const text = `${head}${good.repeat(2)}${bad}${good}</r>`;
    expect(refusal(text, false)).not.toBeNull();
    expect(refusal(text, false)).toBe(refusal(text, true));
  });

  it('means what the namespaces of its document make of it', () => {
    const bound = (uri: string): string => `<r xmlns:p="${uri}">${'<p:a>1</p:a><p:b>2</p:b>'.repeat(3)}</r>`;
    for (const uri of ['urn:one', 'urn:two', 'urn:one']) {
      sameAsRead(bound(uri));
      expect(read(bound(uri)).nameOf(4).uri).toBe(uri);
    }
  });

  it('does not close an element that declared namespaces', () => {
    const row = '<row xmlns:p="urn:one"><p:a>1</p:a></row><row xmlns:p="urn:two"><p:a>1</p:a></row>';
    for (let round = 0; round < 3; round++) sameAsRead(`<r>${row.repeat(4)}</r>`);
    expect(refusal(`<r>${row}<p:a>1</p:a></r>`, false)).toMatch('prefix');
  });

  it('nests no deeper than anything else', () => {
    const deep = (levels: number): string =>
      `${'<a><b>1</b>'.repeat(levels)}<c>x</c>${'</a>'.repeat(levels)}`;
    for (const levels of [200, 250, 254, 255, 256]) sameAsRead(`<r>${deep(levels)}</r>`);
  });

  it('is forgotten when there are too many, and read again', () => {
    for (let i = 0; i < 3000; i++) read(`<r><a x="${i}">1</a><b y="${i}">2</b><c>3</c></r>`);
    for (let round = 0; round < 3; round++) sameAsRead(`<r>${ROW.repeat(4)}\n</r>`);
  });

  it('of a document that grows its columns is the same', () => {
    sameAsRead(`<r>${'<a>1</a><b/><c><d/></c>'.repeat(20)}</r>`);
    sameAsRead(`<r>${'<a>1</a><b/><c><d/></c>'.repeat(200)}</r>`);
  });
});

describe('rows that are alike, and rows that are not', () => {
  const leaf = fc.constantFrom(
    '<a>1</a>',
    '<b x="1">2</b>',
    '<b x="2" y="é">2</b>',
    '<c/>',
    '<c></c>',
    '<c> </c>',
    '<d>x &amp; y</d>',
    '<d>&#65;</d>',
    '<d>x > y</d>',
    '<d><![CDATA[<]]></d>',
    '<d>1<![CDATA[]]></d>',
    '<!-- - -->',
    '<?p q?>',
    'text',
    '<a x="&amp;">1</a>',
    '<p:a>1</p:a>',
    '<q:a>1</q:a>',
    "<b x='1'>2</b>",
    '<a\n>1</a >',
    '<unknown>1</unknown>',
    '<row xmlns:q="urn:two"><q:a>1</q:a></row>',
    '<a>t<b>2</b></a>',
    '<a> <b>2</b></a>',
    // Rarely well-formed, so that faults are met behind fragments.
    '</a>',
    '<b>',
    '</q:a>',
    '&x;',
    '<b x="1" x="2">1</b>',
    ']]>',
  );
  const blank = fc.constantFrom('', '\n', '\n  ', '\r\n\t', ' ');
  const row = fc
    .tuple(fc.array(leaf, { maxLength: 5 }), blank)
    .map(([leaves, gap]) => `<row>${leaves.map((each) => gap + each).join('')}${gap}</row>`);
  const document = fc
    .tuple(fc.array(row, { minLength: 1, maxLength: 3 }), fc.array(fc.nat(2), { maxLength: 8 }), blank)
    .map(
      ([rows, order, gap]) =>
        `<r xmlns:p="urn:one" xmlns:q="urn:one">${order.map((i) => gap + rows[i % rows.length]!).join('')}</r>`,
    );

  it('are read as they are without fragments, and refused where libxml2 refuses', () => {
    let well = 0;
    fc.assert(
      fc.property(document, (text) => {
        sameAsRead(text);
        const isWell = refusal(text, false) === null;
        well += Number(isWell);
        expect(isWell).toBe(accepts(text));
      }),
      { numRuns: cases(4000), seed: 23 },
    );
    expect(well).toBeGreaterThan(cases(500));
  });
});

function accepts(text: string): boolean {
  try {
    XmlDocument.fromString(text).dispose();
    return true;
  } catch {
    return false;
  }
}
