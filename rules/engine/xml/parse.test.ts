import * as fc from 'fast-check';
import { XmlDocument, XmlElement } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTE, COMMENT, DOCUMENT, ELEMENT, INSTRUCTION, names, parse, TEXT } from './index.ts';
import type { Tree } from './index.ts';

const read = (text: string): Tree => parse(Buffer.from(text));
const readTexts = (text: string): Tree => parse(Buffer.from(text), true);

describe('the tree with its text nodes', () => {
  const tree = readTexts(
    '<?xml version="1.0"?>\n<a x="1" y="&lt;2"><!--c--><b>t&amp;u</b><?go now?><b/>tail</a>',
  );

  it('keeps nodes in document order, attributes before content', () => {
    expect([...tree.kind.subarray(0, tree.count)]).toEqual([
      DOCUMENT,
      ELEMENT,
      ATTRIBUTE,
      ATTRIBUTE,
      COMMENT,
      ELEMENT,
      TEXT,
      INSTRUCTION,
      ELEMENT,
      TEXT,
    ]);
    expect([...tree.parent.subarray(0, tree.count)]).toEqual([-1, 0, 1, 1, 1, 1, 5, 1, 1, 1]);
    expect([...tree.end.subarray(0, tree.count)]).toEqual([10, 10, 3, 4, 5, 7, 7, 8, 9, 10]);
  });

  it('gives string values', () => {
    expect(tree.text(0)).toBe('t&utail');
    expect(tree.text(3)).toBe('<2');
    expect(tree.text(4)).toBe('c');
    expect(tree.text(7)).toBe('now');
    expect(tree.text(8)).toBe('');
  });

  it('walks', () => {
    expect(tree.root).toBe(1);
    expect(tree.firstChild(1)).toBe(4);
    expect(tree.nextSibling(9)).toBe(-1);
    expect(tree.children(1)).toEqual([5, 8]);
    expect(tree.child(1, tree.name[5]!)).toBe(5);
    expect(tree.attribute(1, tree.name[3]!)).toBe(3);
    expect(tree.attribute(5, tree.name[3]!)).toBe(-1);
  });

  it('tells where a node stands, in characters', () => {
    expect(readTexts('<a>\n  <é/>é<b/>\n</a>').position(5)).toEqual({ line: 2, column: 8 });
    expect(tree.position(1)).toEqual({ line: 2, column: 1 });
    const one = readTexts('<a>\n<b/>😀<c/>\n\n<d/></a>');
    const places = [1, 3, 5, 7];
    const expected = [
      [1, 1],
      [2, 1],
      [2, 6],
      [4, 1],
    ];
    expect(places.map((n) => one.position(n)).map((p) => [p.line, p.column])).toEqual(expected);
    expect(
      [...places]
        .reverse()
        .map((n) => one.position(n))
        .map((p) => [p.line, p.column]),
    ).toEqual(expected.reverse());
  });

  it('tells the name as written', () => {
    const source = read('<p:a xmlns:p="u" p:q = "1" r="2"/>');
    expect([1, 2, 3].map((n) => source.qname(n))).toEqual(['p:a', 'p:q', 'r']);
  });
});

