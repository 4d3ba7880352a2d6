import type { AdditionalDocument, CompleteInvoice, PrecedingInvoice } from '@conforme/core/invoice';
import { element } from '@conforme/rules/xml';
import { keep, type Source } from './draft.ts';
import { CREDIT_NOTE, type Kind } from './kind.ts';
import { numberOf, type ElementName } from './namespaces.ts';
import {
  constant,
  date,
  group,
  list,
  NO_ELEMENTS,
  readOnly,
  readRows,
  text,
  textOf,
  type Row,
  type TextKey,
} from './row.ts';

/** UNTDID 1001: tells the project of a credit note (BT-11) and an invoiced object (BT-18) from supporting documents. */
const PROJECT = '50';
const INVOICED_OBJECT = '130';

const ADDITIONAL = 'cac:AdditionalDocumentReference';
const ADDITIONAL_NUMBER = numberOf(ADDITIONAL);
const ID_NUMBER = numberOf('cbc:ID');
const SALES_ORDER_NUMBER = numberOf('cbc:SalesOrderID');
const TYPE_CODE_NUMBER = numberOf('cbc:DocumentTypeCode');

/** A document that is referred to by its number. */
export function reference(name: ElementName, key: TextKey<CompleteInvoice>): Row<CompleteInvoice> {
  return group(name, [text('cbc:ID', key)]);
}

/** The schema wants the buyer's number of an order even where only the seller's is known. */
const NO_NUMBER = 'NA';

const purchaseOrder: Row<CompleteInvoice> = {
  write: text<CompleteInvoice>('cbc:ID', 'purchase_order_reference').write,
  read({ tree, node }, into) {
    const id = tree.child(node, ID_NUMBER);
    if (id < 0) return;
    const isFiller = tree.text(id).trim() === NO_NUMBER && tree.child(node, SALES_ORDER_NUMBER) >= 0;
    if (!isFiller) keep(into, 'purchase_order_reference', tree.text(id));
  },
};

const noPurchaseOrder: Row<CompleteInvoice> = {
  fixed: true,
  write: (invoice) =>
    textOf(invoice, 'purchase_order_reference') === null ? [element('cbc:ID', NO_NUMBER)] : NO_ELEMENTS,
  read: () => undefined,
};

/** BT-13, BT-14. */
export const order: Row<CompleteInvoice> = group('cac:OrderReference', [
  purchaseOrder,
  noPurchaseOrder,
  text('cbc:SalesOrderID', 'sales_order_reference'),
]);

const precedingRows: readonly Row<PrecedingInvoice>[] = [
  text('cbc:ID', 'number'),
  date('cbc:IssueDate', 'issue_date'),
];

/** BG-3. Foreign credit notes may name what they correct as a credit note. */
export const precedingInvoices: Row<CompleteInvoice> = list(
  'cac:BillingReference',
  'preceding_invoices',
  [
    group('cac:InvoiceDocumentReference', precedingRows),
    readOnly(group('cac:CreditNoteDocumentReference', precedingRows)),
  ],
  { number: null, issue_date: null },
);

function typeOf({ tree, node }: Source): string {
  const code = tree.child(node, TYPE_CODE_NUMBER);
  return code < 0 ? '' : tree.text(code).trim();
}

const documentRows: readonly Row<AdditionalDocument>[] = [
  text('cbc:ID', 'id'),
  text('cbc:DocumentDescription', 'description'),
  group('cac:Attachment', [group('cac:ExternalReference', [text('cbc:URI', 'url')])]),
];

/** BG-24: whatever is neither an invoiced object nor, in a credit note, the project. */
function supportingDocuments(kind: Kind): Row<CompleteInvoice> {
  const others = kind === CREDIT_NOTE ? [INVOICED_OBJECT, PROJECT] : [INVOICED_OBJECT];
  return list(
    ADDITIONAL,
    'additional_documents',
    documentRows,
    { id: null, description: null, url: null },
    (source) => !others.includes(typeOf(source)),
  );
}

const projectRows: readonly Row<CompleteInvoice>[] = [
  text('cbc:ID', 'project_reference'),
  constant('cbc:DocumentTypeCode', PROJECT),
];

/** BT-11 in a credit note, which has no element of its own for it (UBL-SR-43). */
const projectDocument: Row<CompleteInvoice> = {
  write: group(ADDITIONAL, projectRows).write,
  read({ tree, node }, into) {
    for (const found of tree.children(node, ADDITIONAL_NUMBER))
      if (typeOf({ tree, node: found }) === PROJECT) readRows(projectRows, { tree, node: found }, into);
  },
};

/** BT-11, BT-12, BT-17 and BG-24, whose order differs. */
export function contractRows(kind: Kind): readonly Row<CompleteInvoice>[] {
  const tender = reference('cac:OriginatorDocumentReference', 'tender_reference');
  const contract = reference('cac:ContractDocumentReference', 'contract_reference');
  const supporting = supportingDocuments(kind);
  if (kind === CREDIT_NOTE) return [contract, supporting, projectDocument, tender];
  return [tender, contract, supporting, reference('cac:ProjectReference', 'project_reference')];
}
