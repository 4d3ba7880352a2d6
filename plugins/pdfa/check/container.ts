import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';
import type { Attachment } from '@conforme/pdf/file/attachments';
import { decode } from '@conforme/pdf/file/filters';
import type { Loaded } from '@conforme/pdf/file/load';
import { N } from '@conforme/pdf/file/values';
import { attachmentsOf } from '../bounded.ts';
import type { Report } from './report.ts';

/** What a file from elsewhere must say of itself; in ours `embed` and `serialise` write it. */
export function checkContainer(loaded: Loaded, report: Report): void {
  checkHeader(loaded.file, report);
  // A file put together from its remains has no trailer that could be judged.
  if (loaded.intact && !isIdentifier(loaded.trailer.lookup(N('ID'))))
    report.add('PDF-FILE', '', 'The file has no identifier (ID in the trailer)');
  if (loaded.encrypted) report.add('PDF-DOC', '', 'The PDF is encrypted');
  checkIntents(loaded, report);
  const associated = associatedFiles(loaded);
  for (const attachment of attachmentsOf(loaded)) checkAttachment(attachment, associated, report);
}

function isIdentifier(id: PDFObject | undefined): boolean {
  const first = id instanceof PDFArray ? id.lookup(0) : undefined;
  return (first instanceof PDFString || first instanceof PDFHexString) && first.asBytes().length > 0;
}

/** 6.1.2: `%PDF-1.n` first of all, then a comment of four bytes above 127. */
function checkHeader(file: Buffer, report: Report): void {
  const head = file.toString('latin1', 0, 64);
  const version = /^%PDF-1\.[0-7](\r\n|\r|\n)/.exec(head);
  if (!version) report.add('PDF-FILE', '', 'The file does not begin with a header of PDF 1.0 to 1.7');
  else if (!/^%[\x80-\xff]{4}/.test(head.slice(version[0].length)))
    report.add('PDF-FILE', '', 'The second line of the file does not mark it as binary');
}

/** 6.2.3: output intents share one profile, which fits a screen or a printer. */
function checkIntents(loaded: Loaded, report: Report): void {
  const profiles = new Set<PDFRawStream>();
  for (const intent of intentsOf(loaded)) {
    const profile = intent.lookup(N('DestOutputProfile'));
    if (profile instanceof PDFRawStream) profiles.add(profile);
  }
  if (profiles.size > 1) report.add('PDF-INTENT', '', 'The output intents have different profiles');
  for (const profile of profiles) {
    const data = decode(profile, loaded.budget);
    const fits = ['prtr', 'mntr'].includes(data.toString('latin1', 12, 16)) && spaceOf(data) !== null;
    if (!fits || data[8]! >= 5)
      report.add('PDF-INTENT', '', 'The profile of the output intent cannot be used as one');
  }
}

function intentsOf({ catalog }: Loaded): PDFDict[] {
  const list = catalog.lookup(N('OutputIntents'));
  const intents = list instanceof PDFArray ? list.asArray().map((_, i) => list.lookup(i)) : [];
  return intents.filter((intent): intent is PDFDict => intent instanceof PDFDict);
}

/** The colours the output intent for PDF/A is made for: `RGB`, `CMYK` or `GRAY`; null without one. */
export function intendedSpace(loaded: Loaded): string | null {
  const intent = intentsOf(loaded).find((one) => one.lookup(N('S')) === N('GTS_PDFA1'));
  const profile = intent?.lookup(N('DestOutputProfile'));
  return profile instanceof PDFRawStream ? spaceOf(decode(profile, loaded.budget)) : null;
}

function spaceOf(profile: Buffer): string | null {
  const space = profile.toString('latin1', 16, 20).trim();
  return ['RGB', 'CMYK', 'GRAY'].includes(space) ? space : null;
}

/** 6.8: media type, both names and relationship are stated, and the file belongs to a part of the document. */
function checkAttachment(
  { name, spec, ref, file, relationship }: Attachment,
  associated: ReadonlySet<PDFObject>,
  report: Report,
): void {
  const where = `attachment ${name}`;
  const type = file.dict.lookup(N('Subtype'));
  if (!(type instanceof PDFName) || !/^[-\w+.]+\/[-\w+.]+$/.test(type.decodeText()))
    report.add('PDF-ASSOC', where, 'its media type is not stated');
  if (!spec.get(N('F')) || !spec.get(N('UF')))
    report.add('PDF-ASSOC', where, 'its name is not stated twice (F and UF)');
  if (relationship === null)
    report.add('PDF-ASSOC', where, 'its relationship is not stated (AFRelationship)');
  if (!associated.has(spec) && !(ref && associated.has(ref)))
    report.add('PDF-ASSOC', where, 'it is associated with no part of the document (AF)');
}

/** Whatever stands in an AF entry, anywhere: pages, pictures and structure elements may have one. */
function associatedFiles({ context }: Loaded): Set<PDFObject> {
  const found = new Set<PDFObject>();
  for (const [, object] of context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFRawStream ? object.dict : object;
    const list = dict instanceof PDFDict ? dict.get(N('AF')) : undefined;
    const files = list instanceof PDFRef ? context.lookup(list) : list;
    for (const file of files instanceof PDFArray ? files.asArray() : files ? [files] : []) found.add(file);
    if (files instanceof PDFDict && list) found.add(list);
  }
  return found;
}
