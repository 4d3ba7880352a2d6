// Numbers, names, accounts and identifiers: found by their letters and digits, whatever stands between them.

import { below, folded, type Place, type Sheet, type SheetLine } from './sheet.ts';

/** Letters and digits of a part of a page, and where each stands. */
interface Compact {
  readonly text: string;
  readonly units: readonly (readonly [line: SheetLine, at: number])[];
}

/** A name goes on below in at most so many further lines. */
const MOST_LINES = 3;

const compactCache = new WeakMap<SheetLine, Compact>();

function compactOf(line: SheetLine): Compact {
  const known = compactCache.get(line) ?? compacted(line, 0, line.folded.length);
  compactCache.set(line, known);
  return known;
}

function compacted(line: SheetLine, from: number, to: number): Compact {
  let text = '';
  const units: (readonly [SheetLine, number])[] = [];
  for (let at = from; at < to; at++) {
    const unit = line.folded[at]!;
    if (!isLetter(unit)) continue;
    text += unit;
    units.push([line, at]);
  }
  return { text, units };
}

const isLetter = (unit: string | undefined): boolean => unit !== undefined && /[\p{L}\d]/u.test(unit);

/** The letters and digits of a value, folded, unit by unit. */
export const lettersOf = (folded: string): string => folded.split('').filter(isLetter).join('');

/** Where the letters and digits of a value stand in one line, as a word or words of their own. */
export function findInLines({ lines }: Sheet, letters: string): Place | null {
  if (letters === '') return null;
  for (const line of lines) {
    const compact = compactOf(line);
    for (let at = compact.text.indexOf(letters); at >= 0; at = compact.text.indexOf(letters, at + 1)) {
      const place = placeOf(compact, at, letters.length);
      if (standsAlone(place)) return place;
    }
  }
  return null;
}

function placeOf({ units }: Compact, at: number, length: number): Place {
  const [line, from] = units[at]!;
  return { line, from, to: units[at + length - 1]![1] + 1 };
}

/** No letter or digit touches it, nor a mark that joins it to more: F-2026-004 is no part of F-2026-0042, nor of F-2026-004-1. */
function standsAlone({ line: { folded }, from, to }: Place): boolean {
  const joins = (mark: string | undefined, beyond: string | undefined): boolean =>
    isLetter(mark) || (mark !== undefined && /[-_/]/.test(mark) && isLetter(beyond));
  return !joins(folded[from - 1], folded[from - 2]) && !joins(folded[to], folded[to + 1]);
}

/** Where a value stands in a column of its own, or set off there by a dot or a bar, whatever signs it is made of. */
export function findColumn({ lines }: Sheet, value: string): Place | null {
  const wanted = spaced(folded(value));
  if (wanted === '') return null;
  for (const line of lines)
    for (const { from, to } of line.columns)
      for (const { index, 0: piece } of line.folded.slice(from, to).matchAll(PIECE))
        if (spaced(piece) === wanted) return { line, from: from + index, to: from + index + piece.length };
  return null;
}

/** What stands between signs that set things off, which have blanks around them. */
const PIECE = /(?:^|(?<=\s[·•|]\s))(?:(?!\s[·•|]\s)[^])+/g;

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Where a name stands, which may go on in the lines below; the place is that of its beginning. */
export function findName(sheet: Sheet, letters: string): Place | null {
  const whole = findInLines(sheet, letters);
  if (whole || letters.length < 4) return whole;
  for (const line of sheet.lines)
    for (const column of line.columns) {
      const found = continued(sheet, { line, ...column }, letters);
      if (found) return found;
    }
  return null;
}

function continued(sheet: Sheet, start: Place, letters: string): Place | null {
  const { text, units } = compacted(start.line, start.from, start.to);
  const at = beginning(text, letters);
  if (at < 0) return null;
  let [column, left] = [start, letters.slice(text.length - at)];
  for (let i = 0; i < MOST_LINES && left !== ''; i++) {
    const next = below(sheet, column).find(({ line, from, to }) => {
      const part = compacted(line, from, to).text;
      return part !== '' && (left.startsWith(part) || part.startsWith(left));
    });
    if (!next) return null;
    left = left.slice(compacted(next.line, next.from, next.to).text.length);
    column = next;
  }
  return left === '' ? { line: start.line, from: units[at]![1], to: start.to } : null;
}

/** Where the end of a text is the beginning of a value; -1 where it is not, or is too short to say so. */
function beginning(text: string, letters: string): number {
  for (let at = Math.max(0, text.length - letters.length + 1); at <= text.length - 3; at++)
    if (letters.startsWith(text.slice(at))) return at;
  return -1;
}
