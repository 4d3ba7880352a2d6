import { element } from '@conforme/engine/xml';
import type { CompleteLine } from '@conforme/core/invoice';
import { extended, NO_PLACES, textAt, textOf, when, type Accepts } from '@conforme/core/syntax';
import { attachment } from './attachment.ts';
import { demanded, filler, unlessFiller } from './filler.ts';
import { numberOf, type ElementName } from './namespaces.ts';
import { INVOICED_OBJECT, typeCodeAt } from './references.ts';
import { constant, date, firstAndFurther, group, list, part, text, within, type Row } from './row.ts';

type Reference = NonNullable<CompleteLine['order']>;

const REFERENCE_NUMBER = numberOf('cac:InvoiceDocumentReference');
const REFERENCE_LINE_NUMBER = numberOf('cac:BillingReferenceLine');
const STATUS_NUMBER = numberOf('cbc:DocumentStatusCode');
const ID_NUMBER = numberOf('cbc:ID');

const isNumbered = (reference: Reference): boolean => textOf(reference, 'number') !== null;

/** A document by its number and date; the schema has no date without a number. */
const numberAndDate: readonly Row<Reference>[] = [
  text('cbc:ID', 'number'),
  when(date('cbc:IssueDate', 'issue_date'), isNumbered),
];

const hasNoOrder = ({ order }: CompleteLine): boolean => order === null || !isNumbered(order);

/** The order of a line, where it is not that of the invoice: the buyer's number, the seller's, and its date. */
const orderOfLine: Row<CompleteLine> = group('cac:OrderReference', [
  unlessFiller(within('order', [text('cbc:ID', 'number')]), ['cbc:SalesOrderID', 'cbc:IssueDate']),
  filler('cbc:ID', hasNoOrder),
  within('sales_order', [text('cbc:SalesOrderID', 'number')]),
  within('order', [date('cbc:IssueDate', 'issue_date')]),
]);

/** BT-132, and in extensions the order itself. */
const orderLine: Row<CompleteLine> = group('cac:OrderLineReference', [
  ...demanded<CompleteLine>('cbc:LineID', 'order_line_reference', [
    'cbc:SalesOrderLineID',
    'cac:OrderReference',
  ]),
  extended(within('sales_order', [text('cbc:SalesOrderLineID', 'line_id')])),
  extended(orderOfLine),
]);

/** A line of an advice, or the advice alone. */
function advice(name: ElementName, key: 'despatch_advice' | 'receiving_advice'): Row<CompleteLine> {
  const rows: readonly Row<Reference>[] = [
    ...demanded<Reference>('cbc:LineID', 'line_id', ['cac:DocumentReference']),
    group('cac:DocumentReference', numberAndDate),
  ];
  return extended(within('delivery', [part(name, key, rows)]));
}

/** EXTENDED-CTC-FR: a line states its kind and its parent in a reference to its own invoice. */
const isOwn: Accepts = (tree, node) => {
  const reference = tree.child(node, REFERENCE_NUMBER);
  if (reference < 0 || textAt(tree, reference, ID_NUMBER) !== textAt(tree, tree.root, ID_NUMBER))
    return false;
  return tree.child(reference, STATUS_NUMBER) >= 0 || tree.child(node, REFERENCE_LINE_NUMBER) >= 0;
};

/** BT-1. */
const ownNumber: Row<CompleteLine> = {
  write: (_line, _at, { number }) => [element('cbc:ID', number, { pointers: ['/invoice/number'] })],
  places: () => [
    {
      name: ID_NUMBER,
      once: true,
      take(reading, node) {
        reading.attributes(node, () => false);
        return true;
      },
    },
  ],
};

const ownReference: Row<CompleteLine> = group('cac:InvoiceDocumentReference', [
  ownNumber,
  text('cbc:DocumentStatusCode', 'status_reason_code'),
]);

const hasKind = (line: CompleteLine): boolean => textOf(line, 'status_reason_code') !== null;

/** The number alone does not identify a line, but stands beside its parent. */
const ownNumberAlone: Row<CompleteLine> = {
  ...when(ownReference, (line) => !hasKind(line)),
  fixed: true,
  places: NO_PLACES,
};

/** EXT-FR-FE-162, EXT-FR-FE-163. */
const structure: Row<CompleteLine> = extended(
  group(
    'cac:BillingReference',
    [
      when(ownReference, hasKind),
      ownNumberAlone,
      group('cac:BillingReferenceLine', [text('cbc:ID', 'parent_line_id')]),
    ],
    { accepts: isOwn },
  ),
);

/** EXT-FR-FE-136 to -138. */
const precedingInvoice: Row<CompleteLine> = extended(
  part('cac:BillingReference', 'preceding_invoice', [
    group('cac:InvoiceDocumentReference', [
      ...numberAndDate,
      when(text('cbc:DocumentTypeCode', 'type_code'), isNumbered),
    ]),
  ]),
);

const DOCUMENT = 'cac:DocumentReference';

const isObject: Accepts = (tree, node) => typeCodeAt(tree, node) === INVOICED_OBJECT;

/** BT-128. */
const invoicedObject: Row<CompleteLine> = group(
  DOCUMENT,
  [
    text('cbc:ID', 'invoiced_object_id', { attributes: { schemeID: 'invoiced_object_scheme' } }),
    constant('cbc:DocumentTypeCode', INVOICED_OBJECT),
  ],
  { accepts: isObject },
);

/** What extensions say of any document of a line. */
const documentRows: readonly Row<Reference>[] = [
  text('cbc:ID', 'number', { attributes: { schemeID: 'reference_type_code' } }),
  date('cbc:IssueDate', 'issue_date'),
  text('cbc:DocumentTypeCode', 'type_code'),
  text('cbc:DocumentDescription', 'name'),
  attachment,
];

/** Written where every one of them is of this kind and has the number that the schema demands. */
function documents(
  key: 'settlement_documents' | 'additional_documents',
  holds: (type: string | null) => boolean,
): Row<CompleteLine> {
  const row = list<CompleteLine, typeof key>(DOCUMENT, key, documentRows, (tree, node) =>
    holds(typeCodeAt(tree, node)),
  );
  return extended(when(row, (line) => line[key].every((each) => isNumbered(each) && holds(each.type_code))));
}

/** BT-128 is the first of its type; extensions have more of them, and documents of other types. */
const documentsOfLine: readonly Row<CompleteLine>[] = [
  firstAndFurther(
    invoicedObject,
    documents('settlement_documents', (type) => type === INVOICED_OBJECT),
  ),
  documents('additional_documents', (type) => type !== INVOICED_OBJECT),
];

/** All that a line refers to, in the order of the schema. */
export const lineReferences: readonly Row<CompleteLine>[] = [
  orderLine,
  advice('cac:DespatchLineReference', 'despatch_advice'),
  advice('cac:ReceiptLineReference', 'receiving_advice'),
  structure,
  precedingInvoice,
  ...documentsOfLine,
];
