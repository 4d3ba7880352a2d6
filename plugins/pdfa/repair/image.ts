import { PDFBool, PDFRawStream } from '@cantoo/pdf-lib';
import { filtersOf } from '@conforme/pdf/file/filters';
import { N, isIntent } from '@conforme/pdf/file/values';
import { mendedJpx } from './jpx.ts';
import { replaceData } from './stream.ts';
import { dictOf, drop, placeOf, type Note, type Step } from './step.ts';

/** Entries of pictures that PDF/A forbids and that a page does not need (6.2.8.1): other versions, and smoothing. */
export const images: Step = {
  clause: '6.2.8',
  apply({ parts }, note) {
    for (const part of parts) {
      const dict = dictOf(part);
      if (dict && part.object instanceof PDFRawStream) withoutPostScript(part.object, placeOf(part), note);
      if (!dict || !(part.object instanceof PDFRawStream) || dict.lookup(N('Subtype')) !== N('Image'))
        continue;
      if (wavelets(part.object)) note(placeOf(part), 'the header of a picture in JPEG 2000 mended');
      if (drop(dict, ['Alternates', 'OPI'])) note(placeOf(part), 'other versions of a picture left out');
      if (dict.lookup(N('Interpolate')) === PDFBool.True && dict.delete(N('Interpolate')))
        note(placeOf(part), 'a picture is no longer smoothed');
      if (dict.get(N('Intent')) && !isIntent(dict.lookup(N('Intent'))) && dict.delete(N('Intent')))
        note(placeOf(part), 'an unknown rendering intent of a picture left out');
    }
  },
};

/** A picture in JPEG 2000; what it is coded with besides is undone by the step before. */
function wavelets(image: PDFRawStream): boolean {
  if (filtersOf(image.dict).join() !== 'JPXDecode') return false;
  const mended = mendedJpx(Buffer.from(image.contents));
  if (mended) (image as { contents: Uint8Array }).contents = mended;
  return mended !== null;
}

/** PostScript is for printers, a viewer draws nothing (6.2.9): an empty form stands for it; forms lose what refers to it. */
function withoutPostScript(stream: PDFRawStream, where: string, note: Note): void {
  const { dict } = stream;
  const type = dict.lookup(N('Subtype'));
  const isForm = type === N('Form');
  if (type === N('PS') || (isForm && dict.lookup(N('Subtype2')) === N('PS'))) {
    for (const key of dict.keys()) dict.delete(key);
    dict.set(N('Subtype'), N('Form'));
    dict.set(N('BBox'), dict.context.obj([0, 0, 0, 0]));
    dict.set(N('Resources'), dict.context.obj({}));
    replaceData(stream, Buffer.from(' '));
    note(where, 'PostScript left out');
  } else if (isForm && drop(dict, ['OPI', 'PS', 'Ref', 'Subtype2']))
    note(where, 'what a form says to printers left out');
}
