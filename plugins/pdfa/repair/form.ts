import { PDFArray, PDFBool, PDFDict, PDFName } from '@cantoo/pdf-lib';
import { nameOf } from '../check/values.ts';
import { inherited } from './field.ts';
import { dictOf, drop, type Step } from './step.ts';

const N = PDFName.of;

/**
 * Forms (6.4): fields draw themselves. Where the viewer was asked to draw them anew, their old appearances are not what
 * was seen and leave; those of annotations are made after this step.
 */
export const forms: Step = {
  clause: '6.4',
  apply({ loaded: { catalog }, pages, parts }, note) {
    const form = catalog.lookup(N('AcroForm'));
    const anew = form instanceof PDFDict && form.lookup(N('NeedAppearances')) === PDFBool.True;
    for (const page of pages) {
      const list = page.lookup(N('Annots'));
      const count = list instanceof PDFArray ? list.size() : 0;
      for (let i = 0; i < count; i++) {
        const widget = (list as PDFArray).lookup(i);
        if (!(widget instanceof PDFDict) || widget.lookup(N('Subtype')) !== N('Widget')) continue;
        if (drop(widget, ['A', 'AA'])) note('', 'the action of a form field left out');
        if (anew && ['Tx', 'Ch'].includes(nameOf(inherited(widget, 'FT')))) widget.delete(N('AP'));
      }
    }
    if (!(form instanceof PDFDict)) return;
    form.delete(N('NeedAppearances'));
    if (anew) note('', 'form fields draw themselves');
    if (catalog.lookup(N('NeedsRendering')) !== PDFBool.True && drop(form, ['XFA']))
      note('', 'the XFA form left out');
    const signed = parts.some((part) => {
      const dict = dictOf(part);
      return dict?.lookup(N('FT')) === N('Sig') && dict.get(N('V'));
    });
    if (!signed && drop(form, ['SigFlags'])) note('', 'preparations for signing left out');
  },
};
