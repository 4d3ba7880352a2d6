import { ATTRIBUTE, ELEMENT, parse, XmlError, type Tree } from '@conforme/engine/xml';
import { LogoFault } from './fault.ts';
import { declarations, readSheet } from './svg-style.ts';

const SVG = 'http://www.w3.org/2000/svg';
const MOST_NODES = 20_000;

/** An SVG element with what styles it, sheet and style attribute resolved. */
export interface Node {
  readonly name: string;
  /** By local name, so that `xlink:href` and `href` are one. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Presentation attributes, rules and inline style, the latter winning (SVG 1.1, 6). */
  readonly style: ReadonlyMap<string, string>;
  readonly children: readonly Node[];
}

/** Elements that draw nothing themselves. */
const IGNORED = new Set(['title', 'desc', 'metadata', 'style']);

/** Reads a document. A DOCTYPE that only names the DTD, as old drawing programs write it, is left out. */
export function readTree(bytes: Uint8Array): Node {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  let tree: Tree;
  try {
    tree = parse(Buffer.from(text.replace(/<!DOCTYPE[^<>[]*>/, ''), 'utf8'));
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    throw new LogoFault(`the SVG is not well-formed: ${error.message}`, 'Export the SVG again.');
  }
  const root = tree.nameOf(tree.root);
  if (root.local !== 'svg' || root.uri !== SVG)
    throw new LogoFault('it is not an SVG document', 'Give the address of a PNG, JPEG or SVG file.');
  if (tree.count > MOST_NODES) throw new LogoFault('the SVG has too many elements', 'Simplify the logo.');
  return nodeOf(tree, tree.root, sheetOf(tree));
}

type Sheet = ReadonlyMap<string, ReadonlyMap<string, string>>;

function sheetOf(tree: Tree): Sheet {
  let text = '';
  for (let node = 1; node < tree.count; node++)
    if (tree.kind[node] === ELEMENT && tree.nameOf(node).local === 'style') text += tree.text(node);
  return readSheet(text);
}

function nodeOf(tree: Tree, element: number, sheet: Sheet): Node {
  const attributes = new Map<string, string>();
  for (let n = element + 1; n < tree.end[element]! && tree.kind[n] === ATTRIBUTE; n++)
    attributes.set(tree.nameOf(n).local, tree.text(n));
  const { local } = tree.nameOf(element);
  const rules = [
    local,
    ...(attributes.get('class') ?? '').split(/\s+/).map((name) => '.' + name),
    '#' + (attributes.get('id') ?? ''),
  ];
  const style = new Map(attributes);
  for (const selector of rules) for (const [name, value] of sheet.get(selector) ?? []) style.set(name, value);
  for (const [name, value] of declarations(attributes.get('style') ?? '')) style.set(name, value);
  const children = tree
    .children(element)
    .filter((child) => tree.nameOf(child).uri === SVG && !IGNORED.has(tree.nameOf(child).local))
    .map((child) => nodeOf(tree, child, sheet));
  return { name: local, attributes, style, children };
}
