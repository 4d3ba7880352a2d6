import { PDFArray, PDFDict, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib';
import type { Loaded } from '@conforme/pdf/file/load';
import { N, nameOf, numbers } from '@conforme/pdf/file/values';
import { within } from '../check/report.ts';
import { inherited } from './field.ts';
import { Rewritten } from './rewritten.ts';
import { contentOf, pageResources, readable } from './scope.ts';
import { drop, type Note, type Step } from './step.ts';

/** What of the catalogue speaks of fields and signatures (ISO 32000-1, 12.7.2 and 12.8; PAdES, ETSI EN 319 142-1). */
const FORM = ['AcroForm', 'Perms', 'DSS', 'Legal', 'NeedsRendering'];
/** What would lead from a widget that the structure of the document still names to its field and signature. */
const OF_FIELD = ['A', 'AA', 'V', 'DV', 'Parent', 'Kids', 'Lock', 'SV', 'Ff', 'FT'];
type Matrix = readonly [number, number, number, number, number, number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/**
 * On request only: every field, signatures too, becomes part of the page as it looks, and the form leaves. Appearances are
 * settled before.
 */
export const flattening: Step = {
  clause: '6.4',
  apply({ loaded, pages, flatten }, note) {
    if (!flatten || loaded.catalog.lookup(N('NeedsRendering'))?.toString() === 'true') return;
    pages.forEach((page, i) => flattenPage(loaded, page, `page ${i + 1}`, note));
    if (drop(loaded.catalog, FORM)) note('', 'the form left out');
  },
};

function flattenPage(loaded: Loaded, page: PDFDict, where: string, note: Note): void {
  const list = page.lookup(N('Annots'));
  if (!(list instanceof PDFArray)) return;
  const all = list.asArray().map((_, i) => list.lookup(i));
  const widgets = all.filter((one) => one instanceof PDFDict && one.lookup(N('Subtype')) === N('Widget'));
  if (widgets.length === 0) return;
  const drawn = (widgets as PDFDict[]).map((widget) => drawing(widget, page)).join('');
  if (drawn) writeOver(loaded, page, drawn);
  for (let i = all.length - 1; i >= 0; i--) {
    if (!widgets.includes(all[i])) continue;
    list.remove(i);
    drop(all[i] as PDFDict, OF_FIELD);
    note(within(where, `annotation ${i + 1}`), 'drawn on the page');
  }
}

/** Instructions that draw what a widget shows; nothing where it shows nothing. */
function drawing(widget: PDFDict, page: PDFDict): string {
  const [stream, entry] = shown(widget);
  const rect = boxOf(widget.lookup(N('Rect')));
  const box = stream && boxOf(stream.dict.lookup(N('BBox')));
  if (!stream || !entry || !rect || !box) return '';
  const matrix = numbers(stream.dict.lookup(N('Matrix')));
  const placed = place(box, (matrix?.length === 6 ? matrix : IDENTITY) as Matrix, rect);
  if (!placed) return '';
  const layer = inherited(widget, 'OC');
  if (layer) stream.dict.set(N('OC'), widget.get(N('OC')) ?? layer);
  if (stream.dict.lookup(N('Subtype')) !== N('Form')) stream.dict.set(N('Subtype'), N('Form'));
  return `q ${placed.join(' ')} cm /${named(page, entry)} Do Q\n`;
}

/** The appearance of the state a widget is in. */
function shown(widget: PDFDict): readonly [PDFRawStream | null, PDFObject | null] {
  const appearance = widget.lookup(N('AP'));
  const normal = appearance instanceof PDFDict ? appearance.lookup(N('N')) : undefined;
  if (normal instanceof PDFRawStream) return [normal, (appearance as PDFDict).get(N('N'))!];
  const state = N(nameOf(widget.lookup(N('AS'))) || 'Off');
  const chosen = normal instanceof PDFDict ? normal.lookup(state) : undefined;
  return chosen instanceof PDFRawStream ? [chosen, (normal as PDFDict).get(state)!] : [null, null];
}

type Box = readonly [left: number, bottom: number, right: number, top: number];

function boxOf(value: PDFObject | undefined): Box | null {
  const box = numbers(value);
  if (box?.length !== 4) return null;
  const [a, b, c, d] = box as [number, number, number, number];
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}

/** What moves the turned box of an appearance into the rectangle of its annotation (ISO 32000-1, 12.5.5, algorithm 8.1). */
function place([l, b, r, t]: Box, [ma, mb, mc, md, me, mf]: Matrix, rect: Box): Matrix | null {
  const corners = [[l, b] as const, [r, b] as const, [l, t] as const, [r, t] as const];
  const xs = corners.map(([x, y]) => ma * x + mc * y + me);
  const ys = corners.map(([x, y]) => mb * x + md * y + mf);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [bottom, top] = [Math.min(...ys), Math.max(...ys)];
  if (!(right > left && top > bottom)) return null;
  const across = (rect[2] - rect[0]) / (right - left);
  const upward = (rect[3] - rect[1]) / (top - bottom);
  return [across, 0, 0, upward, rect[0] - across * left, rect[1] - upward * bottom];
}

/** The name the resources of the page give an appearance. */
function named(page: PDFDict, appearance: PDFObject): string {
  const resources = pageResources(page);
  const found = resources.lookup(N('XObject'));
  const objects = found instanceof PDFDict ? found : page.context.obj({});
  if (objects !== found) resources.set(N('XObject'), objects);
  let next = objects.keys().length;
  while (objects.get(N(`Field${next}`))) next++;
  objects.set(N(`Field${next}`), appearance);
  return `Field${next}`;
}

/** Puts instructions behind the content of a page, in the graphics state the page began with. */
function writeOver(loaded: Loaded, page: PDFDict, drawn: string): void {
  const content = contentOf(loaded, page);
  if (!content) return;
  const balanced = new Rewritten(content.data);
  let open = 0;
  for (const { operator, start, end } of readable(content.data, loaded)) {
    if (operator === 'q') open++;
    // What restores nothing would now restore what is saved here.
    else if (operator === 'Q' && --open < 0) {
      open = 0;
      balanced.replace(start, end, Buffer.alloc(0));
    }
  }
  const data = balanced.finish() ?? content.data;
  content.write(Buffer.concat([Buffer.from('q\n'), data, Buffer.from(`${' Q'.repeat(open + 1)}\n${drawn}`)]));
}
