import { PDFDict } from '@cantoo/pdf-lib';
import type { Instruction } from '@conforme/pdf/file/operators';
import { deflated } from '@conforme/pdf/file/stream';
import { N } from '@conforme/pdf/file/values';
import { MOST_SAVED } from '../check/content.ts';

/** Each form takes one level fewer than the limit; deeper than this, forms themselves would stand too deep in each other. */
export const MOST_NESTED = MOST_SAVED + 18 * (MOST_SAVED - 1);
const EVERYWHERE = [-1_000_000, -1_000_000, 1_000_000, 1_000_000];

/** Content from one `q` on that may have to move into a form: drawn there, its nesting counts anew. */
interface Frame {
  readonly begin: number;
  readonly parts: Buffer[];
  /** Up to where the parts reach. */
  from: number;
  depth: number;
  deepest: number;
}

/**
 * Moves what stands too deep into forms: drawing a form saves and restores the graphics state as q and Q do (ISO 32000-1,
 * 8.10.1), so the picture is the same. What is never restored ends with the content. Linear in its length.
 *
 * @param open how many states are never restored.
 */
export function flatten(
  content: Buffer,
  all: Iterable<Instruction>,
  open: number,
  resources: PDFDict,
): Buffer {
  const data = Buffer.concat([content, Buffer.from(' Q'.repeat(open))]);
  const draw = drawer(resources);
  const frames = [frame(0)];
  const restore = (end: number): void => {
    const ended = frames.at(-1)!;
    if (ended.depth > 0) ended.depth--;
    if (ended.depth > 0 || frames.length === 1) return;
    frames.pop();
    const above = frames.at(-1)!;
    above.depth--;
    if (ended.deepest === 1) return;
    const inner = Buffer.concat([...ended.parts, data.subarray(ended.from, end)]);
    above.parts.push(data.subarray(above.from, ended.begin), draw(inner));
    above.from = end;
  };
  for (const { operator, start, end } of all) {
    if (operator === 'Q') restore(end);
    if (operator !== 'q') continue;
    const around = frames.at(-1)!;
    if (++around.depth === MOST_SAVED) frames.push(frame(start));
    const inside = frames.at(-1)!;
    if (inside !== around) inside.depth++;
    inside.deepest = Math.max(inside.deepest, inside.depth);
  }
  for (let i = 1; i <= open; i++) restore(content.length + 2 * i);
  const [whole] = frames;
  return Buffer.concat([...whole!.parts, data.subarray(whole!.from)]);
}

const frame = (begin: number): Frame => ({ begin, parts: [], from: begin, depth: 0, deepest: 0 });

/** Makes forms of content, under names their resources do not have yet. */
function drawer(resources: PDFDict): (content: Buffer) => Buffer {
  const { context } = resources;
  const found = resources.lookup(N('XObject'));
  const objects = found instanceof PDFDict ? found : context.obj({});
  if (objects !== found) resources.set(N('XObject'), objects);
  // One object for all forms: written into each of them, thousands of forms would hold thousands of copies.
  const shared = context.getObjectRef(resources) ?? context.register(resources);
  let next = 1;
  return (content) => {
    const form = deflated(context, content, { Type: 'XObject', Subtype: 'Form' });
    form.dict.set(N('BBox'), context.obj(EVERYWHERE));
    form.dict.set(N('Resources'), shared);
    while (objects.get(N(`Nested${next}`))) next++;
    objects.set(N(`Nested${next}`), context.register(form));
    return Buffer.from(` /Nested${next} Do `);
  };
}
