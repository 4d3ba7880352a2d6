import type { Box, PageText } from '../plugin/index.ts';

/** A part of a line, from one UTF-16 unit up to another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A line of a page, as it stands and as it is searched. */
export interface SheetLine {
  /** Among all lines of all pages. */
  readonly index: number;
  /** From 1 on. */
  readonly page: number;
  readonly text: string;
  /** The same in small letters without accents, unit for unit. */
  readonly folded: string;
  readonly boxes: readonly Box[];
  /** The parts between columns. */
  readonly columns: readonly Span[];
}

/** Something found on a page. */
export interface Place extends Span {
  readonly line: SheetLine;
}

/** The pages of an invoice as lines to be searched; pages whose text cannot be read are left out. */
export interface Sheet {
  readonly pages: number;
  readonly lines: readonly SheetLine[];
  /** Pages whose text could be read. */
  readonly textPages: number;
}

export function sheetOf(pages: readonly PageText[]): Sheet {
  const lines: SheetLine[] = [];
  let textPages = 0;
  pages.forEach(({ lines: read, legible }, at) => {
    const written = legible ? read.filter(({ text }) => /\S/.test(text)) : [];
    if (written.length > 0) textPages++;
    for (const { text, boxes } of written)
      lines.push({
        index: lines.length,
        page: at + 1,
        text,
        folded: folded(text),
        boxes,
        columns: columnsOf(text),
      });
  });
  return { pages: pages.length, lines, textPages };
}

/** Small letters without accents; hyphens, blanks and apostrophes of all kinds are one. Every unit stays one unit. */
export function folded(text: string): string {
  let result = '';
  for (const unit of text.split('')) result += /[!-~\t ]/.test(unit) ? unit.toLowerCase() : plainUnit(unit);
  return result;
}

function plainUnit(unit: string): string {
  if (/[\u2010-\u2015\u2212\u00ad]/.test(unit)) return '-';
  if (/[\u2018\u2019\u02bc]/.test(unit)) return "'";
  if (/\s/.test(unit)) return ' ';
  const [letter = unit] = unit.normalize('NFD').toLowerCase();
  return letter.length === 1 ? letter : unit;
}

function columnsOf(text: string): readonly Span[] {
  let from = 0;
  return text.split('\t').map((part) => {
    const column = { from, to: from + part.length };
    from = column.to + 1;
    return column;
  });
}

/** The text at a place, as it stands on the page. */
export const textAt = ({ line, from, to }: Place): string =>
  line.text.slice(from, to).replace(/\s+/g, ' ').trim();

/** Where on its page a place is. */
export function boxAt({ line, from, to }: Place): Box {
  let [left, bottom, right, top] = line.boxes[from]!;
  for (const box of line.boxes.slice(from, to)) {
    left = Math.min(left, box[0]);
    bottom = Math.min(bottom, box[1]);
    right = Math.max(right, box[2]);
    top = Math.max(top, box[3]);
  }
  return [left, bottom, right, top];
}

/** So many lines are looked through for what stands below a place. */
const MOST_BELOW = 6;
/** How far below it may begin, in heights of its line. */
const NEAR = 3.5;

/** The columns below a place that lie under it, the nearest first; those of a table reach further than what belongs together. */
export function below(sheet: Sheet, place: Place, far = NEAR): readonly Place[] {
  const box = boxAt(place);
  const height = Math.max(box[3] - box[1], 1);
  const found: Place[] = [];
  const { index, page } = place.line;
  for (const line of sheet.lines.slice(index + 1, index + 1 + MOST_BELOW)) {
    if (line.page !== page) break;
    for (const column of line.columns) {
      if (column.to === column.from) continue;
      const candidate = { line, ...column };
      const [left, , right, top] = boxAt(candidate);
      const gap = box[1] - top;
      const isUnder = left < box[2] && right > box[0];
      if (isUnder && gap > -height && gap < far * height) found.push(candidate);
    }
  }
  return found;
}
