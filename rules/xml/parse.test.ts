import * as fc from 'fast-check';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTE, COMMENT, DOCUMENT, ELEMENT, INSTRUCTION, names, parse, TEXT } from './index.ts';
import type { Tree } from './index.ts';

const read = (text: string): Tree => parse(Buffer.from(text));

describe('the tree', () => {
  const tree = read('<?xml version="1.0"?>\n<a x="1" y="&lt;2"><!--c--><b>t&amp;u</b><?go now?><b/>tail</a>');

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
    expect(read('<a>\n  <é/>é<b/>\n</a>').position(5)).toEqual({ line: 2, column: 8 });
    expect(tree.position(1)).toEqual({ line: 2, column: 1 });
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
    expect(read('<a>1<![CDATA[2]]>3</a>').count).toBe(3);
    expect(read('<a>1<!--x-->2</a>').count).toBe(5);
  });

  it('of attributes turns blanks into spaces, but not references to them', () => {
    expect(read('<a x="1\n2\t3\r\n4&#10;5"/>').text(2)).toBe('1 2 3 4\n5');
  });
});

describe('encodings', () => {
  const text = '<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>';
  it.each([
    ['ISO-8859-1', Buffer.from(text, 'latin1')],
    ['UTF-16 little endian', Buffer.from('\ufeff<a>é</a>', 'utf16le')],
    ['UTF-16 big endian', Buffer.from('\ufeff<a>é</a>', 'utf16le').swap16()],
    ['UTF-8 with a mark', Buffer.from('\ufeff<?xml version="1.0"?><a>é</a>')],
  ])('%s', (_, bytes) => expect(parse(bytes).text(1)).toBe('é'));
});

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
});

function accepts(action: () => unknown): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}
