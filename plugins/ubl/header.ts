import { element } from '@conforme/rules/xml';
import type { CompleteInvoice } from '@conforme/core/invoice';
import { keep, textOf, type Draft, type Take } from '@conforme/core/syntax';
import { INVOICE, type Kind } from './kind.ts';
import { numberOf } from './namespaces.ts';
import { date, text, type Row } from './row.ts';

/** BT-24. It says which profile was written, not something of the invoice. */
const guideline: Row<CompleteInvoice> = {
  fixed: true,
  write: (_invoice, _at, { guideline: urn }) => [element('cbc:CustomizationID', urn)],
  places: () => [{ name: numberOf('cbc:CustomizationID'), once: true, take: () => true }],
};

const NOTE = 'cbc:Note';
const NOTE_NUMBER = numberOf(NOTE);

/** A subject code (BT-21) opens the text of its note: `#AAI#…` (EN 16931-3-2). Codes of UNTDID 4451 are capitals. */
const WITH_SUBJECT = /^#([A-Z0-9]{1,4})#([^]*)$/;

/** BG-1: one text for the subject code and the note itself. */
const notes: Row<CompleteInvoice> = {
  write: (invoice, at) =>
    invoice.notes.map((note, i) => {
      const subject = textOf(note, 'subject_code');
      const pointers = [`${at}/notes/${i}/text`];
      if (subject === null) return element(NOTE, note.text, { pointers });
      pointers.push(`${at}/notes/${i}/subject_code`);
      return element(NOTE, `#${subject}#${note.text}`, { pointers });
    }),
  places(shape) {
    const note = shape.part('notes');
    const take: Take = (reading, node, into) => {
      (into['notes'] as Draft[]).push(readNote(note.fresh(), reading.text(node)));
      reading.attributes(node, () => false);
      return true;
    };
    return [{ name: NOTE_NUMBER, take }];
  },
};

function readNote(note: Draft, content: string): Draft {
  const [, subject, rest] = WITH_SUBJECT.exec(content) ?? [];
  keep(note, 'text', rest ?? content);
  keep(note, 'subject_code', subject ?? '');
  return note;
}

const taxPointDate = date<CompleteInvoice>('cbc:TaxPointDate', 'tax_point_date');

/** What opens a document; the two have the tax point date in different places, and only one has a due date. */
export function headerRows(kind: Kind): readonly Row<CompleteInvoice>[] {
  const typeCode = text<CompleteInvoice>(kind.typeCode, 'type_code');
  return [
    guideline,
    text('cbc:ProfileID', 'business_process'),
    text('cbc:ID', 'number'),
    date('cbc:IssueDate', 'issue_date'),
    ...(kind === INVOICE
      ? [date<CompleteInvoice>('cbc:DueDate', 'due_date'), typeCode, notes, taxPointDate]
      : [taxPointDate, typeCode, notes]),
    text('cbc:DocumentCurrencyCode', 'currency'),
    text('cbc:TaxCurrencyCode', 'vat_accounting_currency'),
    text('cbc:AccountingCost', 'buyer_accounting_reference'),
    text('cbc:BuyerReference', 'buyer_reference'),
  ];
}
