import { PDFArray, PDFBool, PDFDict } from '@cantoo/pdf-lib';
import { N } from '@conforme/pdf/file/values';
import { dictOf, drop, type Step } from './step.ts';

/** Forms (6.4): fields do nothing, and nothing but their appearances, settled before, says how they look. */
export const forms: Step = {
  clause: '6.4',
  apply({ loaded: { catalog }, pages, parts }, note) {
    const form = catalog.lookup(N('AcroForm'));
    for (const page of pages) {
      const list = page.lookup(N('Annots'));
      const count = list instanceof PDFArray ? list.size() : 0;
      for (let i = 0; i < count; i++) {
        const widget = (list as PDFArray).lookup(i);
        if (!(widget instanceof PDFDict) || widget.lookup(N('Subtype')) !== N('Widget')) continue;
        if (drop(widget, ['A', 'AA'])) note('', 'the action of a form field left out');
      }
    }
    if (!(form instanceof PDFDict)) return;
    if (drop(form, ['NeedAppearances'])) note('', 'form fields draw themselves');
    if (catalog.lookup(N('NeedsRendering')) !== PDFBool.True && drop(form, ['XFA']))
      note('', 'the XFA form left out');
    const signed = parts.some((part) => {
      const dict = dictOf(part);
      return dict?.lookup(N('FT')) === N('Sig') && dict.get(N('V'));
    });
    if (!signed && drop(form, ['SigFlags'])) note('', 'preparations for signing left out');
  },
};
