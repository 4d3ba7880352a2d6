import { GREY, INK, type Color, type Palette } from '../content/color.ts';
import type { Content } from '../content/index.ts';
import type { Weight } from '../content/voice.ts';
import { HEIGHT, Sheet, WIDTH, type Style } from './sheet.ts';

/** Left and right margin, the right edge of what is drawn and the width between, in points. */
export const MARGIN = 51;
export const RIGHT = WIDTH - MARGIN;
export const CONTENT = WIDTH - 2 * MARGIN;
/** Where the body of a page begins: the first below its own letterhead, the others below the running head. */
export const TOP = 40;
const RUNNING_TOP = 62;
/** What stays free below the footer. */
const FOOT = 25;

/** Distance of baselines, as a multiple of the size. */
export const LEADING = 1.36;

/** @param size in points */
export const style = (size: number, color: Color = INK, bold = false): Style => ({ size, color, bold });

/** The scale of the page: everything is set in one of these sizes, but for the name and the number in the letterhead. */
export const SIZES = {
  title: 19,
  due: 12.5,
  name: 9.4,
  body: 8.1,
  second: 7.3,
  mention: 6.8,
  label: 6.6,
} as const;

export const BODY = style(SIZES.body);
export const STRONG = style(SIZES.body, INK, true);
export const QUIET = style(SIZES.body, GREY);
export const SECOND = style(SIZES.second, GREY);
/** Names of what stands below or beside them. */
export const LABEL: Style = { ...style(SIZES.label, GREY), capitals: true };

/** The looks of what a line or a rate says. */
export const LOOKS: Readonly<Record<Weight, Style>> = { name: STRONG, text: BODY, detail: SECOND };

/** Widths of lines: between rows, under heads and above what counts. */
export const THIN = 0.34;
export const THICK = 0.85;

/** An invoice on its way to paper: what is drawn, in which colours, and how far down the page we are. */
export class Draft {
  readonly content: Content;
  readonly palette: Palette;
  readonly sheet = new Sheet();
  /** Lowest line of the body; below it stands the footer. */
  readonly bottom: number;
  /** Texts too long for their place; they are set in full with the notes, so that nothing is lost. */
  readonly overflow: string[] = [];
  /** Where the first page says what is due. */
  dueAt = TOP;
  /** Next free height on the page. */
  y = TOP;
  readonly #runningHead: (draft: Draft) => void;

  constructor(content: Content, palette: Palette, footerHeight: number, runningHead: (draft: Draft) => void) {
    this.content = content;
    this.palette = palette;
    this.bottom = HEIGHT - FOOT - footerHeight;
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
}

/** At most so many lines, the last an ellipsis; the caller sees to the rest. */
export function shortened<Line>(lines: readonly Line[], most: number, ellipsis: Line): readonly Line[] {
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), ellipsis];
}

/** Height of a number of lines of a style. */
export function leading(style: Style, lines = 1): number {
  return style.size * LEADING * lines;
}

/** Draws lines below each other from this top; returns the height they took. All but the last end with a space, for those who hear them. */
export function drawLines(
  draft: Draft,
  lines: readonly string[],
  x: number,
  top: number,
  look: Style,
  end = '',
): number {
  lines.forEach((line, i) => {
    const text = line + (i < lines.length - 1 ? ' ' : end);
    draft.sheet.text(text, x, top + leading(look, i) + look.size, look);
  });
  return leading(look, lines.length);
}
