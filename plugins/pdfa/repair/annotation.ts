import { PDFArray, PDFBool, PDFDict, PDFNumber, PDFStream, PDFString, type PDFObject } from '@cantoo/pdf-lib';
import { N, nameOf, numberOf } from '@conforme/pdf/file/values';
import { ANNOTATION_TYPES, HIDING, PRINT } from '../check/annotations.ts';
import { within } from '../check/report.ts';
import { settleAppearance } from './appearance.ts';
import { inherited, unwritable } from './field.ts';
import type { Note, Outcome, Step } from './step.ts';

/** Bits of F that leave an annotation off the screen (ISO 32000-1, 12.5.3): Invisible, Hidden, NoView. */
const UNSEEN = 1 | 2 | 32;
const TOGGLES_VIEW = 256;

/**
 * Annotations as 6.3 wants them: those that are not seen or that play media leave, the others are printed as they are
 * seen.
 */
export const annotations: Step = {
  clause: '6.3',
  apply({ loaded: { catalog }, pages, flatten, outcome }, note) {
    const form = catalog.lookup(N('AcroForm'));
    // Where the viewer was asked to draw fields anew (6.4.1), their old appearances are not what was seen.
    const anew = form instanceof PDFDict && form.lookup(N('NeedAppearances')) === PDFBool.True;
    const mending: Mending = {
      form: form instanceof PDFDict ? form : null,
      flatten,
      anew,
      outcome,
    };
    pages.forEach((page, i) => {
      const list = page.lookup(N('Annots'));
      if (!(list instanceof PDFArray)) return void page.delete(N('Annots'));
      for (let at = list.size() - 1; at >= 0; at--) {
        const where = within(`page ${i + 1}`, `annotation ${at + 1}`);
        const annotation = list.lookup(at);
        const why = annotation instanceof PDFDict ? mend(annotation, mending, where, note) : 'it is missing';
        if (why === null) continue;
        list.remove(at);
        note(where, `left out: ${why}`);
      }
    });
  },
};

interface Mending {
  readonly form: PDFDict | null;
  /** Whether signatures, too, may leave when they are not seen. */
  readonly flatten: boolean;
  /** Fields are drawn again, even those that have an appearance. */
  readonly anew: boolean;
  readonly outcome: Outcome;
}

/** Sets the flags right. @returns why the annotation cannot stay, or null. */
function mend(annotation: PDFDict, mending: Mending, where: string, note: Note): string | null {
  const { form, flatten, anew } = mending;
  if (becomesStamp(annotation)) note(where, 'what it plays left out, what it shows kept');
  const type = nameOf(annotation.lookup(N('Subtype')));
  if (!ANNOTATION_TYPES.has(type)) return `annotations of type ${type || 'unknown'} are not allowed`;
  const flags = numberOf(annotation.lookup(N('F'))) ?? 0;
  if ((flags & UNSEEN) !== 0 && (flatten || annotation.lookup(N('FT')) !== N('Sig'))) return 'it is not seen';
  const wanted = (flags & ~(HIDING | TOGGLES_VIEW)) | PRINT;
  if (wanted !== flags && type !== 'Popup') {
    annotation.set(N('F'), PDFNumber.of(wanted));
    note(where, 'it is printed as it is seen');
  }
  // The list of associated files names its specification by reference (6.8).
  const file = annotation.get(N('FS'));
  if (file instanceof PDFDict && file.get(N('EF')))
    annotation.set(N('FS'), annotation.context.register(file));
  // A file elsewhere is no associated file; its name says where it is.
  else if (file instanceof PDFDict) annotation.set(N('FS'), file.lookup(N('F')) ?? PDFString.of('file'));
  const isText = isWritten(annotation, type);
  const old = anew && isText ? annotation.get(N('AP')) : undefined;
  if (old) annotation.delete(N('AP'));
  const drawn = settleAppearance(annotation, type, form);
  if (drawn) note(where, drawn);
  if (isText && !annotation.get(N('AP'))) leaveUnwritten(annotation, old, mending, where);
  return null;
}

/** A value that cannot be drawn keeps the appearance it had; where there was none, what it lacks is said. */
function leaveUnwritten(
  annotation: PDFDict,
  old: PDFObject | undefined,
  { form, outcome }: Mending,
  where: string,
): void {
  if (old) {
    annotation.set(N('AP'), old);
    settleAppearance(annotation, 'Widget', form);
    outcome.announced.push({ rule: 'PDF-FORM', where, what: KEPT });
    return;
  }
  const missing = [...new Set(unwritable(annotation, form))].slice(0, MOST_NAMED);
  if (missing.length > 0)
    outcome.losses.add(
      'PDF-FORM',
      where,
      `no font here has these characters of its value: ${missing.join(' ')}`,
    );
}

const KEPT = 'its value cannot be drawn anew: the appearance it had is kept, and may show an older value';
const MOST_NAMED = 10;

/** Entries of annotations that show something; those of films, sounds and models say what is played (6.3.1). */
const SHOWN = new Set('Type Subtype Rect Contents P NM M F AP AS Border C StructParent OC CA T'.split(' '));

/** What plays media may look like something: a stamp, which may be on any page, looks the same. */
function becomesStamp(annotation: PDFDict): boolean {
  const type = nameOf(annotation.lookup(N('Subtype')));
  const appearance = annotation.lookup(N('AP'));
  if (ANNOTATION_TYPES.has(type) || !(appearance instanceof PDFDict)) return false;
  if (!(appearance.lookup(N('N')) instanceof PDFStream)) return false;
  for (const key of annotation.keys()) if (!SHOWN.has(key.decodeText())) annotation.delete(key);
  annotation.set(N('Subtype'), N('Stamp'));
  return true;
}

const isWritten = (annotation: PDFDict, type: string): boolean =>
  type === 'Widget' && ['Tx', 'Ch'].includes(nameOf(inherited(annotation, 'FT')));
