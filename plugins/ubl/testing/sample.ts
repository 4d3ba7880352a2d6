import type { CompleteLine, Invoice, ReadInvoice } from '@conforme/core/invoice';
import { LINE, sample } from '@conforme/core/invoice/testing';
import { documentWith, sayings } from '@conforme/core/syntax/testing';
import { ELEMENT, parse, type Tree } from '@conforme/engine/xml';
import { readDocument } from '../document.ts';
import { INVOICE, type Kind } from '../kind.ts';
import { COMPONENTS } from '../namespaces.ts';
import { write } from '../write.ts';

export const { said, lines } = sayings(write);

/** An invoice of one line with these properties; nothing of it is left to complete. */
export function line(properties: Partial<CompleteLine>): { readonly lines: readonly CompleteLine[] } {
  const complete = { id: '1', net_amount: '100.00', unit_price: '50.00', vat_rate: '20.00' };
  return { lines: [{ ...LINE, ...complete, ...properties }] };
}

/** What EXTENDED-CTC-FR says below `under` and EN 16931 does not. */
export function extension(properties: Partial<Invoice>, under: string): readonly string[] {
  const core = lines(properties, under);
  return lines(properties, under, 'extended-ctc-fr').filter((line) => !core.includes(line));
}

/** What a strict reading of the sample with these properties gives back, and the names of what it leaves unread. */
export function back(properties: Partial<Invoice>): ReadInvoice & { readonly unread: readonly string[] } {
  return strictly(parse(write(sample(properties), 'extended-ctc-fr').bytes));
}

function strictly(tree: Tree): ReadInvoice & { readonly unread: readonly string[] } {
  const { invoice, unread } = readDocument(tree, true);
  return { ...invoice, unread: unread.map((node) => nameOf(tree, node)) };
}

const nameOf = (tree: Tree, node: number): string =>
  `${tree.kind[node] === ELEMENT ? '' : '@'}${tree.nameOf(node).local}`;

function documentOf(content: string, { root, uri }: Kind): Tree {
  return documentWith(root, [['', uri], ...COMPONENTS], content);
}

export function readXml(content: string, kind: Kind = INVOICE): ReadInvoice {
  return readDocument(documentOf(content, kind)).invoice;
}

/** The names of what a strict reading leaves unread, in a document of EN 16931. */
export function unreadOf(content: string, kind: Kind = INVOICE): readonly string[] {
  const guideline = '<cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>';
  return strictly(documentOf(guideline + content, kind)).unread;
}
