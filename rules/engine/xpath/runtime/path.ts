import { ATTRIBUTE, COMMENT, DOCUMENT, ELEMENT, INSTRUCTION, targetOf } from '../../xml/index.ts';
import type { Document } from './document.ts';

/** fn:path (XPath functions 3.1, 14.2): the steps from the document node, every name with its namespace. */
export function path(d: Document, node: number | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (d.kind[node] === DOCUMENT) return '/';
  const steps: string[] = [];
  for (let n = node; d.kind[n] !== DOCUMENT; n = d.parent[n]!) steps.push(stepTo(d, n));
  return `/${steps.reverse().join('/')}`;
}

function stepTo(d: Document, node: number): string {
  const kind = d.kind[node];
  if (kind === ATTRIBUTE) {
    const { uri, local } = d.tree.nameOf(node);
    return uri === '' ? `@${local}` : `@Q{${uri}}${local}`;
  }
  return `${test(d, node)}[${ordinal(d, node)}]`;
}

function test(d: Document, node: number): string {
  const kind = d.kind[node];
  if (kind === COMMENT) return 'comment()';
  if (kind === INSTRUCTION) return `processing-instruction(${targetOf(d.tree, node)})`;
  if (kind !== ELEMENT) return 'text()';
  const { uri, local } = d.tree.nameOf(node);
  return `Q{${uri}}${local}`;
}

/** Among the siblings that the same test selects. */
function ordinal(d: Document, node: number): number {
  const wanted = test(d, node);
  let count = 0;
  for (let n = d.tree.firstChild(d.parent[node]!); n !== node; n = d.tree.nextSibling(n))
    if (test(d, n) === wanted) count++;
  return count + 1;
}
