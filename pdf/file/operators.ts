import { PDFDict, PDFName, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';
import { endOfImage, type InlineImage } from './inline-image.ts';
import { Keyword, Reader } from './reader.ts';
import { nameOf } from './values.ts';

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

/**
 * The operators of ISO 32000-1, annex A, without PostScript; no other may stand in a page (ISO 19005-3, 6.2.2). ID and EI are parts of an
 * inline picture, which BI begins, and nothing by themselves.
 */
const OPERATORS =
  'b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EMC ET EX f F f* G g gs h i j J K k l m M MP n q Q re ' +
  'RG rg ri s S SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y \' "';
/** By themselves: each is always the same string, which is compared faster than one that was just read. */
const KNOWN = new Map(OPERATORS.split(' ').map((operator) => [operator, operator]));
const MOST_OPERANDS = 4096;

/** Content that was read as far as it goes. */
interface Known {
  readonly data: Buffer;
  readonly instructions: readonly Instruction[];
  /** Why it goes no further; null at its end. */
  readonly broken: unknown;
}

/** What was read of each document: who mends content, judges it and draws it reads the same. */
const knownCache = new WeakMap<PDFContext, Known[]>();
/** Of one document so much is remembered: contents, each compared with what is asked for, and their bytes; instructions take far more. */
const MOST_KNOWN = 8;
const MOST_BYTES = 128 * 1024;

/** The instructions of a content stream, one after the other. */
export function instructions(data: Buffer, context: PDFContext): Iterable<Instruction> {
  const all = knownCache.get(context) ?? [];
  let known = all.find((each) => each.data.equals(data));
  if (!known) {
    const room = MOST_BYTES - all.reduce((sum, each) => sum + each.data.length, 0);
    if (all.length >= MOST_KNOWN || data.length > room) return read(data, context);
    known = readWhole(Buffer.from(data), context);
    knownCache.set(context, [...all, known]);
  }
  return known.broken === null ? known.instructions : thenBroken(known);
}

/** The first instruction, with nothing read behind it. */
export function firstInstruction(data: Buffer, context: PDFContext): Instruction | null {
  return next(new Reader(data, context, 0, false));
}

/** A list is walked through faster than a generator, and mending and judging are to walk through it. */
function readWhole(data: Buffer, context: PDFContext): Known {
  const reader = new Reader(data, context, 0, false);
  const list: Instruction[] = [];
  try {
    for (let one = next(reader); one; one = next(reader)) list.push(one);
    return { data, instructions: list, broken: null };
  } catch (broken) {
    return { data, instructions: list, broken };
  }
}

function* thenBroken({ instructions: list, broken }: Known): Generator<Instruction> {
  yield* list;
  throw broken;
}

function* read(data: Buffer, context: PDFContext): Generator<Instruction> {
  const reader = new Reader(data, context, 0, false);
  for (let one = next(reader); one; one = next(reader)) yield one;
}

/** The next instruction; null at the end. */
function next(reader: Reader): Instruction | null {
  reader.blanks();
  reader.loose = false;
  const start = reader.at;
  const operands: PDFObject[] = [];
  for (;;) {
    const token = reader.next();
    if (token === null) return null;
    if (!(token instanceof Keyword)) {
      operands.push(token);
      if (operands.length <= MOST_OPERANDS) continue;
      return {
        operator: '',
        operands: [],
        start,
        end: reader.at,
        fault: 'an operator has too many operands',
      };
    }
    const operator = KNOWN.get(token.word);
    if (operator === 'BI') return inlineImage(reader, start, operands.length > 0);
    const { at: end, loose } = reader;
    if (operator !== undefined) return { operator, operands, start, end, loose };
    const fault = `an unknown operator ${JSON.stringify(token.word.slice(0, 20))}`;
    return { operator: token.word, operands, start, end, fault };
  }
}

/** BI entries ID data EI; the end is looked for, because the length is not stated (ISO 32000-1, 8.9.7). */
function inlineImage(reader: Reader, begin: number, isLed: boolean): Instruction {
  const entries = new Map<string, PDFObject>();
  const faulty = (fault: string): Instruction => {
    return { operator: 'BI', operands: [], start: begin, end: reader.at, loose: isLed, fault };
  };
  for (;;) {
    const key = reader.next();
    if (key instanceof Keyword && key.word === 'ID') break;
    const value = reader.next();
    if (!(key instanceof PDFName) || value === null || value instanceof Keyword)
      return faulty('an inline picture is malformed');
    entries.set(nameOf(key), value);
  }
  const start = reader.at + 1;
  const end = endOfImage(reader.bytes, start, entries);
  if (!end) {
    const unclosed = faulty('an inline picture is never closed');
    // Without an end to this picture there is none to any that follows: looking again takes forever.
    reader.at = reader.bytes.length;
    return unclosed;
  }
  reader.at = end.after;
  return {
    operator: 'BI',
    operands: [...entries.values()].filter((value) => !(value instanceof PDFDict)),
    image: { entries, data: reader.bytes.subarray(start, end.data) },
    start: begin,
    end: end.after,
    // BI takes no operands: what stands before it is left out.
    loose: isLed || end.after - end.data === 2,
  };
}
