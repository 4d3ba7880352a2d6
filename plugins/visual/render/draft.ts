import { GREY, INK, type Color, type Palette } from '../content/color.ts';
import type { Content } from '../content/index.ts';
import { HEIGHT, Sheet, WIDTH, type Style } from './sheet.ts';

/** Left and right margin, the right edge of what is drawn and the width between, in points. */
export const MARGIN = 48;
export const RIGHT = WIDTH - MARGIN;
export const CONTENT = WIDTH - 2 * MARGIN;
/** Where the body of a page begins: the first below its own letterhead, the others below the running head. */
export const TOP = 40;
export const RUNNING_TOP = 74;

/** Distance of baselines, as a multiple of the size. */
export const LEADING = 1.36;

/** @param size in points */
export const style = (size: number, color: Color = INK, bold = false): Style => ({ size, color, bold });

/** The three looks of running text. */
export const BODY = style(9);
export const SMALL = style(8, GREY);
export const STRONG = style(9, INK, true);

/** An invoice on its way to paper: what is drawn, in which colours, and how far down the page we are. */
export class Draft {
  readonly content: Content;
  readonly palette: Palette;
  readonly sheet = new Sheet();
  /** Lowest line of the body; below it stands the footer. */
  readonly bottom: number;
  /** Texts too long for their place; they are set in full with the notes, so that nothing is lost. */
  readonly overflow: string[] = [];
  /** Next free height on the page. */
  y = TOP;
  readonly #runningHead: (draft: Draft) => void;

  constructor(content: Content, palette: Palette, footerHeight: number, runningHead: (draft: Draft) => void) {
    this.content = content;
    this.palette = palette;
    this.bottom = HEIGHT - 30 - footerHeight;
    this.#runningHead = runningHead;
    this.sheet.addPage();
  }

  get room(): number {
    return this.bottom - this.y;
  }

  /** The height of a whole page's body. */
  get fullRoom(): number {
    return this.bottom - RUNNING_TOP;
  }

  nextPage(): void {
    this.sheet.addPage();
    this.#runningHead(this);
    this.y = RUNNING_TOP;
  }

  /** Makes sure that this much fits below; starts a page when it does not. */
  need(height: number): void {
    if (height > this.room && this.y > RUNNING_TOP) this.nextPage();
  }

  /** A text too long for its place, as the notes say it. */
  overflows(label: string, text: string): void {
    this.overflow.push(label + this.content.words.colon + text);
  }

  /** A label, small, bold and in the accent. */
  get label(): Style {
    return style(7.5, this.palette.heading, true);
  }
}

/** At most so many lines, the last an ellipsis; the caller sees to the rest. */
export function shortened<Line>(lines: readonly Line[], most: number, ellipsis: Line): readonly Line[] {
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), ellipsis];
}

/** Height of a number of lines of a style. */
export function leading(style: Style, lines = 1): number {
  return style.size * LEADING * lines;
}

/** Draws lines below each other from this top; returns the height they took. */
export function drawLines(
  draft: Draft,
  lines: readonly string[],
  x: number,
  top: number,
  look: Style,
): number {
  lines.forEach((line, i) => draft.sheet.text(line, x, top + leading(look, i) + look.size, look));
  return leading(look, lines.length);
}
