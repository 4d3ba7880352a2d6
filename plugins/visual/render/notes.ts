import { GREY } from '../content/color.ts';
import type { Section } from '../content/index.ts';
import { CONTENT, LABEL, leading, MARGIN, SECOND, SIZES, style, type Draft } from './draft.ts';
import type { Style } from './sheet.ts';

const MENTION = style(SIZES.mention, GREY);
const BELOW = 3;
const SECTION_GAP = 5;
const HEADING_GAP = 1;
/** A paragraph of more lines may part between two pages. */
const MOST_TOGETHER = 6;

/** Running text, and last of all the mentions with what found no room elsewhere. */
export function drawNotes(draft: Draft, overlong: readonly string[]): void {
  for (const each of draft.content.sections) section(draft, each);
  for (const text of [...draft.content.notes, ...draft.overflow, ...overlong])
    paragraph(draft, text, MENTION);
}

/** Height of all of it, as it stands now. */
export function notesHeight(draft: Draft, overlong: readonly string[]): number {
  const { sections, notes } = draft.content;
  const height = (text: string, look: Style): number =>
    leading(look, draft.sheet.wrap(text, CONTENT, look).length) + BELOW;
  const texts = [...notes, ...draft.overflow, ...overlong].map((text) => height(text, MENTION));
  const all = sections.map(
    ({ paragraphs }) =>
      leading(LABEL) +
      HEADING_GAP +
      SECTION_GAP +
      paragraphs.reduce((sum, text) => sum + height(text, SECOND), 0),
  );
  return [...texts, ...all].reduce((sum, each) => sum + each, 0);
}

/** A heading never stands without the first lines of its text. */
function section(draft: Draft, { heading, paragraphs }: Section): void {
  draft.need(leading(LABEL) + HEADING_GAP + leading(SECOND, 2));
  draft.sheet.element('H2', () => draft.sheet.text(heading, MARGIN, draft.y + LABEL.size, LABEL));
  draft.y += leading(LABEL) + HEADING_GAP;
  for (const text of paragraphs) paragraph(draft, text, SECOND);
  draft.y += SECTION_GAP;
}

/** A paragraph never leaves a single line behind or ahead of a page break, and a short one does not part. */
function paragraph(draft: Draft, text: string, look: Style): void {
  const lines = draft.sheet.wrap(text, CONTENT, look);
  if (lines.length <= MOST_TOGETHER) draft.need(leading(look, lines.length));
  draft.sheet.element('P', () => {
    lines.forEach((line, i) => {
      const together = i === 0 || i === lines.length - 2 ? Math.min(2, lines.length - i) : 1;
      draft.need(leading(look, together));
      draft.sheet.text(i < lines.length - 1 ? line + ' ' : line, MARGIN, draft.y + look.size, look);
      draft.y += leading(look);
    });
  });
  draft.y += BELOW;
}
