import { PDFBool, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { isIntent } from '../check/values.ts';
import { dictOf, drop, placeOf, type Step } from './step.ts';

const N = PDFName.of;

/** Entries of pictures that PDF/A forbids and that a page does not need (6.2.8.1): other versions, and smoothing. */
export const images: Step = {
  clause: '6.2.8',
  apply({ parts }, note) {
    for (const part of parts) {
      const dict = dictOf(part);
      if (!dict || !(part.object instanceof PDFRawStream) || dict.lookup(N('Subtype')) !== N('Image'))
        continue;
      if (drop(dict, ['Alternates', 'OPI'])) note(placeOf(part), 'other versions of a picture left out');
      if (dict.lookup(N('Interpolate')) === PDFBool.True && dict.delete(N('Interpolate')))
        note(placeOf(part), 'a picture is no longer smoothed');
      if (dict.get(N('Intent')) && !isIntent(dict.lookup(N('Intent'))) && dict.delete(N('Intent')))
        note(placeOf(part), 'an unknown rendering intent of a picture left out');
    }
  },
};
