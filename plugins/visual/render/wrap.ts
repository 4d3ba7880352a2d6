/** Width of a text in points. */
export type Measure = (text: string) => number;

/**
 * Breaks text into lines no wider than this: at blanks, after hyphens and slashes between words, and inside a word only when the
 * word alone is wider than a line. Line feeds of the text stay. A no-break space never breaks.
 */
export function wrap(text: string, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, measure));
}

function wrapParagraph(paragraph: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(paragraph)) {
    if (measure((line + piece).trimEnd()) <= width) {
      line += piece;
      continue;
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
    const parts = fit(piece.trimStart(), width, measure);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1)!;
  }
  lines.push(line.trimEnd());
  return lines;
}

/** A paragraph cut where a line may end; blanks stay with the word before them. Numbers such as F-2026-01 stay whole. */
function pieces(paragraph: string): string[] {
  return paragraph.split(/(?<= )(?! )|(?<=\p{L}{2}[-/])(?=\p{L}{2})/u);
}

/** A piece that may be wider than a line, cut into what fits; at least one character a part. */
function fit(piece: string, width: number, measure: Measure): string[] {
  if (measure(piece.trimEnd()) <= width) return [piece];
  const parts: string[] = [];
  let part = '';
  let taken = 0;
  for (const character of piece) {
    // Widths add up, there is no kerning; measuring the whole part again would take forever on a megabyte without blanks.
    const own = measure(character);
    if (part !== '' && taken + own > width) {
      parts.push(part);
      part = '';
      taken = 0;
    }
    part += character;
    taken += own;
  }
  parts.push(part);
  return parts;
}
