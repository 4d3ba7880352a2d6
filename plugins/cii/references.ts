import type { AdditionalDocument, CompleteInvoice, PrecedingInvoice } from '@conforme/core/invoice';
import { core, textAt, type TextKey } from '@conforme/core/syntax';
import type { Tree } from '@conforme/rules/xml';
import { numberOf, type ElementName } from './namespaces.ts';
import { constant, date, group, list, text, type Row } from './row.ts';

/** UNTDID 1001, as CII tells the kinds of additional documents apart. */
const TENDER = '50';
const INVOICED_OBJECT = '130';
const SUPPORTING = '916';

const ADDITIONAL = 'ram:AdditionalReferencedDocument';
const TYPE_CODE = numberOf('ram:TypeCode');

/** A document that is referred to by its number. */
export function reference(name: ElementName, key: TextKey<CompleteInvoice>): Row<CompleteInvoice> {
  return group(name, [text('ram:IssuerAssignedID', key)]);
}

/** Foreign documents leave the type out; then a document supports the invoice, which promises least. */
function typeOf(tree: Tree, node: number): string {
  return textAt(tree, node, TYPE_CODE) ?? SUPPORTING;
}

/** BT-17. */
const tender: Row<CompleteInvoice> = group(
  ADDITIONAL,
  [text('ram:IssuerAssignedID', 'tender_reference'), constant('ram:TypeCode', TENDER)],
  { accepts: (tree, node) => typeOf(tree, node) === TENDER },
);

/** BG-24. */
const documentRows: readonly Row<AdditionalDocument>[] = [
  text('ram:IssuerAssignedID', 'id'),
  text('ram:URIID', 'url'),
  constant('ram:TypeCode', SUPPORTING),
  text('ram:Name', 'description'),
];

/** BG-24 is what is neither a tender (BT-17) nor an invoiced object (BT-18). */
const isSupporting = (tree: Tree, node: number): boolean =>
  ![TENDER, INVOICED_OBJECT].includes(typeOf(tree, node));

export const additionalDocuments: readonly Row<CompleteInvoice>[] = [
  core(tender),
  core(list(ADDITIONAL, 'additional_documents', documentRows, isSupporting)),
];

/** BT-11. The schema wants a name beside the number; EN 16931 knows only the one text. */
export const project: Row<CompleteInvoice> = core(
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
);
