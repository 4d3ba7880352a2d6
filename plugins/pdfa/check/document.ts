import { PDFArray, PDFBool, PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import type { Document } from '@conforme/pdf/file/load';
import { N, textOf } from '@conforme/pdf/file/values';
import type { Report } from './report.ts';

/** Name trees that hold things PDF/A forbids (ISO 19005-3, 6.5.1 and 6.10). */
const FORBIDDEN_NAMES = ['JavaScript', 'AlternatePresentations', 'Renditions'];
/** Entries of the catalogue that PDF/A forbids or that would no longer be true after a change. */
const FORBIDDEN_ENTRIES: readonly (readonly [string, string])[] = [
  ['AA', 'The document has additional actions'],
  ['Requirements', 'The document states requirements to the viewer'],
  ['NeedsRendering', 'The pages of the document are made by a dynamic form (XFA)'],
  ['Perms', 'The document carries permissions or a certification'],
  ['DSS', 'The document is signed; attaching an invoice would break the signature'],
  ['Collection', 'The document is a portfolio'],
  ['Legal', 'The document carries legal attestations'],
];

/** What stands in the catalogue: entries and name trees that PDF/A forbids, signatures a change would break, the form, layers, pages. */
export function checkDocument({ catalog }: Document, report: Report): void {
  checkTree(catalog.lookup(N('Pages')), report);
  for (const [key, reason] of FORBIDDEN_ENTRIES) {
    const value = catalog.lookup(N(key));
    if (value && value !== PDFBool.False) report.add(key === 'AA' ? 'PDF-ACTION' : 'PDF-DOC', '', reason);
  }
  const names = catalog.lookup(N('Names'));
  if (names instanceof PDFDict)
    for (const key of FORBIDDEN_NAMES)
      if (names.get(N(key))) report.add('PDF-ACTION', '', `The document holds a name tree ${key}`);
  const form = catalog.lookup(N('AcroForm'));
  if (form instanceof PDFDict) checkForm(form, report);
  const layers = catalog.lookup(N('OCProperties'));
  if (layers instanceof PDFDict) checkLayers(layers, report);
}

/** Every branch of the page tree leads to pages; some readers refuse a file over one that leads nowhere. */
function checkTree(root: PDFObject | undefined, report: Report): void {
  const waiting = [root];
  const seen = new Set<PDFObject>();
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (!(node instanceof PDFDict)) report.add('PDF-DOC', '', 'A page is missing from the file');
    else if (!seen.has(node)) {
      seen.add(node);
      const kids = node.lookup(N('Kids'));
      if (kids instanceof PDFArray) for (let i = 0; i < kids.size(); i++) waiting.push(kids.lookup(i));
    }
  }
}

/** ISO 19005-3, 6.4.1 to 6.4.3. */
function checkForm(form: PDFDict, report: Report): void {
  if (form.lookup(N('NeedAppearances')) === PDFBool.True)
    report.add('PDF-FORM', '', 'The appearance of form fields is left to the viewer (NeedAppearances)');
  if (form.get(N('XFA'))) report.add('PDF-FORM', '', 'The document holds an XFA form');
  // What is merely prepared for signatures has lost its flags by now (repair/form.ts).
  if (form.get(N('SigFlags')))
    report.add('PDF-FORM', '', 'The document is signed; a change would break its signatures');
}

/** Optional content (6.9): named configurations, nothing automatic, every layer in the list shown to the reader. */
function checkLayers(layers: PDFDict, report: Report): void {
  const configurations = layers.lookup(N('Configs'));
  const all = [
    layers.lookup(N('D')),
    ...(configurations instanceof PDFArray
      ? configurations.asArray().map((_, i) => configurations.lookup(i))
      : []),
  ];
  const names = all.map((configuration) =>
    configuration instanceof PDFDict ? textOf(configuration.lookup(N('Name'))) : '',
  );
  if (names.some((name) => name === '') || new Set(names).size < names.length)
    report.add('PDF-DOC', '', 'A configuration of layers has no name of its own');
  for (const configuration of all) {
    if (!(configuration instanceof PDFDict)) continue;
    if (configuration.get(N('AS'))) report.add('PDF-DOC', '', 'Layers are switched automatically (AS)');
    const order = configuration.lookup(N('Order'));
    if (order && !listsAll(order, layers.lookup(N('OCGs'))))
      report.add('PDF-DOC', '', 'The list of layers (Order) leaves some out');
  }
}

/** Every layer stands in the list, at any depth. */
function listsAll(order: PDFObject, all: PDFObject | undefined): boolean {
  const listed = new Set<PDFObject>();
  const seen = new Set<PDFObject>();
  const waiting = [order];
  while (waiting.length > 0) {
    const list = waiting.pop();
    if (!(list instanceof PDFArray) || seen.has(list)) continue;
    seen.add(list);
    for (const [i, item] of list.asArray().entries()) {
      listed.add(item);
      const inner = list.lookup(i);
      if (inner) waiting.push(inner);
    }
  }
  return all instanceof PDFArray && all.asArray().every((layer) => listed.has(layer));
}
