import type { CompleteInvoice, CompleteLine } from '@conforme/core/invoice';
import { EXTENDED, extended, isBlank, keep, NO_ELEMENTS, textOf, type Draft } from '@conforme/core/syntax';
import { element, type XmlElement } from '@conforme/engine/xml';
import { numberOf } from './namespaces.ts';
import { firstAndFurther, type Row } from './row.ts';

type Note = CompleteInvoice['notes'][number];

const NOTE = 'cbc:Note';
const NOTE_NUMBER = numberOf(NOTE);

/**
 * A subject code (BT-21) opens the text of its note: `#AAI#…` (EN 16931-3-2). Codes of UNTDID 4451 are capitals. A code
 * without text is a text: a note without one states nothing.
 */
const WITH_SUBJECT = /^#([A-Z0-9]{1,4})#([^]*\S[^]*)$/;

function noteElement(
  text: string,
  subject: string | null,
  pointers: readonly [text: string, subject: string],
): XmlElement {
  if (subject === null) return element(NOTE, text, { pointers: pointers.slice(0, 1) });
  return element(NOTE, `#${subject}#${text}`, { pointers });
}

function readNote(note: Draft, content: string): Draft {
  const [, subject, rest] = WITH_SUBJECT.exec(content) ?? [];
  keep(note, 'text', rest ?? content);
  keep(note, 'subject_code', subject ?? '');
  return note;
}

/** One text for the subject code and the note itself. */
function noteList<K extends string>(key: K): Row<{ readonly [key in K]: readonly Note[] }> {
  return {
    write: (owner, at) =>
      owner[key].map((note, i) => {
        const pointer = `${at}/${key}/${i}`;
        return noteElement(note.text, textOf(note, 'subject_code'), [
          `${pointer}/text`,
          `${pointer}/subject_code`,
        ]);
      }),
    places: (shape) => [
      {
        name: NOTE_NUMBER,
        take(reading, node, into) {
          const note = readNote(shape.part(key).fresh(), reading.text(node));
          if (!isBlank(note)) (into[key] as Draft[]).push(note);
          reading.attributes(node, () => false);
          return true;
        },
      },
    ],
  };
}

/** BG-1. */
export const notes: Row<CompleteInvoice> = noteList('notes');

/** BT-127. Its text is no more than that in EN 16931; extensions have a subject code in it (EXT-FR-FE-183). */
const lineNote: Row<CompleteLine> = {
  write(line, at, { level }) {
    const text = textOf(line, 'note');
    if (text === null) return NO_ELEMENTS;
    const subject = level >= EXTENDED ? textOf(line, 'note_subject_code') : null;
    return [noteElement(text, subject, [`${at}/note`, `${at}/note_subject_code`])];
  },
  places: (shape) => [
    {
      name: NOTE_NUMBER,
      once: true,
      take(reading, node, into) {
        const content = reading.text(node);
        const read = readNote(shape.part('further_notes').fresh(), content);
        const hasSubject = reading.level >= EXTENDED;
        keep(into, 'note', hasSubject ? ((read['text'] as string | null) ?? '') : content);
        if (hasSubject) into['note_subject_code'] = read['subject_code'];
        reading.attributes(node, () => false);
        return true;
      },
    },
  ],
};

/** Of the notes of a line EN 16931 has the first alone. */
export const lineNotes: Row<CompleteLine> = firstAndFurther(lineNote, extended(noteList('further_notes')));
