import { settable } from '@conforme/pdf/font/face';
import { Lettering } from '@conforme/pdf/font/lettering';
import { GREY, HAIRLINE } from '../content/color.ts';
import { CONTENT, leading, MARGIN, RIGHT, style, type Draft } from './draft.ts';
import { HEIGHT } from './sheet.ts';
import { wrap } from './wrap.ts';

const LOOK = style(7.5, GREY);
const TEXT_WIDTH = CONTENT - 90;
/** A footer longer than this would eat the page; it is set with the notes instead. */
const MOST_LINES = 6;

/** The footer's own text broken into lines, or null when it is too long for a footer. */
export function footerLines(text: string | null): string[] | null {
  if (text === null) return [];
  const lettering = new Lettering();
  const width = (part: string): number => lettering.width(part, LOOK.bold, LOOK.size);
  const lines = wrap(settable(text).trim(), TEXT_WIDTH, width);
  return lines.length <= MOST_LINES ? lines : null;
}

/** What a footer of these lines takes from each page, in points. */
export function footerHeight(lines: readonly string[]): number {
  return leading(LOOK, Math.max(1, lines.length)) + 16;
}

/** Footer text and page number under a line, on every page, once the number of pages is known. */
export function drawFooters(draft: Draft, lines: readonly string[]): void {
  const { sheet, content } = draft;
  const total = sheet.pages.length;
  const top = draft.bottom + 12;
  for (let page = 0; page < total; page++) {
    sheet.turnTo(page);
    sheet.line(MARGIN, top, RIGHT, top, 0.5, HAIRLINE);
    lines.forEach((line, i) => sheet.text(line, MARGIN, top + 5 + leading(LOOK, i) + LOOK.size, LOOK));
    const number = [content.words.page, page + 1, '/', total].join('\u00a0');
    sheet.textRight(number, RIGHT, top + 5 + LOOK.size, LOOK);
  }
  if (top > HEIGHT) throw new Error('the footer stands below the page');
}
