import { isXmlName, isXmlText } from './text.ts';

/** Name as it will stand in the document: `ram:ID`, or `ID` for the namespace bound to the empty prefix. */
export type QualifiedName = string;

/** An element to be written: text, or elements, never both (invoice schemas know no mixed content). */
export interface XmlElement {
  readonly name: QualifiedName;
  readonly content: string | readonly XmlElement[];
  readonly attributes: readonly (readonly [name: QualifiedName, value: string])[];
  /** JSON Pointers into the invoice of the values this element carries. */
  readonly pointers: readonly string[];
}

export interface ElementOptions {
  readonly attributes?: XmlElement['attributes'];
  readonly pointers?: readonly string[];
}

export interface WriteOptions {
  /** Prefix → URI; all of them are declared on the document element, in this order. */
  readonly namespaces: ReadonlyMap<string, string>;
}

/** The document, and for each element, in document order, its pointers. */
export interface Serialised {
  readonly bytes: Uint8Array;
  readonly pointers: (readonly string[])[];
}

/** A value holds a character that no XML document can hold (XML 1.0, 2.2). */
export class XmlWriteError extends Error {
  override readonly name = 'XmlWriteError';
  /** Where the value stands in the invoice, when the element says so. */
  readonly pointer: string | null;

  constructor(reason: string, element: XmlElement) {
    super(`${element.name}: ${reason}`);
    this.pointer = element.pointers[0] ?? null;
  }
}

const NONE: readonly never[] = Object.freeze([]);

export function element(
  name: QualifiedName,
  content: string | readonly XmlElement[],
  options: ElementOptions = {},
): XmlElement {
  return { name, content, attributes: options.attributes ?? NONE, pointers: options.pointers ?? NONE };
}

/**
 * The document as UTF-8, two spaces a level.
 * @throws XmlWriteError for a character XML forbids; RangeError for a name that is none or whose prefix is not declared.
 */
export function serialise(root: XmlElement, options: WriteOptions): Serialised {
  const writer = new Writer(options.namespaces);
  writer.element(root, 0, writer.declarations());
  return { bytes: Buffer.from(`${writer.out}\n`, 'utf8'), pointers: writer.pointers };
}

class Writer {
  out = '<?xml version="1.0" encoding="UTF-8"?>';
  readonly pointers: (readonly string[])[] = [];
  readonly #namespaces: ReadonlyMap<string, string>;
  readonly #tags: Map<string, Tag>;

  constructor(namespaces: ReadonlyMap<string, string>) {
    this.#namespaces = namespaces;
    this.#tags = tagsWith(namespaces);
  }

  declarations(): string {
    let text = '';
    for (const [prefix, uri] of this.#namespaces)
      text += ` ${prefix === '' ? 'xmlns' : `xmlns:${prefix}`}="${uri.replaceAll(ATTRIBUTE.escaped, ATTRIBUTE.escape)}"`;
    return text;
  }

  element(node: XmlElement, depth = 0, declarations = ''): void {
    const { name, content, attributes } = node;
    const tag = this.#tags.get(name) ?? this.#tagOf(name);
    this.pointers.push(node.pointers);
    if (content.length === 0) return void (this.out += `${this.#opened(node, tag, depth, declarations)}/>`);
    this.out +=
      attributes.length === 0 && declarations === ''
        ? (tag.starts[depth] ?? indented(tag.starts, depth, `<${name}>`))
        : `${this.#opened(node, tag, depth, declarations)}>`;
    if (typeof content === 'string') this.out += escaped(content, TEXT, node) + tag.end;
    else {
      for (const child of content) this.element(child, depth + 1);
      this.out += tag.ends[depth] ?? indented(tag.ends, depth, tag.end);
    }
  }

  /** A start tag up to its end. */
  #opened(node: XmlElement, { opens }: Tag, depth: number, declarations: string): string {
    const { name, attributes } = node;
    let text = (opens[depth] ?? indented(opens, depth, `<${name}`)) + declarations;
    for (let i = 0; i < attributes.length; i++) text += this.#attribute(attributes[i]!, node);
    return text;
  }

