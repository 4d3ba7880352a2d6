import type { AdditionalDocument, CompleteInvoice, PrecedingInvoice } from '@conforme/core/invoice';
import type { Source } from './draft.ts';
import { numberOf, type ElementName } from './namespaces.ts';
import { constant, date, full, group, list, readRows, text, type Row, type TextKey } from './row.ts';

/** UNTDID 1001, as CII tells the kinds of additional documents apart. */
const TENDER = '50';
const INVOICED_OBJECT = '130';
const SUPPORTING = '916';

const ADDITIONAL = 'ram:AdditionalReferencedDocument';
const ADDITIONAL_NUMBER = numberOf(ADDITIONAL);
const TYPE_CODE = numberOf('ram:TypeCode');

/** A document that is referred to by its number. */
export function reference(name: ElementName, key: TextKey<CompleteInvoice>): Row<CompleteInvoice> {
  return group(name, [text('ram:IssuerAssignedID', key)]);
}

/** Foreign documents leave the type out; then a document supports the invoice, which promises least. */
function typeOf({ tree, node }: Source): string {
  const code = tree.child(node, TYPE_CODE);
  return code < 0 ? SUPPORTING : tree.text(code).trim();
}

const tenderRows: readonly Row<CompleteInvoice>[] = [
  text('ram:IssuerAssignedID', 'tender_reference'),
  constant('ram:TypeCode', TENDER),
];

/** BT-17. */
const tender: Row<CompleteInvoice> = {
  write: group(ADDITIONAL, tenderRows).write,
  read({ tree, node }, into) {
    for (const found of tree.children(node, ADDITIONAL_NUMBER))
      if (typeOf({ tree, node: found }) === TENDER) readRows(tenderRows, { tree, node: found }, into);
  },
};

/** BG-24. */
const documentRows: readonly Row<AdditionalDocument>[] = [
  text('ram:IssuerAssignedID', 'id'),
  text('ram:URIID', 'url'),
  constant('ram:TypeCode', SUPPORTING),
  text('ram:Name', 'description'),
];

const BLANK_DOCUMENT = { id: null, description: null, url: null };

/** BG-24 is what is neither a tender (BT-17) nor an invoiced object (BT-18). */
const isSupporting = (source: Source): boolean => ![TENDER, INVOICED_OBJECT].includes(typeOf(source));

export const additionalDocuments: readonly Row<CompleteInvoice>[] = [
  full(tender),
  full(list(ADDITIONAL, 'additional_documents', documentRows, BLANK_DOCUMENT, isSupporting)),
];

/** BT-11. The schema wants a name beside the number; EN 16931 knows only the one text. */
export const project: Row<CompleteInvoice> = full(
  group('ram:SpecifiedProcuringProject', [
    text('ram:ID', 'project_reference'),
    text('ram:Name', 'project_reference'),
  ]),
);

/** Dates of references stand in the qualified data types, unlike all others. */
const precedingRows: readonly Row<PrecedingInvoice>[] = [
  text('ram:IssuerAssignedID', 'number'),
  date('ram:FormattedIssueDateTime', 'issue_date', 'qdt:DateTimeString'),
];

/** BG-3. */
export const precedingInvoices: Row<CompleteInvoice> = list(
  'ram:InvoiceReferencedDocument',
  'preceding_invoices',
  precedingRows,
  { number: null, issue_date: null },
);
