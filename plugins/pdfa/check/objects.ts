import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFStream,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { filtersOf } from '@conforme/pdf/file/filters';
import type { Document } from '@conforme/pdf/file/load';
import { visitReachable } from '@conforme/pdf/file/reach';
import { entriesOf, isHexadecimal, isLonger, N, nameOf } from '@conforme/pdf/file/values';
import type { Report } from './report.ts';

/** Actions PDF/A-3 forbids (ISO 19005-3, 6.5.1); a dictionary with this S is taken for such an action wherever it stands. */
const FORBIDDEN = new Set(
  'Launch Sound Movie ResetForm ImportData JavaScript Hide SetOCGState Rendition Trans GoTo3DView RichMediaExecute'.split(
    ' ',
  ),
);
const ALLOWED = new Set('GoTo GoToR GoToE Thread URI Named SubmitForm'.split(' '));
/** Entries that hold actions, and those of a stream whose data stand in another file. */
const TARGETS = ['A', 'OpenAction', 'Next', 'PA'].map(N);
const ELSEWHERE = ['F', 'FFilter', 'FDecodeParms'].map(N);
const NAMED = new Set(['NextPage', 'PrevPage', 'FirstPage', 'LastPage']);
/** Filters every PDF/A reader knows (6.1.7.2: no LZW, no Crypt); JPEG 2000 is judged with the image. */
const FILTERS = new Set(
  'FlateDecode DCTDecode CCITTFaxDecode JBIG2Decode JPXDecode ASCIIHexDecode ASCII85Decode RunLengthDecode'.split(
    ' ',
  ),
);

/** Limits of 6.1.13. */
const MOST_STRING = 32_767;
const MOST_NAME = 127;
const MOST_INTEGER = 2_147_483_647;
const MOST_REAL = 3.403e38;

/** What holds for objects of any kind: actions, external and badly filtered streams, sizes. */
export function checkObjects({ context }: Document, report: Report): void {
  visitReachable(context, (object, number) => checkOne(object, `object ${number}`, report));
}

function checkOne(object: PDFObject, where: string, report: Report): void {
  if (object instanceof PDFStream) checkStream(object, where, report);
  const dict = object instanceof PDFStream ? object.dict : object;
  if (dict instanceof PDFDict) {
    checkAction(dict, where, report);
    for (const [key, value] of entriesOf(dict)) {
      checkScalar(key, where, report);
      checkScalar(value, where, report);
    }
  } else if (dict instanceof PDFArray)
    for (let i = 0; i < dict.size(); i++) checkScalar(dict.get(i), where, report);
}

function checkStream(stream: PDFStream, where: string, report: Report): void {
  for (const key of ELSEWHERE)
    if (stream.dict.get(key)) report.add('PDF-STREAM', where, 'the data of a stream stand in another file');
  if (!(stream instanceof PDFRawStream)) return report.add('PDF-STREAM', where, 'a stream has no data');
  for (const filter of filtersOf(stream.dict))
    if (!FILTERS.has(filter)) report.add('PDF-STREAM', where, `a stream uses the filter ${filter}`);
}

function checkAction(dict: PDFDict, where: string, report: Report): void {
  const name = nameOf(dict.lookup(N('S')));
  const stated = dict.lookup(N('Type')) === N('Action');
  if (FORBIDDEN.has(name) || (stated && !ALLOWED.has(name)))
    report.add('PDF-ACTION', where, `an action of type ${name}`);
  for (const key of TARGETS) checkTarget(dict, key, where, report);
  if (name === 'Named' && !NAMED.has(nameOf(dict.lookup(N('N')))))
    report.add('PDF-ACTION', where, 'an action that runs a menu command');
  if (dict.get(N('JS'))) report.add('PDF-ACTION', where, 'JavaScript');
  if (dict.lookup(N('AA')) instanceof PDFDict) report.add('PDF-ACTION', where, 'additional actions (AA)');
}

/** 6.1.8: names are UTF-8 once their escapes are resolved; required of fonts and colourants, applied to all. */
function checkName(name: string, where: string, report: Report): void {
  if (name.length > MOST_NAME) report.add('PDF-LIMIT', where, 'a name is longer than 127 bytes');
  if (!/[^\x20-\x7e]|#/.test(name)) return;
  const bytes = name.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  try {
    UTF8.decode(Buffer.from(bytes, 'latin1'));
  } catch {
    report.add('PDF-CONTENT', where, 'a name is not UTF-8');
  }
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });

function checkTarget(holder: PDFDict, key: PDFName, where: string, report: Report): void {
  const target = holder.lookup(key);
  const forbidden = target instanceof PDFDict ? forbiddenAction(target, holder) : null;
  if (forbidden !== null) report.add('PDF-ACTION', where, `an action of type ${forbidden}`);
}

/**
 * The type of an action that PDF/A forbids, or null. Attributes of structure elements (A) have an owner (O), not an S,
 * and a resource may have the name A; of an annotation it is always an action (ISO 32000-1, table 173).
 */
export function forbiddenAction(action: PDFDict, holder: PDFDict): string | null {
  const name = nameOf(action.lookup(N('S')));
  if (name === 'Named') return NAMED.has(nameOf(action.lookup(N('N')))) ? null : 'Named';
  const stated = action.lookup(N('Type')) === N('Action') || holder.get(N('Rect')) !== undefined;
  return ALLOWED.has(name) || (name === '' && !stated) || action.get(N('O')) ? null : name;
}

/** The limits of 6.1.13 for a number, a string or a name; anything else has none here. */
export function checkScalar(value: PDFObject, where: string, report: Report): void {
  if (value instanceof PDFName) {
    checkName(value.asString(), where, report);
  } else if (value instanceof PDFNumber) {
    const n = Math.abs(value.asNumber());
    if (Number.isInteger(n) ? n > MOST_INTEGER : n > MOST_REAL)
      report.add('PDF-LIMIT', where, 'a number is too large');
  } else if (value instanceof PDFString) {
    if (isLonger(value, MOST_STRING)) report.add('PDF-LIMIT', where, 'a string is longer than 32767 bytes');
  } else if (value instanceof PDFHexString) {
    const digits = value.asString();
    if (digits.length > 2 * MOST_STRING)
      report.add('PDF-LIMIT', where, 'a string is longer than 32767 bytes');
    if (!isHexadecimal(digits)) report.add('PDF-CONTENT', where, 'a hexadecimal string is malformed');
  }
}
