// An XML document as plain elements: what the comparison looks at. Knows nothing of terms, rows or plugins.

import { ATTRIBUTE, ELEMENT, location, parse, TEXT, type Tree } from '@conforme/engine/xml';
import { NAMESPACES } from '../conformance/locations.ts';

export interface Leaf {
  /** As an attribute `@currencyID`, as an element `cbc:ID`; the prefix is the usual one of its namespace. */
  name: string;
  /** White space at both ends is no content. */
  value: string;
  /** Where it stands in its own document, spelled as the service spells locations. */
  readonly location: string;
}

export interface Element extends Leaf {
  readonly attributes: Leaf[];
  readonly children: Element[];
}

const PREFIXES = new Map([
  ...Object.entries(NAMESPACES).map(([prefix, uri]) => [uri, prefix] as const),
  ['http://www.w3.org/2001/XMLSchema-instance', 'xsi'] as const,
]);

/** @throws XmlError when the bytes are no well-formed XML */
export function readTree(xml: Uint8Array | string): Element {
  const tree = parse(Buffer.from(xml as string));
  return elementAt(tree, tree.root);
}

function elementAt(tree: Tree, node: number): Element {
  const children = tree.children(node).map((child) => elementAt(tree, child));
  const attributes = attributesOf(tree, node).map((attribute) => leafAt(tree, attribute, '@'));
  const value = children.length === 0 ? tree.text(node) : textBeside(tree, node);
  return { ...leafAt(tree, node, ''), value: value.trim(), attributes, children };
}

function leafAt(tree: Tree, node: number, mark: string): Leaf {
  const { uri, local } = tree.nameOf(node);
  const prefix = PREFIXES.get(uri) ?? uri;
  return {
    name: `${mark}${prefix === '' ? '' : `${prefix}:`}${local}`,
    value: tree.kind[node] === ELEMENT ? '' : tree.text(node).trim(),
    location: location(tree, node, PREFIXES),
  };
}

function attributesOf(tree: Tree, element: number): number[] {
  const found: number[] = [];
  for (let n = element + 1; n < tree.end[element]! && tree.kind[n] === ATTRIBUTE; n++) found.push(n);
  return found;
}

/** Text among elements: no invoice syntax has it, so that it would be lost if nobody looked. */
function textBeside(tree: Tree, element: number): string {
  let text = '';
  for (let n = tree.firstChild(element); n >= 0; n = tree.nextSibling(n))
    if (tree.kind[n] === TEXT) text += tree.text(n);
  return text;
}

/** A location without its positions: the same for every line. */
export const pathOf = (place: string): string => place.replace(/\[\d+\]/g, '');

export const localName = ({ name }: Leaf): string => name.replace(/^@?(.*:)?/, '');

export function child(element: Element | undefined, ...names: string[]): Element | undefined {
  const [name, ...rest] = names;
  if (name === undefined) return element;
  return child(
    element?.children.find((each) => each.name === name),
    ...rest,
  );
}

/** The element and all below it, in document order. */
export function* everyElement(element: Element): Generator<Element> {
  yield element;
  for (const each of element.children) yield* everyElement(each);
}

/** Everything below an element, and itself, that states something: texts and attributes. */
export function leavesOf(element: Element): Leaf[] {
  const found: Leaf[] = [];
  for (const each of everyElement(element)) {
    if (each.value !== '') found.push(each);
    found.push(...each.attributes);
  }
  return found;
}
