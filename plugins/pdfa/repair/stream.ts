import { deflateSync } from 'node:zlib';
import { PDFArray, PDFRawStream, type PDFDict } from '@cantoo/pdf-lib';
import { isPartial } from '@conforme/pdf/file/fault';
import type { Budget } from '@conforme/pdf/file/budget';
import { decode, filtersOf } from '@conforme/pdf/file/filters';
import { N } from '@conforme/pdf/file/values';
import { drop, placeOf, type Note, type Part, type Step } from './step.ts';

const FORBIDDEN = new Set(['LZWDecode', 'LZW', 'Crypt']);
const PICTURES = new Set(['DCTDecode', 'DCT', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode', 'CCF']);
/** Short names belong to inline pictures; some producers write them in streams. */
const LONG: ReadonlyMap<string, string> = new Map([
  ['Fl', 'FlateDecode'],
  ['DCT', 'DCTDecode'],
  ['CCF', 'CCITTFaxDecode'],
  ['AHx', 'ASCIIHexDecode'],
  ['A85', 'ASCII85Decode'],
  ['RL', 'RunLengthDecode'],
]);

/** Streams (6.1.7): coded with what every reader knows, their data in the file. */
export const streams: Step = {
  clause: '6.1.7',
  apply({ loaded, parts }, note) {
    for (const part of parts)
      if (part.object instanceof PDFRawStream) mend(part, part.object, loaded.budget, note);
  },
};

function mend(part: Part, stream: PDFRawStream, budget: Budget, note: Note): void {
  const { dict } = stream;
  // What stands in another file cannot be fetched, and no viewer of today does; the data at hand are what is shown.
  if (drop(dict, ['F', 'FFilter', 'FDecodeParms']))
    note(placeOf(part), 'a reference to another file left out');
  const filters = filtersOf(dict);
  // What is coded twice must be undone in that order, and few readers know how (6.2.8.3).
  const isTwice = filters.length > 1 && filters.at(-1) === 'JPXDecode';
  if (isTwice || filters.some((filter) => FORBIDDEN.has(filter))) {
    if (recode(stream, filters, budget)) note(placeOf(part), `${filters.join(' ')} coded anew`);
  } else if (filters.some((filter) => LONG.has(filter)))
    dict.set(N('Filter'), dict.context.obj(filters.map((filter) => N(LONG.get(filter) ?? filter))));
}

/** Codes the data anew; a picture's own coding at the end of the chain stays. Damaged data stay as they are. */
function recode(stream: PDFRawStream, filters: readonly string[], budget: Budget): boolean {
  const last = filters.at(-1)!;
  const own = PICTURES.has(last);
  const general = own ? filters.slice(0, -1) : filters;
  const { dict } = stream;
  const parameters = dict.lookup(N('DecodeParms'));
  const settings = (i: number): PDFDict | undefined =>
    (parameters instanceof PDFArray ? parameters.lookup(i) : i === 0 ? parameters : undefined) as
      PDFDict | undefined;
  // Crypt without a name is the identity (ISO 32000-1, 7.4.10).
  const plain = general.map((name, i) => [name, settings(i)] as const).filter(([name]) => name !== 'Crypt');
  const context = dict.context;
  const like = PDFRawStream.of(context.obj({}), stream.contents);
  like.dict.set(N('Filter'), context.obj(plain.map(([name]) => N(name))));
  like.dict.set(N('DecodeParms'), context.obj(plain.map(([, given]) => given ?? context.obj({}))));
  try {
    const data = decode(like, budget);
    const kept = settings(filters.length - 1);
    replaceData(stream, data);
    if (last === 'JPXDecode') {
      dict.set(N('Filter'), N(last));
      (stream as { contents: Uint8Array }).contents = data;
    } else if (own) {
      dict.set(N('Filter'), context.obj(['FlateDecode', last].map((name) => N(name))));
      if (kept) dict.set(N('DecodeParms'), context.obj([context.obj({}), kept]));
    }
    return true;
  } catch (error) {
    if (isPartial(error)) return false;
    throw error;
  }
}

/** Gives a stream other data. */
export function replaceData(stream: PDFRawStream, data: Uint8Array): void {
  stream.dict.set(N('Filter'), N('FlateDecode'));
  drop(stream.dict, ['DecodeParms', 'DL']);
  (stream as { contents: Uint8Array }).contents = deflateSync(data, { level: 6 });
}
