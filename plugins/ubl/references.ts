import type { AdditionalDocument, CompleteInvoice, PrecedingInvoice } from '@conforme/core/invoice';
import { NO_ELEMENTS, NO_PLACES, readOnly, textAt, textOf, type Place } from '@conforme/core/syntax';
import type { TextKey } from '@conforme/core/syntax';
import { element } from '@conforme/rules/xml';
import { CREDIT_NOTE, type Kind } from './kind.ts';
import { numberOf, type ElementName } from './namespaces.ts';
import { constant, date, group, list, text, type Row } from './row.ts';

/** UNTDID 1001: tells the project of a credit note (BT-11) and an invoiced object (BT-18) from supporting documents. */
const PROJECT = '50';
const INVOICED_OBJECT = '130';

const ADDITIONAL = 'cac:AdditionalDocumentReference';
const SALES_ORDER_NUMBER = numberOf('cbc:SalesOrderID');
const TYPE_CODE_NUMBER = numberOf('cbc:DocumentTypeCode');

/** A document that is referred to by its number. */
export function reference(name: ElementName, key: TextKey<CompleteInvoice>): Row<CompleteInvoice> {
  return group(name, [text('cbc:ID', key)]);
}

/** The schema wants the buyer's number of an order even where only the seller's is known. */
const NO_NUMBER = 'NA';

const orderNumber = text<CompleteInvoice>('cbc:ID', 'purchase_order_reference');

const purchaseOrder: Row<CompleteInvoice> = {
  ...orderNumber,
  places: (shape) => orderNumber.places(shape).map(withoutFiller),
};

function withoutFiller(place: Place): Place {
  return {
    ...place,
    take(reading, node, into) {
      const isFiller =
        reading.text(node) === NO_NUMBER &&
        textAt(reading.tree, reading.tree.parent[node]!, SALES_ORDER_NUMBER) !== null;
      return isFiller || place.take(reading, node, into);
    },
  };
}

const noPurchaseOrder: Row<CompleteInvoice> = {
  fixed: true,
  write: (invoice) =>
    textOf(invoice, 'purchase_order_reference') === null ? [element('cbc:ID', NO_NUMBER)] : NO_ELEMENTS,
  places: NO_PLACES,
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
export const precedingInvoices: Row<CompleteInvoice> = list('cac:BillingReference', 'preceding_invoices', [
  group('cac:InvoiceDocumentReference', precedingRows),
  readOnly(group('cac:CreditNoteDocumentReference', precedingRows)),
]);

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
    (tree, node) => !others.includes(textAt(tree, node, TYPE_CODE_NUMBER) ?? ''),
  );
}

/** BT-11 in a credit note, which has no element of its own for it (UBL-SR-43). */
const projectDocument: Row<CompleteInvoice> = group(
  ADDITIONAL,
  [text('cbc:ID', 'project_reference'), constant('cbc:DocumentTypeCode', PROJECT)],
  { accepts: (tree, node) => textAt(tree, node, TYPE_CODE_NUMBER) === PROJECT },
);

/** BT-11, BT-12, BT-17 and BG-24, whose order differs. */
export function contractRows(kind: Kind): readonly Row<CompleteInvoice>[] {
  const tender = reference('cac:OriginatorDocumentReference', 'tender_reference');
  const contract = reference('cac:ContractDocumentReference', 'contract_reference');
  const supporting = supportingDocuments(kind);
  if (kind === CREDIT_NOTE) return [contract, supporting, projectDocument, tender];
  return [tender, contract, supporting, reference('cac:ProjectReference', 'project_reference')];
}
