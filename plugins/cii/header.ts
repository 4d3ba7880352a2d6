import { element } from '@conforme/engine/xml';
import type { CompleteInvoice, Note } from '@conforme/core/invoice';
import { extended, textAt, type Place } from '@conforme/core/syntax';
import { numberOf } from './namespaces.ts';
import { date, group, indicator, list, text, type Row } from './row.ts';

/** BT-24. It states the profile that was written, and is no value of the invoice. */
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
  extended(indicator('ram:TestIndicator', 'test_indicator')),
  group('ram:BusinessProcessSpecifiedDocumentContextParameter', [text('ram:ID', 'business_process')]),
  guideline,
];

/** BG-1: subject codes make French mentions recognisable (BR-FR-05). */
export const noteRows: readonly Row<Note>[] = [
  extended(text('ram:ContentCode', 'content_code')),
  text('ram:Content', 'text'),
  text('ram:SubjectCode', 'subject_code'),
];

const CONTENT = numberOf('ram:Content');
const anyNotes = list<CompleteInvoice, 'notes'>('ram:IncludedNote', 'notes', noteRows);

/** A note of a request has a text (BT-22); others write a subject code alone. */
const notes: Row<CompleteInvoice> = {
  ...anyNotes,
  places: (shape) => anyNotes.places(shape).map(withText),
};

function withText(place: Place): Place {
  return {
    ...place,
    take(reading, node, into) {
      if (textAt(reading.tree, node, CONTENT)) return place.take(reading, node, into);
      if (reading.strict) return false;
      reading.beyond = true;
      return place.take(reading, node, into);
    },
  };
}

/** BT-1 to BT-3, and what extensions say of the document itself. */
export const documentRows: readonly Row<CompleteInvoice>[] = [
  text('ram:ID', 'number'),
  extended(text('ram:Name', 'document_name')),
  text('ram:TypeCode', 'type_code'),
  date('ram:IssueDateTime', 'issue_date'),
  extended(indicator('ram:CopyIndicator', 'copy_indicator')),
  extended(text('ram:LanguageID', 'document_language')),
  notes,
  extended(group('ram:EffectiveSpecifiedPeriod', [date('ram:CompleteDateTime', 'contractual_due_date')])),
];
