import type { Face } from './face.ts';
import { copied, faceAt, instantiate, type Heap } from './harfbuzz.ts';

/** A glyph and its place, in units of its font: how far the pen moves after it, and how far from the pen it stands. */
export interface Glyph {
  readonly id: number;
  readonly advance: number;
  readonly dx: number;
  readonly dy: number;
}

/** Characters that cannot be parted, and what shows them. */
export interface Cluster {
  readonly text: string;
  readonly glyphs: readonly Glyph[];
}

interface Shaper extends Heap {
  readonly hb_font_create: (face: number) => number;
  readonly hb_buffer_create: () => number;
  readonly hb_buffer_reset: (buffer: number) => void;
  readonly hb_buffer_set_cluster_level: (buffer: number, level: number) => void;
  readonly hb_buffer_set_direction: (buffer: number, direction: number) => void;
  readonly hb_buffer_add_utf16: (
    buffer: number,
    text: number,
    length: number,
    from: number,
    count: number,
  ) => void;
  readonly hb_buffer_guess_segment_properties: (buffer: number) => void;
  readonly hb_shape: (font: number, buffer: number, features: number, count: number) => void;
  readonly hb_buffer_get_length: (buffer: number) => number;
  readonly hb_buffer_get_glyph_infos: (buffer: number, length: number) => number;
  readonly hb_buffer_get_glyph_positions: (buffer: number, length: number) => number;
}

const RIGHTWARDS = 4;
const LEFTWARDS = 5;
/** HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS: a mark is no part of its letter unless one glyph shows both. */
const CHARACTERS = 1;
/** Size of hb_glyph_info_t and of hb_glyph_position_t, in words. */
const RECORD = 5;

interface Opened {
  readonly module: Shaper;
  readonly buffer: number;
  /** The fonts of installed faces; there are few, and they stay. */
  readonly fonts: WeakMap<Face, number>;
}

const moduleCache: Opened[] = [];

function opened(): Opened {
  if (moduleCache.length === 0) {
    const module = instantiate<Shaper>('harfbuzz');
    moduleCache.push({ module, buffer: module.hb_buffer_create(), fonts: new WeakMap() });
  }
  return moduleCache[0]!;
}

function fontOf({ module, fonts }: Opened, face: Face): number {
  let font = fonts.get(face);
  if (font === undefined) {
    font = module.hb_font_create(faceAt(module, copied(module, face.program), face.program.length));
    fonts.set(face, font);
  }
  return font;
}

/** Text in one direction and one script as glyphs of an installed face, from left to right. */
export function shape(face: Face, text: string, leftwards: boolean): Cluster[] {
  const shaper = opened();
  const empty = emptyGlyph(face);
  try {
    fill(shaper, text, leftwards);
    shaper.module.hb_shape(fontOf(shaper, face), shaper.buffer, 0, 0);
    const found = clusters(text, shaper).map((cluster) => unseen(cluster, empty));
    return leftwards ? readable(found, empty) : found;
  } catch (error) {
    // What gave up half way is not to be used again.
    moduleCache.length = 0;
    throw error;
  }
}

function fill({ module, buffer }: Opened, text: string, leftwards: boolean): void {
  const units = copied(module, Buffer.from(text, 'utf16le'));
  module.hb_buffer_reset(buffer);
  module.hb_buffer_set_cluster_level(buffer, CHARACTERS);
  module.hb_buffer_add_utf16(buffer, units, text.length, 0, text.length);
  module.hb_buffer_set_direction(buffer, leftwards ? LEFTWARDS : RIGHTWARDS);
  module.hb_buffer_guess_segment_properties(buffer);
  module.free(units);
}

function clusters(text: string, { module, buffer }: Opened): Cluster[] {
  const length = module.hb_buffer_get_length(buffer);
  const infos = module.hb_buffer_get_glyph_infos(buffer, 0) / 4;
  const places = module.hb_buffer_get_glyph_positions(buffer, 0) / 4;
  const words = new Int32Array(module.memory.buffer);
  const found = new Map<number, Glyph[]>();
  for (let i = 0; i < length; i++) {
    const [info, place] = [infos + RECORD * i, places + RECORD * i];
    const start = words[info + 2]!;
    const glyph = {
      id: words[info]!,
      advance: words[place]!,
      dx: words[place + 2]!,
      dy: words[place + 3]!,
    };
    const glyphs = found.get(start);
    if (glyphs) glyphs.push(glyph);
    else found.set(start, [glyph]);
  }
  const starts = [...found.keys()].sort((a, b) => a - b);
  const ends = new Map(starts.map((start, i) => [start, starts[i + 1] ?? text.length]));
  return [...found].map(([start, glyphs]) => ({ text: text.slice(start, ends.get(start)), glyphs }));
}

const ZERO_WIDTH_SPACE = 0x200b;

/** A glyph of a face that shows nothing and moves nothing. */
function emptyGlyph({ glyphs, font }: Face): Glyph | null {
  const id = glyphs.get(ZERO_WIDTH_SPACE);
  const isEmpty = id !== undefined && font.advance(id) === 0 && font.outline(id).length === 0;
  return isEmpty ? { id, advance: 0, dx: 0, dy: 0 } : null;
}

/** Joiners, which HarfBuzz shows as a blank that does not move. */
const unseen = ({ text, glyphs }: Cluster, empty: Glyph | null): Cluster =>
  empty && /^\p{Default_Ignorable_Code_Point}+$/u.test(text) ? { text, glyphs: [empty] } : { text, glyphs };

/**
 * Clusters that run to the left, as readers of PDF turn them round: character by character. Marks are read with their letter, which
 * stands after them; a ligature shows its first character, and the others have an empty glyph of no width before it.
 */
function readable(clusters: readonly Cluster[], empty: Glyph | null): Cluster[] {
  const found: Cluster[] = [];
  let marks: Cluster[] = [];
  for (const { text, glyphs } of clusters) {
    if (/^\p{M}+$/u.test(text)) {
      marks.push({ text, glyphs });
      continue;
    }
    if (marks.length > 0) {
      found.push(withMarks({ text, glyphs }, marks, empty));
      marks = [];
    } else found.push(...parted({ text, glyphs }, empty));
  }
  return [...found, ...marks];
}

/** The empty glyph says where the letter begins: what reads PDF takes the first glyph for the beginning of all. */
const withMarks = ({ text, glyphs }: Cluster, marks: readonly Cluster[], empty: Glyph | null): Cluster => ({
  text:
    text +
    marks
      .map((mark) => mark.text)
      .reverse()
      .join(''),
  glyphs: [...(empty ? [empty] : []), ...marks.flatMap((mark) => mark.glyphs), ...glyphs],
});

function parted({ text, glyphs }: Cluster, empty: Glyph | null): Cluster[] {
  const [first, ...others] = text as unknown as [string, ...string[]];
  if (!empty || glyphs.length > 1 || others.length === 0) return [{ text, glyphs }];
  const silent = others.reverse().map((character) => ({ text: character, glyphs: [empty] }));
  return [...silent, { text: first, glyphs }];
}
