import type { Picture } from '../logo/picture.ts';
import { GREY, HAIRLINE } from '../content/color.ts';
import type { Style } from './sheet.ts';
import { CONTENT, drawLines, leading, MARGIN, RIGHT, shortened, style, TOP, type Draft } from './draft.ts';

const LOGO_WIDTH = 170;
const LOGO_HEIGHT = 58;
const TITLE_WIDTH = 300;
const NOTICE = style(8, GREY);
const NAME_SIZES = [15, 13, 11];
const MOST_LINES = 3;

/** The letterhead: logo or name on the left, title and number on the right, a band of the accent on top. */
export function drawHead(draft: Draft, picture: Picture | null): void {
  draft.sheet.box(0, 0, RIGHT + MARGIN, 6, draft.palette.accent);
  drawNotice(draft);
  const { width, height: right } = drawTitle(draft);
  const left = picture ? drawLogo(draft, picture) : drawName(draft, CONTENT - width - 24);
  draft.y = TOP + Math.max(left, right) + 14;
}

/** Above all else, where there is something to know before reading. */
function drawNotice({ sheet, content }: Draft): void {
  const { notice } = content;
  if (notice) sheet.element('P', () => sheet.text(notice, MARGIN, 24, NOTICE));
}

function drawLogo(draft: Draft, picture: Picture): number {
  const scale = Math.min(LOGO_WIDTH / picture.width, LOGO_HEIGHT / picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  const alt = [draft.content.words.logo, draft.content.seller].join(' ');
  draft.sheet.figure('/Logo Do', [MARGIN, TOP, width, height], alt);
  return height;
}

/** A long name is set smaller before it is cut; the whole of it stands below in any case. */
function drawName(draft: Draft, width: number): number {
  const looks = NAME_SIZES.map((size) => style(size, draft.palette.heading, true));
  const fits = (look: Style): boolean =>
    draft.sheet.wrap(draft.content.name, width, look).length <= MOST_LINES;
  const look = looks.find(fits) ?? looks.at(-1)!;
  const lines = shortened(draft.sheet.wrap(draft.content.name, width, look), MOST_LINES, '…');
  draft.sheet.element('P', () => drawLines(draft, lines, MARGIN, TOP, look));
  return leading(look, lines.length);
}

function drawTitle(draft: Draft): { width: number; height: number } {
  const { sheet, content } = draft;
  const title = style(23, draft.palette.heading, true);
  const lines = sheet.wrap(content.title, TITLE_WIDTH - 20, title);
  sheet.element('H1', () => {
    lines.forEach((line, i) => sheet.textRight(line, RIGHT, TOP + leading(title, i) + title.size - 2, title));
  });
  const number = style(11.5, GREY, true);
  const top = TOP + leading(title, lines.length);
  sheet.element('P', () => sheet.textRight(content.number, RIGHT, top + number.size, number));
  const width = Math.max(
    ...lines.map((line) => sheet.width(line, title)),
    sheet.width(content.number, number),
  );
  return { width, height: leading(title, lines.length) + leading(number) };
}

/** What stands above the body from the second page on. */
export function drawRunningHead(draft: Draft): void {
  const { sheet, content, palette } = draft;
  sheet.box(0, 0, RIGHT + MARGIN, 6, palette.accent);
  const before = sheet.structure.suspend();
  const bold = style(8, palette.heading, true);
  const look = style(8, GREY);
  const title = [content.title, content.number].join(' ');
  const room = CONTENT - sheet.width(title, bold) - 20;
  const [start = '', ...rest] = sheet.wrap(content.seller, room - sheet.width(' …', look), look);
  const seller = rest.length > 0 ? start + ' …' : start;
  sheet.text(title, MARGIN, 48, bold);
  sheet.textRight(seller, RIGHT, 48, look);
  sheet.structure.resume(before);
  sheet.line(MARGIN, 58, RIGHT, 58, 0.5, HAIRLINE);
}
