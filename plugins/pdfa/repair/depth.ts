import { PDFDict, PDFName } from '@cantoo/pdf-lib';
import { MOST_SAVED } from '../check/content.ts';
import type { Instruction } from '../check/operators.ts';
import { deflated } from '../pdf/stream.ts';
import { readable } from './scope.ts';

const N = PDFName.of;
const EVERYWHERE = [-1_000_000, -1_000_000, 1_000_000, 1_000_000];

/**
 * Moves what stands too deep into forms: drawing a form saves and restores the graphics state as q and Q do (ISO 32000-1,
 * 8.10.1), so the picture is the same. @returns the content, or null when it is not nested too deep.
 */
export function flatten(data: Buffer, all: readonly Instruction[], resources: PDFDict): Buffer | null {
  const parts: Buffer[] = [];
  let [depth, from, begin] = [0, 0, -1];
  for (const { operator, start, end } of all) {
    if (operator === 'q' && ++depth === MOST_SAVED) begin = start;
    if (operator === 'Q' && depth > 0 && depth-- === MOST_SAVED) {
      const inner = data.subarray(begin, end);
      if (tooDeep(all, begin, end)) {
        parts.push(data.subarray(from, begin), draw(inner, resources));
        from = end;
      }
    }
  }
  return parts.length > 0 ? Buffer.concat([...parts, data.subarray(from)]) : null;
}

function tooDeep(all: readonly Instruction[], from: number, to: number): boolean {
  let [depth, most] = [MOST_SAVED - 1, 0];
  for (const { operator, start } of all) {
    if (start < from || start >= to) continue;
    if (operator === 'q') most = Math.max(most, ++depth);
    if (operator === 'Q') depth--;
  }
  return most > MOST_SAVED;
}

function draw(content: Buffer, resources: PDFDict): Buffer {
  const { context } = resources;
  const flat = flatten(content, readable(content, context), resources) ?? content;
  const form = deflated(context, flat, { Type: 'XObject', Subtype: 'Form' });
  form.dict.set(N('BBox'), context.obj(EVERYWHERE));
  form.dict.set(N('Resources'), resources);
  let objects = resources.lookup(N('XObject'));
  if (!(objects instanceof PDFDict)) resources.set(N('XObject'), (objects = context.obj({})));
  let i = 1;
  while ((objects as PDFDict).get(N(`Nested${i}`))) i++;
  (objects as PDFDict).set(N(`Nested${i}`), context.register(form));
  return Buffer.from(` /Nested${i} Do `);
}
