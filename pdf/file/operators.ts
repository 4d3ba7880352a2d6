import { PDFDict, PDFName, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';
import { endOfImage, type InlineImage } from './inline-image.ts';
import { Keyword, Reader } from './reader.ts';

/** An operator with the operands before it (ISO 32000-1, 7.8.2). */
export interface Instruction {
  readonly operator: string;
  readonly operands: readonly PDFObject[];
  readonly image?: InlineImage;
  /** Where its first operand begins, and where it ends, in bytes. */
  readonly start: number;
  readonly end: number;
  /** Not written as ISO 32000 asks, and read as viewers read it. */
  readonly loose?: boolean;
  /** Why the instruction cannot be followed. */
  readonly fault?: string;
}

/** The operators of ISO 32000-1, annex A, without PostScript; no other may stand in a page (ISO 19005-3, 6.2.2). */
const KNOWN = new Set(
  (
    'b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J K k l m M MP n q Q re ' +
    'RG rg ri s S SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y \' "'
  ).split(' '),
);
const MOST_OPERANDS = 4096;
const UNCLOSED = 'an inline picture is never closed';

/** Content that was read to its end. */
interface Known {
  readonly data: Buffer;
  readonly instructions: readonly Instruction[];
}

/** What was read of each document: who mends content, judges it and draws it reads the same. */
const knownCache = new WeakMap<PDFContext, Known[]>();
/** Of one document so much is remembered: contents, each compared with what is asked for, and their bytes; instructions take far more. */
const MOST_KNOWN = 8;
const MOST_BYTES = 128 * 1024;

/** The instructions of a content stream, one after the other. */
export function instructions(data: Buffer, context: PDFContext): Iterable<Instruction> {
  const known = knownCache.get(context)?.find((each) => each.data.equals(data));
  return known?.instructions ?? remembered(data, context);
}

function* remembered(data: Buffer, context: PDFContext): Generator<Instruction> {
  const all = knownCache.get(context) ?? [];
  const room = MOST_BYTES - all.reduce((sum, each) => sum + each.data.length, 0);
  if (all.length >= MOST_KNOWN || data.length > room) return yield* read(data, context);
  const list: Instruction[] = [];
  for (const instruction of read(data, context)) {
    list.push(instruction);
    yield instruction;
  }
  knownCache.set(context, [...all, { data: Buffer.from(data), instructions: list }]);
}

function* read(data: Buffer, context: PDFContext): Generator<Instruction> {
  const reader = new Reader(data, context, 0, false);
  let operands: PDFObject[] = [];
  let start = 0;
  for (;;) {
    if (operands.length === 0) {
      reader.blanks();
      start = reader.at;
      reader.loose = false;
    }
    const token = reader.next();
    if (token === null) return;
    const place = (): { start: number; end: number } => ({ start, end: reader.at });
    if (!(token instanceof Keyword)) {
      operands.push(token);
      if (operands.length <= MOST_OPERANDS) continue;
      yield { operator: '', operands: [], ...place(), fault: 'an operator has too many operands' };
    } else if (!KNOWN.has(token.word)) {
      const fault = `an unknown operator ${JSON.stringify(token.word.slice(0, 20))}`;
      yield { operator: token.word, operands, ...place(), fault };
    } else if (token.word === 'BI') {
      const found = inlineImage(reader);
      // BI takes no operands: what stands before it is left out.
      yield { ...found, ...place(), loose: found.loose === true || operands.length > 0 };
      // Without an end to this picture there is none to any that follows: looking again takes forever.
      if (found.fault === UNCLOSED) return;
    } else yield { operator: token.word, operands, ...place(), loose: reader.loose };
    operands = [];
  }
}

/** BI entries ID data EI; the end is looked for, because the length is not stated (ISO 32000-1, 8.9.7). */
function inlineImage(reader: Reader): Omit<Instruction, 'start' | 'end'> {
  const entries = new Map<string, PDFObject>();
  for (;;) {
    const key = reader.next();
    if (key instanceof Keyword && key.word === 'ID') break;
    const value = reader.next();
    if (!(key instanceof PDFName) || value === null || value instanceof Keyword)
      return { operator: 'BI', operands: [], fault: 'an inline picture is malformed' };
    entries.set(key.decodeText(), value);
  }
  const start = reader.at + 1;
  const end = endOfImage(reader.bytes, start, entries);
  if (!end) return { operator: 'BI', operands: [], fault: UNCLOSED };
  reader.at = end.after;
  return {
    operator: 'BI',
    operands: [...entries.values()].filter((value) => !(value instanceof PDFDict)),
    image: { entries, data: reader.bytes.subarray(start, end.data) },
    loose: end.after - end.data === 2,
  };
}
