// A document as rows of a screen. A row is a line of the source; lines too long to read are broken between tags, so that a
// document on a single line can be read too, and every row still knows where in the source it stands.

interface Row {
  /** Of the source, as findings count them: lines and characters from 1. */
  readonly line: number;
  readonly column: number;
  /** Where it begins in what is displayed, after its indent. */
  readonly offset: number;
}

export interface Rows {
  /** What is displayed: the rows as lines. */
  readonly text: string;
  readonly rows: readonly Row[];
  readonly broken: boolean;
}

/** Characters, wider than any line a person writes. */
const LONG = 500;

/** Rows as they are displayed: one an element where the source has no line breaks of its own. */
export function layOut(source: string): Rows {
  const shown: string[] = [];
  const rows: Row[] = [];
  const lines = linesOf(source);
  let start = 0;
  for (const [index, text] of lines.entries()) {
    let column = 1;
    for (const [indent, piece] of text.length <= LONG ? [[0, text] as const] : brokenUp(text)) {
      rows.push({ line: index + 1, column, offset: start + indent });
      shown.push(' '.repeat(indent) + piece);
      column += charactersIn(piece);
      start += indent + piece.length + 1;
    }
  }
  return { text: shown.join('\n'), rows, broken: rows.length > lines.length };
}

/** XML 1.0, 2.11: CR LF, LF and CR alone end a line. */
function linesOf(source: string): readonly string[] {
  const lines = source.split(/\r\n?|\n/);
  return lines.length > 1 && lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** Between tags; what stands between two tags may itself be endless, as an attachment in base64 is. */
function* brokenUp(line: string): Generator<readonly [indent: number, piece: string]> {
  let depth = 0;
  for (const piece of line.split(/(?<=>)(?=<)/)) {
    if (piece.startsWith('</')) depth = Math.max(0, depth - 1);
    for (const [part] of piece.matchAll(/[^]{1,500}/gu)) yield [Math.min(depth, 24) * 2, part];
    depth += opened(piece);
  }
}

/** How many elements a piece leaves open. */
function opened(piece: string): number {
  if (/^<[/?!]/.test(piece) || piece.endsWith('/>') || !piece.startsWith('<')) return 0;
  return piece.includes('</') ? 0 : 1;
}

/** Of which some are two units of a string. */
const charactersIn = (text: string): number =>
  text.length - (text.match(/[\u{10000}-\u{10ffff}]/gu)?.length ?? 0);

/** Where a place of the source is displayed, or what is closest to it; line and column count from 1. */
export function offsetOf({ text, rows }: Rows, line: number, column: number): number {
  let [row, end] = [0, rows.length - 1];
  while (row < end) {
    const middle = Math.ceil((row + end) / 2);
    const { line: at, column: from } = rows[middle]!;
    if (at < line || (at === line && from <= column)) row = middle;
    else end = middle - 1;
  }
  const { offset, column: from } = rows[row]!;
  const next = text.indexOf('\n', offset);
  const own = Array.from(text.slice(offset, next === -1 ? undefined : next));
  return offset + own.slice(0, column - from).join('').length;
}
