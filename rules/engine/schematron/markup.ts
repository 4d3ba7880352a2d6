import { readFileSync } from 'node:fs';
import { ATTRIBUTE, ELEMENT, TEXT, XmlError, declarations, parse } from '../xml/index.ts';
import type { Name, Tree } from '../xml/index.ts';
import type { Place } from './error.ts';
import { SourceError } from './error.ts';

export const SCH = 'http://purl.oclc.org/dsdl/schematron';
export const XSL = 'http://www.w3.org/1999/XSL/Transform';

export interface Attribute {
  readonly value: string;
  readonly place: Place;
  /** Namespaces in scope where it stands: what a prefix means that no `ns` declares. */
  readonly scope: Namespaces;
}

type Namespaces = ReadonlyMap<string, string>;

/** An element of a Schematron source, small enough to be copied and rewritten. */
export interface Markup {
  readonly uri: string;
  readonly local: string;
  readonly attributes: Readonly<Record<string, Attribute>>;
  readonly children: readonly (Markup | string)[];
  readonly place: Place;
}

/**
 * @param prepared what is done to the bytes before they are read; places are told by what it returns.
 * @throws SourceError when the file cannot be read as XML.
 */
export function readMarkup(file: string, prepared: (bytes: Buffer) => Buffer = (bytes) => bytes): Markup {
  const tree = treeOf(file, prepared);
  return element(tree, tree.root, file, new Map());
}

function treeOf(file: string, prepared: (bytes: Buffer) => Buffer): Tree {
  try {
    return parse(prepared(readFileSync(file)), true);
  } catch (error) {
    if (error instanceof XmlError)
      throw new SourceError(error.message, { file, line: error.line, column: error.column });
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw missing ? new SourceError('the file does not exist', { file, line: 1, column: 1 }) : error;
  }
}

function element(tree: Tree, node: number, file: string, outer: Namespaces): Markup {
  const { uri, local } = tree.nameOf(node);
  // Asked for in document order: going back costs a pass over the file.
  const place = { file, ...tree.position(node) };
  const declared = declarations(tree, node);
  const scope = declared.length === 0 ? outer : new Map([...outer, ...declared]);
  // Without a prototype: an attribute may be called __proto__.
  const attributes = Object.create(null) as Record<string, Attribute>;
  const children: (Markup | string)[] = [];
  for (let n = node + 1; n < tree.end[node]! && tree.kind[n] === ATTRIBUTE; n++)
    attributes[keyOf(tree.nameOf(n))] = { value: tree.text(n), place: { file, ...tree.position(n) }, scope };
  for (let n = tree.firstChild(node); n >= 0; n = tree.nextSibling(n)) {
    if (tree.kind[n] === ELEMENT) children.push(element(tree, n, file, scope));
    else if (tree.kind[n] === TEXT) addText(children, tree.text(n));
  }
  return { uri, local, attributes, children, place };
}

/** What comments and instructions part is one text (XSLT 2.0, 4.2), before it is asked whether that is more than blanks. */
function addText(children: (Markup | string)[], text: string): void {
  const before = children.at(-1);
  if (typeof before === 'string') children[children.length - 1] = before + text;
  else children.push(text);
}

/** Attributes of other namespaces are none of Schematron's: `xml:id` is no `id`. */
const keyOf = ({ uri, local }: Name): string => (uri === '' ? local : `{${uri}}${local}`);

/** Overloaded so that asking an element never narrows it to nothing. */
export function isSch(node: Markup, local: string): boolean;
export function isSch(node: Markup | string, local: string): node is Markup;
export function isSch(node: Markup | string, local: string): boolean {
  return typeof node !== 'string' && node.uri === SCH && node.local === local;
}

export function isXsl(node: Markup, local: string): boolean;
export function isXsl(node: Markup | string, local: string): node is Markup;
export function isXsl(node: Markup | string, local: string): boolean {
  return typeof node !== 'string' && node.uri === XSL && node.local === local;
}

/** Children that are Schematron elements of this name; foreign elements are documentation. */
export const schChildren = (node: Markup, local: string): Markup[] =>
  node.children.filter((child): child is Markup => isSch(child, local));

/** An attribute the schema of Schematron demands. */
export function required(node: Markup, name: string): Attribute {
  const attribute = node.attributes[name];
  if (!attribute) throw new SourceError(`${node.local} needs the attribute ${name}`, node.place);
  return attribute;
}

/** An attribute's value, or '' where it is absent. */
export const valueOf = (node: Markup, name: string): string => node.attributes[name]?.value ?? '';
