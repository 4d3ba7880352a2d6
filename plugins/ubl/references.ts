import type { AdditionalDocument, CompleteInvoice, PrecedingInvoice } from '@conforme/core/invoice';
import { extended, readOnly, textAt, textOf, when, type TextKey } from '@conforme/core/syntax';
import type { Tree } from '@conforme/engine/xml';
import { attachment } from './attachment.ts';
import { filler, unlessFiller } from './filler.ts';
import { CREDIT_NOTE, type Kind } from './kind.ts';
import { numberOf, type ElementName } from './namespaces.ts';
import { constant, date, group, list, text, type Row } from './row.ts';

/** UNTDID 1001: tells the project of a credit note (BT-11) and an invoiced object (BT-18) from supporting documents. */
const PROJECT = '50';
export const INVOICED_OBJECT = '130';

const ADDITIONAL = 'cac:AdditionalDocumentReference';
const TYPE_CODE_NUMBER = numberOf('cbc:DocumentTypeCode');

/** The type of a document that an element refers to. */
export function typeCodeAt(tree: Tree, node: number): string | null {
  return textAt(tree, node, TYPE_CODE_NUMBER);
}

/** What extensions say of a document besides its number, which the schema demands beside it. */
function beside<T>(number: TextKey<T>, row: Row<T>): Row<T> {
  return extended(when(row, (value) => textOf(value, number) !== null));
}

/** A document that is referred to by its number, and its date. */
export function reference(
  name: ElementName,
  number: TextKey<CompleteInvoice>,
  issueDate: TextKey<CompleteInvoice>,
  more: readonly Row<CompleteInvoice>[] = [],
): Row<CompleteInvoice> {
  return group(name, [
    text('cbc:ID', number),
    beside(number, date('cbc:IssueDate', issueDate)),
    ...more.map((row) => beside(number, row)),
  ]);
}

/** BT-13, BT-14. The schema demands the buyer's number of an order. */
export const order: Row<CompleteInvoice> = group('cac:OrderReference', [
  unlessFiller(text('cbc:ID', 'purchase_order_reference'), ['cbc:SalesOrderID', 'cbc:IssueDate']),
  filler('cbc:ID', (invoice) => textOf(invoice, 'purchase_order_reference') === null),
  text('cbc:SalesOrderID', 'sales_order_reference'),
  extended(date('cbc:IssueDate', 'purchase_order_date')),
]);

const precedingRows: readonly Row<PrecedingInvoice>[] = [
  text('cbc:ID', 'number'),
  date('cbc:IssueDate', 'issue_date'),
  extended(text('cbc:DocumentTypeCode', 'type_code')),
];

/** BG-3. Foreign credit notes may name what they correct as a credit note. */
export const precedingInvoices: Row<CompleteInvoice> = list('cac:BillingReference', 'preceding_invoices', [
  group('cac:InvoiceDocumentReference', precedingRows),
  readOnly(group('cac:CreditNoteDocumentReference', precedingRows)),
]);

const isObject = ({ type_code: type }: AdditionalDocument): boolean => type === INVOICED_OBJECT;

/** A second invoiced object of an extension, which has neither a description nor a file (UBL-CR-666, -673). */
const objectRows: readonly Row<AdditionalDocument>[] = [
  text('cbc:ID', 'id', { attributes: { schemeID: 'reference_type_code' } }),
  date('cbc:IssueDate', 'issue_date'),
  text('cbc:DocumentTypeCode', 'type_code'),
];

/** BG-24. Only an invoiced object has a scheme or a type (UBL-SR-43). */
const supportingRows: readonly Row<AdditionalDocument>[] = [
  text('cbc:ID', 'id'),
  extended(date('cbc:IssueDate', 'issue_date')),
  text('cbc:DocumentDescription', 'description'),
  attachment,
];

/** BG-24, and what extensions have among it: whatever is neither the first invoiced object nor, in a credit note, the project. */
function additionalDocuments(kind: Kind): Row<CompleteInvoice> {
  const types = kind === CREDIT_NOTE ? [INVOICED_OBJECT, PROJECT] : [INVOICED_OBJECT];
  const documents = (
    rows: readonly Row<AdditionalDocument>[],
    accepts?: (type: string | null) => boolean,
  ): Row<CompleteInvoice> =>
    list(
      ADDITIONAL,
      'additional_documents',
      rows,
      accepts && ((tree, node) => accepts(typeCodeAt(tree, node))),
    );
  const objects = extended(documents(objectRows, (type) => type === INVOICED_OBJECT));
  const supporting = documents(supportingRows, (type) => !types.includes(type ?? ''));
  const both = documents([
    ...objectRows.map((row) => extended(when(row, isObject))),
    ...supportingRows.map((row) => when(row, (document) => !isObject(document))),
  ]);
  return {
    write: both.write,
    places: (shape) => [...objects.places(shape), ...supporting.places(shape)],
  };
}

/** BT-18: the first of its type. */
const invoicedObject: Row<CompleteInvoice> = group(
  ADDITIONAL,
  [
    text('cbc:ID', 'invoiced_object_id', { attributes: { schemeID: 'invoiced_object_scheme' } }),
    beside('invoiced_object_id', date('cbc:IssueDate', 'invoiced_object_date')),
    constant('cbc:DocumentTypeCode', INVOICED_OBJECT),
  ],
  { accepts: (tree, node) => typeCodeAt(tree, node) === INVOICED_OBJECT },
);

/** BT-11 in a credit note, which has no element of its own for it (UBL-SR-43). */
const projectDocument: Row<CompleteInvoice> = group(
  ADDITIONAL,
  [text('cbc:ID', 'project_reference'), constant('cbc:DocumentTypeCode', PROJECT)],
  { accepts: (tree, node) => typeCodeAt(tree, node) === PROJECT },
);

/** BT-11, BT-12, BT-17, BT-18 and BG-24, whose order differs. */
export function contractRows(kind: Kind): readonly Row<CompleteInvoice>[] {
  const tender = reference('cac:OriginatorDocumentReference', 'tender_reference', 'tender_date');
  const contract = reference('cac:ContractDocumentReference', 'contract_reference', 'contract_date', [
    text('cbc:DocumentType', 'contract_type_code'),
  ]);
  const additional = [invoicedObject, additionalDocuments(kind)];
  if (kind === CREDIT_NOTE) return [contract, ...additional, projectDocument, tender];
  const project = group<CompleteInvoice>('cac:ProjectReference', [text('cbc:ID', 'project_reference')]);
  return [tender, contract, ...additional, project];
}
