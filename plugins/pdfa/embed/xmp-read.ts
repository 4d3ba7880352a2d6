import { ATTRIBUTE, ELEMENT, parse, XmlError, type Tree } from '@conforme/engine/xml';

export const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const XML = 'http://www.w3.org/XML/1998/namespace';
const SCHEMA = 'http://www.aiim.org/pdfa/ns/schema#';
const PROPERTY = 'http://www.aiim.org/pdfa/ns/property#';
/** Far more than any program writes; what follows is left out. */
const MOST_PROPERTIES = 500;
const MOST_ITEMS = 1000;

/** An item of a list, with its language where it states one. */
export interface Item {
  readonly text: string;
  readonly language: string | null;
}

/** A value of XMP that is text, or a list of texts (XMP 1, 6.3); structures are not read. */
export type Value =
  { readonly text: string } | { readonly form: 'Bag' | 'Seq' | 'Alt'; readonly items: readonly Item[] };

/** A property of the document, by namespace and name, with the prefix it had. */
export interface Property {
  readonly uri: string;
  readonly prefix: string;
  readonly local: string;
  readonly value: Value;
}

/** What an extension schema says of a property. */
export interface Description {
  readonly type: string;
  readonly category: string;
  readonly text: string;
}

/** What a packet states, and how it describes the schemas it extends. */
export interface Packet {
  readonly properties: readonly Property[];
  /** By namespace and name, parted by a line. */
  readonly descriptions: ReadonlyMap<string, Description>;
}

/** Namespace and name as one key. */
export const keyOf = (uri: string, local: string): string => `${uri}\n${local}`;

/** The properties of a packet; null for what is no XML. Of two properties of one name the first counts. */
export function readPacket(packet: Uint8Array): Packet | null {
  let tree: Tree;
  try {
    tree = parse(packet);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    return null;
  }
  const found = new Map<string, Property>();
  for (const description of described(tree))
    for (const node of parts(tree, description)) {
      const { uri, local } = tree.nameOf(node);
      const value = uri === '' || uri === RDF || uri === XML ? null : valueOf(tree, node);
      const key = keyOf(uri, local);
      if (value === null || found.has(key) || found.size >= MOST_PROPERTIES) continue;
      const prefix = tree.qname(node).split(':')[0]!;
      found.set(key, { uri, prefix, local, value });
    }
  return { properties: [...found.values()], descriptions: descriptionsIn(tree) };
}

/** The descriptions of the document: those right under rdf:RDF. */
function described(tree: Tree): number[] {
  const roots = named(tree, tree.root, RDF, 'RDF') ? [tree.root] : tree.children(tree.root);
  return roots
    .filter((node) => named(tree, node, RDF, 'RDF'))
    .flatMap((node) => tree.children(node))
    .filter((node) => named(tree, node, RDF, 'Description'));
}

function named(tree: Tree, node: number, uri: string, local: string): boolean {
  const name = tree.nameOf(node);
  return name.uri === uri && name.local === local;
}

/** Attributes and child elements. */
function parts(tree: Tree, node: number): number[] {
  const attributes: number[] = [];
  for (let n = node + 1; n < tree.end[node]! && tree.kind[n] === ATTRIBUTE; n++) attributes.push(n);
  return [...attributes, ...tree.children(node)];
}

/** XMP 1, 7: text, a reference, or a list; null for structures. */
function valueOf(tree: Tree, node: number): Value | null {
  if (tree.kind[node] === ATTRIBUTE) return { text: tree.text(node) };
  const [child, ...others] = tree.children(node);
  const resource = attributeOf(tree, node, 'resource');
  if (child === undefined) {
    const own = parts(tree, node).filter((part) => ![RDF, XML].includes(tree.nameOf(part).uri));
    return own.length > 0 ? null : { text: resource ?? tree.text(node) };
  }
  const { uri, local } = tree.nameOf(child);
  if (others.length > 0 || uri !== RDF || (local !== 'Bag' && local !== 'Seq' && local !== 'Alt'))
    return null;
  const members = tree.children(child).slice(0, MOST_ITEMS);
  if (members.some((member) => tree.children(member).length > 0)) return null;
  const items = members.map((member) => ({
    text: attributeOf(tree, member, 'resource') ?? tree.text(member),
    language: attributeOf(tree, member, 'lang', XML),
  }));
  return { form: local, items };
}

function attributeOf(tree: Tree, node: number, local: string, uri: string = RDF): string | null {
  for (let n = node + 1; n < tree.end[node]! && tree.kind[n] === ATTRIBUTE; n++)
    if (named(tree, n, uri, local)) return tree.text(n);
  return null;
}

/** Extension schemas (ISO 19005-3, 6.6.2.3.3), wherever they stand. */
function descriptionsIn(tree: Tree): Map<string, Description> {
  const found = new Map<string, Description>();
  const own = (node: number, uri: string, local: string): string => {
    const part = parts(tree, node).find((one) => named(tree, one, uri, local));
    return part === undefined ? '' : tree.text(part).trim();
  };
  let namespace = '';
  for (let node = 1; node < tree.count; node++) {
    if (tree.kind[node] !== ELEMENT) continue;
    const stated = own(node, SCHEMA, 'namespaceURI');
    if (stated !== '') namespace = stated;
    const name = own(node, PROPERTY, 'name');
    if (name === '') continue;
    found.set(keyOf(namespace, name), {
      type: own(node, PROPERTY, 'valueType'),
      category: own(node, PROPERTY, 'category'),
      text: own(node, PROPERTY, 'description'),
    });
  }
  return found;
}