describe('names', () => {
  it('are numbers shared by documents once a pack knows them', () => {
    const id = names.intern('urn:parse-test', 'known');
    for (const text of ['<p:known xmlns:p="urn:parse-test"/>', '<known xmlns="urn:parse-test"/>'])
      for (let again = 0; again < 2; again++) expect(read(text).name[1]).toBe(id);
  });

  it('become known to documents read after a pack is loaded', () => {
    const text = '<late xmlns="urn:parse-test"/>';
    expect(read(text).name[1]).toBeLessThan(0);
    const id = names.intern('urn:parse-test', 'late');
    expect(read(text).name[1]).toBe(id);
  });

  it('of no pack stay with the document', () => {
    const before = names.size;
    const tree = read('<x:a xmlns:x="urn:nobody"><x:a/><b x:a="" a=""/></x:a>');
    expect(names.size).toBe(before);
    expect(tree.name[1]).toBe(tree.name[2]);
    expect(tree.name[4]).toBe(tree.name[1]);
    expect(tree.name[5]).not.toBe(tree.name[1]);
    expect(tree.nameOf(1)).toEqual({ uri: 'urn:nobody', local: 'a' });
  });

  it('follow inner declarations and come back after them', () => {
    const tree = read('<p:a xmlns:p="one"><p:a xmlns:p="two"><p:a/></p:a><p:a/><a/><a xmlns="one"/></p:a>');
    const uris = [1, 2, 3, 4, 5, 6].map((n) => tree.nameOf(n).uri);
    expect(uris).toEqual(['one', 'two', 'two', 'one', '', 'one']);
  });

  it('do not let the default namespace reach attributes', () => {
    const tree = read('<a xmlns="one" a="1"/>');
    expect([1, 2].map((n) => tree.nameOf(n).uri)).toEqual(['one', '']);
  });

  it('longer than the cache holds still resolve', () => {
    const long = 'x'.repeat(200);
    const tree = read(`<${long}><${long} ${long}=""/></${long}>`);
    expect(tree.name[1]).toBe(tree.name[2]);
    expect(tree.nameOf(3).local).toBe(long);
  });
});

describe('text', () => {
  it.each([
    ['<a>1<![CDATA[<2>]]>3&#x34;</a>', '1<2>34'],
    ['<a>a\r\nb\rc</a>', 'a\nb\nc'],
    ['<a><![CDATA[a\r\nb]]></a>', 'a\nb'],
    ['<a>&#13;&#10;</a>', '\r\n'],
    ['<a>&quot;&apos;&gt;</a>', '"\'>'],
    ['<a>é€😀</a>', 'é€😀'],
    ['<a>&#x1F600;</a>', '😀'],
  ])('%j has the value %j', (source, value) => expect(read(source).text(1)).toBe(value));

  it('is one node across references and CDATA, two around a comment', () => {
    expect(readTexts('<a>1<![CDATA[2]]>3</a>').count).toBe(3);
    expect(readTexts('<a>1<!--x-->2</a>').count).toBe(5);
  });

  it('of attributes turns blanks into spaces, but not references to them', () => {
    expect(read('<a x="1\n2\t3\r\n4&#10;5"/>').text(2)).toBe('1 2 3 4\n5');
  });
});

