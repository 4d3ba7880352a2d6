// A document as another program would write it: what XML lets vary and what means nothing.

import { ATTRIBUTE, ELEMENT, TEXT, type Tree } from '../../rules/engine/xml/index.ts';

export interface Spelling {
  /** The prefix of the n-th namespace; empty for none. */
  readonly prefix: (n: number) => string;
  /** Declares the namespace of each element where it stands. */
  readonly declaredEach: boolean;
  /** Stands before each element and behind it. */
  readonly between: string;
  readonly text: (content: string) => string;
  /** Of an attribute, quotes included. */
  readonly quoted: (value: string) => string;
  /** Between the attributes of an element, and in front of what closes its tags. */
  readonly gap: string;
  readonly declaration: string;
  readonly encoded: (text: string) => Buffer;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;');
const inQuotes = (text: string): string =>
  escaped(text)
    .replaceAll('"', '&quot;')
    .replaceAll(/[\t\n]/g, (blank) => `&#${blank.charCodeAt(0)};`);
/** Line ends stay, so that the lines of a document do. */
const references = (text: string): string =>
  text.replaceAll(/[^\n]/gu, (character) => `&#x${character.codePointAt(0)!.toString(16)};`);
const section = (text: string): string =>
  text.includes('\r') ? escaped(text) : `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
/** In two pieces around what is no text. */
const split = (text: string, middle: string): string => {
  const [first = '', ...rest] = [...text];
  return `${escaped(first)}${middle}${escaped(rest.join(''))}`;
};
const inAscii = (text: string): Buffer =>
  Buffer.from(
    [...text].map((each) => (each > '\x7f' ? `&#${each.codePointAt(0)};` : each)).join(''),
    'latin1',
  );

export const PLAIN: Spelling = {
  prefix: (n) => `n${n}`,
  declaredEach: false,
  between: '',
  text: escaped,
  quoted: (value) => `"${inQuotes(value)}"`,
  gap: ' ',
  declaration: '<?xml version="1.0" encoding="UTF-8"?>',
  encoded: (text) => Buffer.from(text),
};

export const SPELLINGS: Readonly<Record<string, Spelling>> = Object.fromEntries(
  Object.entries<Partial<Spelling>>({
    'other prefixes': {},
    'prefixes of other namespaces': { prefix: (n) => ['ram', 'udt', 'cbc', 'rsm', 'cac'][n] ?? `n${n}` },
    'default namespaces': { prefix: () => '', declaredEach: true },
    'one prefix for all': { prefix: () => 'é', declaredEach: true },
    'comments between': { between: '<!-- <a>&amp;1 -->' },
    'instructions between': { between: '<?a <b>1?>' },
    'comments in texts': { text: (content) => split(content, '<!-- 1 -->') },
    'instructions in texts': { text: (content) => split(content, '<?a 1?>') },
    'CDATA sections': { text: section },
    'empty CDATA sections': { text: (content) => split(content, '<![CDATA[]]>') },
    references: { text: references, quoted: (value) => `'${references(value).replaceAll('\n', '&#xa;')}'` },
    'blanks in tags': { gap: '\n\t ', between: '\r\n' },
    'no declaration': { declaration: '' },
    'a byte order mark': { encoded: (text) => Buffer.from(`\ufeff${text}`) },
    'UTF-16': {
      declaration: '<?xml version="1.0" encoding="UTF-16"?>',
      encoded: (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
    },
    'UTF-16, big-endian': {
      declaration: '<?xml version="1.0" encoding="UTF-16"?>',
      encoded: (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
    },
    ASCII: { declaration: '<?xml version="1.0" encoding="US-ASCII"?>', encoded: inAscii },
  }).map(([name, changes]) => [name, { ...PLAIN, ...changes }]),
);

/**
 * What one line end between elements may be, and another way to write it. Of a pair the text is the same once lines end as XML says, as
 * it is part of the value where elements stand in what should hold text alone.
 */
export const LINE_ENDS: readonly (readonly [one: string, other: string])[] = [
  ['\r\n', '\n'],
  ['<!--\n-->', '<?a \n?>'],
  ['<?a\r\n?>', '<!--\n-->'],
  [' <!-- \r --> ', ' <?a\n?> '],
];

/** @param tree with its texts as nodes; blanks between elements are left out, and no attribute has a namespace but that of XML */
export function spelled(tree: Tree, spelling: Spelling): Buffer {
  const { between, gap, declaration, encoded } = spelling;
  const uris = new Set<string>();
  const body = elementOf(tree, tree.root, spelling, (uri) => [...uris.add(uri)].indexOf(uri));
  const declared = [...uris].map((uri, n) => declarationOf(spelling, uri, n)).join('');
  const whole = spelling.declaredEach ? body : body.replace(/[\s>/]/, (end) => `${declared}${end}`);
  return encoded(`${declaration}${gap.trim()}${between}${whole}${between}`);
}

function declarationOf({ prefix, gap, quoted }: Spelling, uri: string, n: number): string {
  return `${gap}xmlns${prefix(n) === '' ? '' : `:${prefix(n)}`}=${quoted(uri)}`;
}

function elementOf(tree: Tree, node: number, spelling: Spelling, numberOf: (uri: string) => number): string {
  const { between, text, gap, quoted, prefix, declaredEach } = spelling;
  const { uri, local } = tree.nameOf(node);
  const number = numberOf(uri);
  const name = prefix(number) === '' ? local : `${prefix(number)}:${local}`;
  let tag = `${name}${declaredEach ? declarationOf(spelling, uri, number) : ''}`;
  for (let n = node + 1; n < tree.end[node]! && tree.kind[n] === ATTRIBUTE; n++)
    tag += `${gap}${attributeOf(tree, n)}=${quoted(tree.text(n))}`;
  const isLeaf = tree.children(node).length === 0;
  let content = '';
  for (let n = tree.firstChild(node); n >= 0; n = tree.nextSibling(n))
    if (tree.kind[n] === ELEMENT) content += between + elementOf(tree, n, spelling, numberOf) + between;
    else if (tree.kind[n] === TEXT && (isLeaf || /[^ \t\r\n]/.test(tree.text(n))))
      content += text(tree.text(n));
  return content === '' ? `<${tag}${gap}/>` : `<${tag}>${content}</${name}${gap}>`;
}

function attributeOf(tree: Tree, attribute: number): string {
  const { uri, local } = tree.nameOf(attribute);
  return uri === '' ? local : `xml:${local}`;
}
