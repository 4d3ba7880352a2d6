// What tests of every syntax look at: a document as the list of what its elements say.

import type { CompleteInvoice, Invoice } from '../../invoice/index.ts';
import { sample } from '../../invoice/testing/index.ts';
import type { ProducedProfile, Written } from '../../plugin/index.ts';
import { ATTRIBUTE, ELEMENT, parse, type Tree } from '@conforme/engine/xml';

export { keepsToTheContract, schemaSaying } from './contract.ts';

/** An element: its path below the document element, its own text, and what it points at. */
export interface Said {
  readonly path: string;
  readonly text: string;
  readonly attributes: string;
  readonly pointers: readonly string[];
}

type Write = (invoice: CompleteInvoice, profile: ProducedProfile) => Written;
type Saying<S> = (properties: Partial<Invoice>, under: string, profile?: ProducedProfile) => readonly S[];

/** What a writer's documents of the sample with these properties say. */
export function sayings(write: Write): { readonly said: Saying<Said>; readonly lines: Saying<string> } {
  /** What the elements whose path contains `under` say; elements that only hold others are left out. */
  const said: Saying<Said> = (properties, under, profile = 'en16931') => {
    const { bytes, pointers } = write(sample(properties), profile);
    const tree = parse(bytes);
    return elements(tree)
      .map((node, i) => saidBy(tree, node, pointers[i]!))
      .filter(({ path, text }) => path.includes(under) && text !== '');
  };
  /** As `path@attribute text`, below `under`. */
  const lines: Saying<string> = (properties, under, profile) =>
    said(properties, under, profile).map(({ path, attributes, text }) => {
      const below = path.slice(path.indexOf(under) + under.length);
      return `${below}${attributes} ${text}`.trim();
    });
  return { said, lines };
}

function elements(tree: Tree): number[] {
  const found: number[] = [];
  for (let n = 1; n < tree.count; n++) if (tree.kind[n] === ELEMENT) found.push(n);
  return found;
}

function saidBy(tree: Tree, node: number, pointers: readonly string[]): Said {
  const names: string[] = [];
  for (let n = node; n !== tree.root; n = tree.parent[n]!) names.unshift(tree.nameOf(n).local);
  const isLeaf = tree.children(node).length === 0;
  let attributes = '';
  for (let n = node + 1; n < tree.count && tree.parent[n] === node; n++) {
    if (tree.kind[n] !== ATTRIBUTE) break;
    attributes += `@${tree.nameOf(n).local}=${tree.text(n)}`;
  }
  return { path: names.join('/'), text: isLeaf ? tree.text(node) : '', attributes, pointers };
}

/** A foreign document: this content of the document element, in whatever order and spelling. */
export function documentWith(
  root: string,
  namespaces: Iterable<[prefix: string, uri: string]>,
  content: string,
): Tree {
  const declarations = [...namespaces].map(([prefix, uri]) => ` xmlns${prefix && ':'}${prefix}="${uri}"`);
  return parse(Buffer.from(`<${root}${declarations.join('')}>${content}</${root}>`));
}
