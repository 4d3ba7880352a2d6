import { isCreditNote } from '@conforme/core/invoice/kind';
import type { Flavor } from '@conforme/core/plugin';
import { names, type Name } from '@conforme/engine/xml';
import type { ElementName } from './namespaces.ts';

/** What UBL calls by different names in its two documents. */
export interface Kind {
  readonly flavor: Flavor;
  /** The document element; its namespace is the default one of the document. */
  readonly root: 'Invoice' | 'CreditNote';
  readonly uri: string;
  readonly typeCode: ElementName;
  readonly line: ElementName;
  readonly quantity: ElementName;
}

export const INVOICE: Kind = {
  flavor: 'ubl-2.1-invoice',
  root: 'Invoice',
  uri: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  typeCode: 'cbc:InvoiceTypeCode',
  line: 'cac:InvoiceLine',
  quantity: 'cbc:InvoicedQuantity',
};

export const CREDIT_NOTE: Kind = {
  flavor: 'ubl-2.1-creditnote',
  root: 'CreditNote',
  uri: 'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2',
  typeCode: 'cbc:CreditNoteTypeCode',
  line: 'cac:CreditNoteLine',
  quantity: 'cbc:CreditedQuantity',
};

export const KINDS: readonly Kind[] = [INVOICE, CREDIT_NOTE];

// A parser knows a document element by its number only if its name was interned before.
for (const { uri, root } of KINDS) names.intern(uri, root);

/** Which document an invoice of this type becomes (decision 34). */
export function kindOf(typeCode: string): Kind {
  return isCreditNote(typeCode) ? CREDIT_NOTE : INVOICE;
}

/** Which document this element starts, or null when it is none of UBL's two. */
export function kindOfRoot({ uri, local }: Name): Kind | null {
  return KINDS.find((kind) => kind.uri === uri && kind.root === local) ?? null;
}
