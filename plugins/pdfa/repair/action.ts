import { PDFArray, PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import { N } from '@conforme/pdf/file/values';
import { forbiddenAction } from '../check/objects.ts';
import { dictOf, placeOf, type Note, type Part, type Step } from './step.ts';

/** Where actions hang: annotations and outlines, the catalogue, the action before, pages that open. */
const HOLDERS = ['A', 'OpenAction', 'Next', 'PA'];

/** Actions that run programs, scripts or media, or that change the document (6.5.1); automatic ones (6.5.2). */
export const actions: Step = {
  clause: '6.5',
  apply({ parts }, note) {
    for (const part of parts) {
      const dict = dictOf(part);
      if (!dict) continue;
      for (const key of HOLDERS) mend(dict, key, part, note);
      if (dict.lookup(N('AA')) instanceof PDFDict && dict.delete(N('AA')))
        note(placeOf(part), 'automatic actions left out');
    }
  },
};

function mend(dict: PDFDict, key: string, part: Part, note: Note): void {
  const target = dict.lookup(N(key));
  if (key === 'Next' && target instanceof PDFArray) {
    for (let i = target.size() - 1; i >= 0; i--)
      if (isForbidden(target.lookup(i), dict)) {
        target.remove(i);
        note(placeOf(part), 'a forbidden action left out');
      }
  } else if (isForbidden(target, dict) && dict.delete(N(key)))
    note(placeOf(part), 'a forbidden action left out');
}

const isForbidden = (action: PDFObject | undefined, holder: PDFDict): boolean =>
  action instanceof PDFDict && forbiddenAction(action, holder) !== null;
