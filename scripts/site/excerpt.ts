// The place of a finding in two documents that differ by little: what the one has that breaks a rule, and the other has that passes.

/** A line of either document, or of both; `gap` stands for lines that are left out. */
export interface Line {
  readonly of: 'both' | 'broken' | 'passing' | 'gap';
  readonly text: string;
  /** What the finding is about. */
  readonly isPlace: boolean;
}

export type Excerpt = readonly Line[];

/** Lines shown around what differs, and the most of one difference. */
const AROUND = 1;
const MOST = 8;

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
  let first = 0;
  while (first < before.length && before[first] === after[first]) first += 1;
  let same = 0;
  const most = Math.min(before.length, after.length) - first;
  while (same < most && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  const [end, until] = [before.length - same, after.length - same];
  const marked = (of: Line['of'], lines: readonly string[], from: number): Line[] =>
    lines.map((text, index) => ({ of, text, isPlace: of !== 'passing' && from + index === at }));
  const around = [
    ...marked('both', before.slice(Math.max(0, first - AROUND), first), Math.max(0, first - AROUND)),
    ...clipped(marked('broken', before.slice(first, end), first)),
    ...clipped(marked('passing', after.slice(first, until), first)),
    ...marked('both', before.slice(end, end + AROUND), end),
  ];
  return unindented(withPlace(around, before, at, first - AROUND));
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
  const gap: Line = { of: 'gap', text: '⋮', isPlace: false };
  if (at >= from) return [...around, gap, place];
  return at === from - 1 ? [place, ...around] : [place, gap, ...around];
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