  /** One after the other mostly says the same, such as the currency of amounts. */
  #attribute(attribute: XmlElement['attributes'][number], node: XmlElement): string {
    const name = attribute[0];
    const value = attribute[1];
    const tag = this.#tags.get(name) ?? this.#tagOf(name);
    if (tag.value === value) return tag.attribute;
    const text = [' ', name, '="', escaped(value, ATTRIBUTE, node), '"'].join('');
    if (value.length <= LONGEST_CACHED) {
      tag.value = value;
      tag.attribute = text;
    }
    return text;
  }

  /** @throws RangeError for a name that is none or whose prefix is not declared. */
  #tagOf(name: string): Tag {
    if (!isXmlName(name)) throw new RangeError(`"${name}" is not an XML name`);
    const colon = name.indexOf(':');
    const prefix = name.slice(0, Math.max(colon, 0));
    const declared = colon < 0 || prefix === 'xml' || this.#namespaces.has(prefix);
    if (!declared) throw new RangeError(`the prefix of "${name}" is not declared`);
    const end = ['</', name, '>'].join('');
    const tag: Tag = { opens: [], starts: [], end, ends: [], value: null, attribute: '' };
    if (this.#tags.size < MOST_KEPT) this.#tags.set(name, tag);
    return tag;
  }
}

/**
 * What a name that was checked is written as: by level, on a line of its own, a start tag without and with its end, and an end tag. Fewer
 * and longer pieces are joined sooner: 30 us of 38 for 11 KB.
 */
interface Tag {
  readonly opens: string[];
  readonly starts: string[];
  readonly end: string;
  readonly ends: string[];
  /** As the name of an attribute: its last value, and how that was written. */
  value: string | null;
  attribute: string;
}

/** Codes and schemes. What is longer may be a slice of the text of its document, and all of that would stay in memory with it. */
const LONGEST_CACHED = 12;

/** No invoice is deeper, but for parts in parts of lines. */
const DEEPEST_KEPT = 32;

/** After a line break and two spaces a level. Joined, it is one text to V8 and not the pieces of one. */
function indented(lines: string[], depth: number, tag: string): string {
  const line = ['\n', '  '.repeat(depth), tag].join('');
  if (depth < DEEPEST_KEPT) lines[depth] = line;
  return line;
}

/** Names are those of a vocabulary, so documents with the same namespaces share their tags. */
const tagsCache = new WeakMap<ReadonlyMap<string, string>, Map<string, Tag>>();
const MOST_KEPT = 1_000;

function tagsWith(namespaces: ReadonlyMap<string, string>): Map<string, Tag> {
  const known = tagsCache.get(namespaces) ?? new Map<string, Tag>();
  tagsCache.set(namespaces, known);
  return known;
}

/** How characters that mean something else are written in one kind of place. */
interface Escapes {
  readonly escaped: RegExp;
  readonly escape: (character: string) => string;
}

/** Every ">" is escaped, so "]]>" cannot appear; CR would otherwise come back as a line feed (XML 1.0, 2.11). */
const TEXT_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '&#13;',
};

/** Tab and line feed too: a reader turns them into blanks inside attributes (XML 1.0, 3.3.3). */
const ATTRIBUTE_ESCAPES: Readonly<Record<string, string>> = {
  ...TEXT_ESCAPES,
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
};

const TEXT: Escapes = { escaped: /[&<>\r]/g, escape: (c) => TEXT_ESCAPES[c]! };
const ATTRIBUTE: Escapes = { escaped: /[&<>"\t\n\r]/g, escape: (c) => ATTRIBUTE_ESCAPES[c]! };

/** What most values consist of; nothing of it is escaped or forbidden anywhere. */
const PLAIN = /^[ !#-%'-;=?-~\u00a0-\ud7ff]*$/;

function escaped(value: string, { escaped: pattern, escape }: Escapes, node: XmlElement): string {
  if (PLAIN.test(value)) return value;
  if (!isXmlText(value)) throw new XmlWriteError('the value holds a character that XML forbids', node);
  return value.replaceAll(pattern, escape);
}
