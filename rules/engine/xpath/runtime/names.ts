import { ELEMENT, QNAME, declarations } from '../../xml/index.ts';
import type { Document } from './document.ts';
import { EvaluationError, quoted } from './error.ts';
import { QName } from './items.ts';

const XML = 'http://www.w3.org/XML/1998/namespace';

/** Prefix → namespace for an element; '' is the default namespace. */
function inScope(d: Document, element: number): ReadonlyMap<string, string> {
  if (d.kind[element] !== ELEMENT) throw new EvaluationError('XPTY0004', 'prefixes are those of an element');
  const found = new Map([['xml', XML]]);
  for (let n = element; n > 0; n = d.parent[n]!)
    for (const [prefix, uri] of declarations(d.tree, n)) if (!found.has(prefix)) found.set(prefix, uri);
  return found;
}

export function inScopePrefixes(d: Document, element: number): string[] {
  return [...inScope(d, element)].filter(([, uri]) => uri !== '').map(([prefix]) => prefix);
}

export function namespaceUriForPrefix(d: Document, prefix: string, element: number): string | undefined {
  return inScope(d, element).get(prefix) || undefined;
}

/** A name as an element's content means it: without prefix it takes the default namespace. */
export function resolveQName(d: Document, text: string | undefined, element: number): QName | undefined {
  if (text === undefined) return undefined;
  const [prefix, local] = partsOf(text);
  const uri = inScope(d, element).get(prefix);
  if (uri === undefined && prefix !== '')
    throw new EvaluationError('FONS0004', `the prefix ${quoted(prefix)} is not declared`);
  return new QName(uri ?? '', local, prefix);
}

export function makeQName(uri: string | undefined, text: string): QName {
  const [prefix, local] = partsOf(text);
  if (!uri && prefix !== '')
    throw new EvaluationError('FOCA0002', `${quoted(text)} has a prefix and no namespace`);
  return new QName(uri ?? '', local, prefix);
}

function partsOf(text: string): readonly [string, string] {
  const match = QNAME.exec(text.trim());
  if (!match) throw new EvaluationError('FOCA0002', `${quoted(text)} is not a name`);
  return [match[1] ?? '', match[2]!];
}

export const prefixFrom = (name: QName | undefined): string | undefined => name?.prefix || undefined;
export const localNameFrom = (name: QName | undefined): string | undefined => name?.local;
export const namespaceUriFrom = (name: QName | undefined): string | undefined => name?.uri;

/** Nothing is nil without a schema. */
export const nilled = (d: Document, node: number | undefined): boolean | undefined =>
  node !== undefined && d.kind[node] === ELEMENT ? false : undefined;

function xmlAttribute(d: Document, element: number, local: string): string | undefined {
  for (let n = element + 1; n < d.end[element]! && d.kind[n] === 2; n++) {
    const name = d.tree.nameOf(n);
    if (name.uri === XML && name.local === local) return d.text(n);
  }
  return undefined;
}

/** The nearest xml:lang, or a language it is a kind of. */
export function lang(d: Document, wanted: string, node: number | undefined): boolean {
  for (let n = node ?? -1; n > 0; n = d.parent[n]!) {
    const found = d.kind[n] === ELEMENT ? xmlAttribute(d, n, 'lang')?.toLowerCase() : undefined;
    if (found !== undefined)
      return found === wanted.toLowerCase() || found.startsWith(`${wanted.toLowerCase()}-`);
  }
  return false;
}

/** Nothing refers to an ID without a document type. */
export const byIdref = (): number[] => [];

/** Elements by xml:id: without a document type nothing else is an ID. */
export function byId(d: Document, ids: readonly string[]): number[] {
  const wanted = new Set(ids.flatMap((text) => text.split(/[ \t\r\n]+/).filter((id) => id !== '')));
  const found: number[] = [];
  for (let n = 1; n < d.tree.count; n++)
    if (d.kind[n] === ELEMENT && wanted.has(xmlAttribute(d, n, 'id')?.trim() ?? '')) found.push(n);
  return found;
}
