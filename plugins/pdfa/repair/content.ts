import { PDFArray, PDFBool, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import type { Instruction } from '../check/operators.ts';
import { isIntent } from '../check/values.ts';
import { isPrinting, printingSpace } from './cmyk.ts';
import { flatten } from './depth.ts';
import { inlineImage } from './inline-image.ts';
import { mendedOperands } from './operand.ts';
import { readable, scopes, type Scope } from './scope.ts';
import type { Note, Step } from './step.ts';

const N = PDFName.of;

/** Content streams (6.2.2): only operators PDF knows, with resources of their own, nested no deeper than 28 (6.1.13). */
export const contents: Step = {
  clause: '6.2.2',
  apply(subject, note) {
    const { context } = subject.loaded;
    for (const scope of scopes(subject)) {
      const before = readable(scope.data, context);
      const edits = before.flatMap((instruction) => edit(instruction, scope, note) ?? []);
      const data = edits.length > 0 ? apply(scope.data, edits) : scope.data;
      const after = edits.length > 0 ? readable(data, context) : before;
      const flat = flatten(data, after, scope.resources);
      if (flat) note(scope.where, 'saved graphics states nested less deep');
      if (flat || edits.length > 0) scope.write(flat ?? data);
    }
  },
};

/** Replaces the bytes of one instruction. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: Uint8Array;
}

function apply(data: Buffer, edits: readonly Edit[]): Buffer {
  const parts: Uint8Array[] = [];
  let at = 0;
  for (const { start, end, text } of edits) {
    parts.push(data.subarray(at, start), text, Buffer.from(' '));
    at = end;
  }
  return Buffer.concat([...parts, data.subarray(at)]);
}

function edit(instruction: Instruction, scope: Scope, note: Note): Edit | null {
  const { operator, operands, image, start, end } = instruction;
  const replace = (text: Uint8Array, what: string): Edit => {
    note(scope.where, what);
    return { start, end, text };
  };
  const nothing = Buffer.alloc(0);
  // Viewers skip what they do not know, inside BX and EX or not.
  if (instruction.fault && operator !== 'BI') return replace(nothing, `${instruction.fault} left out`);
  if (operator === 'ri' && !isIntent(operands[0]))
    return replace(nothing, 'an unknown rendering intent left out');
  if (usesPrinting(operator, operands, image?.entries)) byDefault(scope, note);
  if (image) {
    const mended = inlineImage(image, scope.resources.context);
    return mended ? replace(mended, 'an inline picture coded as PDF/A allows') : null;
  }
  const mended = mendedOperands(instruction, scope.resources.context);
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
