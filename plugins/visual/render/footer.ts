import { settable } from '@conforme/pdf/font/face';
import { Lettering } from '@conforme/pdf/font/lettering';
import { GREY, RULE } from '../content/color.ts';
import { CONTENT, leading, MARGIN, RIGHT, SIZES, style, THIN, type Draft } from './draft.ts';
import { wrap } from './wrap.ts';

const LOOK = style(SIZES.label, GREY);
/** What the number of the page may take beside the text. */
const NUMBER_WIDTH = 44;
const TEXT_WIDTH = CONTENT - NUMBER_WIDTH;
const ABOVE = 8;
const PAD = 4.5;
/** A text longer than this would eat the page; it is set with the notes instead. */
const MOST_LINES = 4;

/** What stands at the foot of every page, and what was too long for that. */
export interface Footer {
  readonly lines: readonly string[];
  readonly overlong: readonly string[];
}

/** The seller's legal identity and the caller's own text, broken into lines. */
export function footerOf(texts: readonly (string | null)[]): Footer {
  const lettering = new Lettering();
  const width = (part: string): number => lettering.width(part, LOOK.bold, LOOK.size);
  const given = texts.filter((text) => text !== null);
  const broken = given.map((text) => wrap(settable(text).trim(), TEXT_WIDTH, width));
  return {
    lines: broken.filter((lines) => lines.length <= MOST_LINES).flat(),
    overlong: given.filter((_, i) => broken[i]!.length > MOST_LINES),
  };
}

/** What a footer of these lines takes from each page, in points. */
export function footerHeight({ lines }: Footer): number {
  return leading(LOOK, Math.max(1, lines.length)) + ABOVE + PAD;
}

/**
 * Text and page number under a line, on every page, once the number of pages is known. It is read once, at the end; on the other
 * pages it is furniture.
 */
export function drawFooters(draft: Draft, { lines }: Footer): void {
  const { sheet } = draft;
  const total = sheet.pages.length;
  const top = draft.bottom + ABOVE;
  for (let page = 0; page < total; page++) {
    sheet.turnTo(page);
    sheet.line(MARGIN, top, RIGHT, top, THIN, RULE);
    sheet.textRight(`${page + 1} / ${total}`, RIGHT, top + PAD + LOOK.size, LOOK);
    const draw = (): void =>
      lines.forEach((line, i) =>
        sheet.text(line + ' ', MARGIN, top + PAD + leading(LOOK, i) + LOOK.size, LOOK),
      );
    if (page === total - 1 && lines.length > 0) sheet.element('P', draw);
    else draw();
  }
}
