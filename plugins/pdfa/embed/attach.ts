import { createHash } from 'node:crypto';
import type { PDFRef } from '@cantoo/pdf-lib';
import { PDFArray, PDFDict, PDFHexString, PDFName, PDFString, type PDFContext } from '@cantoo/pdf-lib';
import type { EmbedOptions } from '@conforme/core/plugin';
import type { Attachment } from '@conforme/pdf/file/attachments';
import type { Document } from '@conforme/pdf/file/load';
import { deflated } from '@conforme/pdf/file/stream';
import { N } from '@conforme/pdf/file/values';
import { attachmentsOf, pagesOf } from '../bounded.ts';
import { FILENAME } from '../profile.ts';

/**
 * Attaches the invoice as factur-x.xml, in the name tree and as an associated file of the document (ISO 19005-3, 6.8).
 * Invoices attached before are left out; other attachments stay, with the entries PDF/A-3 asks of them.
 */
export function attach(
  loaded: Document,
  xml: Uint8Array,
  { date }: EmbedOptions,
  older: readonly Attachment[],
): void {
  const { context, catalog } = loaded;
  const gone = new Set(older.map(({ file }) => file));
  const kept = attachmentsOf(loaded).filter(({ file }) => !gone.has(file));
  const named = new Map<string, PDFRef>([[FILENAME, specification(context, xml, date)]]);
  for (const attachment of kept)
    named.set(unused(attachment.name, named), associate(context, attachment, date));
  for (const page of pagesOf(loaded)) share(page, kept, [...named.values()].slice(1));
  const names = catalog.lookup(N('Names'));
  const tree = names instanceof PDFDict ? names : context.obj({});
  const sorted = [...named].sort(([a], [b]) => (a < b ? -1 : 1));
  tree.set(
    N('EmbeddedFiles'),
    context.obj({ Names: sorted.flatMap(([name, ref]) => [PDFHexString.fromText(name), ref]) }),
  );
  catalog.set(N('Names'), tree);
  catalog.set(N('AF'), context.obj([...named.values()]));
}

function specification(context: PDFContext, xml: Uint8Array, date: Date): PDFRef {
  const stream = deflated(context, xml, { Type: 'EmbeddedFile' });
  stream.dict.set(N('Subtype'), N('text/xml'));
  const digest = createHash('md5').update(xml).digest('hex');
  const params = context.obj({
    ModDate: PDFString.of(pdfDate(date)),
    Size: xml.length,
    CheckSum: PDFHexString.of(digest),
  });
  stream.dict.set(N('Params'), params);
  const file = context.register(stream);
  return context.register(
    context.obj({
      Type: 'Filespec',
      F: PDFString.of(FILENAME),
      UF: PDFHexString.fromText(FILENAME),
      Desc: PDFString.of('Factur-X invoice'),
      AFRelationship: 'Data',
      EF: { F: file, UF: file },
    }),
  );
}

/** An annotation that shows a kept file names the same specification as the list of associated files (6.8). */
function share(page: PDFDict, kept: readonly Attachment[], refs: readonly PDFRef[]): void {
  const annotations = page.lookup(N('Annots'));
  const count = annotations instanceof PDFArray ? annotations.size() : 0;
  for (let i = 0; i < count; i++) {
    const annotation = (annotations as PDFArray).lookup(i);
    const spec = annotation instanceof PDFDict ? annotation.lookup(N('FS')) : undefined;
    const files = spec instanceof PDFDict ? spec.lookup(N('EF')) : undefined;
    if (!(files instanceof PDFDict)) continue;
    const at = kept.findIndex(({ file }) => files.keys().some((key) => files.lookup(key) === file));
    if (at >= 0) (annotation as PDFDict).set(N('FS'), refs[at]!);
  }
}

function unused(name: string, taken: ReadonlyMap<string, unknown>): string {
  let free = name;
  for (let i = 2; taken.has(free); i++) free = [i, name].join('-');
  return free;
}

/** What PDF/A-3 asks of any attachment: both names, a relationship, a media type and a date. */
function associate(context: PDFContext, { name, spec, file, ref }: Attachment, date: Date): PDFRef {
  spec.set(N('Type'), N('Filespec'));
  spec.set(N('F'), PDFHexString.fromText(name));
  spec.set(N('UF'), PDFHexString.fromText(name));
  if (!(spec.lookup(N('AFRelationship')) instanceof PDFName)) spec.set(N('AFRelationship'), N('Unspecified'));
  const type = file.dict.lookup(N('Subtype'));
  if (!(type instanceof PDFName) || !/^[\w.+-]+\/[\w.+-]+$/.test(type.decodeText()))
    file.dict.set(N('Subtype'), N('application/octet-stream'));
  const params = file.dict.lookup(N('Params'));
  const known = params instanceof PDFDict ? params : context.obj({});
  if (!known.get(N('ModDate'))) known.set(N('ModDate'), PDFString.of(pdfDate(date)));
  file.dict.set(N('Params'), known);
  file.dict.set(N('Type'), N('EmbeddedFile'));
  return ref ?? context.register(spec);
}

/** A date as PDF strings write it (ISO 32000-1, 7.9.4). */
export function pdfDate(date: Date): string {
  return `D:${date.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`;
}
