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
  writer.element(root, '\n', writer.declarations());
  return { bytes: Buffer.from(`${writer.out}\n`, 'utf8'), pointers: writer.pointers };
}

class Writer {
  out = '<?xml version="1.0" encoding="UTF-8"?>';
  readonly pointers: (readonly string[])[] = [];
  readonly #namespaces: ReadonlyMap<string, string>;
  readonly #checked = new Set<string>();

  constructor(namespaces: ReadonlyMap<string, string>) {
    this.#namespaces = namespaces;
  }

  declarations(): string {
    let text = '';
    for (const [prefix, uri] of this.#namespaces)
      text += ` ${prefix === '' ? 'xmlns' : `xmlns:${prefix}`}="${escapeAttribute(uri)}"`;
    return text;
  }

  element(node: XmlElement, indent: string, declarations = ''): void {
    this.#checkName(node.name, true);
    this.pointers.push(node.pointers);
    this.out += `${indent}<${node.name}${declarations}${this.#attributes(node)}`;
    if (node.content.length === 0) this.out += '/>';
    else if (typeof node.content === 'string')
      this.out += `>${escapeText(text(node.content, node))}</${node.name}>`;
    else {
      this.out += '>';
      for (const child of node.content) this.element(child, `${indent}  `);
      this.out += `${indent}</${node.name}>`;
    }
  }

  #attributes(node: XmlElement): string {
    let out = '';
    for (const [name, value] of node.attributes) {
      this.#checkName(name, false);
      out += ` ${name}="${escapeAttribute(text(value, node))}"`;
    }
    return out;
  }

  #checkName(name: string, isElement: boolean): void {
    if (this.#checked.has(name)) return;
    if (!isXmlName(name)) throw new RangeError(`"${name}" is not an XML name`);
    const colon = name.indexOf(':');
    const prefix = name.slice(0, Math.max(colon, 0));
    const declared = colon < 0 || prefix === 'xml' || this.#namespaces.has(prefix);
    if (!declared) throw new RangeError(`the prefix of "${name}" is not declared`);
    if (isElement) this.#checked.add(name);
  }
}

function text(value: string, node: XmlElement): string {
  if (!isXmlText(value)) throw new XmlWriteError('the value holds a character that XML forbids', node);
  return value;
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

function escapeText(value: string): string {
  return value.replaceAll(/[&<>\r]/g, (c) => TEXT_ESCAPES[c]!);
}

function escapeAttribute(value: string): string {
  return value.replaceAll(/[&<>"\t\n\r]/g, (c) => ATTRIBUTE_ESCAPES[c]!);
}
