import { PDFRawStream } from '@cantoo/pdf-lib';
import { Damage } from '@conforme/pdf/file/fault';
import { Budget } from '@conforme/pdf/file/budget';
import { decode } from '@conforme/pdf/file/filters';
import type { Loaded } from '@conforme/pdf/file/load';
import { N } from '@conforme/pdf/file/values';
import { ATTRIBUTE, ELEMENT, parse, XmlError, type Tree } from '@conforme/engine/xml';
import { NAMESPACES } from '../profile.ts';

const PDFAID = 'http://www.aiim.org/pdfa/ns/id/';
const PDFASCHEMA = 'http://www.aiim.org/pdfa/ns/schema#';

/** What the XMP packet of a document says. */
export interface Metadata {
  readonly present: boolean;
  /** Why the packet cannot be read; null when it can. */
  readonly fault: string | null;
  /** PDF/A part and conformance, e.g. `3B`. */
  readonly pdfa: string | null;
  /** The namespace the Factur-X properties stand in; null when there are none. */
  readonly namespace: string | null;
  /** An extension schema in the packet describes that namespace. */
  readonly described: boolean;
  /** The prefix that it gives the namespace. */
  readonly prefix: string | null;
  readonly level: string | null;
  readonly filename: string | null;
  readonly type: string | null;
  readonly version: string | null;
}

const NOTHING: Metadata = {
  present: false,
  fault: null,
  pdfa: null,
  namespace: null,
  described: false,
  prefix: null,
  level: null,
  filename: null,
  type: null,
  version: null,
};

/** Far more than metadata need; a packet read for what may be kept of it is not worth more. */
const MOST_KEPT = 4 * 1024 * 1024;

/** The XMP of the catalogue as UTF-8; null when there is none, or it cannot be unpacked. */
export function packetOf({ catalog }: Loaded): Buffer | null {
  const stream = catalog.lookup(N('Metadata'));
  if (!(stream instanceof PDFRawStream)) return null;
  try {
    return unpadded(decode(stream, new Budget(MOST_KEPT)));
  } catch (error) {
    if (!(error instanceof Damage)) throw error;
    return null;
  }
}

/** Reads the XMP of the catalogue; a packet that is no XML is reported, never guessed at. */
export function readMetadata({ catalog, budget }: Loaded): Metadata {
  const stream = catalog.lookup(N('Metadata'));
  if (!(stream instanceof PDFRawStream)) return NOTHING;
  try {
    return interpret(parse(unpadded(decode(stream, budget))));
  } catch (error) {
    if (!(error instanceof XmlError) && !(error instanceof Damage)) throw error;
    return { ...NOTHING, present: true, fault: error.message };
  }
}

/**
 * Packets may be padded with zeros by old tools, which XML does not know, and are UTF-16 without a mark in others: the first
 * character is `<` or a blank, so a zero beside it tells the byte order (XMP 1, 7.3).
 */
function unpadded(packet: Buffer): Buffer {
  const [first, second] = packet;
  if (first === 0 || second === 0 || first === 0xfe || first === 0xff) {
    const wide = Buffer.from(packet.subarray(0, packet.length - (packet.length % 2)));
    const text = (first === 0 || first === 0xfe ? wide.swap16() : wide)
      .toString('utf16le')
      .replace(/(?<!\0)\0+$/, '');
    return Buffer.from(
      text.replace(/^\ufeff/, '').replace(/^(\s*<\?xml [^>]*?) encoding=("[^"]*"|'[^']*')/, '$1'),
    );
  }
  let end = packet.length;
  while (end > 0 && packet[end - 1] === 0) end--;
  return packet.subarray(0, end);
}

function interpret(tree: Tree): Metadata {
  const part = property(tree, PDFAID, 'part');
  const conformance = property(tree, PDFAID, 'conformance');
  const namespace = NAMESPACES.find((uri) => property(tree, uri, 'ConformanceLevel') !== null) ?? null;
  const own = (local: string): string | null => (namespace ? property(tree, namespace, local) : null);
  return {
    present: true,
    fault: null,
    pdfa: part === null ? null : part + (conformance ?? '').toUpperCase(),
    namespace,
    described: namespace !== null && valuesOf(tree, PDFASCHEMA, 'namespaceURI').includes(namespace),
    prefix: namespace === null ? null : prefixOf(tree, namespace),
    level: own('ConformanceLevel'),
    filename: own('DocumentFileName'),
    type: own('DocumentType'),
    version: own('Version'),
  };
}

/** Of the extension schema of a namespace (ISO 19005-3, 6.6.2.3.3). */
function prefixOf(tree: Tree, namespace: string): string | null {
  const schemas = nodesOf(tree, PDFASCHEMA, 'namespaceURI')
    .filter((node) => tree.text(node).trim() === namespace)
    .map((node) => tree.parent[node]);
  const prefix = nodesOf(tree, PDFASCHEMA, 'prefix').find((node) => schemas.includes(tree.parent[node]));
  return prefix === undefined ? null : tree.text(prefix).trim();
}

function property(tree: Tree, uri: string, local: string): string | null {
  return valuesOf(tree, uri, local)[0] ?? null;
}

/** Simple properties, written as elements or as attributes of rdf:Description (XMP 1, 7.9.2), in any of them. */
function valuesOf(tree: Tree, uri: string, local: string): string[] {
  return nodesOf(tree, uri, local).map((node) => tree.text(node).trim());
}

function nodesOf(tree: Tree, uri: string, local: string): number[] {
  const nodes: number[] = [];
  for (let node = 0; node < tree.count; node++) {
    if (tree.kind[node] !== ELEMENT && tree.kind[node] !== ATTRIBUTE) continue;
    const name = tree.nameOf(node);
    if (name.local === local && name.uri === uri) nodes.push(node);
  }
  return nodes;
}
