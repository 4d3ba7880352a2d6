import { element } from '@conforme/rules/xml';
import type { CompleteInvoice, Note } from '@conforme/core/invoice';
import { numberOf } from './namespaces.ts';
import { date, group, list, text, type Row } from './row.ts';

/** BT-24. It says which profile was written, not something of the invoice. */
const guideline: Row<CompleteInvoice> = {
  write: (_invoice, _at, { guideline: urn }) => [
    element('ram:GuidelineSpecifiedDocumentContextParameter', [element('ram:ID', urn)]),
  ],
  places: () => [
    { name: numberOf('ram:GuidelineSpecifiedDocumentContextParameter'), once: true, take: () => true },
  ],
};

/** BG-2. */
export const contextRows: readonly Row<CompleteInvoice>[] = [
  group('ram:BusinessProcessSpecifiedDocumentContextParameter', [text('ram:ID', 'business_process')]),
  guideline,
];

/** BG-1: subject codes make French mentions recognisable (BR-FR-05). */
const noteRows: readonly Row<Note>[] = [text('ram:Content', 'text'), text('ram:SubjectCode', 'subject_code')];

export const documentRows: readonly Row<CompleteInvoice>[] = [
  text('ram:ID', 'number'),
  text('ram:TypeCode', 'type_code'),
  date('ram:IssueDateTime', 'issue_date'),
  list('ram:IncludedNote', 'notes', noteRows),
];
