import type { Picture } from '../logo/picture.ts';
import { GREY, RULE } from '../content/color.ts';
import type { Style } from './sheet.ts';
import {
  CONTENT,
  drawLines,
  leading,
  MARGIN,
  QUIET,
  RIGHT,
  SECOND,
  shortened,
  SIZES,
  style,
  THIN,
  TOP,
  type Draft,
} from './draft.ts';

const LOGO_WIDTH = 170;
const LOGO_HEIGHT = 50;
const TITLE_WIDTH = 300;
const NAME_SIZES = [15, 13, 11];
const NUMBER = style(9.5, GREY);
const MOST_LINES = 3;
const BELOW = 22;

/** The letterhead: logo or name on the left, title, number and day on the right. */
export function drawHead(draft: Draft, picture: Picture | null): void {
  drawNotice(draft);
  const { width, height: right } = drawTitle(draft);
  draft.dueAt = TOP + right + 4;
  const left = picture ? drawLogo(draft, picture) : drawName(draft, CONTENT - width - 24);
  draft.y = TOP + Math.max(left, right) + BELOW;
}

/** Above all else, where there is something to know before reading. */
function drawNotice({ sheet, content }: Draft): void {
  const { notice } = content;
  if (notice) sheet.element('P', () => sheet.text(notice, MARGIN, 26, SECOND));
}

function drawLogo(draft: Draft, picture: Picture): number {
  const scale = Math.min(LOGO_WIDTH / picture.width, LOGO_HEIGHT / picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  const alt = [draft.content.words.logo, draft.content.seller].join(' ');
  draft.sheet.figure('/Logo Do', [MARGIN, TOP, width, height], alt);
  return height;
}

/** A long name is set smaller before it is cut; the whole of it then stands with the notes. */
function drawName(draft: Draft, width: number): number {
  const { name } = draft.content;
  const looks = NAME_SIZES.map((size) => style(size, draft.palette.heading, true));
  const fits = (look: Style): boolean => draft.sheet.wrap(name, width, look).length <= MOST_LINES;
  const look = looks.find(fits) ?? looks.at(-1)!;
  const all = draft.sheet.wrap(name, width, look);
  const lines = shortened(all, MOST_LINES, '…');
  if (all.length > MOST_LINES) draft.overflows(draft.content.words.from, name);
  draft.sheet.element('P', () => drawLines(draft, lines, MARGIN, TOP, look));
  return leading(look, lines.length);
}

function drawTitle(draft: Draft): { width: number; height: number } {
  const { sheet, content, palette } = draft;
  const title = style(SIZES.title, palette.heading, true);
  const lines = sheet.wrap(content.title, TITLE_WIDTH - 20, title);
  const tall = title.size * 1.12;
  sheet.element('H1', () => {
    lines.forEach((line, i) => sheet.textRight(line, RIGHT, TOP + tall * i + 15, title));
  });
  const number = [content.number, content.issued].filter(Boolean).join(' · ');
  const top = TOP + tall * lines.length + 5;
  sheet.element('P', () => sheet.textRight(number, RIGHT, top + NUMBER.size - 1, NUMBER));
  const width = Math.max(...lines.map((line) => sheet.width(line, title)), sheet.width(number, NUMBER));
  return { width, height: top - TOP + NUMBER.size };
}

/**
 * Of an invoice of several pages the first says what is due, too, and where it is worked out. Furniture: who hears the pages gets
 * there in any case.
 */
export function drawDueAhead(draft: Draft): void {
  const { sheet, content } = draft;
  const pages = sheet.pages.length;
  if (pages === 1) return;
  const { label, amount } = content.due;
  sheet.turnTo(0);
  const text = [label, '\u00a0', amount, ', ', content.words.page, '\u00a0', pages].join('');
  sheet.textRight(text, RIGHT, draft.dueAt + QUIET.size, QUIET);
}

/** What stands above the body from the second page on. */
export function drawRunningHead(draft: Draft): void {
  const { sheet, content, palette } = draft;
  const before = sheet.structure.suspend();
  const bold = style(SIZES.body, palette.heading, true);
  const title = [content.title, content.number].join(' ');
  const room = CONTENT - sheet.width(title, bold) - 20;
  const [start = '', ...rest] = sheet.wrap(content.seller, room - sheet.width(' …', SECOND), SECOND);
  const seller = rest.length > 0 ? start + ' …' : start;
  sheet.text(title, MARGIN, 40, bold);
  sheet.textRight(seller, RIGHT, 40, SECOND);
  sheet.structure.resume(before);
  sheet.line(MARGIN, 48, RIGHT, 48, THIN, RULE);
}
