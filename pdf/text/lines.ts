import { UNKNOWN } from './codes.ts';
import type { Glyph } from './glyphs.ts';

/** Left, bottom, right and top in the coordinates of the page. */
export type Box = readonly [number, number, number, number];

/** Text on one baseline. A tab stands where a new column begins, a blank where there is a gap. */
export interface Line {
  readonly text: string;
  /** The place of each UTF-16 unit of the text; that of a gap is the gap. */
  readonly boxes: readonly Box[];
}

/** A glyph in the coordinates of its own direction. */
interface Placed {
  readonly glyph: Glyph;
  readonly from: number;
  readonly to: number;
  readonly across: number;
  readonly size: number;
}

/** In parts of the size: how far a baseline may lie beside that of its line, and from which gap on there is a blank or a new column. */
const SAME_LINE = 0.3;
const BLANK = 0.18;
const COLUMN = 0.9;
/** Letters drawn twice, a little apart, are bold ones. */
const SAME_PLACE = 0.2;

/** The glyphs of a page as lines, from the top down, for each direction of writing that there is. */
export function linesOf(glyphs: readonly Glyph[]): readonly Line[] {
  const directions = new Map<number, Placed[]>();
  for (const glyph of glyphs) {
    const angle = angleOf(glyph);
    const placed = place(glyph, angle);
    if (placed.size === 0 || ![placed.from, placed.to, placed.across].every(Number.isFinite)) continue;
    const list = directions.get(angle);
    if (list) list.push(placed);
    else directions.set(angle, [placed]);
  }
  return [...directions.values()].flatMap((all) => rowsOf(all).map(lineOf));
}

/** The direction of writing in whole degrees: at right angles to the way up, whatever way the text runs. */
function angleOf({ up: [x, y] }: Glyph): number {
  return Math.round((Math.atan2(-x, y) * 180) / Math.PI);
}

function place(glyph: Glyph, angle: number): Placed {
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const along = ([x, y]: readonly [number, number]): number => x * cos + y * sin;
  const [from, to] = [along(glyph.from), along(glyph.to)];
  return {
    glyph,
    from: Math.min(from, to),
    to: Math.max(from, to),
    across: glyph.from[1] * cos - glyph.from[0] * sin,
    size: Math.hypot(...glyph.up),
  };
}

function rowsOf(all: readonly Placed[]): readonly (readonly Placed[])[] {
  const rows: Placed[][] = [];
  let row: Placed[] = [];
  for (const placed of all.toSorted((a, b) => b.across - a.across)) {
    const [first] = row;
    if (first && first.across - placed.across <= SAME_LINE * Math.min(first.size, placed.size))
      row.push(placed);
    else rows.push((row = [placed]));
  }
  return rows.map((each) => each.toSorted((a, b) => a.from - b.from));
}

function lineOf(row: readonly Placed[]): Line {
  let text = '';
  const boxes: Box[] = [];
  const add = (part: string, box: Box): void => {
    text += part;
    for (let i = 0; i < part.length; i++) boxes.push(box);
  };
  let last: Placed | null = null;
  for (const placed of row) {
    const part = spelled(placed.glyph.text);
    if (last && isTwice(last, placed)) continue;
    if (last && /\S/.test(part)) {
      const gap = (placed.from - last.to) / Math.min(last.size, placed.size);
      const blank = gap > COLUMN ? '\t' : gap > BLANK ? ' ' : '';
      if (blank !== '' && (blank === '\t' || !/\s$/.test(text))) add(blank, between(last, placed));
    }
    add(part, boxOf(placed.glyph));
    // A blank that is drawn is a gap like any other: a column may begin behind it.
    if (/\S/.test(part)) last = placed;
  }
  return { text, boxes };
}

const isTwice = (last: Placed, next: Placed): boolean =>
  last.glyph.text === next.glyph.text &&
  next.from - last.from < SAME_PLACE * last.size &&
  next.to > next.from;

/** Ligatures in letters; characters of control say nothing. */
function spelled(text: string): string {
  if (text === UNKNOWN) return text;
  return text.replace(/[\ufb00-\ufb06]/gu, (ligature) => ligature.normalize('NFKC')).replace(/\p{Cc}/gu, ' ');
}

function between(last: Placed, next: Placed): Box {
  return union(boxOf({ ...last.glyph, from: last.glyph.to }), boxOf({ ...next.glyph, to: next.glyph.from }));
}

/** Shares of the size above and below the baseline that letters take. */
const ABOVE = 0.75;
const BELOW = 0.22;

function boxOf({ from, to, up: [x, y] }: Glyph): Box {
  const corners = [from, to].flatMap(([left, bottom]) =>
    [ABOVE, -BELOW].map((share) => [left + x * share, bottom + y * share] as const),
  );
  const [xs, ys] = [corners.map(([at]) => at), corners.map(([, at]) => at)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The smallest box around two. */
export function union(a: Box, b: Box): Box {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}
