import { deflateSync } from 'node:zlib';
import type { Face } from './face.ts';
import { copied, faceAt, instantiate, type Heap } from './harfbuzz.ts';
import { partsOf } from './outline.ts';
import { tag } from './tag.ts';

/** A font program with some of its glyphs only. */
export interface CutDown {
  /** The program under Flate, and its length without. */
  readonly deflated: Buffer;
  readonly length: number;
  /** Six capitals that differ when the program differs (ISO 32000-1, 9.6.4). */
  readonly tag: string;
  /** Glyph of the face → its number in the program. */
  readonly places: ReadonlyMap<number, number>;
}

interface Subsetter extends Heap {
  readonly hb_subset_input_create_or_fail: () => number;
  readonly hb_subset_input_destroy: (input: number) => void;
  readonly hb_subset_input_set_flags: (input: number, flags: number) => void;
  readonly hb_subset_input_glyph_set: (input: number) => number;
  readonly hb_subset_input_set: (input: number, type: number) => number;
  readonly hb_set_add: (set: number, value: number) => void;
  readonly hb_set_clear: (set: number) => void;
  readonly hb_set_invert: (set: number) => void;
  readonly hb_subset_or_fail: (face: number, input: number) => number;
  readonly hb_face_reference_blob: (face: number) => number;
  readonly hb_blob_get_data: (blob: number, length: number) => number;
  readonly hb_blob_get_length: (blob: number) => number;
}

/** HB_SUBSET_FLAGS_NO_LAYOUT_CLOSURE: the glyphs are those that shaping chose. */
const NO_LAYOUT_CLOSURE = 0x200;
/** HB_SUBSET_SETS_DROP_TABLE_TAG. */
const DROPPED_TABLES = 3;
/** What a program in a PDF is drawn with (ISO 32000-1, 9.9); all other tables are dropped. */
const DRAWN_WITH = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];
/** Programs of one face that are remembered, some 10 kB each. */
const MOST = 16;

const moduleCache: Subsetter[] = [];
const cutDownCache = new WeakMap<Face, Map<string, CutDown>>();

/** The program of a face with these glyphs and .notdef; the same glyphs give the same bytes. */
export function cutDown(face: Face, glyphs: ReadonlySet<number>): CutDown {
  const order = closure(face, glyphs);
  const key = order.join();
  let known = cutDownCache.get(face);
  if (!known) cutDownCache.set(face, (known = new Map()));
  const found = known.get(key) ?? made(face, order);
  known.delete(key);
  known.set(key, found);
  if (known.size > MOST) known.delete(known.keys().next().value!);
  return found;
}

/** The glyphs with .notdef and the parts of those that are composed, in the order they are given in the new program. */
function closure({ font }: Face, glyphs: ReadonlySet<number>): number[] {
  const all = new Set([0, ...glyphs]);
  for (const glyph of all) {
    const outline = font.outline(glyph);
    for (const at of partsOf(outline)) all.add(outline.readUInt16BE(at));
  }
  return [...all].sort((a, b) => a - b);
}

function made(face: Face, order: readonly number[]): CutDown {
  const program = subset(face.program, order);
  return {
    deflated: deflateSync(program, { level: 6 }),
    length: program.length,
    tag: tag(program),
    places: new Map(order.map((glyph, place) => [glyph, place])),
  };
}

function subset(program: Uint8Array, order: readonly number[]): Buffer {
  const module = (moduleCache[0] ??= instantiate<Subsetter>('harfbuzz-subset'));
  try {
    const pointer = copied(module, program);
    const face = faceAt(module, pointer, program.length);
    const input = inputFor(module, order);
    const written = module.hb_subset_or_fail(face, input);
    if (written === 0) throw new Error('HarfBuzz cannot cut the font down');
    const bytes = bytesOf(module, written);
    module.hb_subset_input_destroy(input);
    module.hb_face_destroy(written);
    module.hb_face_destroy(face);
    module.free(pointer);
    return bytes;
  } catch (error) {
    // What gave up half way is not to be used again, and takes its memory along.
    moduleCache.length = 0;
    throw error;
  }
}

function inputFor(module: Subsetter, order: readonly number[]): number {
  const input = module.hb_subset_input_create_or_fail();
  module.hb_subset_input_set_flags(input, NO_LAYOUT_CLOSURE);
  const glyphs = module.hb_subset_input_glyph_set(input);
  for (const glyph of order) module.hb_set_add(glyphs, glyph);
  const tables = module.hb_subset_input_set(input, DROPPED_TABLES);
  module.hb_set_clear(tables);
  for (const tag of DRAWN_WITH) module.hb_set_add(tables, Buffer.from(tag, 'latin1').readUInt32BE(0));
  module.hb_set_invert(tables);
  return input;
}

function bytesOf(module: Subsetter, face: number): Buffer {
  const blob = module.hb_face_reference_blob(face);
  const data = module.hb_blob_get_data(blob, 0);
  // Copied: the memory of the module is used again.
  const bytes = Buffer.from(new Uint8Array(module.memory.buffer, data, module.hb_blob_get_length(blob)));
  module.hb_blob_destroy(blob);
  return bytes;
}
