/** Width of a text in points. */
export type Measure = (text: string) => number;

/**
 * Breaks text into lines no wider than this: at blanks, after hyphens and slashes between words, between words of scripts that
 * leave no blanks, and inside a word only when the word alone is wider than a line. Line feeds of the text stay. A no-break space
 * never breaks.
 */
export function wrap(text: string, width: number, measure: Measure): string[] {
  // Most texts are short, and a line that fits needs no pieces.
  if (!text.includes('\n') && measure(text.trimEnd()) <= width) return [text.trimEnd()];
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, measure));
}

/** A point between two things said on one line (content/voice.ts): the end of a line parts them as well. */
const POINT = /\u00a0· $/;

/** Widths add up, or nearly where letters join; measuring a whole line again for each word would take the square of its length. */
function wrapParagraph(paragraph: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  let taken = 0;
  for (const piece of pieces(paragraph)) {
    if (taken + measure(piece.trimEnd()) <= width) {
      line += piece;
      taken += measure(piece);
      continue;
    }
    if (line.trim() !== '') lines.push(line.replace(POINT, '').trimEnd());
    const parts = fit(piece.trimStart(), width, measure);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1)!;
    taken = measure(line);
  }
  lines.push(line.trimEnd());
  return lines;
}

/** A paragraph cut where a line may end; blanks stay with the word before them. Numbers such as F-2026-01 stay whole. */
function pieces(paragraph: string): string[] {
  return paragraph
    .split(/(?<= )(?! )/)
    .flatMap((word) => (ADDRESS.test(word) ? word : word.split(/(?<=\p{L}{2}[-/])(?=\p{L}{2})/u)))
    .flatMap((word) => (UNPARTED.test(word) ? wordsOf(word) : word));
}

/** Scripts that leave no blanks between words. */
const UNPARTED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Thai}]/u;

const words = new Intl.Segmenter('und', { granularity: 'word' });
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** What is no word stays with the one before it, and what opens a bracket with the one after it. */
function wordsOf(text: string): string[] {
  const found: string[] = [];
  for (const { segment, isWordLike } of words.segment(text)) {
    const stays = !isWordLike && !/^[\p{Ps}\p{Pi}]/u.test(segment);
    const last = found.at(-1);
    if (last !== undefined && (stays || /[\p{Ps}\p{Pi}]$/u.test(last)))
      found[found.length - 1] = last + segment;
    else found.push(segment);
  }
  return found;
}

/** Of a mailbox or a page: not broken at the hyphens of its names. */
const ADDRESS = /@|:\/\/|\p{L}\.\p{L}/u;

/** A piece that may be wider than a line, cut into what fits; at least one character a part. */
function fit(piece: string, width: number, measure: Measure): string[] {
  if (measure(piece.trimEnd()) <= width) return [piece];
  const parts: string[] = [];
  let part = '';
  let taken = 0;
  for (const { segment: character } of graphemes.segment(piece)) {
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