describe('encodings', () => {
  const text = '<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>';
  const utf16 = (label: string): Buffer =>
    Buffer.from(`\ufeff${text.replace('ISO-8859-1', label)}`, 'utf16le');
  it.each([
    ['ISO-8859-1', Buffer.from(text, 'latin1')],
    ['UTF-16 little endian', Buffer.from('\ufeff<a>é</a>', 'utf16le')],
    ['UTF-16 big endian', Buffer.from('\ufeff<a>é</a>', 'utf16le').swap16()],
    ['ASCII', Buffer.from('<?xml version="1.0" encoding="US-ASCII"?><a>&#233;</a>')],
    ['a mark of UTF-8 beside another declaration', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 that says so', utf16('UTF-16')],
    ['UTF-16 that says its order', utf16('utf-16le')],
    ['UTF-16 under an older name', utf16('ISO-10646-UCS-2')],
    ['UTF-16 without a mark', Buffer.from(text.replace('ISO-8859-1', 'UTF-16'), 'utf16le').swap16()],
    ['UTF-8 with a mark', Buffer.from('\ufeff<?xml version="1.0"?><a>é</a>')],
  ])('%s', (_, bytes) => expect(parse(bytes).text(1)).toBe('é'));
});

const ATTRIBUTES = [
  'xmlns="three"',
  'xmlns:p="four"',
  'xmlns:q="one"',
  'x="1"',
  'p:x="2"',
  'xml:lang="fr"',
  'y=" a&#10;b "',
];

describe('against libxml2', () => {
  const piece = fc.constantFrom(
    '<a>',
    '</a>',
    '<a/>',
    '<b x="1">',
    '</b>',
    '<p:c xmlns:p="u">',
    '</p:c>',
    '<p:c/>',
    ' ',
    '\n',
    'text',
    '&lt;',
    '&#65;',
    '&',
    '<',
    '>',
    ']]>',
    '<!--c-->',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?pi x?>',
    '<?',
    '?>',
    '"',
    "'",
    '=',
    'x',
    ' x="1"',
    ' xmlns="v"',
    '/',
    ':',
    'é',
    '\u0001',
    '\uffff',
    '\r',
    '<a\n>',
    '</a >',
    '&amp;',
    '&x;',
  );
  const whole = fc.array(piece, { maxLength: 8 }).map((pieces) => `<r>${pieces.join('')}</r>`);

  it('says the same of 3,000 broken and whole documents', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          whole,
          fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
        ),
        (source) => {
          expect(accepts(() => read(source))).toBe(accepts(() => XmlDocument.fromString(source).dispose()));
        },
      ),
      { numRuns: 3000, seed: 7 },
    );
  });

  it('reads the same text', () => {
    fc.assert(
      fc.property(whole, (source) => {
        fc.pre(accepts(() => read(source)));
        using document = XmlDocument.fromString(source);
        expect(read(source).text(1)).toBe(document.root.content);
      }),
      { numRuns: 1000, seed: 11 },
    );
  });

  /** Random nested elements with prefixes that mean different things at different depths. */
  const { tree: nested } = fc.letrec<{ tree: string; content: string }>((tie) => ({
    tree: fc
      .tuple(fc.constantFrom('a', 'p:a', 'p:b', 'q:a', 'b'), fc.subarray(ATTRIBUTES), tie('content'))
      .map(
        ([name, attributes, content]) =>
          `<${name}${attributes.map((a) => ` ${a}`).join('')}>${content}</${name}>`,
      ),
    content: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom('', 'x', ' ', '&amp;', '<![CDATA[<]]>', '<!--c-->', '\r\n', 'é'),
      fc.array(tie('tree'), { maxLength: 4 }).map((trees) => trees.join('')),
    ),
  }));

  it('reads the same elements, namespaces, attributes and text', () => {
    fc.assert(
      fc.property(nested, (inner) => {
        const source = `<r xmlns:p="one" xmlns:q="two">${inner}</r>`;
        using document = XmlDocument.fromString(source);
        expect(dump(read(source))).toEqual(dumpOfLibxml(document.root));
      }),
      { numRuns: 1000, seed: 13 },
    );
  });
});

/** Every element as [namespace, name, text, attributes]. */
type Dump = [uri: string, local: string, text: string, attributes: string[]][];

function dump(tree: Tree): Dump {
  const found: Dump = [];
  for (let n = 1; n < tree.count; n++) {
    const { kind, end } = tree;
    if (kind[n] !== ELEMENT) continue;
    const attributes: string[] = [];
    for (let a = n + 1; a < end[n]! && kind[a] === ATTRIBUTE; a++)
      attributes.push(`${tree.nameOf(a).uri} ${tree.nameOf(a).local}=${tree.text(a)}`);
    found.push([tree.nameOf(n).uri, tree.nameOf(n).local, tree.text(n), attributes.sort()]);
  }
  return found;
}

function dumpOfLibxml(element: XmlElement): Dump {
  const attributes = element.attrs.map((a) => `${a.namespaceUri} ${a.name}=${a.content}`).sort();
  const found: Dump = [[element.namespaceUri, element.name, element.content, attributes]];
  for (let child = element.firstChild; child; child = child.next)
    if (child instanceof XmlElement) found.push(...dumpOfLibxml(child));
  return found;
}

function accepts(action: () => unknown): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}
