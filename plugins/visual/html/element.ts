/** A text, which is escaped, or an element. */
export type Node = string | Element;

/** By name; those without a value are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element before it is written and its texts escaped. */
export interface Element {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly Node[];
}

/** An element of HTML or SVG. Attributes without a value are left out, and so are children that are null. */
export function element(
  name: string,
  attributes: Attributes = {},
  ...children: readonly (Node | null)[]
): Element {
  return { name, attributes, children: children.filter((child) => child !== null) };
}

/** HTML Standard, 13.1.2: these have no content and no end tag. */
const VOID = new Set(['meta', 'br']);

/** A whole document with its doctype. */
export function documentOf(root: Element): string {
  const parts = ['<!DOCTYPE html>\n'];
  write(root, parts);
  return parts.join('');
}

function write(node: Node, parts: string[]): void {
  if (typeof node === 'string') {
    parts.push(escaped(node));
    return;
  }
  parts.push('<', node.name);
  for (const [name, value] of Object.entries(node.attributes))
    if (value !== undefined) parts.push(' ', name, '="', escaped(String(value)), '"');
  parts.push('>');
  if (VOID.has(node.name)) return;
  // The text of a style element is not parsed for references; ours are constants and numbers only.
  if (node.name === 'style') parts.push(...(node.children as readonly string[]));
  else for (const child of node.children) write(child, parts);
  parts.push('</', node.name, '>');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Text for any place in a document. Controls, which HTML does not allow, and marks that turn the direction of what follows,
 * which could make an amount read backwards, are left out.
 */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
}
