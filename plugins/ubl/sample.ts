// Material of this plugin's tests: small complete invoices, and documents as lists of what their elements say.

import {
  BLANK_ADDRESS,
  BLANK_DELIVERY,
  BLANK_INVOICE,
  BLANK_LINE,
  BLANK_PARTY,
  BLANK_PAYMENT,
  complete,
  type CompleteInvoice,
  type Delivery,
  type Invoice,
  type Party,
  type Payment,
  type ReadInvoice,
} from '@conforme/core/invoice';
import type { ProducedProfile } from '@conforme/core/plugin';
import { ATTRIBUTE, ELEMENT, parse, type Tree } from '@conforme/rules/xml';
import { readDocument } from './document.ts';
import { INVOICE as PLAIN, type Kind } from './kind.ts';
import { COMPONENTS } from './namespaces.ts';
import { write } from './write.ts';

type Line = Invoice['lines'][number];

export const ADDRESS = { ...BLANK_ADDRESS, country: 'FR' };
export const PARTY: Party = { ...BLANK_PARTY, name: 'Menuiserie Abgrall', address: ADDRESS };
export const PAYMENT: Payment = { ...BLANK_PAYMENT, means_code: '30' };
export const DELIVERY: Delivery = BLANK_DELIVERY;
export const LINE: Line = {
  ...BLANK_LINE,
  item_name: 'Chaise',
  quantity: '2',
  unit_code: 'C62',
  unit_price: '50',
  vat_category: 'S',
  vat_rate: '20',
};

const INVOICE: Invoice = {
  ...BLANK_INVOICE,
  number: 'F-1',
  issue_date: '2026-10-05',
  type_code: '380',
  currency: 'EUR',
  operation_type: 'services',
  already_paid: false,
  french_mentions: {
    enabled: false,
    late_payment_penalties: '',
    recovery_fee: '',
    early_payment_discount: '',
  },
  seller: PARTY,
  buyer: PARTY,
  lines: [LINE],
  totals: null,
};

export function sample(properties: Partial<Invoice> = {}): CompleteInvoice {
  return complete({ ...INVOICE, ...properties }, []).invoice;
}

/** An element: its path below the document element, its own text, and what it points at. */
export interface Said {
  readonly path: string;
  readonly text: string;
  readonly attributes: string;
  readonly pointers: readonly string[];
}

/** What the elements whose path contains `under` say; elements that only hold others are left out. */
export function said(
  properties: Partial<Invoice>,
  under: string,
  profile: ProducedProfile = 'en16931',
): readonly Said[] {
  const { bytes, pointers } = write(sample(properties), profile);
  const tree = parse(bytes);
  return elements(tree)
    .map((node, i) => saidBy(tree, node, pointers[i]!))
    .filter(({ path, text }) => path.includes(under) && text !== '');
}

/** As `path@attribute text`, below `under`. */
export function lines(
  properties: Partial<Invoice>,
  under: string,
  profile: ProducedProfile = 'en16931',
): readonly string[] {
  return said(properties, under, profile).map(({ path, attributes, text }) => {
    const below = path.slice(path.indexOf(under) + under.length);
    return `${below}${attributes} ${text}`.trim();
  });
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

/** Reads a foreign document: the content of the document element, in whatever order and spelling. */
export function readXml(content: string, { root, uri }: Kind = PLAIN): ReadInvoice {
  const declarations = [['xmlns', uri], ...[...COMPONENTS].map(([prefix, urn]) => [`xmlns:${prefix}`, urn])];
  const attributes = declarations.map(([name, urn]) => `${name}="${urn}"`).join(' ');
  return readDocument(
    parse(Buffer.from(['<', root, ' ', attributes, '>', content, '</', root, '>'].join(''))),
  );
}
