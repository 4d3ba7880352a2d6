import type {
  AdditionalDocument,
  Attachment,
  CompleteInvoice,
  CompleteLine,
  DocumentReference,
  PrecedingInvoice,
} from '@conforme/core/invoice';
import {
  BASE64,
  core,
  EXTENDED,
  extended,
  readOnly,
  textAt,
  when,
  type TextKey,
} from '@conforme/core/syntax';
import type { Tree } from '@conforme/engine/xml';
import { numberOf, type ElementName } from './namespaces.ts';
import { constant, date, group, list, tag, text, within, type Row } from './row.ts';

/** UNTDID 1001, as CII tells the kinds of additional documents apart. */
const TENDER = '50';
const INVOICED_OBJECT = '130';
const SUPPORTING = '916';

const ADDITIONAL = 'ram:AdditionalReferencedDocument';
const TYPE_CODE = numberOf('ram:TypeCode');

/** Dates of references stand in the qualified data types, unlike all others; most have no term in EN 16931. */
function issued<T>(key: TextKey<T>): Row<T> {
  return date('ram:FormattedIssueDateTime', key, 'qdt:DateTimeString');
}

/** A document that is referred to by its number, and in extensions by its type and day. */
export function reference(
  name: ElementName,
  key: TextKey<CompleteInvoice>,
  day: TextKey<CompleteInvoice>,
  type?: TextKey<CompleteInvoice>,
): Row<CompleteInvoice> {
  return group<CompleteInvoice>(name, [
    text('ram:IssuerAssignedID', key),
    ...(type === undefined ? [] : [extended(text<CompleteInvoice>('ram:TypeCode', type))]),
    extended(issued<CompleteInvoice>(day)),
  ]);
}

/** BT-125 with BT-125-1 and BT-125-2, of a document that is at hand. */
const attachment: Row<{ readonly attachment: Attachment | null }> = within('attachment', [
  text('ram:AttachmentBinaryObject', 'content_base64', {
    attributes: { mimeCode: 'mime_code', filename: 'filename' },
    format: BASE64,
  }),
]);

/** Up to the place of a line number, and from there on: one element holds both. */
const leading: readonly Row<DocumentReference>[] = [
  text('ram:IssuerAssignedID', 'number'),
  text('ram:URIID', 'url'),
];
const trailing: readonly Row<DocumentReference>[] = [
  text('ram:TypeCode', 'type_code'),
  text('ram:Name', 'name'),
  attachment,
  text('ram:ReferenceTypeCode', 'reference_type_code'),
  issued('issue_date'),
];

/** A document in any of the places that only extensions have. */
export const documentRows: readonly Row<DocumentReference>[] = [
  ...leading,
  text('ram:LineID', 'line_id'),
  ...trailing,
];

/** BT-132 is the line of an order; the order itself is an extension. */
export const orderOfLine: Row<CompleteLine> = group('ram:BuyerOrderReferencedDocument', [
  extended(within<CompleteLine, 'order'>('order', leading)),
  text('ram:LineID', 'order_line_reference'),
  extended(within<CompleteLine, 'order'>('order', trailing)),
]);

/** What an additional document is; null where it does not say. */
function typeOf(tree: Tree, node: number): string | null {
  return textAt(tree, node, TYPE_CODE);
}

/** BT-17. */
const tender: Row<CompleteInvoice> = group(
  ADDITIONAL,
  [
    text('ram:IssuerAssignedID', 'tender_reference'),
    constant('ram:TypeCode', TENDER),
    extended(issued<CompleteInvoice>('tender_date')),
  ],
  { accepts: (tree, node) => typeOf(tree, node) === TENDER },
);

interface Identified {
  readonly invoiced_object_id: string | null;
  readonly invoiced_object_scheme: string | null;
}

