// A document as rows of a screen. A row is a line of the source; lines too long to read are broken between tags, so that a
// document on a single line can be read too, and every row still knows where in the source it stands.

/** XML cut into rows for the editor, by offsets. */
export interface Rows {
  readonly source: string;
  readonly count: number;
  /** Offsets into the source, one a row; a row ends where `ends` says, without its line break. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** Blanks to show before the row, where it was broken off. */
  readonly indents: readonly number[];
  /** 1-based source line of each row. */
  readonly lines: readonly number[];
  readonly broken: boolean;
  /** Offsets of characters that are two units of a string: columns of findings count characters. */
  readonly pairs: readonly number[];
}

/** Wider than any line a person writes. */
const LONG = 500;

interface Draft {
  readonly starts: number[];
  readonly ends: number[];
  readonly indents: number[];
  readonly lines: number[];
}

/** Rows as they are displayed: one an element where the source has no line breaks of its own. */
export function layOut(source: string): Rows {
  const draft: Draft = { starts: [], ends: [], indents: [], lines: [] };
  let broken = false;
  let line = 0;
  for (const [from, to] of linesOf(source)) {
    line += 1;
    if (to - from <= LONG) put(draft, from, to, 0, line);
    else {
      broken = true;
      breakUp(source, from, to, line, draft);
    }
  }
  const pairs = Array.from(source.matchAll(/[\u{10000}-\u{10ffff}]/gu), ({ index }) => index);
  return { source, count: draft.starts.length, ...draft, broken, pairs };
}

/** What is displayed: the rows as lines. */
export function textOf({ source, count, starts, ends, indents }: Rows): string {
  const row = (at: number): string => ' '.repeat(indents[at]!) + source.slice(starts[at], ends[at]);
  return Array.from({ length: count }, (_, at) => row(at)).join('\n');
}

/** XML 1.0, 2.11: CR LF, LF and CR alone end a line. */
function* linesOf(source: string): Generator<[number, number]> {
  const end = /\r\n?|\n/g;
  let from = 0;
  for (let match = end.exec(source); match; match = end.exec(source)) {
    yield [from, match.index];
    from = end.lastIndex;
  }
  if (from < source.length || source === '') yield [from, source.length];
}

function put(
  { starts, ends, indents, lines }: Draft,
  from: number,
  to: number,
  indent: number,
  line: number,
) {
  starts.push(from);
  ends.push(to);
  indents.push(indent);
  lines.push(line);
}

function breakUp(source: string, from: number, to: number, line: number, draft: Draft): void {
  let depth = 0;
  let at = from;
  while (at < to) {
    const boundary = source.indexOf('><', at);
    const end = boundary === -1 || boundary >= to ? to : boundary + 1;
    const piece = source.slice(at, end);
    if (piece.startsWith('</')) depth = Math.max(0, depth - 1);
    chunk(draft, at, end, Math.min(depth, 24) * 2, line);
    depth += opened(piece);
    at = end;
  }
}

/** How many elements a piece leaves open. */
function opened(piece: string): number {
  if (/^<[/?!]/.test(piece) || piece.endsWith('/>') || !piece.startsWith('<')) return 0;
  return piece.includes('</') ? 0 : 1;
}

/** What stands between two tags may itself be endless: an attachment in base64. */
function chunk(draft: Draft, from: number, to: number, indent: number, line: number): void {
  for (let at = from; at < to; at += LONG) put(draft, at, Math.min(to, at + LONG), indent, line);
}

/** The row that holds a place of the source, 0-based; line and column count from 1. */
export function rowAt(rows: Rows, line: number, column: number): number {
  const first = lowerBound(rows.lines, line);
  if (first === rows.count) return Math.max(0, rows.count - 1);
  const offset = offsetAt(rows, first, column);
  let row = first;
  while (row + 1 < rows.count && rows.lines[row + 1] === line && rows.starts[row + 1]! <= offset) row += 1;
  return row;
}

/** How far into its row a place of the source is displayed. */
export function columnAt(rows: Rows, row: number, column: number): number {
  const { starts, ends, indents, lines } = rows;
  const first = lowerBound(lines, lines[row]!);
  const offset = Math.min(offsetAt(rows, first, column), ends[row]!);
  return indents[row]! + Math.max(0, offset - starts[row]!);
}

/** Of a column of the line that begins with a row. */
function offsetAt({ starts, pairs }: Rows, first: number, column: number): number {
  const start = starts[first]!;
  let offset = start + column - 1;
  for (let at = lowerBound(pairs, start); pairs[at]! < offset; at++) offset++;
  return offset;
}

function lowerBound(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
