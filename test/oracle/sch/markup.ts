// A small XML tree for the oracle tools. It reads with libxml2 on purpose: an oracle that read our packs with our own
// parser would inherit its mistakes.

import { XmlCData, XmlDocument, XmlElement, XmlText } from 'libxml2-wasm';

export interface Markup {
  /** Name as written, prefix included. */
  name: string;
  /** Namespace of an element that was read; empty for one that is being built. */
  namespace: string;
  attributes: Record<string, string>;
  /** Namespace declarations in scope where the element was read: prefix → name. */
  scope: Record<string, string>;
  children: (Markup | string)[];
  /** `file:line` of a read element, for messages. */
  place: string;
}

export function isMarkup(node: Markup | string): node is Markup {
  return typeof node !== 'string';
}

export function localName(node: Markup): string {
  return node.name.slice(node.name.indexOf(':') + 1);
}

export function elements(node: Markup): Markup[] {
  return node.children.filter(isMarkup);
}

/** The elements inside of a local name. */
export function named(node: Markup, local: string): Markup[] {
  return elements(node).filter((child) => localName(child) === local);
}

/** The text inside, without markup. */
export function textOf(node: Markup): string {
  return node.children.map((child) => (isMarkup(child) ? textOf(child) : child)).join('');
}

/** An element to write; `undefined` attributes are left out. */
export function element(
  name: string,
  attributes: Record<string, string | undefined> = {},
  children: (Markup | string)[] = [],
): Markup {
  const kept = Object.entries(attributes).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { name, namespace: '', attributes: Object.fromEntries(kept), scope: {}, children, place: '' };
}

export function readMarkup(bytes: Uint8Array, file: string): Markup {
  const document = XmlDocument.fromBuffer(bytes, { url: file });
  try {
    return convert(document.root, file);
  } finally {
    document.dispose();
  }
}

function convert(source: XmlElement, file: string): Markup {
  const attributes: Record<string, string> = {};
  for (const attribute of source.attrs) attributes[qualified(attribute)] = attribute.value;
  return {
    name: qualified(source),
    namespace: source.namespaceUri,
    attributes,
    scope: { ...source.namespaces },
    children: childrenOf(source).flatMap((child) => convertChild(child, file)),
    place: `${file}:${source.line}`,
  };
}

function convertChild(node: unknown, file: string): (Markup | string)[] {
  if (node instanceof XmlElement) return [convert(node, file)];
  return node instanceof XmlText || node instanceof XmlCData ? [node.content] : [];
}

function childrenOf(source: XmlElement): unknown[] {
  const found = [];
  for (let node = source.firstChild; node; node = node.next) found.push(node);
  return found;
}

function qualified(node: { prefix: string; name: string }): string {
  return node.prefix ? `${node.prefix}:${node.name}` : node.name;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};

export function serialize(node: Markup): string {
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${value.replace(/[&<>"\n]/g, (c) => escapes[c] ?? c)}"`)
    .join('');
  const content = node.children
    .map((child) => (isMarkup(child) ? serialize(child) : child.replace(/[&<>]/g, (c) => escapes[c] ?? c)))
    .join('');
  const open = '<' + node.name + attributes;
  return content === '' ? `${open}/>` : `${open}>${content}</${node.name}>`;
}
