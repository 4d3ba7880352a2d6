import { PDFArray, PDFBool, PDFDict, PDFName, PDFNumber, type PDFObject } from '@cantoo/pdf-lib';
import type { Loaded } from '@conforme/pdf/file/load';
import type { Instruction } from '@conforme/pdf/file/operators';
import { N, entryOf, isIntent } from '@conforme/pdf/file/values';
import { isPrinting, printingSpace } from './cmyk.ts';
import { MOST_SAVED } from '../check/content.ts';
import { flatten, MOST_NESTED } from './depth.ts';
import { inlineImage } from './inline-image.ts';
import { mendedOperands } from './operand.ts';
import { Rewritten } from './rewritten.ts';
import { readable, scopes, type Scope } from './scope.ts';
import type { Note, Step } from './step.ts';

const NOTHING = Buffer.alloc(0);

/** How many operands an operator takes, where readers differ over which of too many count. */
const OPERANDS: ReadonlyMap<string, number> = new Map([
  ...['Tj', 'TJ', "'", 'gs', 'Do', 'sh', 'cs', 'CS', 'ri'].map((operator): [string, number] => [operator, 1]),
  ['Tf', 2],
]);
const COMMENT = 0x25;

function withoutExcess(instruction: Instruction): Instruction {
  const { operator, operands } = instruction;
  const count = OPERANDS.get(operator) ?? Infinity;
  return operands.length > count ? { ...instruction, operands: operands.slice(-count) } : instruction;
}

/** Content streams (6.2.2): only operators PDF knows, with resources of their own, nested no deeper than 28 (6.1.13). */
export const contents: Step = {
  clause: '6.2.2',
  apply(subject, note) {
    const { loaded } = subject;
    for (const scope of scopes(subject)) {
      const { data, depth, deepest } = edited(scope, loaded, note);
      const current = data ?? scope.data;
      const isDeep = deepest > MOST_SAVED && deepest <= MOST_NESTED;
      if (isDeep) note(scope.where, 'saved graphics states nested less deep');
      if (isDeep) scope.write(flatten(current, readable(current, loaded), depth, scope.resources));
      else if (data) scope.write(data);
    }
  },
};

/** Content after its edits, and how deep it saves graphics states. */
interface Edited {
  /** Null when nothing was changed. */
  readonly data: Buffer | null;
  /** At the end of the content. */
  readonly depth: number;
  readonly deepest: number;
}

function edited(scope: Scope, loaded: Loaded, note: Note): Edited {
  const rewritten = new Rewritten(scope.data);
  let [depth, deepest] = [0, 0];
  let joint = 0;
  let isTorn = false;
  for (const instruction of readable(scope.data, loaded)) {
    while (scope.joints[joint]! <= instruction.start) joint++;
    if (scope.joints[joint]! < instruction.end) isTorn ||= mayBeTorn(instruction);
    if (instruction.operator === 'q') deepest = Math.max(deepest, ++depth);
    else if (instruction.operator === 'Q' && depth > 0) depth--;
    const text = edit(instruction, scope, note);
    if (text) rewritten.replace(instruction.start, instruction.end, text);
  }
  const data = rewritten.finish();
  if (!data && isTorn) note(scope.where, 'content divided inside a word joined');
  return { data: data ?? (isTorn ? scope.data : null), depth, deepest };
}

/** Contents may be divided between words only (ISO 32000-1, 7.8.2): readers put what they like between their parts. */
const mayBeTorn = ({ operands, image }: Instruction): boolean =>
  image !== undefined ||
  operands.some((operand) => !(operand instanceof PDFNumber || operand instanceof PDFName));

/** What takes the place of an instruction; null when it stays. */
function edit(instruction: Instruction, scope: Scope, note: Note): Uint8Array | null {
  const { operator, operands, image } = instruction;
  const replace = (text: Uint8Array, what: string): Uint8Array => {
    note(scope.where, what);
    return text;
  };
  // Viewers skip what they do not know, inside BX and EX or not.
  if (instruction.fault && operator !== 'BI') return replace(NOTHING, `${instruction.fault} left out`);
  if (operator === 'ri' && !isIntent(operands[0]))
    return replace(NOTHING, 'an unknown rendering intent left out');
  // What is drawn and missing may be half the page, and is left to the check; a missing state draws nothing.
  if (operator === 'gs' && !(entryOf(scope.resources, 'ExtGState', operands[0]) instanceof PDFDict))
    return replace(NOTHING, 'the call of a graphics state that is missing left out');
  if (usesPrinting(operator, operands, image?.entries)) byDefault(scope, note);
  if (image) {
    const mended = inlineImage(image, scope.resources.context, instruction.loose === true);
    return mended ? replace(mended, 'an inline picture coded as PDF/A allows') : null;
  }
  const lean = withoutExcess(instruction);
  const mended = mendedOperands(lean, scope.resources.context);
  if (!mended && (instruction.loose || lean !== instruction)) {
    const written = [...lean.operands.map(String), operator].join(' ');
    const what = instruction.loose ? 'what viewers guess written out' : 'operands nobody uses left out';
    return replace(Buffer.from(written, 'latin1'), what);
  }
  // Some readers take a comment right behind an operator for a part of it.
  if (!mended && scope.data[instruction.end] === COMMENT)
    return replace(scope.data.subarray(instruction.start, instruction.end), 'a comment set apart');
  return mended ? replace(mended, 'malformed or too large values mended') : null;
}

function usesPrinting(
  operator: string,
  operands: readonly PDFObject[],
  image: ReadonlyMap<string, PDFObject> | undefined,
): boolean {
  if (operator === 'k' || operator === 'K') return true;
  if (operator === 'cs' || operator === 'CS') return isPrinting(operands[0]);
  if (!image || (image.get('IM') ?? image.get('ImageMask')) === PDFBool.True) return false;
  const space = image.get('CS') ?? image.get('ColorSpace');
  return isPrinting(space) || (space instanceof PDFArray && isPrinting(space.get(1)));
}

/** Says what printing colours mean for this content (ISO 32000-1, 8.6.5.6; ISO 19005-3, 6.2.4.3). */
function byDefault({ resources, where }: Scope, note: Note): void {
  let spaces = resources.lookup(N('ColorSpace'));
  if (!(spaces instanceof PDFDict)) resources.set(N('ColorSpace'), (spaces = resources.context.obj({})));
  if ((spaces as PDFDict).get(N('DefaultCMYK'))) return;
  (spaces as PDFDict).set(N('DefaultCMYK'), printingSpace(resources.context));
  note(where, 'its printing colours got a profile');
}
