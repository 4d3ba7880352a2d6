import { PDFArray, PDFBool, PDFDict, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import type { Loaded } from '../pdf/load.ts';
import { collect } from '../pdf/reach.ts';

const N = PDFName.of;
const PRINT = 4;
const HIDING = 1 | 2 | 32 | 256;

/** Sets right what nobody sees: links carry the flag Print, pictures do not ask to be smoothed (ISO 19005-3, 6.3.2, 6.2.8). */
export function mend({ context }: Loaded, pages: readonly PDFDict[]): void {
  for (const page of pages) {
    const annotations = page.lookup(N('Annots'));
    if (!(annotations instanceof PDFArray)) continue;
    for (let i = 0; i < annotations.size(); i++) mendLink(annotations.lookup(i));
  }
  for (const [, object] of collect(context, [context.trailerInfo.Root]))
    if (object instanceof PDFRawStream && object.dict.lookup(N('Interpolate')) === PDFBool.True)
      object.dict.delete(N('Interpolate'));
}

/** A link shows nothing of its own, so printing it changes nothing. One that is hidden on purpose stays as it is. */
function mendLink(annotation: unknown): void {
  if (
    !(annotation instanceof PDFDict) ||
    annotation.lookup(N('Subtype')) !== N('Link') ||
    annotation.get(N('AP'))
  )
    return;
  const value = annotation.lookup(N('F'));
  const flags = value instanceof PDFNumber ? value.asNumber() : 0;
  if ((flags & HIDING) === 0) annotation.set(N('F'), PDFNumber.of(flags | PRINT));
}
