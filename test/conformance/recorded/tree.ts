// A small mutable XML tree for recipes: an element has children or a text, never both, which is all invoices need.

import { elements, readMarkup } from '../../oracle/sch/markup.ts';
import type { Markup } from '../../oracle/sch/markup.ts';

export interface Node {
  /** With the prefix the schema table gives its namespace. */
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Node[];
}

/** Prefix → URI. */
export type Namespaces = Readonly<Record<string, string>>;

export function readTree(bytes: Uint8Array, file: string, namespaces: Namespaces): Node {
  const prefixes = new Map(Object.entries(namespaces).map(([prefix, uri]) => [uri, prefix]));
  return convert(readMarkup(bytes, file), prefixes);
}

function convert(source: Markup, prefixes: ReadonlyMap<string, string>): Node {
  const prefix = prefixes.get(source.namespace);
  if (prefix === undefined)
    throw new Error(`${source.place}: no prefix is known for namespace "${source.namespace}"`);
  const children = elements(source).map((child) => convert(child, prefixes));
  // Between elements there is only indentation.
  const text = children.length > 0 ? '' : source.children.join('');
  const local = source.name.slice(source.name.indexOf(':') + 1);
  return { name: `${prefix}:${local}`, attributes: { ...source.attributes }, text, children };
}

export function copyOf(node: Node): Node {
  return { ...node, attributes: { ...node.attributes }, children: node.children.map(copyOf) };
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
  '\r': '&#13;',
};

function escape(text: string): string {
  return text.replace(/[&<>"\n\t\r]/g, (c) => escapes[c] ?? c);
}

/** The document, its root declaring every namespace; one line, because nothing but the recipe decides what is in it. */
export function writeTree(root: Node, namespaces: Namespaces): string {
  const declared = Object.entries(namespaces).map(([prefix, uri]) => [`xmlns:${prefix}`, uri]);
  return write({ ...root, attributes: { ...Object.fromEntries(declared), ...root.attributes } });
}

function write({ name, attributes, text, children }: Node): string {
  let open = `<${name}`;
  for (const key in attributes) open += ` ${key}="${escape(attributes[key] ?? '')}"`;
  if (children.length === 0) return text === '' ? `${open}/>` : `${open}>${escape(text)}</${name}>`;
  return `${open}>${children.map(write).join('')}</${name}>`;
}
