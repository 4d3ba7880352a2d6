// The place of a finding in two documents that differ by little: what the one has that breaks a rule, and the other has that passes.

import { differencesOf } from './differences.ts';

/** A line of either document, or of both; `gap` stands for lines that are left out. */
export interface Line {
  readonly of: 'both' | 'broken' | 'passing' | 'gap';
  readonly text: string;
  /** What the finding is about. */
  readonly isPlace: boolean;
}

export type Excerpt = readonly Line[];

/** Lines shown around what differs, the most of one difference, and the most of these: the same edit may be made at many places. */
const AROUND = 1;
const MOST = 8;
const MOST_DIFFERENCES = 2;

const GAP: Line = { of: 'gap', text: '⋮', isPlace: false };

/**
 * @param broken the document that breaks a rule, as it is written: in one line
 * @param place the element of it that the finding is about, by its number
 */
export function excerptOf(broken: string, passing: string, place: number): Excerpt {
  const before = linesOf(broken);
  return excerptOfLines(before, linesOf(passing), lineOf(before, place));
}

/** @param at the line of what breaks the rule that the finding is about; -1 where that is no line */
export function excerptOfLines(before: readonly string[], after: readonly string[], at: number): Excerpt {
  const marked = (of: Line['of'], lines: readonly string[], from: number): Line[] =>
    lines.map((text, index) => ({ of, text, isPlace: of !== 'passing' && from + index === at }));
  const differences = differencesOf(before, after);
  const lines: Line[] = [];
  let end = 0;
  for (const [index, { from, to, replacement }] of differences.slice(0, MOST_DIFFERENCES).entries()) {
    const first = Math.max(end, from - AROUND);
    if (index > 0 && first > end) lines.push(GAP);
    end = Math.min(to + AROUND, differences[index + 1]?.from ?? before.length);
    lines.push(
      ...marked('both', before.slice(first, from), first),
      ...clipped(marked('broken', before.slice(from, to), from)),
      ...clipped(marked('passing', replacement, from)),
      ...marked('both', before.slice(to, end), to),
    );
  }
  if (differences.length > MOST_DIFFERENCES) lines.push(GAP);
  return unindented(withPlace(lines, before, at, (differences[0]?.from ?? 0) - AROUND));
}

/** The place itself, where it is elsewhere than what differs. */
function withPlace(
  around: readonly Line[],
  lines: readonly string[],
  at: number,
  from: number,
): readonly Line[] {
  if (at === -1 || around.some(({ isPlace }) => isPlace)) return around;
  const place: Line = { of: 'both', text: lines[at]!, isPlace: true };
  if (at >= from) return [...around, GAP, place];
  return at === from - 1 ? [place, ...around] : [place, GAP, ...around];
}

function clipped(lines: readonly Line[]): readonly Line[] {
  if (lines.length <= MOST) return lines;
  return [...lines.slice(0, MOST), { of: lines[0]!.of, text: '⋮', isPlace: false }];
}

/** An element a line, below its parent. */
export function linesOf(xml: string): readonly string[] {
  let depth = 0;
  return xml
    .replaceAll('><', '>\n<')
    .split('\n')
    .map((tag) => {
      const closes = tag.startsWith('</');
      if (closes) depth -= 1;
      const line = `${'  '.repeat(Math.max(0, depth))}${tag.replaceAll(/ xmlns:\w+="[^"]*"/g, '')}`;
      if (!closes && !tag.endsWith('/>') && !tag.includes('</')) depth += 1;
      return line;
    });
}

function lineOf(lines: readonly string[], element: number): number {
  let seen = -1;
  return lines.findIndex((line) => {
    if (!line.trimStart().startsWith('</')) seen += 1;
    return seen === element;
  });
}

function unindented(lines: readonly Line[]): Excerpt {
  const depths = lines
    .filter(({ of }) => of !== 'gap')
    .map(({ text }) => text.length - text.trimStart().length);
  const depth = Math.min(...depths);
  return lines.map((line) => ({ ...line, text: line.text.trim() === '⋮' ? '⋮' : line.text.slice(depth) }));
}
