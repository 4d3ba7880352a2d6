import type { ReadInvoice } from '@conforme/core/invoice';
import { documentWith, sayings } from '@conforme/core/syntax/testing';
import { readDocument } from '../document.ts';
import { NAMESPACES, ROOT } from '../namespaces.ts';
import { write } from '../write.ts';

export const { said, lines } = sayings(write);

export function readXml(content: string): ReadInvoice {
  return readDocument(documentWith(ROOT, NAMESPACES, content)).invoice;
}
