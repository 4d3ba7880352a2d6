import type { ReadInvoice } from '@conforme/core/invoice';
import { documentWith, sayings } from '@conforme/core/syntax/testing';
import { readDocument } from '../document.ts';
import { INVOICE, type Kind } from '../kind.ts';
import { COMPONENTS } from '../namespaces.ts';
import { write } from '../write.ts';

export const { said, lines } = sayings(write);

export function readXml(content: string, { root, uri }: Kind = INVOICE): ReadInvoice {
  return readDocument(documentWith(root, [['', uri], ...COMPONENTS], content)).invoice;
}