/** BT-18, BT-128: its scheme (BT-18-1, BT-128-1) is an element. */
function invoicedObject<T extends Identified>(...further: readonly Row<T>[]): Row<T> {
  const rows: readonly Row<Identified>[] = [
    text('ram:IssuerAssignedID', 'invoiced_object_id'),
    constant('ram:TypeCode', INVOICED_OBJECT),
    // A scheme that qualifies nothing is not written.
    when(
      text('ram:ReferenceTypeCode', 'invoiced_object_scheme'),
      (object) => object.invoiced_object_id !== null,
    ),
  ];
  return group<T>(ADDITIONAL, [...rows, ...further], {
    accepts: (tree, node) => typeOf(tree, node) === INVOICED_OBJECT,
  });
}

/** Documents of others leave the type out; then a document supports the invoice, which promises least. */
const supporting = constant<AdditionalDocument>('ram:TypeCode', SUPPORTING);
const otherType = extended(text<AdditionalDocument>('ram:TypeCode', 'type_code'));

const typeOfDocument: Row<AdditionalDocument> = {
  write(document, at, target) {
    const isOther = target.level >= EXTENDED && document.type_code !== null;
    return (isOther ? otherType : supporting).write(document, at, target);
  },
  places: (shape) => [...supporting.places(shape), ...otherType.places(shape)],
  fixed: true,
};

/** BG-24. */
const supportingRows: readonly Row<AdditionalDocument>[] = [
  text('ram:IssuerAssignedID', 'id'),
  text('ram:URIID', 'url'),
  extended(text('ram:LineID', 'line_id')),
  typeOfDocument,
  text('ram:Name', 'description'),
  attachment,
  extended(text('ram:ReferenceTypeCode', 'reference_type_code')),
  extended(issued<AdditionalDocument>('issue_date')),
];

const isSupporting = (tree: Tree, node: number): boolean => (typeOf(tree, node) ?? SUPPORTING) === SUPPORTING;
const documents = list<CompleteInvoice, 'additional_documents'>;

/** Of EN 16931 are a tender (BT-17), an invoiced object (BT-18) and supporting documents (BG-24); extensions have any others. */
export const additionalDocuments: readonly Row<CompleteInvoice>[] = [
  core(tender),
  core(invoicedObject<CompleteInvoice>(extended(issued<CompleteInvoice>('invoiced_object_date')))),
  core(documents(ADDITIONAL, 'additional_documents', supportingRows, isSupporting)),
  readOnly(extended(documents(ADDITIONAL, 'additional_documents', supportingRows))),
];

/** BT-128 is the first of its kind. */
export const documentsOfSettlement: readonly Row<CompleteLine>[] = [
  invoicedObject<CompleteLine>(),
  extended(list(ADDITIONAL, 'settlement_documents', documentRows)),
];

/** The schema wants a name beside the number, and EN 16931 knows only the one text: where no other name is given it stands twice. */
const projectName: Row<CompleteInvoice> = {
  write(invoice, at, target) {
    const key = invoice.project_name === null ? 'project_reference' : 'project_name';
    return text<CompleteInvoice>('ram:Name', key).write(invoice, at, target);
  },
  places: () => [
    {
      name: tag('ram:Name').number,
      take(reading, node, into) {
        const name = reading.text(node);
        if (name !== '' && into['project_reference'] !== name) {
          const key = into['project_reference'] === null ? 'project_reference' : 'project_name';
          if (into[key] !== null) return false;
          into[key] = name;
        }
        reading.attributes(node, () => false);
        return true;
      },
    },
  ],
};

/** BT-11. */
export const project: Row<CompleteInvoice> = core(
  group('ram:SpecifiedProcuringProject', [text('ram:ID', 'project_reference'), projectName]),
);

const precedingRows: readonly Row<PrecedingInvoice>[] = [
  text('ram:IssuerAssignedID', 'number'),
  extended(text('ram:TypeCode', 'type_code')),
  issued('issue_date'),
];

/** BG-3. */
export const precedingInvoices: Row<CompleteInvoice> = list(
  'ram:InvoiceReferencedDocument',
  'preceding_invoices',
  precedingRows,
);
